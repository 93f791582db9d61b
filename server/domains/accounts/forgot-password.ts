import type { Dependencies } from '#server/http/dependencies.ts';
import { errorCode } from '#server/platform/database/errors.ts';
import { judgeFailure } from '#server/platform/mail/mail-failure.ts';
import type { Language } from '#src/contract/language.ts';
import { createReset, dropReset, noteResetSent, RESET_SENDING } from './reset-commands.ts';

type Link = { token: string; tokenHash: string; origin: string };

/**
 * Sends the account with this address a link to a new password, if there is one and its last link isn't too recent
 * (rule PASSWORD-2). A link that couldn't be sent is forgotten, so that another can be requested at once. Errors of
 * the mail server are never thrown: nobody waits for them.
 */
export async function forgotPassword(
  { database: { db }, mail, mailRenderer, clock, log }: Dependencies,
  email: string,
  { token, tokenHash, origin }: Link,
  { language, breakOff }: { language: Language; breakOff: AbortSignal },
): Promise<void> {
  const to = await createReset(db, email, tokenHash, clock());
  if (!to) return;
  const link = `${origin}/reset-password?token=${token}`;
  let isHandedOver = false;
  const beforeEnd = async () => {
    await noteResetSent(db, tokenHash, clock());
    isHandedOver = true;
  };
  const signal = AbortSignal.any([AbortSignal.timeout(RESET_SENDING), breakOff]);
  try {
    const message = { to, ...(await mailRenderer.renderReset({ language, link })) };
    await mail.send(message, { beforeEnd, signal });
  } catch (error) {
    const verdict = judgeFailure(error, isHandedOver);
    log('mail.failed', { purpose: 'password_reset', verdict, code: errorCode(error) });
    // If only the answer is missing, the mail may have arrived, and then its link works.
    if (verdict !== 'unanswered') await dropReset(db, tokenHash);
  }
}
