import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { inRoot } from '#scripts/setup/paths.mjs';
import type { Application } from '#src/contract/applications/application.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/api/smtp-servers.ts';
import { jobFields } from '#tests/factories.ts';
import { end, launch, type ServerProcess } from '#tests/server-process.ts';
import { serverPerTest } from './server-per-test.ts';
import { account, call } from './writes.ts';

const { folder, start } = serverPerTest();

const ROUNDS = 10;
/** Milliseconds after which ten starts of a server count as hanging. */
const TEN_STARTS = 900_000;
/** Milliseconds from a decision to the kill: before, during and after the announcement. */
const MOMENTS = [0, 300, 900, 2000, 6000];

let smtp: TestSmtpServer | undefined;
afterEach(() => smtp?.close());

/** Called when the mail server gets a recipient or a message. */
let onRecipient = () => {};
let onMessage = () => {};
/** Whether the mail server has stopped answering. */
let stalls = false;

const startMailServer = async () => {
  onRecipient = () => {};
  onMessage = () => {};
  stalls = false;
  smtp = await startSmtpServer({
    stalls: () => stalls,
    onRecipient: () => onRecipient(),
    onMessage: () => onMessage(),
  });
  return smtp;
};
const startServer = ({ url }: TestSmtpServer) =>
  start(folder(), { SMTP_URL: url, ANNOUNCE_SECONDS: '1' });

const idsOf = ({ taken }: TestSmtpServer) =>
  taken.map((text) => /^Message-ID: (\S+)\r$/im.exec(text)?.[1]);

/** An employer without mails, and `count` applications of one candidate. */
async function makeApplications({ url }: ServerProcess, count: number) {
  const register = (kind: string) =>
    call<{ token: string }>(
      url,
      'POST',
      '/api/auth/register',
      account(kind, `${kind}@example.com`),
    );
  const { token } = await register('employer');
  const modes = { application_received: 'never' };
  await call(url, 'PUT', '/api/notification-preferences', { modes }, token);
  const candidate = await register('candidate');
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const job = await call<Job>(url, 'POST', '/api/jobs', jobFields(), token);
    const form = { cover_letter: 'Hello', resume_url: 'https://cv.example/me.pdf' };
    const path = `/api/applications/${job._id}`;
    ids.push((await call<Application>(url, 'POST', path, form, candidate.token))._id);
  }
  const decide = (server: ServerProcess, id = '') => {
    const path = `/api/applications/${id}/status`;
    return call(server.url, 'PUT', path, { status: 'rejected' }, token);
  };
  return { ids, decide };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function admin(...words: string[]) {
  const { child, said } = launch(folder(), {}, [inRoot('server', 'admin.ts'), 'mail', ...words]);
  await once(child, 'close');
  return { code: child.exitCode, said: said() };
}

/** The number of mails that the servers logged as unanswered after a kill. */
const unanswered = (servers: readonly ServerProcess[]): number =>
  servers
    .flatMap(({ said }) => said().split('\n'))
    .filter((line) => line.includes('"mail.failed"'))
    .reduce((sum, line) => sum + (JSON.parse(line) as { count: number }).count, 0);

test('a server killed ten times between decision and mail sends no mail twice and loses none silently (MAIL-6)', {
  timeout: TEN_STARTS,
}, async () => {
  const mailServer = await startMailServer();
  let server = await startServer(mailServer);
  const servers = [server];
  const { ids, decide } = await makeApplications(server, ROUNDS);
  for (const [round, id] of ids.entries()) {
    const { child } = server;
    const gone = once(child, 'close');
    if (round % 2 === 0) {
      // Killed as soon as the mail server gets the recipient.
      await decide(server, id);
      onRecipient = () => child.kill('SIGKILL');
    } else {
      await decide(server, id);
      await sleep(MOMENTS[(round - 1) / 2] ?? 0);
      child.kill('SIGKILL');
    }
    await gone;
    onRecipient = () => {};
    server = await startServer(mailServer);
    servers.push(server);
  }
  // A server killed during the handover can't know whether the mail arrived, so the mail is listed.
  await expect
    .poll(() => mailServer.taken.length + unanswered(servers), { timeout: 120_000 })
    .toBeGreaterThanOrEqual(ROUNDS);
  // Long enough for another attempt.
  await sleep(6000);
  expect(new Set(idsOf(mailServer)).size).toBe(mailServer.taken.length);
  expect(mailServer.taken.length).toBeGreaterThan(ROUNDS / 2);
  await end(server, 'SIGTERM');
  const { said } = await admin();
  const listed = said.match(/The mail server did not answer/g) ?? [];
  expect(mailServer.taken.length + listed.length).toBeGreaterThanOrEqual(ROUNDS);
});

test('a mail that was unanswered when the server was killed is sent again only by the operator (MAIL-6)', async () => {
  const mailServer = await startMailServer();
  const server = await startServer(mailServer);
  const { ids, decide } = await makeApplications(server, 1);
  const gone = once(server.child, 'close');
  onMessage = () => server.child.kill('SIGKILL');
  await decide(server, ids[0]);
  await gone;
  onMessage = () => {};
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
  const { ids, decide } = await makeApplications(server, 1);
  onRecipient = () => server.child.kill('SIGTERM');
  await decide(server, ids[0]);
  await once(server.child, 'close');
  expect(server.child.exitCode).toBe(0);
  expect(mailServer.taken).toHaveLength(1);
  expect(mailServer.taken[0]).toMatch(/^Subject: An update on your application\r?$/m);
  expect(server.said()).toMatch(/"mail\.sent"[\s\S]*"server\.stopped"/);
  onRecipient = () => {};
  await startServer(mailServer);
  await sleep(2000);
  expect(mailServer.taken).toHaveLength(1);
});

test('a server whose mail server stops answering still ends in time, and logs the unfinished mail', async () => {
  const mailServer = await startMailServer();
  // The mail server stays silent after the recipient.
  const heard = new Promise<void>((resolve) => {
    onRecipient = resolve;
  });
  stalls = true;
  const server = await startServer(mailServer);
  const person = account('candidate', 'candidate@example.com');
  await call(server.url, 'POST', '/api/auth/register', person);
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
