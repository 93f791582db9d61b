import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { inRoot } from '#scripts/setup/paths.mjs';
import { end, launch } from '#tests/server-process.ts';
import { serverPerTest } from './server-per-test.ts';

const { folder, start } = serverPerTest();

async function admin(...words: string[]) {
  const { child, said } = launch(folder(), {}, [inRoot('server', 'admin.ts'), ...words]);
  await once(child, 'close');
  return { code: child.exitCode, said: said() };
}

test('what nobody needs is counted, or warned of and deleted, by a command (RETAIN-6)', async () => {
  const nothing =
    /^Applications warned of: 0\nApplications deleted: 0\n[\s\S]*\nMails deleted: 0\n$/;
  const dry = await admin('retention', '--dry-run');
  expect(dry).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^A run now would do this\.\n/),
  });
  expect(dry.said.replace(/^.*\n/, '')).toMatch(nothing);
  expect(await admin('retention')).toMatchObject({
    code: 0,
    said: expect.stringMatching(nothing),
  });
});

describe('granting the rights of an administrator', () => {
  test('is refused until the server has stopped, then works, and can be revoked (ACCESS-6)', async () => {
    const running = await start();
    await fetch(`${running.url}/api/auth/register`, {
      method: 'POST',
      body: JSON.stringify({
        first_name: 'Ayşe',
        last_name: 'Kaya',
        user_type: 'employer',
        email: 'ayse@example.com',
        password: 'secret-1',
      }),
    });
    const early = await admin('grant', 'ayse@example.com');
    expect(early.code).toBe(1);
    expect(early.said).toMatch(/is in use by another process[\s\S]*stop the server/);

    await end(running, 'SIGTERM');
    const granted = await admin('--', 'grant', 'Ayse@example.com');
    expect(granted).toMatchObject({ code: 0, said: expect.stringMatching(/is an administrator/) });
    expect(await admin('list')).toMatchObject({ code: 0, said: 'ayse@example.com\n' });
    expect(await admin('revoke', 'ayse@example.com')).toMatchObject({ code: 0 });
    expect((await admin('list')).said).toBe('There are no administrators.\n');
    const log = await admin('log', '5');
    expect(log.code).toBe(0);
    expect(log.said).toMatch(
      /^\S+Z {2}npm run admin {2}grant {2}users\/\S+ {2}"ayse@example.com"\n\S+Z {2}npm run admin {2}revoke .*\n$/,
    );
    expect(await admin('two-step', 'off', 'ayse@example.com')).toMatchObject({
      code: 1,
      said: 'Two-step login of ayse@example.com was not on.\n',
    });
    const unknown = await admin('grant', 'nobody@example.com');
    expect(unknown).toMatchObject({ code: 1, said: expect.stringMatching(/no account/) });
  });

  test.each([
    [[]],
    [['grant']],
    [['promote', 'a@example.com']],
    [['log', 'all']],
    [['two-step', 'on', 'a@example.com']],
    [['retention', '--dry']],
    [['retention', '--dry-run', 'now']],
  ])('shows its usage: %j', async (words) => {
    const { code, said } = await admin(...words);
    expect(code).toBe(1);
    expect(said).toContain('npm run admin -- grant EMAIL');
  });
});
