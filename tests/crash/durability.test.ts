import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runQuietly } from '#scripts/setup/child.mjs';
import { findProgram, installPackages } from '#scripts/system.ts';
import { end } from '#tests/server-process.ts';
import { serverPerTest } from './server-per-test.ts';
import { account, call } from './writes.ts';

const WRITES = 10;

/** The `strace` program; undefined where it is unavailable or not permitted. */
async function findStrace(): Promise<string | undefined> {
  const program =
    findProgram(['strace']) ??
    ((await installPackages(['strace']).catch(() => false)) ? findProgram(['strace']) : undefined);
  if (!program) return undefined;
  return runQuietly('strace', program, ['-o', '/dev/null', 'true'], process.env).then(
    () => program,
    () => undefined,
  );
}

const { folder, start } = serverPerTest();

describe('the embedded database', () => {
  test('syncs a write to disk before acknowledging it', async ({ skip }) => {
    const strace = await findStrace();
    if (!strace) return skip('there is no strace here, or it may not watch');
    const trace = join(folder(), 'trace');
    const watching = [strace, '-f', '--seccomp-bpf', '-y', '-s', '32', '-o', trace];
    const calls = ['-e', 'trace=fsync,fdatasync,write,writev'];
    const running = await start(join(folder(), 'data'), {}, [...watching, ...calls]);
    for (let number = 0; number < WRITES; number += 1) {
      const json = account('candidate', `durable-${number}@example.com`);
      await call(running.url, 'POST', '/api/auth/register', json);
    }
    await end(running, 'SIGKILL');

    // In order of time: syncs of the database's log to disk, and replies.
    const syncing = new Set<string>();
    const happened = (await readFile(trace, 'utf8')).split('\n').flatMap((line) => {
      const [thread = ''] = line.split(' ', 1);
      // A call interrupted by another thread's call takes two lines.
      if (/ <\.\.\. f(data)?sync resumed>/.test(line))
        return syncing.delete(thread) ? ['synced'] : [];
      if (/ f(data)?sync\(\d+<[^>]*\/pg_wal\/[0-9A-F]{24}>/.test(line)) {
        if (!line.includes('<unfinished')) return ['synced'];
        syncing.add(thread);
      }
      return / writev?\(.*"HTTP\/1\.1 201 /.test(line) ? ['replied'] : [];
    });
    expect(happened.filter((what) => what === 'replied')).toHaveLength(WRITES);
    const unsynced = happened.filter(
      (what, index) => what === 'replied' && happened[index - 1] !== 'synced',
    );
    expect(unsynced).toEqual([]);
  });
});
