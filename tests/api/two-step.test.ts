import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { describe, expect } from 'vitest';
import { turnOffSecondStep } from '#server/domains/accounts/second-step-commands.ts';
import { totpCode, totpStep } from '#server/domains/accounts/totp-rules.ts';
import { createApi } from '#server/domains/api.ts';
import { setAdmin } from '#server/domains/console/admin-commands.ts';
import { endUser } from '#server/domains/deletions/commands.ts';
import { sendDueMails } from '#server/domains/mails/send-due.ts';
import { recoveryCodes, totpFactors } from '#server/platform/database/schema.ts';
import type { SecondStep, TotpSetup } from '#src/contract/accounts/second-step.ts';
import { makeAdmin, makeCandidate, PASSWORD, type Person } from '#tests/factories.ts';
import { apiTest, DAY, HOUR, refusal } from './api-test.ts';
import { queueOf } from './mail-queue.ts';

const { backend, test, send, read, notificationKindsOf } = apiTest();

const SECOND = 1000;
const WRONG = '400 code: This code isn’t right or has expired';
const WRONG_APP = `${WRONG}. If new codes don’t work either, check your phone’s clock.`;

const stateOf = (person: Pick<Person, 'token'>) =>
  read<SecondStep>('/api/auth/second-step', person);
const login = (email: string, more: object = {}) =>
  send('POST', '/api/auth/login', undefined, { email, password: PASSWORD, ...more });
/** The code that an app shows, on a phone whose clock is `off` milliseconds ahead. */
const codeOf = (secret: string, off = 0): string =>
  totpCode(secret, totpStep(new Date(backend().clock.now().getTime() + off)));

/** Turns an app on; returns its secret and the recovery codes. A minute later, its next code counts. */
async function addApp(person: Pick<Person, 'token'>) {
  const started = await send('POST', '/api/auth/totp', person);
  const { secret, uri } = (await started.json()) as TotpSetup;
  const confirmed = await send('POST', '/api/auth/totp/confirm', person, { code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  const { recovery_codes: codes } = (await confirmed.json()) as { recovery_codes: string[] };
  backend().clock.advance(60 * SECOND);
  return { secret, uri, codes };
}

const mailsTo = async (email: string) => {
  await sendDueMails(queueOf(backend()));
  return backend().mails.filter(({ to }) => to === email);
};
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

describe('logging in', () => {
  test('without a second step is as before, whatever else is sent (TWOSTEP-1)', async ({
    candidate,
  }) => {
    for (const more of [{}, { code: '123456' }]) {
      const response = await login(candidate.email, more);
      expect(response.status).toBe(200);
      expect(Object.keys((await response.json()) as object)).toEqual(['token']);
    }
    const wrong = await login(candidate.email, { password: 'wrong' });
    expect(await wrong.text()).toBe('{"msg":"Invalid email or password"}');
  });

  test('with one, the password alone is not enough, and a wrong one tells nothing (TWOSTEP-1)', async ({
    candidate,
  }) => {
    const { secret } = await addApp(candidate);
    const refused = await login(candidate.email);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({
      msg: 'Confirm that it’s you: enter a code or use a passkey.',
      requires: 'second_step',
      methods: ['totp', 'recovery'],
    });
    for (const more of [{}, { code: codeOf(secret) }]) {
      const wrong = await login(candidate.email, { password: 'wrong', ...more });
      expect(`${wrong.status} ${await wrong.text()}`).toBe(
        '400 {"msg":"Invalid email or password"}',
      );
    }
    expect((await login(candidate.email, { code: codeOf(secret) })).status).toBe(200);
  });

  test('an app that was never confirmed protects nothing (TWOSTEP-2)', async ({ candidate }) => {
    await send('POST', '/api/auth/totp', candidate);
    expect((await login(candidate.email)).status).toBe(200);
    expect(await stateOf(candidate)).toMatchObject({ totp_since: null, recovery_codes_left: 0 });
  });

  test('codes may be typed with spaces, recovery codes in any case and without dash (TWOSTEP-3)', async ({
    candidate,
  }) => {
    const { secret, codes } = await addApp(candidate);
    const code = codeOf(secret);
    const typed = `${code.slice(0, 3)} ${code.slice(3)} `;
    expect((await login(candidate.email, { code: typed })).status).toBe(200);
    const [one = '', other = ''] = codes;
    expect((await login(candidate.email, { code: one.toUpperCase() })).status).toBe(200);
    expect((await login(candidate.email, { code: other.replace('-', ' ') })).status).toBe(200);
  });

  test.each([-90, 90])('a phone whose clock is %i s off works (TWOSTEP-3)', async (off) => {
    const candidate = await makeCandidate(backend());
    const { secret } = await addApp(candidate);
    backend().clock.advance(120 * SECOND);
    expect((await login(candidate.email, { code: codeOf(secret, off * SECOND) })).status).toBe(200);
  });

  test.each([-3, 3])(
    'one that is %i min off does not, and is told why (TWOSTEP-3)',
    async (off) => {
      const candidate = await makeCandidate(backend());
      const { secret } = await addApp(candidate);
      backend().clock.advance(5 * 60 * SECOND);
      const code = codeOf(secret, off * 60 * SECOND);
      expect(await refusal(login(candidate.email, { code }))).toBe(WRONG_APP);
    },
  );

  test('a code counts once, also on two instances at the same time (TWOSTEP-3)', async ({
    candidate,
  }) => {
    const { secret, codes } = await addApp(candidate);
    const instances = [createApi(backend().dependencies), createApi(backend().dependencies)];
    const loginAt = (api: Hono, code: string | undefined) =>
      api.request('/api/auth/login', {
        method: 'POST',
        body: JSON.stringify({ email: candidate.email, password: PASSWORD, code }),
        headers: { 'Content-Type': 'application/json' },
      });
    for (const code of [codeOf(secret), codes[0]]) {
      const replies = await Promise.all(
        [...instances, ...instances].map(async (api) => loginAt(api, code)),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    }
    expect(await refusal(login(candidate.email, { code: codes[0] }))).toBe(WRONG);
    // Nor does one from before the last.
    const early = codeOf(secret, -30 * SECOND);
    expect(await refusal(login(candidate.email, { code: early }))).toBe(WRONG_APP);
    expect(await stateOf(candidate)).toMatchObject({ recovery_codes_left: 9 });
  });

  test('guesses are limited for the account, over all addresses, up to 15 minutes (TWOSTEP-3)', async ({
    candidate,
  }) => {
    await addApp(candidate);
    let now = backend().clock.now().getTime();
    const limited = createApi({
      ...backend().dependencies,
      rateLimits: true,
      clock: () => new Date(now),
    });
    let address = 0;
    const guess = async () => {
      address += 1;
      return limited.request(
        '/api/auth/login',
        {
          method: 'POST',
          body: JSON.stringify({ email: candidate.email, password: PASSWORD, code: '000000' }),
          headers: { 'Content-Type': 'application/json' },
        },
        { incoming: { socket: { remoteAddress: `192.0.2.${address}` } } },
      );
    };
    const waits: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      let response = await guess();
      while (response.status === 400) response = await guess();
      expect(response.status).toBe(429);
      await backend().settled();
      const wait = Number(response.headers.get('retry-after'));
      waits.push(wait);
      now += wait * SECOND;
    }
    expect(waits.slice(0, 3)).toEqual([1, 2, 4]);
    expect(waits.slice(-3)).toEqual([512, 900, 900]);
    expect(backend().logged.filter(({ event }) => event === 'second_step.refused')).not.toEqual([]);
  });
});

describe('an authenticator app', () => {
  test('is turned on by its first code, which gives ten recovery codes once (TWOSTEP-2, TWOSTEP-5)', async ({
    candidate,
  }) => {
    const { secret, uri, codes } = await addApp(candidate);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain('issuer=Meydan');
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-km-np-z]{5}-[2-9a-km-np-z]{5}$/);
    expect(new Set(codes).size).toBe(10);
    expect(await stateOf(candidate)).toEqual({
      totp_since: expect.stringMatching(/^\d{4}-/),
      passkeys: [],
      recovery_codes_left: 10,
      is_required: false,
      recovers_at: null,
    });
    expect(await refusal(send('POST', '/api/auth/totp', candidate))).toContain('409 An auth');
    const code = codeOf(secret);
    expect(await refusal(send('POST', '/api/auth/totp/confirm', candidate, { code }))).toContain(
      '409 An auth',
    );
  });

  test('needs the right code, of the newest secret (TWOSTEP-2)', async ({ candidate }) => {
    const start = async () =>
      (await (await send('POST', '/api/auth/totp', candidate)).json()) as TotpSetup;
    const confirm = (code: string) =>
      refusal(send('POST', '/api/auth/totp/confirm', candidate, { code }));
    expect(await confirm('123456')).toContain('409 There’s no authenticator app');
    const [old, fresh] = [await start(), await start()];
    expect(await confirm(codeOf(old.secret))).toBe(WRONG_APP);
    expect(await confirm('')).toBe('400 code: Enter the code');
    const right = { code: codeOf(fresh.secret) };
    expect((await send('POST', '/api/auth/totp/confirm', candidate, right)).status).toBe(200);
    // The code that turned it on doesn't log in as well.
    expect(await refusal(login(candidate.email, right))).toBe(WRONG_APP);
  });

  test('is stored encrypted, and its codes as hashes (TWOSTEP-2, TWOSTEP-5)', async ({
    candidate,
  }) => {
    const { db } = backend().database;
    const { secret, codes } = await addApp(candidate);
    const stored = JSON.stringify([
      await db.select().from(totpFactors),
      await db.select().from(recoveryCodes),
    ]);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(text);
    expect(JSON.stringify(backend().logged)).not.toContain(secret);
  });

  test('of another account can’t be read, even if its row is copied (TWOSTEP-2)', async ({
    candidate,
    employer,
  }) => {
    const { db } = backend().database;
    const { secret } = await addApp(candidate);
    await addApp(employer);
    const [row] = await db.select().from(totpFactors).where(eq(totpFactors.user_id, candidate._id));
    await db
      .update(totpFactors)
      .set({ sealed_secret: row?.sealed_secret ?? '', last_step: 0 })
      .where(eq(totpFactors.user_id, employer._id));
    expect(await refusal(login(employer.email, { code: codeOf(secret) }))).toBe(WRONG_APP);
  });

  test('is removed with its recovery codes; both changes are mailed and end no session (TWOSTEP-6)', async ({
    candidate,
  }) => {
    const { codes } = await addApp(candidate);
    expect((await send('DELETE', '/api/auth/totp', candidate)).status).toBe(204);
    expect((await send('DELETE', '/api/auth/totp', candidate)).status).toBe(204);
    expect(await stateOf(candidate)).toMatchObject({ totp_since: null, recovery_codes_left: 0 });
    expect((await login(candidate.email, { code: codes[0] })).status).toBe(200);
    expect(await subjectsTo(candidate.email)).toEqual([
      'Two-step login: something was added',
      'Two-step login: something was removed',
    ]);
    const [added] = await mailsTo(candidate.email);
    expect(added?.text).toContain('https://jobs.example/settings#two-step');
  });

  test('new recovery codes replace the earlier ones (TWOSTEP-5)', async ({ candidate }) => {
    const make = () => send('POST', '/api/auth/recovery-codes', candidate);
    expect(await refusal(make())).toBe('409 Two-step login isn’t on for this account.');
    const { codes } = await addApp(candidate);
    const made = (await (await make()).json()) as { recovery_codes: string[] };
    expect(made.recovery_codes).toHaveLength(10);
    expect(await refusal(login(candidate.email, { code: codes[0] }))).toBe(WRONG);
    const code = made.recovery_codes[0];
    expect((await login(candidate.email, { code })).status).toBe(200);
  });

  test('goes with its account', async ({ candidate }) => {
    const { db } = backend().database;
    await addApp(candidate);
    const ended = { id: candidate._id, label: '', now: new Date() };
    await db.transaction((tx) => endUser(tx, ended));
    expect(await db.select().from(totpFactors)).toEqual([]);
    expect(await db.select().from(recoveryCodes)).toEqual([]);
  });
});

describe('administrators', () => {
  test('have it turned off on the command line, which is mailed (TWOSTEP-7)', async ({
    candidate,
  }) => {
    const turnOff = () =>
      turnOffSecondStep(backend().database.db, candidate._id, backend().clock.now());
    expect(await turnOff()).toBe(false);
    await addApp(candidate);
    expect(await turnOff()).toBe(true);
    expect((await login(candidate.email)).status).toBe(200);
    expect((await subjectsTo(candidate.email)).at(-1)).toBe('Two-step login was turned off');
  });

  const withRule = () => createApi({ ...backend().dependencies, twoStep: 'admins' });
  const ask = (api: Hono, method: string, path: string, { token }: Person) =>
    api.request(path, { method, headers: { 'X-Auth-Token': token } });

  test('need two-step login to use the console, if the setting says so (TWOSTEP-7)', async () => {
    const admin = await makeAdmin(backend());
    const api = withRule();
    const open = () => ask(api, 'GET', '/api/admin/users?page=1', admin);
    const refused = await open();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      msg: 'Turn on two-step login to use the console.',
      requires: 'two_step',
    });
    // Everything else is open, and to others nothing changes.
    expect((await ask(api, 'GET', '/api/auth/me', admin)).status).toBe(200);
    expect(await refusal(ask(api, 'GET', '/api/admin/users', await makeCandidate(backend())))).toBe(
      "403 You don't have permission to access this page.",
    );
    await addApp(admin);
    expect((await open()).status).toBe(200);
    expect((await send('GET', '/api/admin/users?page=1', admin)).status).toBe(200);
  });

  test('then keep one factor (TWOSTEP-7)', async () => {
    const admin = await makeAdmin(backend());
    await addApp(admin);
    const api = withRule();
    const state = (await (await ask(api, 'GET', '/api/auth/second-step', admin)).json()) as object;
    expect(state).toMatchObject({ is_required: true });
    expect(await refusal(ask(api, 'DELETE', '/api/auth/totp', admin))).toBe(
      '409 Administrators need two-step login here, so you can’t turn it off.',
    );
    expect(await stateOf(admin)).toMatchObject({ recovery_codes_left: 10, is_required: false });
  });
});

describe('a lost device', () => {
  const recover = (email: string, password = PASSWORD) =>
    send('POST', '/api/auth/second-step/recover', undefined, { email, password });
  const recoversAt = async (email: string) =>
    ((await (await recover(email)).json()) as { recovers_at: string }).recovers_at;
  const cancelByLink = (token: string) =>
    send('POST', '/api/auth/second-step/recovery/cancel', undefined, { token });

  test('the password alone turns two-step login off 3 days later (TWOSTEP-8)', async ({
    candidate,
  }) => {
    const { codes } = await addApp(candidate);
    const until = await recoversAt(candidate.email);
    await sendDueMails(queueOf(backend()));
    expect(Date.parse(until) - backend().clock.now().getTime()).toBeGreaterThan(3 * DAY - HOUR);
    backend().clock.advance(3 * DAY - HOUR);
    // Asking again changes nothing.
    expect(await recoversAt(candidate.email)).toBe(until);
    expect((await login(candidate.email)).status).toBe(401);
    backend().clock.advance(HOUR + SECOND);
    expect((await login(candidate.email, { password: 'wrong' })).status).toBe(400);
    expect((await login(candidate.email)).status).toBe(200);
    expect(await stateOf({ token: await tokenOf(candidate.email) })).toMatchObject({
      totp_since: null,
      recovery_codes_left: 0,
      recovers_at: null,
    });
    expect((await login(candidate.email, { code: codes[0] })).status).toBe(200);
    expect(await subjectsTo(candidate.email)).toEqual([
      'Two-step login: something was added',
      'Did you lose your device?',
      'Two-step login was turned off',
    ]);
  });

  const tokenOf = async (email: string) =>
    ((await (await login(email)).json()) as { token: string }).token;

  test('needs the password, and two-step login that is on (TWOSTEP-8)', async ({ candidate }) => {
    expect(await refusal(recover(candidate.email, 'wrong'))).toBe('400 Invalid email or password');
    expect(await refusal(recover(candidate.email))).toContain('409 Two-step login isn’t on');
  });

  test('is told in the app and by mail, whose link cancels it at once (TWOSTEP-8)', async ({
    candidate,
  }) => {
    await addApp(candidate);
    await recover(candidate.email);
    expect(await notificationKindsOf(candidate)).toEqual(['second_step_recovery']);
    const mail = (await mailsTo(candidate.email)).at(-1);
    const token = /\/login\?recovery=([\da-f]{48})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await refusal(cancelByLink('unknown'))).toContain('400 This link has expired');
    expect((await cancelByLink(token)).status).toBe(204);
    expect(await refusal(cancelByLink(token))).toContain('400 This link has expired');
    backend().clock.advance(4 * DAY);
    expect((await login(candidate.email)).status).toBe(401);
    // One mail about it, since the notification has none of its own.
    expect(await subjectsTo(candidate.email)).toHaveLength(2);
  });

  test('is cancelled by logging in with the second step, in the settings, or by a new password (TWOSTEP-8)', async ({
    candidate,
  }) => {
    const { secret } = await addApp(candidate);
    const isRunning = async () => (await stateOf(candidate)).recovers_at !== null;
    await recover(candidate.email);
    expect(await isRunning()).toBe(true);
    await login(candidate.email, { code: codeOf(secret) });
    expect(await isRunning()).toBe(false);
    await recover(candidate.email);
    expect((await send('DELETE', '/api/auth/second-step/recovery', candidate)).status).toBe(204);
    expect(await isRunning()).toBe(false);
    await recover(candidate.email);
    const change = { current_password: PASSWORD, password: PASSWORD };
    const changed = await send('PUT', '/api/auth/password', candidate, change);
    const { token } = (await changed.json()) as { token: string };
    expect((await stateOf({ token })).recovers_at).toBeNull();
    backend().clock.advance(4 * DAY);
    expect((await login(candidate.email)).status).toBe(401);
  });

  test('the way back closes again a week later (TWOSTEP-8)', async ({ candidate }) => {
    await addApp(candidate);
    const first = await recoversAt(candidate.email);
    backend().clock.advance(10 * DAY + SECOND);
    expect((await login(candidate.email)).status).toBe(401);
    expect(await recoversAt(candidate.email)).not.toBe(first);
  });
});

test('an administrator who must have it can’t get back by the password alone, nor one who asked before (TWOSTEP-8)', async ({
  admin,
  candidate,
}) => {
  const api = createApi({ ...backend().dependencies, twoStep: 'admins' });
  const post = (path: string, email: string) =>
    api.request(path, { method: 'POST', body: JSON.stringify({ email, password: PASSWORD }) });
  for (const person of [admin, candidate]) await addApp(person);
  expect(await refusal(post('/api/auth/second-step/recover', admin.email))).toBe(
    '409 Administrators can’t turn off two-step login this way. Ask whoever runs this site to do it.',
  );
  expect((await post('/api/auth/second-step/recover', candidate.email)).status).toBe(200);
  await setAdmin(backend().database.db, candidate.email, true);
  backend().clock.advance(4 * DAY);
  expect((await post('/api/auth/login', candidate.email)).status).toBe(401);
});

test('taking an account back removes what a thief added to it, and nothing else (CONFIRM-6)', async () => {
  const [robbed, owner] = [await makeCandidate(backend()), await makeCandidate(backend())];
  const { secret } = await addApp(owner);
  /** Changes the address; returns the token by which the owner takes the account back. */
  const steal = async (person: Person, email: string) => {
    await send('POST', '/api/auth/email', person, { email, current_password: PASSWORD });
    const [asked] = await mailsTo(email);
    const tokenIn = (text = '') => /token=([\da-f]+)/.exec(text)?.[1];
    await send('POST', '/api/auth/email/confirm', undefined, { token: tokenIn(asked?.text) });
    return tokenIn((await mailsTo(person.email)).at(-1)?.text);
  };
  const takeBack = (token: string | undefined) =>
    send('POST', '/api/auth/reset-password', undefined, { token, password: PASSWORD });
  const first = await steal(robbed, 'thief@b.example');
  backend().clock.advance(SECOND);
  await send('POST', '/api/auth/verify', robbed, { password: PASSWORD });
  await addApp(robbed);
  await takeBack(first);
  expect((await login(robbed.email)).status).toBe(200);

  // Begun before the change, and turned on after it.
  const begun = await makeCandidate(backend());
  const started = await send('POST', '/api/auth/totp', begun);
  const { secret: thiefs } = (await started.json()) as TotpSetup;
  backend().clock.advance(SECOND);
  const back = await steal(begun, 'third@b.example');
  await send('POST', '/api/auth/totp/confirm', begun, { code: codeOf(thiefs) });
  expect((await login('third@b.example')).status).toBe(401);
  await takeBack(back);
  expect((await login(begun.email)).status).toBe(200);

  await takeBack(await steal(owner, 'other@b.example'));
  expect((await login(owner.email)).status).toBe(401);
  expect((await login(owner.email, { code: codeOf(secret) })).status).toBe(200);
});
