import { globSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { installPackages } from '#scripts/system.ts';
import { totpCode, totpStep } from '#server/domains/accounts/totp-rules.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { JobPage } from '#src/contract/jobs/job.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/api/smtp-servers.ts';
import { jobFields } from '#tests/factories.ts';
import { outcomeOf, unwellParts } from './bad-day.ts';
import { makeApplications } from './mail-test.ts';
import { serverPerTest } from './server-per-test.ts';
import { account, call, PASSWORD } from './writes.ts';

const HOUR = 3600;

/** The library that gives a process another clock; undefined where it isn't and can't be installed. */
async function findFaketime(): Promise<string | undefined> {
  const find = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];
  return (
    find() ?? ((await installPackages(['libfaketime']).catch(() => false)) ? find() : undefined)
  );
}

const { folder, start } = serverPerTest();
let mailServer: TestSmtpServer | undefined;
afterEach(() => mailServer?.close());

test('nobody is logged out, nothing is late and no mail comes twice when it jumps by an hour, forward and back (bad day: the clock jumps)', async ({
  skip,
}) => {
  const faketime = await findFaketime();
  if (!faketime) return skip('there is no libfaketime here');
  const ahead = join(folder(), 'ahead');
  /** Sets the clock of the server, not its timers, as an operator or a time service does. */
  const setAhead = async (by: number) => {
    await writeFile(`${ahead}-next`, `${by < 0 ? by : `+${by}`}\n`);
    await rename(`${ahead}-next`, ahead);
  };
  await setAhead(0);
  mailServer = await startSmtpServer();
  const server = await start(undefined, {
    LD_PRELOAD: faketime,
    FAKETIME_TIMESTAMP_FILE: ahead,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    SMTP_URL: mailServer.url,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    ANNOUNCE_SECONDS: '1',
  });
  const { url } = server;
  const { ids, decide } = await makeApplications(server, mailServer, 2);
  const person = account('employer', 'other@example.com');
  const { token } = await call<{ token: string }>(url, 'POST', '/api/auth/register', person);
  const { secret } = await call<{ secret: string }>(url, 'POST', '/api/auth/totp', {}, token);
  const phone = (off = 0) => totpCode(secret, totpStep(new Date(Date.now() + off * 1000)));
  const { recovery_codes } = await call<{ recovery_codes: string[] }>(
    url,
    'POST',
    '/api/auth/totp/confirm',
    { code: phone() },
    token,
  );
  const search = async () =>
    (await call<JobPage>(url, 'GET', '/api/jobs?query=glazier')).jobs.length;
  expect(await search()).toBe(0);

  await setAhead(HOUR);
  await call(url, 'GET', '/api/auth/sessions', undefined, token);
  expect(await unwellParts(url)).toEqual({});
  await call(url, 'POST', '/api/jobs', jobFields({ title: 'Glazier' }), token);
  expect(await search()).toBe(1);
  // A phone's clock is right, so its codes are of another hour.
  const logIn = (code: string) =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ email: person.email, password: PASSWORD, code }),
    });
  expect(await (await logIn(phone(60))).text()).toContain(errorMessages.totpCodeWrong);
  const later = (await (await logIn(recovery_codes[0] ?? '')).json()) as { token: string };
  await decide(server, ids[0]);
  const decisions = () => mailServer?.taken.filter((text) => text.includes('An update on your'));
  await expect.poll(() => decisions()?.length).toBe(1);

  await setAhead(0);
  for (const session of [token, later.token])
    await call(url, 'GET', '/api/auth/sessions', undefined, session);
  await call(url, 'POST', '/api/jobs', jobFields({ title: 'Glazier' }), token);
  expect(await search()).toBe(2);
  expect(await outcomeOf(logIn(phone(30)))).toBe(200);
  await decide(server, ids[1]);
  await expect.poll(() => decisions()?.length).toBe(2);
  expect(server.said()).not.toContain('background.failed');
  expect(server.child.exitCode).toBeNull();
});
