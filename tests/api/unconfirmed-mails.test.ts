import { afterAll, beforeAll, expect } from 'vitest';
import { root } from '../../scripts/setup/paths.mjs';
import { createSmtpMail, type Mail } from '../../server/mail.ts';
import { sendDueMails } from '../../server/mails/mail-queue.ts';
import { openMailRenderer } from '../../server/mails/renderer.ts';
import type { NotificationPage } from '../../src/contract/notification.ts';
import { makeCandidate, PASSWORD, unconfirm } from '../factories.ts';
import { readMail } from '../read-mail.ts';
import { interviewTest } from './api-test.ts';
import { queueOf, tell } from './mail-queue.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-servers.ts';

/* Mails to an address that isn't proved to be its owner's (rule MAIL-10). */

const { backend, test, inviteSomebody, FACTS, send } = interviewTest();

let server: TestSmtpServer;
let mail: Mail;
beforeAll(async () => {
  server = await startSmtpServer();
  mail = createSmtpMail(server.url, 'no-reply@jobs.example', { connections: 1 });
});
afterAll(async () => {
  mail.close?.();
  await server.close();
});

const renderer = openMailRenderer(root);

/** Sends what is due; gives the mails to this address. */
async function deliver(email: string) {
  if (!renderer) throw new Error('Mails are not built: npm run build');
  server.taken.length = 0;
  await sendDueMails(queueOf(backend(), { mail, renderer }));
  return server.taken.map(readMail).filter(({ to }) => to.includes(email));
}

const BAIT = { link: 'https://bait.example/win', note: 'Free money: https://bait.example/now' };

test('a stranger whose address somebody registered gets nothing that was written for them', async () => {
  const { candidate } = await inviteSomebody({ ...FACTS, ...BAIT });
  await unconfirm(backend(), candidate);
  const mails = await deliver(candidate.email);
  expect(mails.map(({ subject }) => subject)).toContain('You’re invited to an interview');
  for (const { html, text, calendar, files } of mails) {
    expect(`${html} ${text}`).not.toMatch(/bait|Free money/);
    expect([calendar, files]).toEqual([undefined, []]);
    expect(text).toContain('https://jobs.example/applications/');
  }
});

test('there are twenty a day at most; the rest is told in the app', async () => {
  const stranger = await makeCandidate(backend());
  await unconfirm(backend(), stranger);
  const notification = { userId: stranger._id, kind: 'message' as const };
  await tell(backend(), ...Array.from({ length: 15 }, () => notification));
  await tell(backend(), ...Array.from({ length: 15 }, () => notification));
  const first = await deliver(stranger.email);
  expect(first.length).toBeGreaterThan(10);
  expect(first.length).toBeLessThanOrEqual(20);
  const { token } = stranger;
  const response = await send('GET', '/api/notifications', { token });
  expect(((await response.json()) as NotificationPage).unread).toBe(30);
  backend().clock.advance(25 * 60 * 60 * 1000);
  // What was too much isn't sent later.
  expect(await deliver(stranger.email)).toEqual([]);
  await tell(backend(), notification);
  expect(await deliver(stranger.email)).toHaveLength(1);
});

test('who has used a link to a new password is mailed all of it', async ({ candidate }) => {
  await unconfirm(backend(), candidate);
  const { email } = candidate;
  // Links lead to where they are asked for, on this machine.
  await backend().fetch(
    new Request('http://localhost:3000/api/auth/forgot-password', {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
      body: JSON.stringify({ email }),
    }),
  );
  await backend().settled();
  const [, token] = /token=([\w-]+)/.exec(backend().mails.at(-1)?.text ?? '') ?? [];
  const json = { token, password: PASSWORD };
  expect((await send('POST', '/api/auth/reset-password', undefined, json)).status).toBe(204);
  await tell(backend(), { userId: candidate._id, kind: 'message', facts: { excerpt: 'Hello' } });
  const [told] = await deliver(email);
  expect(told?.text).toContain('Hello');
});
