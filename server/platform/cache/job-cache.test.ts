import { expect, it } from 'vitest';
import { createJobCache } from './job-cache.ts';

const MINUTE = 60_000;

function make(isReliable: boolean, ttlOf?: () => number) {
  let now = 0;
  let made = 0;
  let change = () => {};
  const cache = createJobCache<string>('single jobs', {
    clock: () => new Date(now),
    jobChanges: {
      isReliable: () => isReliable,
      onChange: (listener) => {
        change = listener;
        return () => {};
      },
    },
    ...(ttlOf && { ttlOf }),
  });
  const make = async () => {
    made += 1;
    return String(made);
  };
  return {
    read: async () => cache.find('a') ?? cache.get('a', make),
    change: () => change(),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

it('keeps a value until a job changes, and no longer than the cache does', async () => {
  const { read, change, pass } = make(true);
  expect(await read()).toBe('1');
  pass(9 * MINUTE);
  expect(await read()).toBe('1');
  change();
  expect(await read()).toBe('2');
  pass(11 * MINUTE);
  expect(await read()).toBe('3');
});

it('keeps a value for a second while changes elsewhere may not be heard of', async () => {
  const { read, pass } = make(false);
  expect(await read()).toBe('1');
  pass(900);
  expect(await read()).toBe('1');
  pass(200);
  expect(await read()).toBe('2');
});

it('keeps a value no longer than its own time', async () => {
  const { read, pass } = make(true, () => 2_000);
  expect(await read()).toBe('1');
  pass(1_900);
  expect(await read()).toBe('1');
  pass(200);
  expect(await read()).toBe('2');
});
