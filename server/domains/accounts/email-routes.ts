import type { Dependencies } from '#server/http/dependencies.ts';
import { fieldProblem, filledProblem } from '#server/http/problem.ts';
import { orRefuse } from '#server/http/refusals.ts';
import type { Route } from '#server/http/router.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import {
  cancelEmailChange,
  changeEmail,
  confirmEmail,
  confirmEmailByCode,
  resendConfirmation,
} from './email-commands.ts';
import { getEmailSettings } from './email-queries.ts';
import { checkCurrentPassword } from './password-check.ts';
import type { PasswordThrottle } from './password-throttle.ts';

/** /api/auth/email: proving an address, and changing it (rules CONFIRM-1 to CONFIRM-6). */
export function emailRoutes(
  route: Route,
  dependencies: Dependencies,
  passwordThrottle: PasswordThrottle,
) {
  const { database, tokens, clock } = dependencies;
  const { db } = database;

  route(endpoints.getEmailSettings, (c) => getEmailSettings(db, c.var.user, clock()));
  route(endpoints.changeEmail, async (c, { readBody }) => {
    const { email, current_password } = await readBody();
    await checkCurrentPassword(c.var, dependencies, passwordThrottle, current_password);
    const wish = { userId: c.var.user._id, email };
    if ((await changeEmail(db, tokens, wish, clock())) === 'unchanged')
      throw fieldProblem('email', errorMessages.emailUnchanged);
  });
  route(endpoints.cancelEmailChange, (c) => cancelEmailChange(db, c.var.user));
  route(endpoints.resendConfirmation, async (c) => {
    const sent = await resendConfirmation(db, tokens, c.var.user._id, clock());
    const outcome = orRefuse('confirmation', sent);
    if (outcome === 'done') return;
    const seconds = Math.ceil(outcome.wait / 1000);
    const values = { minutes: Math.ceil(seconds / 60) };
    throw filledProblem(429, errorMessages.confirmationWait, values, {
      'Retry-After': String(seconds),
    });
  });
  route(endpoints.confirmEmailByCode, async (c, { readBody }) => {
    const { code } = await readBody();
    const guess = { userId: c.var.user._id, code };
    const result = await confirmEmailByCode(db, tokens, guess, clock());
    if (result === 'wrong') throw fieldProblem('code', errorMessages.codeWrong);
    if (result === 'expired') throw fieldProblem('code', errorMessages.codeExpired);
    return orRefuse('confirmation', result);
  });
  route(endpoints.confirmEmail, async (_c, { readBody }) => {
    const { token } = await readBody();
    return orRefuse('confirmation', await confirmEmail(db, tokens, token, clock()));
  });
}
