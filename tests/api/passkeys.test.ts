import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { deleteOld } from '#server/domains/server/background.ts';
import { passkeys, webauthnChallenges } from '#server/platform/database/schema.ts';
import type { SecondStep } from '#src/contract/accounts/second-step.ts';
import { VERIFIED_MS } from '#src/contract/limits.ts';
import { makePasskey } from '#tests/authenticator.ts';
import { makeCandidate, makeEmployer, PASSWORD, type Person } from '#tests/factories.ts';
import { apiTest, refusal } from './api-test.ts';

const { backend, test } = apiTest();

const ORIGIN = 'https://jobs.example';
const MINUTE = 60_000;
const REFUSED = '400 This passkey couldn’t be checked. Try again, or use another way to log in.';
const UNKNOWN = '400 We don’t know this passkey. It may have been removed from the account.';
const ELSEWHERE = '400 Passkeys don’t work at this address. Open the site at its own address.';

type Asker = Pick<Person, 'token'> | undefined;
/** A call to a server with a public address, as an instance of it answers. */
const send = (method: string, path: string, person?: Asker, json?: unknown, headers = {}) =>
  createApi({ ...backend().dependencies, publicUrl: ORIGIN }).request(path, {
    method,
    headers: {
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(person && { 'X-Auth-Token': person.token }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
type Options = { options: { challenge: string; [name: string]: unknown } };
const optionsOf = async (reply: Response | Promise<Response>) =>
  ((await (await reply).json()) as Options).options;
const loginOptions = () => optionsOf(send('POST', '/api/auth/passkeys/options'));
const registration = (person: Asker) =>
  optionsOf(send('POST', '/api/auth/passkeys/registration', person));
const stateOf = async (person: Asker) =>
  (await (await send('GET', '/api/auth/second-step', person)).json()) as SecondStep;

const add = (person: Asker, passkey: unknown, name = 'Phone') =>
  send('POST', '/api/auth/passkeys', person, { name, passkey });
/** Makes a passkey and adds it to the account; returns its recovery codes as well. */
async function addPasskey(person: Asker, name = 'Phone') {
  const device = makePasskey();
  const { challenge } = await registration(person);
  const added = await add(person, device.register({ challenge, origin: ORIGIN }), name);
  expect(added.status).toBe(200);
  const { recovery_codes: codes } = (await added.json()) as { recovery_codes: string[] };
  return { device, codes };
}
type Device = ReturnType<typeof makePasskey>;
type Signing = Partial<Parameters<Device['sign']>[0]>;
const sign = async (device: Device, more: Signing = {}) => {
  const { challenge } = await loginOptions();
  return device.sign({ challenge, origin: ORIGIN, ...more });
};
const loginBy = (passkey: unknown) =>
  send('POST', '/api/auth/passkeys/login', undefined, { passkey });
const login = (email: string, passkey: unknown) =>
  send('POST', '/api/auth/login', undefined, { email, password: PASSWORD, passkey });

describe('adding a passkey', () => {
  test('asks for one that is found without a name and checks its owner (TWOSTEP-4)', async ({
    candidate,
  }) => {
    const { device } = await addPasskey(candidate);
    const options = await registration(candidate);
    expect(options).toMatchObject({
      rp: { name: 'Meydan', id: 'jobs.example' },
      user: { name: candidate.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      // A device has one passkey of an account.
      excludeCredentials: [{ id: device.id, transports: ['internal'] }],
    });
  });

  test('gives recovery codes with the first, and lists it (TWOSTEP-5, TWOSTEP-6)', async ({
    candidate,
  }) => {
    const { codes } = await addPasskey(candidate);
    expect(codes).toHaveLength(10);
    expect((await addPasskey(candidate, 'Laptop')).codes).toEqual([]);
    expect(await stateOf(candidate)).toMatchObject({
      passkeys: [
        { name: 'Phone', used_at: null },
        { name: 'Laptop', used_at: null },
      ],
      recovery_codes_left: 10,
    });
  });

  test('is refused if it was made elsewhere, for another challenge, or without its owner (TWOSTEP-4)', async ({
    candidate,
    employer,
  }) => {
    const device = makePasskey();
    const made = async (more: Signing) => {
      const { challenge } = await registration(candidate);
      return refusal(add(candidate, device.register({ challenge, origin: ORIGIN, ...more })));
    };
    expect(await made({ origin: 'https://jobs.example.evil.test' })).toBe(REFUSED);
    expect(await made({ site: 'evil.test' })).toBe(REFUSED);
    expect(await made({ isVerified: false })).toBe(REFUSED);
    expect(await made({ challenge: 'AAAA' })).toBe(REFUSED);
    // A challenge to log in, and one of another account.
    expect(await made({ challenge: (await loginOptions()).challenge })).toBe(REFUSED);
    expect(await made({ challenge: (await registration(employer)).challenge })).toBe(REFUSED);
    expect((await stateOf(candidate)).passkeys).toEqual([]);
  });

  test('uses a challenge once, for five minutes (TWOSTEP-4)', async ({ candidate }) => {
    const { challenge } = await registration(candidate);
    const make = (using: string) =>
      add(candidate, makePasskey().register({ challenge: using, origin: ORIGIN }));
    expect((await make(challenge)).status).toBe(200);
    expect(await refusal(make(challenge))).toBe(REFUSED);
    const late = await registration(candidate);
    backend().clock.advance(5 * MINUTE + 1000);
    expect(await refusal(make(late.challenge))).toBe(REFUSED);
    const { database, clock } = backend();
    await deleteOld({ database, clock: clock.now });
    expect(await database.db.select().from(webauthnChallenges)).toEqual([]);
  });

  test('a passkey belongs to one account (TWOSTEP-4)', async ({ candidate, employer }) => {
    const { device } = await addPasskey(candidate);
    const { challenge } = await registration(employer);
    const again = add(employer, device.register({ challenge, origin: ORIGIN }));
    expect(await refusal(again)).toBe('409 This passkey has already been added.');
  });

  test('an account has at most ten (TWOSTEP-4)', async ({ candidate }) => {
    const { challenge } = await registration(candidate);
    for (let made = 0; made < 10; made += 1) await addPasskey(candidate, `Key ${made}`);
    const full = '409 An account can have 10 passkeys. Remove one to add another.';
    const device = makePasskey();
    expect(await refusal(add(candidate, device.register({ challenge, origin: ORIGIN })))).toBe(
      full,
    );
    const asked = send('POST', '/api/auth/passkeys/registration', candidate);
    expect(await refusal(asked)).toBe(full);
  });

  test.each([
    [{ id: 'x' }],
    [{ id: 'not base64!', response: {} }],
    [{ id: 'AQ', response: { clientDataJSON: 'A'.repeat(5000), attestationObject: 'oA' } }],
    [{ id: 'AQ', response: { clientDataJSON: 'e30', attestationObject: 'oA' } }],
  ])('what isn’t a passkey is refused: %j', async (passkey) => {
    const candidate = await makeCandidate(backend());
    expect((await add(candidate, passkey)).status).toBe(400);
  });
});

describe('logging in with a passkey', () => {
  test('alone, whose account it knows; the session is as any other (TWOSTEP-4)', async ({
    candidate,
  }) => {
    const { device } = await addPasskey(candidate);
    const options = await loginOptions();
    expect(options).toMatchObject({ rpId: 'jobs.example', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
    const reply = await loginBy(device.sign({ challenge: options.challenge, origin: ORIGIN }));
    expect(reply.status).toBe(200);
    const session = (await reply.json()) as { token: string };
    expect(Object.keys(session)).toEqual(['token']);
    const me = await send('GET', '/api/auth/me', session);
    expect(await me.json()).toMatchObject({ email: candidate.email });
    expect((await stateOf(candidate)).passkeys[0]?.used_at).toMatch(/^\d{4}-/);
  });

  test('after the password, as the second step, if it is this account’s (TWOSTEP-1)', async ({
    candidate,
  }) => {
    const { device } = await addPasskey(candidate);
    const other = await addPasskey(await makeEmployer(backend()));
    const refused = await login(candidate.email, undefined);
    expect(await refused.json()).toMatchObject({ methods: ['passkey', 'recovery'] });
    expect(await refusal(login(candidate.email, await sign(other.device)))).toBe(UNKNOWN);
    expect((await login(candidate.email, await sign(device))).status).toBe(200);
  });

  test('is refused at another origin or site, and unless it checked its owner (TWOSTEP-4)', async ({
    candidate,
  }) => {
    const { device } = await addPasskey(candidate);
    const attempts: Signing[] = [
      { origin: 'https://evil.test', site: 'jobs.example' },
      { origin: 'http://jobs.example' },
      { site: 'evil.test' },
      { isVerified: false },
      { challenge: 'AAAA' },
    ];
    for (const more of attempts) {
      const passkey = await sign(device, more);
      expect(await refusal(loginBy(passkey))).toBe(REFUSED);
      expect(await refusal(login(candidate.email, passkey))).toBe(REFUSED);
    }
    const other = await sign(makePasskey());
    expect(await refusal(loginBy(other))).toBe(UNKNOWN);
    const forged = { ...other, id: device.id };
    expect(await refusal(loginBy(forged))).toBe(REFUSED);
  });

  test('counts a challenge once, also on two instances at the same time (TWOSTEP-4)', async ({
    candidate,
  }) => {
    const { device } = await addPasskey(candidate);
    const passkey = await sign(device);
    const replies = await Promise.all([loginBy(passkey), loginBy(passkey), loginBy(passkey)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await refusal(loginBy(passkey))).toBe(REFUSED);
    const { challenge } = await registration(candidate);
    expect(await refusal(loginBy(device.sign({ challenge, origin: ORIGIN })))).toBe(REFUSED);
    const late = await sign(device);
    backend().clock.advance(5 * MINUTE + 1000);
    expect(await refusal(loginBy(late))).toBe(REFUSED);
  });

  test('is refused if it counts less than before, as a copy would (TWOSTEP-4)', async ({
    candidate,
  }) => {
    const { device } = await addPasskey(candidate);
    expect((await loginBy(await sign(device, { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 6, 0])
      expect(await refusal(loginBy(await sign(device, { counter })))).toBe(REFUSED);
    // Two answers with the same count at once: one is a copy's.
    const both = [await sign(device, { counter: 8 }), await sign(device, { counter: 8 })];
    const replies = await Promise.all(both.map(async (passkey) => loginBy(passkey)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    // Most passkeys don't count.
    const quiet = await addPasskey(await makeEmployer(backend()));
    for (const _ of [1, 2])
      expect((await loginBy(await sign(quiet.device, { counter: 0 }))).status).toBe(200);
  });

  test('works only at the site’s own address, or on this machine (TWOSTEP-4)', async ({
    candidate,
  }) => {
    const { device } = await addPasskey(candidate);
    const headers = { Origin: 'https://other.example' };
    const options = (given: object) =>
      send('POST', '/api/auth/passkeys/options', undefined, undefined, given);
    expect(await refusal(options(headers))).toBe(ELSEWHERE);
    expect((await options({ Origin: ORIGIN })).status).toBe(200);
    const passkey = await sign(device);
    const elsewhere = send('POST', '/api/auth/passkeys/login', undefined, { passkey }, headers);
    expect(await refusal(elsewhere)).toBe(ELSEWHERE);
    // Without PUBLIC_URL, any Host could be named.
    const unnamed = createApi(backend().dependencies);
    const ask = (host: string) =>
      unnamed.request(`http://${host}/api/auth/passkeys/options`, { method: 'POST' });
    expect(await refusal(ask('jobs.example'))).toBe(ELSEWHERE);
    expect(await optionsOf(ask('localhost:3000'))).toMatchObject({ rpId: 'localhost' });
  });

  test('is limited for each address (TWOSTEP-4)', async () => {
    const limited = createApi({
      ...backend().dependencies,
      publicUrl: ORIGIN,
      rateLimits: true,
    });
    const ask = async () =>
      (
        await limited.request(
          '/api/auth/passkeys/options',
          { method: 'POST' },
          { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
        )
      ).status;
    const found = new Set<number>();
    for (let count = 0; count < 60; count += 1) found.add(await ask());
    expect([...found]).toEqual([200]);
    expect(await ask()).toBe(429);
  });
});

describe('giving a passkey in place of the password', () => {
  const verify = (person: Asker, body: unknown, headers = {}) =>
    send('POST', '/api/auth/verify', person, body, headers);
  /** A sensitive call. */
  const isLetIn = async (person: Asker) => {
    const { status } = await send('POST', '/api/auth/recovery-codes', person);
    return status === 200;
  };

  test('lets this session alone make sensitive calls, for ten minutes (SESSION-10)', async ({
    candidate,
  }) => {
    const { device } = await addPasskey(candidate);
    const other = (await (await loginBy(await sign(device))).json()) as { token: string };
    backend().clock.advance(VERIFIED_MS + 1000);
    expect(await isLetIn(candidate)).toBe(false);
    expect((await verify(candidate, { passkey: await sign(device) })).status).toBe(204);
    expect(await isLetIn(candidate)).toBe(true);
    expect(await isLetIn(other)).toBe(false);
    backend().clock.advance(VERIFIED_MS + 1000);
    expect(await isLetIn(candidate)).toBe(false);
  });

  test('takes only a passkey of this account, once, which signed here and now (SESSION-10)', async ({
    candidate,
    employer,
  }) => {
    const { device } = await addPasskey(candidate);
    const others = await addPasskey(employer);
    backend().clock.advance(VERIFIED_MS + 1000);
    const give = (passkey: unknown, headers = {}) =>
      refusal(verify(candidate, { passkey }, headers));
    const othersSigned = await sign(others.device);
    expect(await give(othersSigned)).toBe(UNKNOWN);
    expect(await give({ ...othersSigned, id: device.id })).toBe(REFUSED);
    expect(await give(await sign(device, { origin: 'https://evil.test' }))).toBe(REFUSED);
    expect(await give(await sign(device, { isVerified: false }))).toBe(REFUSED);
    expect(await give(await sign(device), { Origin: 'https://other.example' })).toBe(ELSEWHERE);
    const late = await sign(device);
    backend().clock.advance(5 * MINUTE + 1000);
    expect(await give(late)).toBe(REFUSED);
    // A right password beside it doesn't help.
    expect(await refusal(verify(candidate, { password: PASSWORD, passkey: late }))).toBe(REFUSED);
    expect(await refusal(verify(candidate, {}))).toBe('400 password: Enter your current password');
    expect(await isLetIn(candidate)).toBe(false);

    const passkey = await sign(device);
    const replies = await Promise.all([
      verify(candidate, { passkey }),
      verify(candidate, { passkey }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    expect(await refusal(loginBy(passkey))).toBe(REFUSED);
  });
});

describe('the passkeys of an account', () => {
  test('are renamed and removed by their owner alone (TWOSTEP-6)', async ({
    candidate,
    employer,
  }) => {
    const { device } = await addPasskey(candidate);
    const id = (await stateOf(candidate)).passkeys[0]?._id ?? '';
    const path = `/api/auth/passkeys/${id}`;
    expect(await refusal(send('PUT', path, employer, { name: 'Mine' }))).toBe(
      '404 Passkey not found',
    );
    expect(await refusal(send('DELETE', path, employer))).toBe('404 Passkey not found');
    expect(await refusal(send('DELETE', '/api/auth/passkeys/x', candidate))).toContain('404');
    expect(await refusal(send('PUT', path, candidate, { name: ' ' }))).toBe(
      '400 name: Enter a name for the passkey',
    );
    expect((await send('PUT', path, candidate, { name: 'Old phone' })).status).toBe(204);
    expect((await stateOf(candidate)).passkeys).toMatchObject([{ name: 'Old phone' }]);
    expect((await send('DELETE', path, candidate)).status).toBe(204);
    expect(await refusal(loginBy(await sign(device)))).toBe(UNKNOWN);
    // The last factor takes the recovery codes with it.
    expect(await stateOf(candidate)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
    expect((await login(candidate.email, undefined)).status).toBe(200);
  });

  test('the columns of a passkey never leave the server', async ({ candidate }) => {
    await addPasskey(candidate);
    const { db } = backend().database;
    const [row] = await db.select().from(passkeys).where(eq(passkeys.user_id, candidate._id));
    expect(Object.keys((await stateOf(candidate)).passkeys[0] ?? {})).toEqual([
      '_id',
      'name',
      'created_at',
      'used_at',
    ]);
    expect(JSON.stringify(await stateOf(candidate))).not.toContain(row?.public_key);
  });
});
