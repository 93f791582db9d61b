import { once } from 'node:events';
import { expect, test } from 'vitest';
import { end } from '#tests/server-process.ts';
import { forgetConfirmations, idsOf, mailTest, makeApplications, sleep } from './mail-test.ts';
import { account, call } from './writes.ts';

const { acts, startMailServer, startServer, admin } = mailTest();

test('a mail that was unanswered when the server was killed is sent again only by the operator (MAIL-6)', async () => {
  const mailServer = await startMailServer();
  const server = await startServer(mailServer);
  const { ids, decide } = await makeApplications(server, mailServer, 1);
  const gone = once(server.child, 'close');
  acts.onMessage = () => server.child.kill('SIGKILL');
  await decide(server, ids[0]);
  await gone;
  acts.onMessage = () => {};
  const second = await startServer(mailServer);
  await expect.poll(() => second.said(), { timeout: 60_000 }).toContain('mail.failed');
  expect(mailServer.taken).toHaveLength(1);
  await end(second, 'SIGTERM');

  const listed = await admin();
  expect(listed).toMatchObject({
    code: 0,
    said: expect.stringMatching(
      /^\S+Z {2}\S+ {2}status_changed {2}"candidate@example\.com" {2}1 {2}"The mail server did not answer/,
    ),
  });
  expect(await admin('resend', crypto.randomUUID())).toMatchObject({ code: 1 });
  expect(await admin('resend')).toMatchObject({ code: 1, said: expect.stringContaining('Usage') });
  const id = listed.said.split('  ')[1] ?? '';
  expect(await admin('resend', id)).toEqual({ code: 0, said: 'Queued again: 1.\n' });
  expect(await admin()).toEqual({ code: 0, said: 'Every mail was sent.\n' });
  await startServer(mailServer);
  await expect.poll(() => mailServer.taken.length, { timeout: 60_000 }).toBe(2);
  // By this id, a mailbox recognizes the copy.
  expect(new Set(idsOf(mailServer)).size).toBe(1);
});

test('a server that is asked to stop finishes the current mail', async () => {
  const mailServer = await startMailServer();
  const server = await startServer(mailServer);
  const { ids, decide } = await makeApplications(server, mailServer, 1);
  acts.onRecipient = () => server.child.kill('SIGTERM');
  await decide(server, ids[0]);
  await once(server.child, 'close');
  expect(server.child.exitCode).toBe(0);
  expect(mailServer.taken).toHaveLength(1);
  expect(mailServer.taken[0]).toMatch(/^Subject: An update on your application\r?$/m);
  expect(server.said()).toMatch(/"mail\.sent"[\s\S]*"server\.stopped"/);
  acts.onRecipient = () => {};
  await startServer(mailServer);
  await sleep(2000);
  expect(mailServer.taken).toHaveLength(1);
});

test('a server whose mail server stops answering still ends in time, and logs the unfinished mail', async () => {
  const mailServer = await startMailServer();
  const server = await startServer(mailServer);
  const person = account('candidate', 'candidate@example.com');
  await call(server.url, 'POST', '/api/auth/register', person);
  await forgetConfirmations(mailServer, 1);
  // The mail server stays silent after the recipient.
  const heard = new Promise<void>((resolve) => {
    acts.onRecipient = resolve;
  });
  acts.stalls = true;
  const asked = await fetch(`${server.url}/api/auth/forgot-password`, {
    method: 'POST',
    body: JSON.stringify({ email: 'candidate@example.com' }),
  });
  expect(asked.status).toBe(204);
  await heard;
  expect(await end(server, 'SIGTERM')).toBe(0);
  // Aborted, not timed out after the minute that a mail server may take.
  const failed = server
    .said()
    .split('\n')
    .find((line) => line.includes('"mail.failed"'));
  expect(JSON.parse(failed ?? '{}')).toMatchObject({ code: 'EABORT', purpose: 'password_reset' });
  expect(server.said()).toContain('"server.stopped"');
});
