/*
 * What a failed attempt means: whether to try again is a question of who is at fault, and whether the message
 * may have arrived all the same.
 */

/** `later`: try again. `never`: it won't be taken. `unanswered`: it may have arrived, and nobody said so. */
export type Verdict = 'later' | 'never' | 'unanswered';

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** Characters of a stored reason. */
const REASON_MAX = 300;

/** Steps in which a mail server speaks of this message and its address, not of our account with it (rule MAIL-5). */
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

/** Whether the mail server could not be spoken to at all, so that it is no use to try the next mail now. */
export const isOutOfReach = (error: unknown): boolean =>
  !(error instanceof Error && 'responseCode' in error);

/** Why it failed, for the operator: the mail server's own words where it had any. */
export function describeFailure(error: unknown): string {
  const { code, command, message }: SmtpError = error instanceof Error ? error : new Error();
  return [code, command, message].filter(Boolean).join(' ').slice(0, REASON_MAX);
}
