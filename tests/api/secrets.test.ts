import { eq } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import { installation } from '#server/platform/database/schema.ts';
import {
  deleteDataKey,
  openDataKey,
  SecretChangedError,
} from '#server/platform/secrets/data-key.ts';
import { createTokens } from '#server/platform/secrets/tokens.ts';
import { apiTest } from './api-test.ts';

const { backend, test } = apiTest();
const db = () => backend().database.db;
const [OLD, NEW, OTHER] = ['old', 'new', 'other'].map((word) => word.repeat(12)) as [
  string,
  string,
  string,
];
const open = (current: string, fallback?: string) => openDataKey(db(), { current, fallback });
const stored = async () =>
  (await db().select().from(installation).where(eq(installation.key, 'data_key')))[0]?.value;

afterEach(() => deleteDataKey(db()));

test('instances that start together make one data key', async () => {
  const keys = await Promise.all([open(OLD), open(OLD), open(OLD)]);
  expect(new Set(keys).size).toBe(1);
  expect(await stored()).not.toContain(keys[0]);
});

test('the data key outlives the secret when that is changed with overlap (TWOSTEP-2)', async () => {
  const key = await open(OLD);
  // Several instances: all learn of the new secret, then each signs with it.
  expect(await open(OLD, NEW)).toBe(key);
  expect(await open(NEW, OLD)).toBe(key);
  expect(await open(OLD, NEW)).toBe(key);
  expect(await open(NEW)).toBe(key);
  await expect(open(OLD)).rejects.toThrow(SecretChangedError);
  await expect(open(OTHER, OLD)).rejects.toThrow(SecretChangedError);
  expect(await open(NEW)).toBe(key);
});

test('an opened data key is written only when its secrets change', async () => {
  await open(NEW, OLD);
  const written = await stored();
  await open(NEW, OLD);
  await open(OLD, NEW);
  expect(await stored()).toBe(written);
  await open(NEW);
  const once = await stored();
  expect(once).not.toBe(written);
  // The same secret twice, as a move within one installation gives it.
  await open(NEW, NEW);
  expect(await stored()).toBe(once);
});

test('what was sealed, hashed and mailed stays good under another secret; sessions need the overlap', async () => {
  const clock = () => new Date();
  const dataKey = await open(OLD);
  const before = createTokens({ current: OLD, dataKey }, clock);
  const overlap = createTokens({ current: NEW, fallback: OLD, dataKey }, clock);
  const after = createTokens({ current: NEW, dataKey: await open(NEW, OLD) }, clock);
  expect(after.unseal(before.seal('secret', 'a'), 'a')).toBe('secret');
  expect(after.keyedHash('code')).toBe(before.keyedHash('code'));
  expect(await after.verifyPreferencesToken(await before.signPreferencesToken('id'))).toBe('id');

  const token = await before.sign({ _id: 'id', user_type: 'candidate' }, 'session', clock());
  expect(await overlap.verify(token)).toMatchObject({ jti: 'session' });
  expect(await after.verify(token)).toBe('invalid');
  const newer = await overlap.sign({ _id: 'id', user_type: 'candidate' }, 'session', clock());
  expect(await after.verify(newer)).toMatchObject({ jti: 'session' });
  expect(await before.verify(newer)).toBe('invalid');
  const expired = await before.sign({ _id: 'id', user_type: 'candidate' }, 'session', new Date(0));
  expect(await overlap.verify(expired)).toBe('expired');
});
