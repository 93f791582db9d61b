import { afterEach, describe, expect } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { deleteOld } from '#server/domains/server/background.ts';
import { accountLinks } from '#server/platform/database/schema.ts';
import { createSmtpMail } from '#server/platform/mail/mail.ts';
import { makeCandidate, PASSWORD } from '#tests/factories.ts';
import { apiTest, refusal } from './api-test.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-servers.ts';

const { backend, test } = apiTest();

const MINUTE = 60_000;
const APP = 'http://localhost:3000';
const NEW_PASSWORD = 'another password';

/** Requests a link as a browser on this machine does. */
const ask = async (email: string, headers: Record<string, string> = {}, origin = APP) => {
  const response = await backend().fetch(
    new Request(`${origin}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email }),
    }),
  );
  await backend().settled();
  return response;
};

const linkIn = (text: string | undefined): URL => new URL(/https?:\S+/.exec(text ?? '')?.[0] ?? '');

/** Requests a link and returns its token. */
const tokenFor = async (email: string): Promise<string> => {
  await ask(email);
  return linkIn(backend().mails.at(-1)?.text).searchParams.get('token') ?? '';
};

const reset = (token: string, password = NEW_PASSWORD) =>
  backend().request('POST', '/api/auth/reset-password', { json: { token, password } });
const login = (email: string, password: string) =>
  backend().request('POST', '/api/auth/login', { json: { email, password } });
const canLogin = async (email: string, password: string) => (await login(email, password)).ok;
const me = (token: string) => backend().request('GET', '/api/auth/me', { token });

const expectRefusal = async (response: Response) => {
  expect(await refusal(response)).toBe('400 This link has expired or has already been used.');
};

test('a login in progress with the old password ends with a reset', async () => {
  const { email } = await makeCandidate(backend());
  const link = await tokenFor(email);
  const { passwords } = backend().dependencies;
  const api = createApi({
    ...backend().dependencies,
    passwords: {
      ...passwords,
      matches: async (...given) => {
        const matches = await passwords.matches(...given);
        expect((await reset(link)).status).toBe(204);
        return matches;
      },
    },
  });
  const response = await api.request('/api/auth/login', {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token } = (await response.json()) as { token: string };
  expect((await me(token)).status).toBe(401);
  expect(await canLogin(email, NEW_PASSWORD)).toBe(true);
});

describe('requesting a link', () => {
  test('sends it to the address of the account, which may be typed in any case (PASSWORD-1)', async () => {
    const { email } = await makeCandidate(backend());
    await ask(` ${email.toUpperCase()} `);
    expect(backend().mails.map((mail) => mail.to)).toEqual([email]);
    const link = linkIn(backend().mails[0]?.text);
    expect(link.origin + link.pathname).toBe(`${APP}/reset-password`);
    expect(link.searchParams.get('token')).toMatch(/^[\w-]{32}$/);
  });

  test('an unknown address gets the same answer and no mail (PASSWORD-1)', async ({
    candidate: { email },
  }) => {
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
    expect(unknown.status).toBe(known.status);
    expect(await unknown.text()).toBe(await known.text());
    expect(backend().mails).toHaveLength(1);
    expect(backend().failures()).toEqual([]);
  });

  test.each([
    ['tr', 'Meydan parolanızı sıfırlayın'],
    ['de;q=1, en;q=0.3, tr;q=0.7', 'Meydan parolanızı sıfırlayın'],
    ['en-GB,tr;q=0.5', 'Reset your Meydan password'],
    ['', 'Reset your Meydan password'],
  ])('with the languages "%s" the mail is "%s"', async (languages, subject) => {
    const { email } = await makeCandidate(backend());
    await ask(email, { 'Accept-Language': languages });
    expect(backend().mails[0]?.subject).toBe(subject);
  });

  test('a mail has nothing that was typed at registration', async () => {
    const { email } = await makeCandidate(backend(), { first_name: 'Win-a-prize' });
    await ask(email);
    expect(backend().mails[0]?.text).not.toContain('Win-a-prize');
  });

  test('an account’s mails come at growing intervals, always with a valid link (PASSWORD-2)', async () => {
    const { email } = await makeCandidate(backend());
    const sentAfter: number[] = [];
    // A request every minute for two and a half hours.
    for (let minute = 0; minute < 150; minute += 1) {
      const before = backend().mails.length;
      expect((await ask(email)).status).toBe(204);
      if (backend().mails.length > before) sentAfter.push(minute);
      backend().clock.advance(MINUTE);
    }
    expect(sentAfter).toEqual([0, 1, 6, 21, 81, 141]);
    const last = linkIn(backend().mails.at(-1)?.text).searchParams.get('token') ?? '';
    expect((await reset(last)).status).toBe(204);
    // Earlier requests no longer count, since their links are gone.
    await ask(email);
    expect(backend().mails).toHaveLength(7);
  });

  test('one account’s intervals do not affect others', async () => {
    const [one, other] = [await makeCandidate(backend()), await makeCandidate(backend())];
    await ask(one.email);
    await ask(one.email);
    await ask(other.email);
    expect(backend().mails.map((mail) => mail.to)).toEqual([one.email, other.email]);
  });

  test('of ten requests at once, one sends a mail (PASSWORD-2)', async ({
    candidate: { email },
  }) => {
    await Promise.all(Array.from({ length: 10 }, () => ask(email)));
    expect(backend().mails).toHaveLength(1);
  });

  test('links are stored until a day after they expired', async () => {
    const [one, other] = [await makeCandidate(backend()), await makeCandidate(backend())];
    await ask(one.email);
    backend().clock.advance(25 * 60 * MINUTE + 1000);
    await ask(other.email);
    await deleteOld(backend().dependencies);
    const rows = await backend().database.db.select().from(accountLinks);
    expect(rows.map((row) => row.user_id)).toEqual([other._id]);
  });

  test('a mail that cannot be sent is logged without address or link', async () => {
    const { email } = await makeCandidate(backend());
    const send = () => Promise.reject(new Error(`no mail for ${email}`));
    const api = createApi({ ...backend().dependencies, mail: { send } });
    const response = await api.request(`${APP}/api/auth/forgot-password`, {
      method: 'POST',
      body: JSON.stringify({ email }),
    });
    await backend().settled();
    expect(response.status).toBe(204);
    expect(backend().logged).toContainEqual(expect.objectContaining({ event: 'mail.failed' }));
    expect(JSON.stringify(backend().logged)).not.toContain('@');
  });
});

describe('a link whose mail isn’t sent (PASSWORD-2)', () => {
  let server: TestSmtpServer | undefined;
  afterEach(() => server?.close());

  /** Requests a link from a server that sends through this mail server. */
  const askBy = async (url: string, email: string) => {
    const mail = createSmtpMail(url, 'no-reply@jobs.example');
    const api = createApi({ ...backend().dependencies, mail });
    const json = { method: 'POST', body: JSON.stringify({ email }) };
    return api.request(`${APP}/api/auth/forgot-password`, json);
  };

  test.each([
    ['refused for now', { refuses: 450, times: 2 }],
    ['refused for good', { refuses: 550, times: 2 }],
  ])('%s, can be requested again at once, any number of times', async (_, behaviour) => {
    const { email } = await makeCandidate(backend());
    server = await startSmtpServer(behaviour);
    for (let times = 0; times < 5; times += 1) {
      await askBy(server.url, email);
      await backend().settled();
    }
    // Two failed, the third was sent, and the others came too soon after it.
    expect(server.taken).toHaveLength(1);
    backend().clock.advance(MINUTE);
    await askBy(server.url, email);
    await backend().settled();
    expect(server.taken).toHaveLength(2);
    expect(await backend().database.db.select().from(accountLinks)).toHaveLength(2);
  });

  test('whose mail server never answers, can be requested again after a minute', async () => {
    const { email } = await makeCandidate(backend());
    const silent = await startSmtpServer({ silent: true });
    await askBy(silent.url, email);
    await expect.poll(() => silent.connections()).toBe(1);
    server = await startSmtpServer();
    // One mail is on its way, so that simultaneous requests cannot flood a mailbox.
    await askBy(server.url, email);
    expect(server.taken).toEqual([]);
    backend().clock.advance(MINUTE);
    await askBy(server.url, email);
    await expect.poll(() => server?.taken.length).toBe(1);
    await silent.close();
    await backend().settled();
  });

  test('stays valid and counts if the mail server’s answer is missing, since it may have arrived', async () => {
    const { email } = await makeCandidate(backend());
    server = await startSmtpServer({ drops: true });
    await askBy(server.url, email);
    await backend().settled();
    await askBy(server.url, email);
    await backend().settled();
    expect(server.taken).toHaveLength(1);
    expect(await backend().database.db.select().from(accountLinks)).toHaveLength(1);
  });
});

describe('where a link leads', () => {
  const askAt = async (origin: string, publicUrl?: string) => {
    const { email } = await makeCandidate(backend());
    const api = createApi({ ...backend().dependencies, ...(publicUrl && { publicUrl }) });
    const response = await api.request(`${origin}/api/auth/forgot-password`, {
      method: 'POST',
      body: JSON.stringify({ email }),
    });
    await backend().settled();
    expect(response.status).toBe(204);
    const text = backend().mails[0]?.text;
    return text && linkIn(text).origin;
  };

  test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
    'to the host of the request at %s',
    async (origin) => {
      expect(await askAt(origin)).toBe(origin);
    },
  );

  test.each(['http://evil.example', 'http://localhost.evil.example', 'http://10.0.0.7'])(
    'never to %s, which any caller can claim',
    async (origin) => {
      expect(await askAt(origin)).toBeUndefined();
      expect(backend().failures()).toEqual([expect.objectContaining({ event: 'mail.no_address' })]);
    },
  );

  test.each(['http://evil.example', 'http://localhost:3000'])(
    'to PUBLIC_URL, although the request is at %s',
    async (origin) => {
      expect(await askAt(origin, 'https://jobs.example/')).toBe('https://jobs.example');
    },
  );
});

describe('choosing a new password', () => {
  test('a link works once (PASSWORD-2)', async ({ candidate: { email } }) => {
    const token = await tokenFor(email);
    await reset(token);
    await expectRefusal(await reset(token, 'a third password'));
    expect(await canLogin(email, NEW_PASSWORD)).toBe(true);
  });

  test('of five uses of a link at once, one succeeds, and only one is processed', async () => {
    const { email } = await makeCandidate(backend());
    const token = await tokenFor(email);
    const { passwords } = backend().dependencies;
    // The first password is still being hashed when the last request comes.
    const refused = Promise.withResolvers<void>();
    const hash = async (password: string) => {
      await refused.promise;
      return passwords.hash(password);
    };
    const api = createApi({ ...backend().dependencies, passwords: { ...passwords, hash } });
    let refusals = 0;
    const use = async (password: string) => {
      const body = JSON.stringify({ token, password });
      const response = await api.request('/api/auth/reset-password', { method: 'POST', body });
      refusals += response.ok ? 0 : 1;
      if (refusals === 4) refused.resolve();
      return response;
    };
    const responses = await Promise.all([0, 1, 2, 3, 4].map((index) => use(`password ${index}`)));
    expect(responses.map((response) => response.status).sort()).toEqual([204, 429, 429, 429, 429]);
    const winner = responses.findIndex((response) => response.ok);
    expect(await canLogin(email, `password ${winner}`)).toBe(true);
  });

  test('a link expires after an hour (PASSWORD-2)', async ({ candidate: { email } }) => {
    const token = await tokenFor(email);
    backend().clock.advance(61 * MINUTE);
    await expectRefusal(await reset(token));
    expect(await canLogin(email, PASSWORD)).toBe(true);
    const next = await tokenFor(email);
    backend().clock.advance(59 * MINUTE);
    expect((await reset(next)).status).toBe(204);
  });

  test('an older link stays valid when a newer one is requested', async () => {
    const { email } = await makeCandidate(backend());
    const older = await tokenFor(email);
    backend().clock.advance(MINUTE);
    expect(await tokenFor(email)).not.toBe(older);
    expect((await reset(older)).status).toBe(204);
  });

  test('the use of a link voids the other links of its account only (PASSWORD-2)', async () => {
    const [one, other] = [await makeCandidate(backend()), await makeCandidate(backend())];
    const older = await tokenFor(one.email);
    const others = await tokenFor(other.email);
    backend().clock.advance(MINUTE);
    const newer = await tokenFor(one.email);
    expect((await reset(newer)).status).toBe(204);
    await expectRefusal(await reset(older));
    expect((await reset(others)).status).toBe(204);
  });

  test('all sessions of the account end, and no others (PASSWORD-3, SESSION-8)', async () => {
    const { email, token } = await makeCandidate(backend());
    const second = (await (await login(email, PASSWORD)).json()) as { token: string };
    const other = await makeCandidate(backend());
    await reset(await tokenFor(email));
    for (const ended of [token, second.token]) {
      expect(await refusal(me(ended))).toBe('401 Token is not valid');
    }
    expect((await me(other.token)).status).toBe(200);
    const fresh = (await (await login(email, NEW_PASSWORD)).json()) as { token: string };
    const response = await me(fresh.token);
    expect(response.status).toBe(200);
    expect(await response.json()).not.toHaveProperty('session_version');
  });

  test.each(['nonsense', 'x'.repeat(32)])('a made-up token sets nothing: %s', async (token) => {
    await expectRefusal(await reset(token));
  });

  test('the database stores no usable token', async ({ candidate: { email } }) => {
    const token = await tokenFor(email);
    const rows = await backend().database.db.select().from(accountLinks);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    await expectRefusal(await reset(rows[0]?.token_hash ?? ''));
  });
});
