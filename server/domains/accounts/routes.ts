import type { Context } from 'hono';
import type { Dependencies } from '#server/http/dependencies.ts';
import { namedLanguage, preferredLanguage } from '#server/http/language.ts';
import { createOneAtATime } from '#server/http/one-at-a-time.ts';
import { fieldProblem, problem } from '#server/http/problem.ts';
import type { Route } from '#server/http/router.ts';
import type { Session } from '#server/http/session.ts';
import { isUniqueViolation } from '#server/platform/database/errors.ts';
import type { TokenOwner } from '#server/platform/secrets/tokens.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { changePassword, logout, logoutEverywhere, register, setLanguage } from './commands.ts';
import { checkNewPassword } from './password-rules.ts';
import type { PasswordThrottle } from './password-throttle.ts';
import { findCredentials, toUser } from './queries.ts';

/** /api/auth: accounts and sessions (rules AUTH-1 and AUTH-3). */
export function accountRoutes(
  route: Route,
  dependencies: Dependencies,
  passwordThrottle: PasswordThrottle,
) {
  const { database, tokens, passwords, passwordPolicy, clock } = dependencies;
  const oneAtATime = createOneAtATime();

  /** A token for the continuing session, unless it has ended meanwhile. */
  const continueSession = async (owner: TokenOwner | undefined) => {
    if (!owner) throw problem(401, errorMessages.tokenInvalid);
    return { token: await tokens.sign(owner) };
  };
  const sessionOf = (c: Context<Session>) => ({ _id: c.var.user._id, version: c.var.claims.sv });

  route(endpoints.register, async (c, { readBody }) => {
    const registration = await readBody();
    await checkNewPassword(passwordPolicy, registration.password, registration.email);
    const language = preferredLanguage(c.req.header('accept-language'));
    const account = { ...registration, language };
    const user = await register(database.db, account, passwords.hash).catch((error: unknown) => {
      throw isUniqueViolation(error) ? fieldProblem('email', errorMessages.emailTaken) : error;
    });
    c.set('accountId', user._id);
    passwordThrottle.recordSuccess(c.var, registration);
    return { token: await tokens.sign(user) };
  });
  route(endpoints.login, async (c, { readBody }) => {
    const { email, password } = await readBody();
    // Reads the session version before comparing: if the password changes meanwhile, this session ends too.
    let found: Awaited<ReturnType<typeof findCredentials>>;
    const matches = await passwordThrottle.attempt(c.var, { email }, async () => {
      found = await findCredentials(database.db, email);
      c.set('accountId', found?._id);
      return (await passwords.matches(password, found?.password_hash, true)) && found !== undefined;
    });
    if (!found || !matches) throw problem(400, errorMessages.credentialsInvalid);
    const language = namedLanguage(c.req.header('accept-language'));
    if (language) await setLanguage(database.db, found._id, language);
    return { token: await tokens.sign(found) };
  });
  route(endpoints.getMe, (c) => toUser(c.var.user));
  route(endpoints.changePassword, async (c, { readBody }) => {
    const { current_password, password } = await readBody();
    const { _id, email } = c.var.user;
    return oneAtATime(_id, async () => {
      const matches = await passwordThrottle.attempt(
        c.var,
        { email, purpose: 'change' },
        async () => {
          const found = await findCredentials(database.db, email);
          return passwords.matches(current_password, found?.password_hash);
        },
      );
      if (!matches) {
        c.var.log('password.refused', { address: c.var.address });
        throw fieldProblem('current_password', errorMessages.currentPasswordWrong);
      }
      await checkNewPassword(passwordPolicy, password, email);
      const hash = await passwords.hash(password);
      return continueSession(await changePassword(database.db, sessionOf(c), hash, clock()));
    });
  });
  route(endpoints.logout, async (c) => {
    const { jti, exp } = c.var.claims;
    await logout(database.db, jti, new Date(exp * 1000), clock());
  });
  route(endpoints.logoutEverywhere, async (c) =>
    continueSession(await logoutEverywhere(database.db, sessionOf(c))),
  );
}
