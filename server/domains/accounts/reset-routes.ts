import { randomBytes } from 'node:crypto';
import { appOrigin } from '#server/http/app-origin.ts';
import { clientOf } from '#server/http/client.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { preferredLanguage } from '#server/http/language.ts';
import { createOneAtATime } from '#server/http/one-at-a-time.ts';
import { problem } from '#server/http/problem.ts';
import type { Route } from '#server/http/router.ts';
import { breakOffAfter } from '#server/platform/mail/break-off.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { rememberClient } from './client-commands.ts';
import { forgotPassword } from './forgot-password.ts';
import { hashOf } from './link-rules.ts';
import { checkNewPassword } from './password-rules.ts';
import type { PasswordThrottle } from './password-throttle.ts';
import { resetPassword } from './reset-commands.ts';
import { findResetOwner } from './reset-queries.ts';

/** 192 bits can't be guessed, and the link still fits on one line of a mail. */
const TOKEN_BYTES = 24;

/** /api/auth/forgot-password and /api/auth/reset-password (rule PASSWORD-1). */
export function resetRoutes(
  route: Route,
  dependencies: Dependencies,
  passwordThrottle: PasswordThrottle,
) {
  const { database, passwords, passwordPolicy, clock, runInBackground, publicUrl, stopping } =
    dependencies;
  const { db } = database;
  const breakOff = breakOffAfter(stopping);
  const oneAtATime = createOneAtATime();

  route(endpoints.forgotPassword, async (c, { readBody }) => {
    const { email } = await readBody();
    const origin = appOrigin(c, publicUrl);
    const language = preferredLanguage(c.req.header('accept-language'));
    if (!origin) c.var.log('mail.no_address');
    // Runs after the reply, so that its duration doesn't reveal whether the account exists.
    else
      runInBackground(async () => {
        const token = randomBytes(TOKEN_BYTES).toString('base64url');
        const link = { token, tokenHash: hashOf(token), origin };
        await forgotPassword(dependencies, email, link, { language, breakOff });
      });
  });
  route(endpoints.resetPassword, async (c, { readBody }) => {
    const { token, password } = await readBody();
    const tokenHash = hashOf(token);
    const refusal = problem(400, errorMessages.linkInvalid);
    // Checked first, so that a made-up token costs no password hashing.
    const owner = await findResetOwner(db, tokenHash, clock());
    if (!owner) throw refusal;
    await checkNewPassword(passwordPolicy, password, owner.email);
    await oneAtATime(owner._id, async () => {
      const passwordHash = await passwords.hash(password);
      if (!(await resetPassword(db, tokenHash, passwordHash, clock()))) throw refusal;
    });
    c.set('accountId', owner._id);
    passwordThrottle.recordSuccess(c.var, owner);
    const { known } = clientOf(c, dependencies);
    runInBackground(() => rememberClient(db, owner._id, known, clock()));
  });
}
