import type { Dependencies } from '#server/http/dependencies.ts';
import { errorCode } from '#server/platform/database/errors.ts';
import { judgeFailure } from '#server/platform/mail/mail-failure.ts';
import type { Language } from '#src/contract/language.ts';
import { RESET_PASSWORD_PATH } from '#src/contract/site/addresses.ts';
import { createReset, dropReset, noteResetSent, RESET_SENDING } from './reset-commands.ts';

type Link = { token: string; tokenHash: string; origin: string };

/**
 * Sends the account with this address a password reset link, if the account exists and its last link isn't too recent
 * (rule PASSWORD-2). Drops a link that couldn't be sent, so that another can be requested at once. Never throws errors
 * of the mail server: no caller waits for them.
 */
export async function forgotPassword(
  { database: { db }, mail, mailRenderer, clock, log }: Dependencies,
  email: string,
  { token, tokenHash, origin }: Link,
  { language, breakOff }: { language: Language; breakOff: AbortSignal },
): Promise<void> {
  const to = await createReset(db, email, tokenHash, clock());
  if (!to) return;
  const href = `${origin}${RESET_PASSWORD_PATH}?token=${token}`;
  let isHandedOver = false;
  const beforeEnd = async () => {
    await noteResetSent(db, tokenHash, clock());
    isHandedOver = true;
  };
  const signal = AbortSignal.any([AbortSignal.timeout(RESET_SENDING), breakOff]);
  try {
    const message = {
      to,
      ...(await mailRenderer.renderLetter({ language, letter: { kind: 'reset' }, href })),
    };
    await mail.send(message, { beforeEnd, signal });
  } catch (error) {
    const verdict = judgeFailure(error, isHandedOver);
    log('mail.failed', { purpose: 'password_reset', verdict, code: errorCode(error) });
    // If only the mail server's answer is missing, the mail may have arrived, so its link must work.
    if (verdict !== 'unanswered') await dropReset(db, tokenHash);
  }
}
