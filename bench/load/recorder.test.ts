import { expect, it } from 'vitest';
import { createRecorder, describeSummary } from './recorder.ts';

it('says of each call how often it was made and how long it took, the most frequent first', () => {
  const recorder = createRecorder();
  const ago = (ms: number) => performance.now() - ms;
  recorder.add('rare', ago(5));
  for (let ms = 0; ms < 100; ms += 1) recorder.add('frequent', ago(ms * 1000));
  recorder.add('rare', ago(15), '503');
  recorder.add('rare', ago(15), '503');
  const { calls, requests, errors } = recorder.summary();
  expect(requests).toBe(103);
  expect(calls.map(({ name, count }) => [name, count])).toEqual([
    ['frequent', 100],
    ['rare', 3],
  ]);
  expect(calls[0]?.p50).toBeCloseTo(50_000, -2);
  expect(calls[0]?.p99).toBeCloseTo(99_000, -2);
  expect(calls[0]?.most).toBeCloseTo(99_000, -2);
  expect([...errors]).toEqual([['rare: 503', 2]]);
});

it('compares each call with the bare server, and lists errors', () => {
  const lines = describeSummary(
    {
      calls: [{ name: 'getJob', count: 3, p50: 12, p99: 30, most: 31 }],
      requests: 3,
      errors: new Map([['getJob: 500', 2]]),
    },
    1.5,
  );
  expect(lines[1]).toMatch(/^getJob +3 +12\.0 +30\.0 +31\.0 +8\.0$/);
  expect(lines[2]).toBe('ERROR 2 × getJob: 500');
});
