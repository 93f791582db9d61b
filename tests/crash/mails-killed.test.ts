import { once } from 'node:events';
import { expect, test } from 'vitest';
import { end, type ServerProcess } from '#tests/server-process.ts';
import { idsOf, mailTest, makeApplications, sleep } from './mail-test.ts';

const { acts, startMailServer, startServer, admin } = mailTest();

const ROUNDS = 10;
/** Milliseconds after which ten starts of a server count as hanging. */
const TEN_STARTS = 900_000;
/** Milliseconds from a decision to the kill: before, during and after the announcement. */
const MOMENTS = [0, 300, 900, 2000, 6000];

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
  const { ids, decide } = await makeApplications(server, mailServer, ROUNDS);
  for (const [round, id] of ids.entries()) {
    const { child } = server;
    const gone = once(child, 'close');
    if (round % 2 === 0) {
      // Killed as soon as the mail server gets the recipient.
      await decide(server, id);
      acts.onRecipient = () => child.kill('SIGKILL');
    } else {
      await decide(server, id);
      await sleep(MOMENTS[(round - 1) / 2] ?? 0);
      child.kill('SIGKILL');
    }
    await gone;
    acts.onRecipient = () => {};
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
