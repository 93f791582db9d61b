import { expect, test } from 'vitest';
import { ARRAY_BYTES_MAX, ARRAY_MAX } from '#src/contract/limits.ts';
import { readBounded } from './bounded-array.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index));
const asked: number[] = [];
const read = (length: number) => async (some: readonly string[]) => {
  asked.push(some.length);
  return some.map((id) => id.padEnd(length, 'ü'));
};

test('a reply has all records, up to the maximum', async () => {
  expect(await readBounded([], read(5))).toEqual({ records: [], isCut: false });
  const all = await readBounded(ids(ARRAY_MAX), read(5));
  expect([all.records.length, all.records.at(-1), all.isCut]).toEqual([ARRAY_MAX, '999üü', false]);
  const more = await readBounded(ids(ARRAY_MAX + 1), read(5));
  expect([more.records.length, more.isCut]).toEqual([ARRAY_MAX, true]);
});

test('a reply stays within its maximum size, and no more is read than needed', async () => {
  asked.length = 0;
  const { records, isCut } = await readBounded(ids(ARRAY_MAX), read(20_000));
  expect(isCut).toBe(true);
  const bytes = Buffer.byteLength(JSON.stringify(records));
  expect(bytes).toBeLessThanOrEqual(ARRAY_BYTES_MAX + records.length + 1);
  expect(bytes).toBeGreaterThan(ARRAY_BYTES_MAX - 50_000);
  expect(asked.length).toBe(Math.ceil((records.length + 1) / 100));
  const single = await readBounded(['0'], read(ARRAY_BYTES_MAX));
  expect([single.records.length, single.isCut]).toEqual([1, false]);
});
