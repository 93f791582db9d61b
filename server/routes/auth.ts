import { type Context, Hono } from 'hono';
import { credentialsSchema, registrationSchema } from '../../src/contract/credentials.ts';
import { messages } from '../../src/contract/messages.ts';
import { passwordChangeSchema } from '../../src/contract/password-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { isUniqueViolation } from '../failures.ts';
import { checkNewPassword } from '../password-rules.ts';
import type { PasswordThrottle } from '../password-throttle.ts';
import { fieldProblem, problem } from '../problem.ts';
import type { Limit } from '../rate-limits.ts';
import { parse, readJson, readObject } from '../request.ts';
import { requireUser, type Session } from '../session.ts';
import { changePassword, endSessions } from '../store/sessions.ts';
import { createUser, emailKey, findCredentials, revokeToken, toUser } from '../store/users.ts';
import type { TokenOwner } from '../tokens.ts';

/** /api/auth: accounts and sessions. */
export function authRoutes(
  dependencies: Dependencies,
  limit: Limit,
  passwordThrottle: PasswordThrottle,
) {
  const { database, tokens, passwords, passwordPolicy = 'specification', clock } = dependencies;
  const signedIn = requireUser(dependencies);

  /** Answers with a token for the session that goes on, unless it has ended meanwhile. */
  const goOn = async (c: Context, owner: TokenOwner | undefined) => {
    if (!owner) throw problem(401, messages.tokenInvalid);
    return c.json({ token: await tokens.sign(owner) });
  };
  const sessionOf = (c: Context<Session>) => ({ _id: c.var.user._id, version: c.var.claims.sv });

  return new Hono()
    .post('/register', async (c) => {
      // The names come in snake and in camel case; snake case wins (rule CALL-3).
      const body = await readObject(c);
      const registration = parse(registrationSchema, {
        ...body,
        first_name: body.first_name ?? body.firstName,
        last_name: body.last_name ?? body.lastName,
        user_type: body.user_type ?? body.userType,
      });
      limit(c, 'register');
      await checkNewPassword(passwordPolicy, registration.password, registration.email);
      const user = await createUser(database.db, registration, passwords.hash).catch((error) => {
        throw isUniqueViolation(error) ? fieldProblem('email', messages.emailTaken) : error;
      });
      c.set('accountId', user._id);
      passwordThrottle.recordSuccess(c, emailKey(registration.email));
      return c.json({ token: await tokens.sign(user) }, 201);
    })
    .post('/login', async (c) => {
      const { email, password } = await readJson(c, credentialsSchema);
      limit(c, 'login');
      // With the session version of now: a password that is changed while this one is compared ends this session too.
      let found: Awaited<ReturnType<typeof findCredentials>>;
      const matches = await passwordThrottle.attempt(c, emailKey(email), async () => {
        found = await findCredentials(database.db, email);
        c.set('accountId', found?._id);
        return (await passwords.matches(password, found?.password_hash)) && found !== undefined;
      });
      if (!found || !matches) throw problem(400, messages.credentialsInvalid);
      return c.json({ token: await tokens.sign(found) });
    })
    .get('/me', signedIn, (c) => c.json(toUser(c.var.user)))
    .put('/password', signedIn, async (c) => {
      const { current_password, password } = await readJson(c, passwordChangeSchema);
      const { _id, email } = c.var.user;
      const matches = await passwordThrottle.attempt(c, `password of ${_id}`, async () => {
        const found = await findCredentials(database.db, email);
        return passwords.matches(current_password, found?.password_hash);
      });
      if (!matches) {
        c.var.log('password.refused', { address: c.var.address });
        throw fieldProblem('current_password', messages.currentPasswordWrong);
      }
      await checkNewPassword(passwordPolicy, password, email);
      const hash = await passwords.hash(password);
      return goOn(c, await changePassword(database.db, sessionOf(c), hash, clock()));
    })
    .post('/logout', signedIn, async (c) => {
      const { jti, exp } = c.var.claims;
      await revokeToken(database.db, jti, new Date(exp * 1000), clock());
      return c.body(null, 204);
    })
    .post('/logout-everywhere', signedIn, async (c) =>
      goOn(c, await endSessions(database.db, sessionOf(c))),
    );
}
