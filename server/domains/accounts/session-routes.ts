import type { Context } from 'hono';
import { passkeyOrigin } from '#server/http/app-origin.ts';
import { clientOf } from '#server/http/client.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { createOneAtATime } from '#server/http/one-at-a-time.ts';
import { problem } from '#server/http/problem.ts';
import { orRefuse } from '#server/http/refusals.ts';
import { pathId } from '#server/http/request.ts';
import type { Route } from '#server/http/router.ts';
import type { Session } from '#server/http/session.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { rememberClient } from './client-commands.ts';
import { changePassword } from './commands.ts';
import { usePasskey } from './passkey-commands.ts';
import { checkCurrentPassword } from './password-check.ts';
import { checkNewPassword } from './password-rules.ts';
import type { PasswordThrottle } from './password-throttle.ts';
import {
  type CallingSession,
  logoutDevice,
  logoutEverywhere,
  type SignedSession,
  verifyPassword,
} from './session-commands.ts';
import { listDevices } from './session-queries.ts';

/** The session that makes the call. */
const callingSession = ({ var: { user, session } }: Context<Session>): CallingSession => ({
  userId: user._id,
  sessionId: session._id,
});

/** A token for the session that continues. Refuses (401) if it has ended meanwhile. */
async function continueSession(
  { var: { user } }: Context<Session>,
  { tokens }: Pick<Dependencies, 'tokens'>,
  session: SignedSession | undefined,
): Promise<{ token: string }> {
  if (!session) throw problem(401, errorMessages.tokenInvalid);
  return { token: await tokens.sign(user, session._id, session.signedAt) };
}

/** The sessions of an account, and what needs its password again: rules SESSION-7, SESSION-8, SESSION-10, SESSION-11. */
export function sessionRoutes(
  route: Route,
  dependencies: Dependencies,
  passwordThrottle: PasswordThrottle,
) {
  const { database, passwords, passwordPolicy, clock, publicUrl, runInBackground } = dependencies;
  const { db } = database;
  const oneAtATime = createOneAtATime();

  route(endpoints.logout, async (c) => {
    await logoutDevice(db, callingSession(c));
  });
  route(endpoints.logoutEverywhere, async (c) =>
    continueSession(c, dependencies, await logoutEverywhere(db, callingSession(c), clock())),
  );
  route(endpoints.listDevices, async (c) => ({
    devices: await listDevices(db, callingSession(c), clock()),
  }));
  route(endpoints.logoutDevice, async (c) => {
    const sessionId = pathId(c, 'id', errorMessages.deviceNotFound);
    if (!(await logoutDevice(db, { userId: c.var.user._id, sessionId })))
      throw problem(404, errorMessages.deviceNotFound);
  });
  route(endpoints.changePassword, async (c, { readBody }) => {
    const { current_password, password } = await readBody();
    const { _id, email } = c.var.user;
    return oneAtATime(_id, async () => {
      await checkCurrentPassword(c.var, dependencies, passwordThrottle, current_password);
      await checkNewPassword(passwordPolicy, password, email);
      const hash = await passwords.hash(password);
      const session = await changePassword(db, callingSession(c), hash, clock());
      const { known } = clientOf(c, dependencies);
      if (session) runInBackground(() => rememberClient(db, _id, known, clock()));
      return continueSession(c, dependencies, session);
    });
  });
  route(endpoints.verifyPassword, async (c, { readBody }) => {
    const { password = '', passkey } = await readBody();
    const userId = c.var.user._id;
    await oneAtATime(userId, async () => {
      if (passkey) {
        const origin = passkeyOrigin(c, publicUrl);
        orRefuse('two_step', await usePasskey(db, origin, { passkey, userId }, clock()));
      } else await checkCurrentPassword(c.var, dependencies, passwordThrottle, password, 'verify');
      if (!(await verifyPassword(db, callingSession(c), clock())))
        throw problem(401, errorMessages.tokenInvalid);
    });
  });
}
