import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../server/db/schema.ts';
import { makeCandidate } from '../factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const migration = new URL('../../server/db/migrations/0010_session_version.sql', import.meta.url);

/* What the migration finds, made by hand: the shape of before, and accounts of both kinds. */
const BEFORE = `
  alter table users drop column session_version;
  alter table users add column tokens_valid_from timestamptz(3) not null default to_timestamp(0);
  alter table password_resets add column used_at timestamptz(3);
`;

test('an upgrade signs out nobody but those whose password was set anew since', async () => {
  const [reset, plain] = [await makeCandidate(backend()), await makeCandidate(backend())];
  const { database } = backend();
  await database.run(BEFORE);
  await database.run(`update users set tokens_valid_from = now() where _id = '${reset._id}'`);
  const link = (token: string, expires: string, used: string) =>
    database.run(
      `insert into password_resets (token_hash, user_id, expires_at, used_at)
       values ('${token}', '${plain._id}', now() + interval '${expires}', ${used})`,
    );
  await link('open', '1 hour', 'null');
  await link('used', '1 hour', 'now()');
  await link('void', '0 hours', 'null');
  await database.run(await readFile(migration, 'utf8'));

  const found = await database.db
    .select({ _id: users._id, version: users.session_version })
    .from(users);
  expect(new Map(found.map(({ _id, version }) => [_id, version]))).toEqual(
    new Map([
      [reset._id, 1],
      [plain._id, 0],
    ]),
  );
  const links = await database.db.execute(sql`select token_hash from password_resets`);
  expect(JSON.stringify(links)).toContain('open');
  expect(JSON.stringify(links)).not.toMatch(/used"|void"/);
  // Their tokens say version 0, as those that said none count.
  const me = async (token: string) =>
    (await backend().request('GET', '/api/auth/me', { token })).status;
  expect(await me(plain.token)).toBe(200);
  expect(await me(reset.token)).toBe(401);
});
