import { Hono } from 'hono';
import { credentialsSchema, registrationSchema } from '../../src/contract/credentials.ts';
import { texts } from '../../src/contract/texts.ts';
import type { Dependencies } from '../dependencies.ts';
import { isDuplicate } from '../failures.ts';
import { fieldProblem, problem } from '../problem.ts';
import type { Limit } from '../rate-limits.ts';
import { parse, readJson, readObject } from '../request.ts';
import { requireUser } from '../session.ts';
import { createUser, emailKey, findCredentials, revokeToken, toUser } from '../store/users.ts';

/** /api/auth: accounts and sessions. */
export function authRoutes(dependencies: Dependencies, limit: Limit) {
  const { database, tokens, passwords, clock } = dependencies;
  const signedIn = requireUser(dependencies);

  return new Hono()
    .post('/register', async (c) => {
      // The names come in snake and in camel case (specification, section 7); snake case wins.
      const body = await readObject(c);
      const registration = parse(registrationSchema, {
        ...body,
        first_name: body.first_name ?? body.firstName,
        last_name: body.last_name ?? body.lastName,
        user_type: body.user_type ?? body.userType,
      });
      limit(c, 'register');
      const user = await createUser(database.db, registration, passwords.hash).catch((error) => {
        throw isDuplicate(error) ? fieldProblem('email', texts.emailTaken) : error;
      });
      c.set('accountId', user._id);
      return c.json({ token: await tokens.sign(user) }, 201);
    })
    .post('/login', async (c) => {
      const { email, password } = await readJson(c, credentialsSchema);
      limit(c, 'login');
      limit(c, 'loginToAccount', emailKey(email));
      // A password that is changed while this one is compared ends this session too.
      const issued = clock();
      const found = await findCredentials(database.db, email);
      c.set('accountId', found?._id);
      const matches = await passwords.matches(password, found?.password_hash);
      if (!found || !matches) throw problem(400, texts.credentialsInvalid);
      return c.json({ token: await tokens.sign(found, issued) });
    })
    .get('/me', signedIn, (c) => c.json(toUser(c.var.user)))
    .post('/logout', signedIn, async (c) => {
      const { jti, exp } = c.var.claims;
      await revokeToken(database.db, jti, new Date(exp * 1000), clock());
      return c.body(null, 204);
    });
}
