// @vitest-environment node
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Schema from '#server/platform/database/schema.ts';
import { everyCall, makeWorld, ROLES } from './api/calls.ts';
import { type Backend, createBackend } from './backend.ts';

/*
 * A new column must be in no reply until code names it. Here every table gets a column, in the schema
 * before anything reads it and in the database, and no reply to any call may have its value.
 */
const { SECRET } = vi.hoisted(() => ({ SECRET: 'value-of-a-column-nobody-named' }));

function tablesOf(schema: Readonly<Record<string, unknown>>): PgTable[] {
  return Object.values(schema).filter((one) => is(one, PgTable));
}

vi.mock('#server/platform/database/schema.ts', async (importOriginal) => {
  const schema = await importOriginal<typeof Schema>();
  for (const table of tablesOf(schema)) {
    const { secret } = pgTable(getTableName(table), { secret: text('secret').default(SECRET) });
    Object.assign(table, { secret });
    Object.assign(getTableColumns(table), { secret });
  }
  return schema;
});

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend();
  const schema = await import('#server/platform/database/schema.ts');
  for (const table of tablesOf(schema))
    await backend.database.run(
      `alter table ${getTableName(table)} add column secret text not null default '${SECRET}'`,
    );
});
afterAll(() => backend?.close());

/** Reads first, since the other calls change and delete records. */
const ORDER = ['GET', 'PUT', 'POST', 'DELETE'];

test('the schema of this test has the new columns', async () => {
  const { users } = await import('#server/platform/database/schema.ts');
  await makeWorld(backend);
  const [user] = await backend.database.db.select().from(users).limit(1);
  expect(user).toMatchObject({ secret: SECRET });
  await backend.reset();
});

test('an unnamed column is in no reply', async () => {
  const world = await makeWorld(backend);
  const calls = everyCall(world).toSorted(
    (one, other) => ORDER.indexOf(one.method) - ORDER.indexOf(other.method),
  );
  const leaks = new Set<string>();
  let answered = 0;
  for (const { method, path, body, form, role, route } of calls) {
    for (const caller of method === 'GET' ? ROLES : [role]) {
      const token = world.tokens[caller];
      const response = await backend.request(method, path, {
        ...(token && { token }),
        ...(body && { json: body }),
        ...(form && { form: form() }),
      });
      if (response.ok) answered += 1;
      if ((await response.text()).includes(SECRET)) leaks.add(`${route} as ${caller}`);
    }
  }
  expect([...leaks]).toEqual([]);
  expect(answered).toBeGreaterThan(calls.length / 2);
  await backend.settled();
  expect(JSON.stringify(backend.logged)).not.toContain(SECRET);
});
