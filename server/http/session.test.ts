import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createTokens } from '#server/platform/secrets/tokens.ts';
import type { Callers } from '#src/contract/endpoint.ts';
import type { UserType } from '#src/contract/enumerations.ts';
import { errorMessages, type ServerMessage } from '#src/contract/error-messages.ts';
import { secretsOf } from '#tests/tokens.ts';
import type { Dependencies } from './dependencies.ts';
import { Problem } from './problem.ts';
import {
  admitCaller,
  callingCandidate,
  callingEmployer,
  type Session,
  sessionUser,
} from './session.ts';
import type { SessionUser } from './session-user.ts';

const idOf = (digit: number) => `0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5${digit}`;
const people = {
  candidate: { _id: idOf(1), user_type: 'candidate', is_admin: false },
  employer: { _id: idOf(2), user_type: 'employer', is_admin: false },
  admin: { _id: idOf(3), user_type: 'employer', is_admin: true },
} as Record<'candidate' | 'employer' | 'admin', SessionUser>;
type Who = keyof typeof people;

let now = Date.parse('2026-11-27T10:00:00Z');
const [OPEN, ENDED] = [idOf(5), idOf(6)];
const seenAt = new Date(now);
const tokens = createTokens(
  secretsOf('a secret for tests, longer than thirty-two characters'),
  () => new Date(now),
);
const dependencies = {
  tokens,
  database: { db: {} },
  clock: () => new Date(now),
  findSessionUser: async (_db: unknown, { userId, sessionId }: Record<string, string>) => {
    const user = Object.values(people).find(({ _id }) => _id === userId);
    const session = { _id: sessionId, seen_at: seenAt, verified_at: seenAt };
    return sessionId === OPEN && user ? { user, session } : undefined;
  },
} as unknown as Dependencies;
const signFor = (user: { _id: string; user_type: UserType }, session = OPEN) =>
  tokens.sign(user, session, new Date(now));
const tokenOf = (who: Who, session = OPEN) => signFor(people[who], session);

const app = new Hono<Session>();
const guarded = (path: string, callers: Exclude<Callers, 'everyone'>, message?: ServerMessage) => {
  const admit = admitCaller(dependencies, callers, message);
  app.get(path, async (c) => {
    await admit(c);
    return c.json([c.var.user._id, c.var.session._id, c.var.accountId]);
  });
};
for (const callers of ['user', 'candidate', 'employer', 'admin'] as const)
  guarded(`/${callers}`, callers);
guarded('/worded', 'candidate', errorMessages.candidatesOnly);
app.get('/session', async (c) => c.json((await sessionUser(c, dependencies))._id));
app.get('/calling', async (c) =>
  c.json([
    (await callingEmployer(c, dependencies)) ?? null,
    (await callingCandidate(c, dependencies)) ?? null,
  ]),
);
app.onError((error, c) =>
  error instanceof Problem ? c.json(error.body, error.status) : c.json(error.message, 500),
);

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.request(path, { headers });
  return [response.status, await response.json()];
};
const askAs = async (path: string, who: Who) => ask(path, { 'X-Auth-Token': await tokenOf(who) });

it.each<[Who, string, ServerMessage | undefined]>([
  ['candidate', '/user', undefined],
  ['employer', '/user', undefined],
  ['candidate', '/candidate', undefined],
  ['employer', '/candidate', errorMessages.candidatesOnlyHere],
  ['employer', '/employer', undefined],
  ['candidate', '/employer', errorMessages.employersOnly],
  ['admin', '/admin', undefined],
  ['admin', '/employer', undefined],
  ['employer', '/admin', errorMessages.forbidden],
  ['candidate', '/admin', errorMessages.forbidden],
  ['employer', '/worded', errorMessages.candidatesOnly],
])('%s at %s: %s (ACCESS-2)', async (who, path, msg) => {
  const { _id } = people[who];
  expect(await askAs(path, who)).toEqual(msg ? [403, { msg }] : [200, [_id, OPEN, _id]]);
});

it('reads the token from either header (ACCESS-2)', async () => {
  const token = await tokenOf('candidate');
  for (const authorization of [`Bearer ${token}`, `bearer  ${token} `])
    expect(await ask('/session', { authorization })).toEqual([200, idOf(1)]);
  const other = await tokenOf('employer');
  const both = { 'X-Auth-Token': token, authorization: `Bearer ${other}` };
  expect(await ask('/session', both)).toEqual([200, idOf(1)]);
});

it('refuses a token that is missing, invalid or expired, or whose session has ended (ACCESS-2)', async () => {
  const refused = (msg: ServerMessage) => [401, { msg }];
  const token = await tokenOf('candidate');
  expect(await ask('/session')).toEqual(refused(errorMessages.noToken));
  for (const authorization of [token, `Basic ${token}`, `x bearer ${token}`])
    expect(await ask('/session', { authorization })).toEqual(refused(errorMessages.noToken));
  const invalid = [
    'x',
    await tokenOf('candidate', ENDED),
    await tokenOf('candidate', 'x'),
    await signFor({ _id: 'x', user_type: 'candidate' }),
    await signFor({ _id: idOf(9), user_type: 'candidate' }),
  ];
  for (const one of invalid)
    expect(await ask('/session', { 'X-Auth-Token': one })).toEqual(
      refused(errorMessages.tokenInvalid),
    );
  now += 8 * 24 * 60 * 60 * 1000;
  expect(await ask('/session', { 'X-Auth-Token': token })).toEqual(
    refused(errorMessages.tokenExpired),
  );
});

it('knows who calls where anyone may, and takes an invalid token for none', async () => {
  expect(await askAs('/calling', 'employer')).toEqual([200, [idOf(2), null]]);
  expect(await askAs('/calling', 'candidate')).toEqual([200, [null, idOf(1)]]);
  expect(await ask('/calling')).toEqual([200, [null, null]]);
  expect(await ask('/calling', { 'X-Auth-Token': 'x' })).toEqual([200, [null, null]]);
});

it('does not hide a failure of the database behind a missing session', async () => {
  const headers = { 'X-Auth-Token': await tokenOf('employer') };
  for (const error of [new Error('no connection'), new Problem(503, { msg: 'busy' })]) {
    const failing = { ...dependencies, findSessionUser: () => Promise.reject(error) };
    const other = new Hono();
    other.get('/', async (c) => c.json((await callingEmployer(c, failing)) ?? null));
    other.onError(({ message }, c) => c.json(message, 500));
    expect(await (await other.request('/', { headers })).json()).toBe(error.message);
  }
});
