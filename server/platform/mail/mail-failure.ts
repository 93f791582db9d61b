/*
 * Classifies failed attempts. Whether to retry depends on who is at fault, and on whether the message may have arrived
 * anyway.
 */

/** `later`: retry. `never`: the mail server won't accept it. `unanswered`: it may have arrived, unconfirmed. */
export type Verdict = 'later' | 'never' | 'unanswered';

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** Maximum characters of a stored reason. */
const REASON_MAX = 300;

/** SMTP commands whose replies concern this message and address, not our account with the server (rule MAIL-5). */
const ABOUT_THE_MAIL = /^(RCPT TO|DATA)$/;

/**
 * @param error what `Mail.send` has thrown
 * @param isHandedOver whether the mail server had all of the message
 */
export function judgeFailure(error: unknown, isHandedOver: boolean): Verdict {
  const { command = '', responseCode }: SmtpError = error instanceof Error ? error : new Error();
  if (responseCode === undefined) return isHandedOver ? 'unanswered' : 'later';
  return responseCode >= 500 && (isHandedOver || ABOUT_THE_MAIL.test(command)) ? 'never' : 'later';
}

/** Whether the mail server gave no reply, so that trying the next mail now is useless. */
export const gotNoReply = (error: unknown): boolean =>
  !(error instanceof Error && 'responseCode' in error);

/** The reason for the operator, in the mail server's words if there are any. */
export function describeFailure(error: unknown): string {
  const { code, command, message }: SmtpError = error instanceof Error ? error : new Error();
  return [code, command, message].filter(Boolean).join(' ').slice(0, REASON_MAX);
}
