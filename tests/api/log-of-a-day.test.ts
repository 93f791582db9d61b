import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { sendDueMails } from '#server/domains/mails/send-due.ts';
import { createLog, type LogFields } from '#server/platform/log/log.ts';
import { createOutbox } from '#server/platform/mail/mail.ts';
import {
  fileForm,
  jobFields,
  makeAdmin,
  makeEmployer,
  makeJob,
  pdfBytes,
} from '#tests/factories.ts';
import { queueOf, sendNotifications } from './mail-queue.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const ADDRESS = '192.0.2.77';

/** Part of everything that a user types. */
const TYPED = 'Zebra';
const EMAIL = `${TYPED}.one@example.com`;
const FIRST = `${TYPED} password 1`;
const SECOND = `${TYPED} password 2`;

/** The API with its log and outbox, called as the server calls it. */
async function openDay() {
  const lines: string[] = [];
  const log = await createLog({ level: 'debug', format: 'json' }, (line) => lines.push(line));
  const outbox = join(backend().folder, 'outbox');
  const mail = createOutbox(outbox, 'no-reply@example.com', log);
  const api = createApi({ ...backend().dependencies, log, mail, rateLimits: true });
  const send = async (
    method: string,
    path: string,
    { token, json, form }: { token?: string; json?: unknown; form?: FormData } = {},
  ) => {
    const response = await api.request(
      `http://localhost:3000${path}`,
      {
        method,
        headers: { ...(token && { 'X-Auth-Token': token }), 'User-Agent': TYPED },
        body: form ?? (json === undefined ? null : JSON.stringify(json)),
      },
      { incoming: { socket: { remoteAddress: ADDRESS } } },
    );
    await backend().settled();
    const text = await response.text();
    const reply = text.startsWith('{') ? JSON.parse(text) : undefined;
    return { status: response.status, reply };
  };
  const entries = () => lines.map((line): LogFields => JSON.parse(line));
  const mailed = async () => {
    const [name = ''] = await readdir(outbox);
    return readFile(join(outbox, name), 'utf8');
  };
  /** Sends the due mails to a mail server that refuses them with this code, if given. */
  const sendMails = (responseCode?: number) =>
    sendDueMails(
      queueOf(backend(), {
        log,
        mail: {
          send: async () => {
            const refusal = { code: 'EENVELOPE', command: 'RCPT TO', responseCode };
            if (responseCode) throw Object.assign(new Error(`${TYPED}: ${EMAIL}`), refusal);
          },
        },
      }),
    );
  return { send, lines, entries, mailed, sendMails };
}

test('a day in the log: what happened, by whom, and nothing that users typed', async () => {
  const employer = await makeEmployer(backend());
  const admin = await makeAdmin(backend());
  const job = await makeJob(backend(), employer);
  const { send, lines, entries, mailed, sendMails } = await openDay();

  const registration = {
    first_name: TYPED,
    last_name: TYPED,
    user_type: 'candidate',
    email: EMAIL,
    password: FIRST,
  };
  const first = await send('POST', '/api/auth/register', { json: registration });
  expect(first.status).toBe(201);
  await send('POST', '/api/auth/register', { json: registration });
  const login = (password: string) =>
    send('POST', '/api/auth/login', { json: { email: EMAIL, password } });
  expect((await login(`${FIRST}?`)).status).toBe(400);
  const { token } = (await login(FIRST)).reply;

  expect((await send('POST', '/api/auth/forgot-password', { json: { email: EMAIL } })).status).toBe(
    204,
  );
  const resetToken = /token=([\w-]+)/.exec(await mailed())?.[1] ?? '';
  const reset = { token: resetToken, password: SECOND };
  expect((await send('POST', '/api/auth/reset-password', { json: reset })).status).toBe(204);
  expect((await send('POST', '/api/auth/reset-password', { json: reset })).status).toBe(400);
  expect((await send('GET', '/api/auth/me', { token: TYPED })).status).toBe(401);
  const session = (await login(SECOND)).reply.token;

  const upload = (name: string, bytes: Uint8Array | string) =>
    send('POST', '/api/uploads/resume', { token: session, form: fileForm(name, bytes) });
  expect((await upload(`${TYPED}.exe`, TYPED)).status).toBe(400);
  const { url } = (await upload(`${TYPED}.pdf`, pdfBytes())).reply;
  await send('GET', url, { token: session });
  const applied = await send('POST', `/api/applications/${job._id}`, {
    token: session,
    json: { cover_letter: `${TYPED} writes.`, resume_url: url, additional_questions: TYPED },
  });
  expect(applied.status).toBe(201);
  await sendMails(450);
  backend().clock.advance(2 * 60_000);
  await sendMails(550);
  await sendNotifications(backend(), {
    userId: employer._id,
    kind: 'message',
    facts: { excerpt: TYPED },
  });
  await sendMails();
  await send('GET', `/api/jobs?query=${TYPED}&location=${TYPED}`);
  await send('GET', `/api/jobs/${TYPED}`);
  await send('GET', `/api/${TYPED}`);
  await send('GET', `/api/admin/users?query=${TYPED}`, { token: session });
  await send('POST', '/api/jobs', { token: session, json: jobFields({ title: TYPED }) });
  const writes = { name: TYPED, email: EMAIL, subject: TYPED, body: `${TYPED} asks.` };
  for (let time = 0; time < 11; time += 1) await send('POST', '/api/messages', { json: writes });

  const { reply: me } = await send('GET', '/api/auth/me', { token: session });
  const path = `/api/admin/users/${me._id}`;
  const corrected = { ...(await send('GET', path, admin)).reply, location: TYPED };
  expect((await send('PUT', path, { ...admin, json: corrected })).status).toBe(200);
  await backend().database.run('alter table candidates rename to candidates_away');
  await send('PUT', '/api/users/profile/candidate', { token: session, json: { bio: TYPED } });
  await backend().database.run('alter table candidates_away rename to candidates');
  expect((await send('POST', '/api/auth/logout', { token: session })).status).toBe(204);
  expect((await send('DELETE', path, admin)).status).toBe(204);

  const text = lines.join('');
  for (const secret of [
    TYPED,
    'zebra',
    '@',
    token,
    session,
    admin.token,
    resetToken,
    url,
    'select',
  ])
    expect(text).not.toContain(secret);
  // The signature alone is useless, but its absence shows that no part of a token is logged.
  expect(text).not.toContain(session.split('.')[2]);

  const events = entries().filter(({ event }) => !String(event).startsWith('request'));
  const known = { requestId: expect.any(String), route: expect.stringMatching(/^\/api\//) };
  expect(events.map(({ event }) => event)).toEqual([
    'account.registered',
    'login.failed',
    'login.succeeded',
    'password_reset.requested',
    'mail.written',
    'password_reset.used',
    'password_reset.refused',
    'access.refused',
    'login.succeeded',
    'upload.refused',
    'mail.delayed',
    'mail.failed',
    'mail.sent',
    'access.refused',
    'access.refused',
    'limit.reached',
    'console.write',
    'logout',
    'console.write',
  ]);
  const find = (event: string) => events.find((one) => one.event === event);
  expect(find('login.failed')).toMatchObject({ ...known, address: ADDRESS, accountId: me._id });
  expect(find('login.succeeded')).toMatchObject({ ...known, accountId: me._id });
  expect(find('password_reset.used')).toMatchObject({ ...known, accountId: me._id });
  expect(find('upload.refused')).toMatchObject({ ...known, accountId: me._id });
  const mail = expect.any(String);
  expect(find('mail.delayed')).toMatchObject({ mail, attempt: 1, code: 'EENVELOPE' });
  expect(find('mail.failed')).toMatchObject({ mail, attempt: 2, verdict: 'never' });
  expect(find('mail.sent')).toMatchObject({ mail, attempt: 1 });
  expect(find('limit.reached')).toMatchObject({ ...known, rule: 'message', address: ADDRESS });
  expect(find('console.write')).toMatchObject({
    ...known,
    accountId: admin._id,
    action: 'update',
    entity: 'users',
    recordId: me._id,
  });
  expect(entries()).toContainEqual(
    expect.objectContaining({ event: 'request.failed', status: 500, accountId: me._id }),
  );
});
