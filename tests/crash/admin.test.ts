import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbedded } from '../../server/db/connection.ts';
import { end, launch, type ServerProcess, startProcess } from './server-process.ts';

let folder = '';
let running: ServerProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-admin-'));
});
afterEach(async () => {
  if (running) await end(running, 'SIGKILL');
  running = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function admin(...words: string[]) {
  const { child, said } = launch(folder, {}, ['admin.ts', ...words]);
  await once(child, 'close');
  return { code: child.exitCode, said: said() };
}

async function isAdmin(): Promise<unknown> {
  const database = await openEmbedded(join(folder, 'database'));
  const { rows } = (await database.db.execute(sql`select is_admin from users`)) as unknown as {
    rows: { is_admin: boolean }[];
  };
  await database.close();
  return rows[0]?.is_admin;
}

describe('granting the rights of an administrator', () => {
  test('waits for the server to stop, then works, and can be taken back', async () => {
    running = await startProcess(folder);
    await fetch(`${running.url}/api/auth/register`, {
      method: 'POST',
      body: JSON.stringify({
        ...{ first_name: 'Ayşe', last_name: 'Kaya', user_type: 'employer' },
        ...{ email: 'ayse@example.com', password: 'secret-1' },
      }),
    });
    const early = await admin('grant', 'ayse@example.com');
    expect(early.code).toBe(1);
    expect(early.said).toMatch(/is in use by another process[\s\S]*stop the server/);

    await end(running, 'SIGTERM');
    expect(await isAdmin()).toBe(false);
    const granted = await admin('--', 'grant', 'Ayse@example.com');
    expect(granted).toMatchObject({ code: 0, said: expect.stringMatching(/is an administrator/) });
    expect(await isAdmin()).toBe(true);
    expect(await admin('revoke', 'ayse@example.com')).toMatchObject({ code: 0 });
    expect(await isAdmin()).toBe(false);
    const unknown = await admin('grant', 'nobody@example.com');
    expect(unknown).toMatchObject({ code: 1, said: expect.stringMatching(/no account/) });
  });

  test.each([[[]], [['grant']], [['promote', 'a@example.com']]])(
    'says how it is used: %j',
    async (words) => {
      const { code, said } = await admin(...words);
      expect(code).toBe(1);
      expect(said).toContain('npm run admin -- grant EMAIL');
    },
  );
});
