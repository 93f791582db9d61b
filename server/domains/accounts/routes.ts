import { passkeyOrigin } from '#server/http/app-origin.ts';
import { clientOf } from '#server/http/client.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { namedLanguage, preferredLanguage } from '#server/http/language.ts';
import { fieldProblem, problem } from '#server/http/problem.ts';
import type { Route } from '#server/http/router.ts';
import { TERMS_HEADER } from '#src/contract/accounts/legal-texts.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { register, setLanguage } from './commands.ts';
import { findTermsVersion } from './consent-queries.ts';
import { checkLogin } from './password-check.ts';
import { checkNewPassword } from './password-rules.ts';
import type { PasswordThrottle } from './password-throttle.ts';
import { toUser } from './queries.ts';
import { checkSecondStep } from './second-step-check.ts';
import { login } from './session-commands.ts';

/** /api/auth: accounts and the ways into them (rules AUTH-1 and AUTH-3). */
export function accountRoutes(
  route: Route,
  dependencies: Dependencies,
  passwordThrottle: PasswordThrottle,
) {
  const { database, tokens, passwords, passwordPolicy, clock } = dependencies;

  route(endpoints.register, async (c, { readBody }) => {
    const registration = await readBody();
    await checkNewPassword(passwordPolicy, registration.password, registration.email);
    const language = preferredLanguage(c.req.header('accept-language'));
    const terms = c.req.header(TERMS_HEADER);
    const account = { ...registration, language, terms };
    const from = { client: clientOf(c, dependencies), tokens, now: clock() };
    const made = await register(database.db, account, passwords.hash, from);
    if (made === 'taken') throw fieldProblem('email', errorMessages.emailTaken);
    const { _id, session } = made;
    c.set('accountId', _id);
    passwordThrottle.recordSuccess(c.var, registration);
    const { user_type } = registration;
    return { token: await tokens.sign({ _id, user_type }, session._id, session.signedAt) };
  });
  route(endpoints.login, async (c, { readBody }) => {
    const { code, passkey, ...credentials } = await readBody();
    const found = await checkLogin(c.var, dependencies, passwordThrottle, credentials, (id) =>
      c.set('accountId', id),
    );
    const step = { code, passkey, readOrigin: () => passkeyOrigin(c, dependencies.publicUrl) };
    await checkSecondStep(c.var, dependencies, passwordThrottle, found, step);
    const session = await login(database.db, found, clientOf(c, dependencies), clock());
    // The password that was compared is no longer the account's.
    if (!session) throw problem(400, errorMessages.credentialsInvalid);
    const language = namedLanguage(c.req.header('accept-language'));
    if (language) await setLanguage(database.db, found._id, language);
    return { token: await tokens.sign(found, session._id, session.signedAt) };
  });
  route(endpoints.getMe, async (c) => ({
    ...toUser(c.var.user),
    terms_version: await findTermsVersion(database.db, c.var.user._id),
  }));
}
