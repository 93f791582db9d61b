import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runQuietly } from '#scripts/setup/child.mjs';
import { findProgram } from '#scripts/system.ts';
import { errorCode } from '#server/platform/database/errors.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { look, refusal, untilWell } from './bad-day.ts';
import { serverPerTest } from './server-per-test.ts';
import { account, call, PASSWORD } from './writes.ts';

const { folder, start } = serverPerTest();

/** Runs a command that sees a small disk of its own, with a copy of the first folder, in place of the second. */
const ON_SMALL_DISK = [
  'unshare',
  '--mount',
  'sh',
  '-c',
  'mkdir "$1" && mount -t tmpfs -o size=260m none "$1" && cp -a "$0" "$1/database" && shift && exec "$@"',
];

/** Whether disks can be mounted here, which takes root. */
const canMount = async (): Promise<boolean> => {
  const unshare = findProgram(['unshare']);
  const probe = ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt'];
  return unshare !== undefined
    ? runQuietly('unshare', unshare, probe, process.env).then(
        () => true,
        () => false,
      )
    : false;
};

/** Writes until the disk has no byte left. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  const zeros = Buffer.alloc(1024 * 1024);
  try {
    for (let size = zeros.length; size > 0; ) {
      const { bytesWritten } = await file.write(zeros, 0, size).catch((error: unknown) => {
        if (errorCode(error) !== 'ENOSPC') throw error;
        return { bytesWritten: 0 };
      });
      if (bytesWritten === 0) size = size > 4096 ? 4096 : 0;
    }
  } finally {
    await file.close();
  }
}

test('a server on a full disk is read, writes nothing, and loses nothing (bad day: the disk is full)', async ({
  skip,
}) => {
  if (!(await canMount())) return skip('disks can’t be mounted here');
  const data = join(folder(), 'small');
  const { url, child } = await start(data, {}, [
    ...ON_SMALL_DISK,
    join(folder(), 'database'),
    data,
  ]);
  const inServer = join('/proc', String(child.pid), 'root', data);
  const people = ['ayse', 'burak', 'ceren'].map((name) =>
    account('candidate', `${name}@example.com`),
  );
  let token = '';
  for (const person of people)
    ({ token } = await call<{ token: string }>(url, 'POST', '/api/auth/register', person));
  await fill(join(inServer, 'filler'));
  const refused = refusal(503, errorMessages.unreachable);
  await expect
    .poll(() => look(url, token))
    .toEqual({
      unwell: { disk: 'full' },
      live: 200,
      page: 200,
      read: 200,
      write: refused,
    });
  await rm(join(inServer, 'filler'));
  await untilWell(url, token);
  for (const { email } of people)
    await call(url, 'POST', '/api/auth/login', { email, password: PASSWORD });
  expect(child.exitCode).toBeNull();
});
