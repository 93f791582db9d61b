import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { endUnconfirmed } from '#server/domains/deletions/unconfirmed-commands.ts';
import { sendDueMails } from '#server/domains/mails/send-due.ts';
import { accountLinks, mails, users } from '#server/platform/database/schema.ts';
import type { Message } from '#server/platform/mail/mail.ts';
import type { EmailSettings } from '#src/contract/accounts/email.ts';
import type { User } from '#src/contract/accounts/user.ts';
import {
  jobFields,
  makeAdmin,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  nextNumber,
  PASSWORD,
  type Person,
  unconfirm,
} from '#tests/factories.ts';
import { apiTest, DAY, HOUR, refusal } from './api-test.ts';
import { queueOf } from './mail-queue.ts';

const { backend, test, send, read } = apiTest();

const MINUTE = 60_000;
const USED = '400 This link has expired or has already been used.';

/** Registers without confirming the address. */
const register = async (
  given: { email?: string; user_type?: string } = {},
  headers: Record<string, string> = {},
): Promise<Pick<Person, 'email' | 'token'>> => {
  const email = given.email ?? `new-${nextNumber()}@example.com`;
  const json = { first_name: 'Ada', last_name: 'Test', password: PASSWORD, user_type: 'candidate' };
  const response = await backend().request('POST', '/api/auth/register', {
    json: { ...json, ...given, email },
    headers,
  });
  return { email, token: ((await response.json()) as { token: string }).token };
};

/** Sends what waits in the queue; returns the mails to this address. */
const mailsTo = async (email: string): Promise<Message[]> => {
  await sendDueMails(queueOf(backend()));
  return backend().mails.filter((mail) => mail.to === email);
};
const tokenIn = (mail: Message | undefined): string =>
  /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const codeIn = (mail: Message | undefined): string =>
  /: (\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';

const confirm = (token: string) => send('POST', '/api/auth/email/confirm', undefined, { token });
const typeCode = (person: Pick<Person, 'token'>, code: string) =>
  send('POST', '/api/auth/email/code', person, { code });
const resend = (person: Pick<Person, 'token'>) => send('POST', '/api/auth/email/resend', person);
const disown = (token: string) => send('POST', '/api/auth/email/disown', undefined, { token });
const change = (person: Pick<Person, 'token'>, email: string, current_password = PASSWORD) =>
  send('POST', '/api/auth/email', person, { email, current_password });
const settingsOf = (person: Pick<Person, 'token'>) =>
  read<EmailSettings>('/api/auth/email', person);
/** Asks for a link to reset the password, on this machine; returns its token. */
const resetTokenFor = async (email: string): Promise<string> => {
  await backend().fetch(
    new Request('http://localhost:3000/api/auth/forgot-password', {
      method: 'POST',
      body: JSON.stringify({ email }),
    }),
  );
  await backend().settled();
  return tokenIn(backend().mails.at(-1));
};
const me = (person: Pick<Person, 'token'>) => read<User>('/api/auth/me', person);
const canLogin = async (email: string, password = PASSWORD) =>
  (await send('POST', '/api/auth/login', undefined, { email, password })).ok;
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('confirming an address', () => {
  test('registering mails a link, in the language of the app (CONFIRM-1)', async () => {
    const { email } = await register({}, { 'Accept-Language': 'tr' });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Meydan için e-postanızı onaylayın');
    expect(mail?.text).toContain(`https://jobs.example/confirm-email?token=${tokenIn(mail)}`);
    expect(tokenIn(mail)).toMatch(/^[\da-f]{48}$/);
    expect(mail?.text).not.toContain('Ada');
  });

  test('the link works in another browser, and again afterwards (CONFIRM-2)', async () => {
    const person = await register();
    expect(await me(person)).toMatchObject({ email_confirmed: false });
    const token = tokenIn((await mailsTo(person.email))[0]);
    for (const _ of [1, 2]) {
      const response = await confirm(token);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ email: person.email });
    }
    expect(await me(person)).toMatchObject({ email_confirmed: true });
    expect(await refusal(resend(person))).toBe('409 Your email is already confirmed.');
  });

  test('two devices may confirm at the same time (CONFIRM-2)', async () => {
    const person = await register();
    const [mail] = await mailsTo(person.email);
    const replies = await Promise.all([confirm(tokenIn(mail)), typeCode(person, codeIn(mail))]);
    expect(replies.map(({ status }) => status)).toContain(200);
    expect(await me(person)).toMatchObject({ email_confirmed: true });
  });

  test.each(['unknown', ''])('the link with the token "%s" is refused', async (token) => {
    expect(await refusal(confirm(token))).toContain(USED.slice(4));
  });

  test('the link works for 30 days (CONFIRM-2)', async () => {
    const [early, late] = [await register(), await register()];
    const [one] = await mailsTo(early.email);
    const [other] = await mailsTo(late.email);
    backend().clock.advance(30 * DAY - MINUTE);
    expect((await confirm(tokenIn(one))).status).toBe(200);
    backend().clock.advance(2 * MINUTE);
    expect(await refusal(confirm(tokenIn(other)))).toBe(USED);
  });

  test('the code works where the account is logged in, with spaces too (CONFIRM-2)', async () => {
    const person = await register();
    const code = codeIn((await mailsTo(person.email))[0]);
    const response = await typeCode(person, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(await response.json()).toEqual({ email: person.email });
    expect(await me(person)).toMatchObject({ email_confirmed: true });
  });

  test.each([
    ['', 'code: Enter the code'],
    ['12345', 'code: The code has 6 digits'],
    ['12345a', 'code: The code has 6 digits'],
    ['1'.repeat(10_000), 'code: The code has 6 digits'],
  ])('what can’t be a code is refused: %s', async (code, msg) => {
    expect(await refusal(typeCode(await register(), code))).toBe(`400 ${msg}`);
  });

  test('after five wrong codes, the right one is refused too, and the link still works (CONFIRM-2)', async () => {
    const person = await register();
    const [mail] = await mailsTo(person.email);
    const code = codeIn(mail);
    const guesses = await Promise.all(
      Array.from({ length: 5 }, () => refusal(typeCode(person, wrong(code)))),
    );
    expect(new Set(guesses)).toEqual(new Set(['400 code: This isn’t the code we sent']));
    expect(await refusal(typeCode(person, code))).toBe(
      '400 code: This code has expired. Resend the email to get a new one.',
    );
    expect((await confirm(tokenIn(mail))).status).toBe(200);
  });

  test('a code works for an hour, and only that of the newest mail (CONFIRM-2)', async () => {
    const person = await register();
    const [first] = await mailsTo(person.email);
    backend().clock.advance(HOUR);
    expect(await refusal(typeCode(person, codeIn(first)))).toContain('This code has expired');
    expect((await resend(person)).status).toBe(204);
    const [, second] = await mailsTo(person.email);
    if (codeIn(first) !== codeIn(second))
      expect(await refusal(typeCode(person, codeIn(first)))).toContain('isn’t the code');
    expect((await typeCode(person, codeIn(second))).status).toBe(200);
  });

  test('a code belongs to one account', async () => {
    const [one, other] = [await register(), await register()];
    const code = codeIn((await mailsTo(one.email))[0]);
    if (code !== codeIn((await mailsTo(other.email))[0]))
      expect(await refusal(typeCode(other, code))).toContain('isn’t the code');
  });

  test('another mail can be asked for at growing intervals (CONFIRM-3)', async () => {
    const person = await register();
    expect(await refusal(resend(person))).toBe(
      '429 We’ve just sent you an email. You can ask for another in 1 min.',
    );
    const sentAfter: number[] = [];
    for (let minute = 0; minute < 90; minute += 1) {
      if ((await resend(person)).status === 204) sentAfter.push(minute);
      backend().clock.advance(MINUTE);
    }
    expect(sentAfter).toEqual([1, 6, 21, 81]);
    expect(await mailsTo(person.email)).toHaveLength(5);
  });

  test('of ten requests at once, one sends a mail (CONFIRM-3)', async () => {
    const person = await register();
    backend().clock.advance(MINUTE);
    await Promise.all(Array.from({ length: 10 }, () => resend(person)));
    expect(await mailsTo(person.email)).toHaveLength(2);
  });

  test('choosing a new password by a mailed link confirms too', async () => {
    const person = await register();
    const body = { token: await resetTokenFor(person.email), password: 'another password' };
    expect((await send('POST', '/api/auth/reset-password', undefined, body)).status).toBe(204);
    const login = await send('POST', '/api/auth/login', undefined, {
      email: person.email,
      password: body.password,
    });
    const { token } = (await login.json()) as { token: string };
    expect(await me({ token })).toMatchObject({ email_confirmed: true });
  });

  test('a link doesn’t set a password, and one for a password doesn’t confirm', async () => {
    const person = await register();
    const token = tokenIn((await mailsTo(person.email))[0]);
    const password = 'another password';
    expect(
      await refusal(send('POST', '/api/auth/reset-password', undefined, { token, password })),
    ).toBe(USED);
  });
});

describe('what waits for a confirmed address (CONFIRM-4)', () => {
  const SAID = {
    publish: { msg: 'Confirm your email to publish jobs.', requires: 'confirmed_email' },
    apply: { msg: 'Confirm your email to apply.', requires: 'confirmed_email' },
  };
  /** What an unconfirmed employer and candidate are told when they publish and apply. */
  const outcomes = async (confirmedEmail: 'none' | 'posting' | 'all') => {
    const api = createApi({ ...backend().dependencies, confirmedEmail });
    const call = async (method: string, path: string, person: Person, json: object) => {
      const response = await api.request(path, {
        method,
        headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(json),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const [owner, employer] = [await makeEmployer(backend()), await makeEmployer(backend())];
    const candidate = await makeCandidate(backend());
    const job = await makeJob(backend(), owner);
    await unconfirm(backend(), employer);
    await unconfirm(backend(), candidate);
    const draft = await call('POST', '/api/jobs', employer, { ...jobFields(), status: 'draft' });
    expect(draft.status).toBe(201);
    const publishDraft = await call('PUT', `/api/jobs/${String(draft.body._id)}`, employer, {
      status: 'published',
    });
    const publish = await call('POST', '/api/jobs', employer, jobFields());
    const apply = await call('POST', `/api/applications/${job._id}`, candidate, {
      cover_letter: 'Hello',
      resume_url: 'https://cv.example/me.pdf',
      phone: '555 0100',
    });
    return { publishDraft, publish, apply };
  };

  test('nothing by default on this machine', async () => {
    const { publishDraft, publish, apply } = await outcomes('none');
    expect([publishDraft.status, publish.status, apply.status]).toEqual([200, 201, 201]);
  });

  test('publishing, but not saving a draft, with `posting`', async () => {
    const { publishDraft, publish, apply } = await outcomes('posting');
    for (const refused of [publishDraft, publish])
      expect(refused).toEqual({ status: 403, body: SAID.publish });
    expect(apply.status).toBe(201);
  });

  test('applying too, with `all`', async () => {
    const { publish, apply } = await outcomes('all');
    expect(publish.status).toBe(403);
    expect(apply).toEqual({ status: 403, body: SAID.apply });
  });

  test('and goes on right after it', async () => {
    const api = createApi({ ...backend().dependencies, confirmedEmail: 'posting' });
    const person = await register({ user_type: 'employer' });
    const post = () =>
      api.request('/api/jobs', {
        method: 'POST',
        headers: { Authorization: `Bearer ${person.token}` },
        body: JSON.stringify(jobFields()),
      });
    expect((await post()).status).toBe(403);
    await confirm(tokenIn((await mailsTo(person.email))[0]));
    expect((await post()).status).toBe(201);
  });
});

describe('changing the address', () => {
  const NEW = 'new@example.org';
  const linkFor = async (email: string) => tokenIn((await mailsTo(email)).at(-1));

  test('needs the password, and a link to the new address (CONFIRM-5)', async ({ candidate }) => {
    expect(await refusal(change(candidate, NEW, 'wrong'))).toBe(
      '400 current_password: This isn’t your current password',
    );
    expect((await change(candidate, ' New@Example.org ')).status).toBe(204);
    expect(await settingsOf(candidate)).toEqual({
      email: candidate.email,
      is_confirmed: true,
      pending: NEW,
    });
    expect(await canLogin(candidate.email)).toBe(true);
    expect((await confirm(await linkFor(NEW))).status).toBe(200);
    expect(await settingsOf(candidate)).toEqual({ email: NEW, is_confirmed: true, pending: '' });
    expect([await canLogin(NEW), await canLogin(candidate.email)]).toEqual([true, false]);
  });

  test('can be finished by the code (CONFIRM-5)', async ({ candidate }) => {
    await change(candidate, NEW);
    expect((await typeCode(candidate, codeIn((await mailsTo(NEW))[0]))).status).toBe(200);
    expect(await me(candidate)).toMatchObject({ email: NEW, email_confirmed: true });
  });

  test('to the same address is refused', async ({ candidate }) => {
    expect(await refusal(change(candidate, candidate.email.toUpperCase()))).toBe(
      '400 email: This is already your email',
    );
  });

  test('can be cancelled, and another wish replaces it (CONFIRM-5)', async ({ candidate }) => {
    await change(candidate, NEW);
    const first = await linkFor(NEW);
    await change(candidate, 'newer@example.org');
    expect(await refusal(confirm(first))).toBe(USED);
    const second = await linkFor('newer@example.org');
    expect((await send('DELETE', '/api/auth/email/pending', candidate)).status).toBe(204);
    expect(await refusal(confirm(second))).toBe(USED);
    expect(await settingsOf(candidate)).toMatchObject({ email: candidate.email, pending: '' });
  });

  test('a cancelled wish isn’t mailed any more', async ({ candidate }) => {
    await change(candidate, NEW);
    await send('DELETE', '/api/auth/email/pending', candidate);
    expect(await mailsTo(NEW)).toEqual([]);
    expect(await backend().database.db.select().from(mails)).toEqual([]);
  });

  test('to one that is taken looks the same, and tells its owner once a day (CONFIRM-5)', async ({
    candidate,
    employer,
  }) => {
    const replies = [await change(candidate, NEW), await change(candidate, employer.email)];
    expect(replies.map(({ status }) => status)).toEqual([204, 204]);
    expect(await settingsOf(candidate)).toMatchObject({ pending: employer.email });
    await change(candidate, employer.email);
    const told = await mailsTo(employer.email);
    expect(told.map(({ subject }) => subject)).toEqual(['You already have a Meydan account']);
    expect(told[0]?.text).not.toContain(candidate.email);
    expect(await canLogin(employer.email)).toBe(true);
    // Nor by asking for the mail again.
    backend().clock.advance(MINUTE);
    expect((await resend(candidate)).status).toBe(204);
    expect(await mailsTo(employer.email)).toHaveLength(1);
  });

  test('to one that is registered meanwhile is refused, with nothing changed', async ({
    candidate,
  }) => {
    await change(candidate, NEW);
    const token = await linkFor(NEW);
    await register({ email: NEW });
    expect(await refusal(confirm(token))).toBe('409 An account with this email already exists');
    expect(await me(candidate)).toMatchObject({ email: candidate.email });
    // Not used up: the other account may be deleted.
    expect(await refusal(confirm(token))).toBe('409 An account with this email already exists');
  });

  test('voids password links that were mailed to the old address', async ({ candidate }) => {
    const token = await resetTokenFor(candidate.email);
    await change(candidate, NEW);
    await confirm(await linkFor(NEW));
    const body = { token, password: 'another password' };
    expect(await refusal(send('POST', '/api/auth/reset-password', undefined, body))).toBe(USED);
  });

  test.each(['by its owner', 'by a mailed link'])(
    'a new password, set %s, voids a wish that isn’t confirmed yet (CONFIRM-5)',
    async (how) => {
      const candidate = await makeCandidate(backend());
      await change(candidate, NEW);
      const token = await linkFor(NEW);
      const password = 'another password';
      if (how === 'by its owner')
        await send('PUT', '/api/auth/password', candidate, {
          current_password: PASSWORD,
          password,
        });
      else {
        const reset = await resetTokenFor(candidate.email);
        await send('POST', '/api/auth/reset-password', undefined, { token: reset, password });
      }
      expect(await refusal(confirm(token))).toBe(USED);
    },
  );

  test('of an unconfirmed account tells nobody at the old address, which may be mistyped', async () => {
    const person = await register();
    const old = tokenIn((await mailsTo(person.email))[0]);
    await change(person, NEW);
    await confirm(await linkFor(NEW));
    expect(await mailsTo(person.email)).toHaveLength(1);
    expect(await me(person)).toMatchObject({ email: NEW, email_confirmed: true });
    expect(await refusal(confirm(old))).toBe(USED);
    expect(await refusal(disown(old))).toBe(USED);
  });
});

describe('taking the account back (CONFIRM-6)', () => {
  const MINE = 'thief@example.org';
  const NEW_PASSWORD = 'another password';
  /** Changes the address as a thief would, who knows the password; returns the owner's link. */
  const steal = async (owner: Person, email = MINE) => {
    await change(owner, email);
    await confirm(tokenIn((await mailsTo(email)).at(-1)));
    return tokenIn((await mailsTo(owner.email)).at(-1));
  };
  const takeBack = (token: string) =>
    send('POST', '/api/auth/reset-password', undefined, { token, password: NEW_PASSWORD });

  test('the old address is told, with a link that brings it back with a new password', async ({
    candidate,
  }) => {
    const token = await steal(candidate);
    const mail = backend().mails.find(({ to }) => to === candidate.email);
    expect(mail?.subject).toBe('Your Meydan account has a new email');
    expect(mail?.text).toContain(`/reset-password?token=${token}&for=email`);
    expect(mail?.text).not.toContain(MINE);
    expect((await takeBack(token)).status).toBe(204);
    expect(await canLogin(candidate.email, NEW_PASSWORD)).toBe(true);
    expect(await canLogin(MINE)).toBe(false);
    expect((await send('GET', '/api/auth/me', candidate)).status).toBe(401);
  });

  test('also after a second change, and after a new password', async ({ candidate }) => {
    const token = await steal(candidate);
    const body = { current_password: PASSWORD, password: 'the thief’s password' };
    const changed = await send('PUT', '/api/auth/password', candidate, body);
    const thief = { ...candidate, ...((await changed.json()) as { token: string }) };
    await send('POST', '/api/auth/email', thief, {
      email: 'second@example.org',
      current_password: body.password,
    });
    await confirm(tokenIn((await mailsTo('second@example.org')).at(-1)));
    const thiefs = tokenIn((await mailsTo(MINE)).at(-1));
    expect((await takeBack(token)).status).toBe(204);
    expect(await canLogin(candidate.email, NEW_PASSWORD)).toBe(true);
    // The thief got a link too, which no longer works.
    expect(await refusal(takeBack(thiefs))).toBe(USED);
  });

  test('also after a thief has used the link to an address of theirs', async ({ candidate }) => {
    const token = await steal(candidate);
    await change(candidate, 'second@example.org');
    await confirm(tokenIn((await mailsTo('second@example.org')).at(-1)));
    expect((await takeBack(tokenIn((await mailsTo(MINE)).at(-1)))).status).toBe(204);
    expect(await canLogin(MINE, NEW_PASSWORD)).toBe(true);
    expect((await takeBack(token)).status).toBe(204);
    expect(await canLogin(candidate.email, NEW_PASSWORD)).toBe(true);
    expect(await canLogin(MINE, NEW_PASSWORD)).toBe(false);
  });

  test('for 7 days, in which nobody else can have the address', async ({ candidate, employer }) => {
    const token = await steal(candidate);
    const registered = await send('POST', '/api/auth/register', undefined, {
      first_name: 'A',
      last_name: 'B',
      password: PASSWORD,
      user_type: 'candidate',
      email: candidate.email,
    });
    expect(await refusal(registered)).toBe('400 email: An account with this email already exists');
    await change(employer, candidate.email);
    expect(await mailsTo(candidate.email)).toHaveLength(1);
    backend().clock.advance(7 * DAY + MINUTE);
    expect(await refusal(takeBack(token))).toBe(USED);
    await register({ email: candidate.email });
    expect(await canLogin(candidate.email)).toBe(true);
  });
});

describe('“This wasn’t me” (CONFIRM-7)', () => {
  const exists = async (email: string) =>
    (await backend().database.db.select().from(users).where(eq(users.email, email))).length > 0;

  test('deletes the account that somebody created with the address', async () => {
    const person = await register({ user_type: 'employer' });
    await makeJob(backend(), person);
    const token = tokenIn((await mailsTo(person.email))[0]);
    expect((await disown(token)).status).toBe(204);
    expect(await exists(person.email)).toBe(false);
    expect(await backend().database.db.select().from(users)).toEqual([]);
    expect((await send('GET', '/api/auth/me', person)).status).toBe(401);
    expect(await refusal(disown(token))).toBe(USED);
    // The address is free.
    await register({ email: person.email });
    expect(await exists(person.email)).toBe(true);
  });

  test('keeps an account that was confirmed', async () => {
    const person = await register();
    const token = tokenIn((await mailsTo(person.email))[0]);
    await confirm(token);
    expect(await refusal(disown(token))).toBe(
      '409 This email has already been confirmed. If the account isn’t yours, choose a new password for it.',
    );
    expect(await exists(person.email)).toBe(true);
  });

  test('of a change only cancels it', async ({ candidate }) => {
    await change(candidate, 'new@example.org');
    const token = tokenIn((await mailsTo('new@example.org'))[0]);
    expect((await disown(token)).status).toBe(204);
    expect(await refusal(confirm(token))).toBe(USED);
    expect(await settingsOf(candidate)).toMatchObject({ email: candidate.email, pending: '' });
  });

  test('and confirming at the same time: one of them wins', async () => {
    const person = await register();
    const token = tokenIn((await mailsTo(person.email))[0]);
    const replies = await Promise.all([confirm(token), disown(token)]);
    const isKept = await exists(person.email);
    expect(replies.map(({ ok }) => ok)).toEqual([isKept, !isKept]);
  });
});

describe('accounts that were never confirmed', () => {
  const run = () => endUnconfirmed(backend().database.db, backend().clock.now);

  test('go after 30 days, if they have nothing that others may need (CONFIRM-8)', async ({
    job,
  }) => {
    const [empty, confirmed] = [await register(), await register()];
    const { email: posting, token } = await register({ user_type: 'employer' });
    await makeJob(backend(), { token });
    const applying = await register();
    await makeApplication(backend(), applying, job);
    const admin = await makeAdmin(backend());
    await unconfirm(backend(), admin);
    await confirm(tokenIn((await mailsTo(confirmed.email))[0]));
    backend().clock.advance(30 * DAY - MINUTE);
    expect(await run()).toBe(0);
    backend().clock.advance(2 * MINUTE);
    expect(await run()).toBe(1);
    const left = (await backend().database.db.select().from(users)).map(({ email }) => email);
    expect(left).not.toContain(empty.email);
    expect(left).toEqual(
      expect.arrayContaining([confirmed.email, posting, applying.email, admin.email]),
    );
  });

  test('stay for 30 days after an administrator changed their address (CONFIRM-8)', async ({
    candidate,
    admin,
  }) => {
    backend().clock.advance(31 * DAY);
    const session = await send('POST', '/api/auth/login', undefined, {
      email: admin.email,
      password: PASSWORD,
    });
    const { token } = (await session.json()) as { token: string };
    const email = 'corrected@example.com';
    const path = `/api/admin/users/${candidate._id}`;
    expect((await send('PUT', path, { token }, { email })).status).toBe(200);
    expect(await run()).toBe(0);
    backend().clock.advance(30 * DAY + MINUTE);
    expect(await run()).toBe(1);
  });
});

test('links are stored as hashes, and their mails without the token', async () => {
  const person = await register();
  const rows = [
    await backend().database.db.select().from(accountLinks),
    await backend().database.db.select().from(mails),
  ];
  const token = tokenIn((await mailsTo(person.email))[0]);
  expect(token).not.toBe('');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(backend().logged)).not.toContain(token);
});
