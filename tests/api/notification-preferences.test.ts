import { describe, expect } from 'vitest';
import { createTokens } from '#server/platform/secrets/tokens.ts';
import type { Preferences } from '#src/contract/notifications/notification.ts';
import { notificationKindsOf } from '#src/contract/notifications/notification.ts';
import { TOKEN_SECRET } from '#tests/backend.ts';
import { makeAdmin, makeCandidate, makeEmployer } from '#tests/factories.ts';
import { secretsOf } from '#tests/tokens.ts';
import { apiTest } from './api-test.ts';
import { prefer } from './mail-queue.ts';

const { backend, test, send } = apiTest();

const read = async <Reply>(path: string, token?: string): Promise<Reply> => {
  const response = await backend().request('GET', path, { token });
  expect(response.status).toBe(200);
  return (await response.json()) as Reply;
};
const preferences = (token?: string, link = '') =>
  read<Preferences>(`/api/notification-preferences${link}`, token);
const linkOf = async (id: string) =>
  `?token=${await backend().dependencies.tokens.signPreferencesToken(id)}`;
const unsubscribe = (link: string, body = 'List-Unsubscribe=One-Click') =>
  backend().fetch(
    new Request(`http://api.test/api/notification-preferences/unsubscribe${link}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    }),
  );

describe('mail preferences', () => {
  test.each(['candidate', 'employer'] as const)(
    'of a %s: every kind at once, until changed (MAIL-1, NOTICE-4)',
    async (kind) => {
      const make = kind === 'candidate' ? makeCandidate : makeEmployer;
      const { token } = await make(backend());
      const modes = Object.fromEntries(notificationKindsOf(kind).map((name) => [name, 'now']));
      const address = `${kind[0]}•••@example.com`;
      expect(await preferences(token)).toEqual({ user_type: kind, language: 'en', address, modes });
      const change = { modes: { message: 'never', interview_tomorrow: 'daily' }, language: 'tr' };
      expect((await prefer(backend(), token, change)).status).toBe(200);
      await prefer(backend(), token, { modes: { interview_tomorrow: 'now' } });
      expect(await preferences(token)).toEqual({
        user_type: kind,
        language: 'tr',
        address,
        modes: { ...modes, message: 'never' },
      });
    },
  );

  test.each([
    { modes: { application_received: 'never' } },
    { modes: { message: 'hourly' } },
    { modes: { unknown: 'now' } },
    { language: 'de' },
  ])('refuse what the caller cannot choose: %j', async (json) => {
    const { token } = await makeCandidate(backend());
    expect((await prefer(backend(), token, json)).status).toBe(400);
    expect(Object.values((await preferences(token)).modes)).not.toContain('never');
  });

  test('need a session, or the link from a mail (MAIL-4)', async () => {
    const path = '/api/notification-preferences';
    expect((await send('GET', path)).status).toBe(401);
    expect((await send('PUT', path, undefined, {})).status).toBe(401);
    const { _id } = await makeCandidate(backend());
    const link = await linkOf(_id);
    const json = { modes: { message: 'daily' } };
    expect((await send('PUT', path + link, undefined, json)).status).toBe(200);
    expect((await preferences(undefined, link)).modes.message).toBe('daily');
  });

  test('use the link rather than the session', async () => {
    const reader = await makeCandidate(backend());
    const other = await makeEmployer(backend());
    expect((await preferences(other.token, await linkOf(reader._id))).user_type).toBe('candidate');
  });

  test('accept no other token as a link, and no link is a session (MAIL-4)', async () => {
    const { _id, token } = await makeCandidate(backend());
    const foreign = createTokens(
      secretsOf('another secret, longer than thirty-two characters'),
      () => new Date(),
    );
    const nobody = await linkOf(crypto.randomUUID());
    for (const link of [
      `?token=${token}`,
      `?token=${await foreign.signPreferencesToken(_id)}`,
      nobody,
    ]) {
      const path = `/api/notification-preferences${link}`;
      expect((await send('GET', path)).status).toBe(400);
      expect((await unsubscribe(link)).status).toBe(400);
    }
    const reader = (await linkOf(_id)).slice('?token='.length);
    expect((await backend().request('GET', '/api/auth/me', { token: reader })).status).toBe(401);
  });

  test('have a link that is valid for two years, but only while the account exists (MAIL-4)', async () => {
    const { _id } = await makeCandidate(backend());
    const link = await linkOf(_id);
    const ownerAfter = (days: number) => {
      const later = () => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
      const tokens = createTokens(secretsOf(TOKEN_SECRET), later);
      return tokens.verifyPreferencesToken(link.slice('?token='.length));
    };
    expect(await ownerAfter(729)).toBe(_id);
    expect(await ownerAfter(732)).toBeUndefined();
    const admin = await makeAdmin(backend());
    await send('DELETE', `/api/admin/users/${_id}`, admin);
    const path = `/api/notification-preferences${link}`;
    expect((await send('GET', path)).status).toBe(400);
  });
});

describe('one-click unsubscribe', () => {
  test('ends the mails of that kind (MAIL-4)', async ({ candidate: { _id, token } }) => {
    const link = await linkOf(_id);
    const response = await unsubscribe(`${link}&kind=message`);
    expect([response.status, await response.text()]).toEqual([204, '']);
    const { modes } = await preferences(token);
    expect(Object.entries(modes).filter(([, mode]) => mode === 'never')).toEqual([
      ['message', 'never'],
    ]);
  });

  test('in a digest ends the mails of all its kinds (MAIL-4)', async () => {
    const { _id, token } = await makeCandidate(backend());
    await prefer(backend(), token, { modes: { message: 'daily', job_closed: 'daily' } });
    expect((await unsubscribe(await linkOf(_id))).status).toBe(204);
    const { modes } = await preferences(token);
    expect(modes).toMatchObject({ message: 'never', job_closed: 'never', status_changed: 'now' });
  });

  test('changes nothing on GET, which redirects to the page (MAIL-4)', async () => {
    const { _id, token } = await makeCandidate(backend());
    const link = `${await linkOf(_id)}&kind=message`;
    const path = `/api/notification-preferences/unsubscribe${link}`;
    const response = await send('GET', path);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/notifications/preferences${link}`);
    expect((await preferences(token)).modes.message).toBe('now');
  });

  test.each(['', 'List-Unsubscribe=No', '{}'])('refuses any other body: %j', async (body) => {
    const { _id, token } = await makeCandidate(backend());
    const response = await unsubscribe(`${await linkOf(_id)}&kind=message`, body);
    expect(response.status).toBe(400);
    expect((await preferences(token)).modes.message).toBe('now');
  });
});

describe('the language of mails', () => {
  const account = {
    first_name: 'Ayşe',
    last_name: 'Kaya',
    user_type: 'candidate',
    email: 'ayse@example.com',
    password: 'a good password',
  };
  const call = async (path: string, language?: string): Promise<string> => {
    const headers = language && { 'Accept-Language': language };
    const options = { json: account, ...(headers && { headers }) };
    const response = await backend().request('POST', path, options);
    return ((await response.json()) as { token: string }).token;
  };

  test('is set at registration and login, if the request names one (MAIL-3)', async () => {
    const registered = await call('/api/auth/register', 'tr');
    expect((await preferences(registered)).language).toBe('tr');
    expect((await preferences(await call('/api/auth/login'))).language).toBe('tr');
    expect((await preferences(await call('/api/auth/login', 'de'))).language).toBe('tr');
    expect((await preferences(await call('/api/auth/login', 'en'))).language).toBe('en');
  });
});
