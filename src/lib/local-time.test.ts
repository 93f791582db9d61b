import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromLocalTime, localZone, toLocalTime } from './local-time.ts';

const before = process.env.TZ;
beforeEach(() => {
  process.env.TZ = 'America/New_York';
});
afterEach(() => {
  process.env.TZ = before;
});

test('a moment is shown on the reader’s clock, in summer and in winter', () => {
  expect(toLocalTime('2026-07-01T13:05:00Z')).toBe('2026-07-01T09:05');
  expect(toLocalTime('2026-12-31T03:00:00+03:00')).toBe('2026-12-30T19:00');
  expect(localZone()).toBe('America/New_York');
});

test('what the field holds is that moment again', () => {
  for (const iso of ['2026-07-01T13:05:00.000Z', '2027-01-01T00:00:00.000Z'])
    expect(fromLocalTime(toLocalTime(iso))).toBe(iso);
});

test('what is no moment is none', () => {
  for (const iso of [null, '', 'soon']) expect(toLocalTime(iso)).toBe('');
  for (const local of ['', '2026-07-01', '2026-13-45T99:99', 'T10:00'])
    expect(fromLocalTime(local)).toBeNull();
});
