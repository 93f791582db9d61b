import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bytesOf, createCache, createStore } from './cache.ts';
import { CACHES } from './cache-list.ts';

/** Requests these keys in order, with values of 1,000 bytes; returns those that were not cached. */
async function madeOf(keys: string[], maxBytes: number) {
  const cache = createCache<Buffer>('link previews', { maxBytes });
  const made: string[] = [];
  for (const key of keys)
    await cache.get(key, async () => {
      made.push(key);
      return Buffer.alloc(1000);
    });
  return made;
}

describe('a cache', () => {
  test('keeps the most recently used values, up to its size', async () => {
    expect(await madeOf(['a', 'b', 'a', 'c', 'a', 'b'], 2500)).toEqual(['a', 'b', 'c', 'b']);
  });

  test('counts its keys', () => {
    const store = createStore<string>('suggestions', { maxBytes: 100_000 });
    for (let index = 0; index < 1000; index += 1) store.set(`${index} ${'k'.repeat(500)}`, '');
    expect(store.calculatedSize).toBeGreaterThan(90_000);
    expect(store.calculatedSize).toBeLessThanOrEqual(100_000);
    expect(store.get(`999 ${'k'.repeat(500)}`)).toBe('');
    expect(store.get(`900 ${'k'.repeat(500)}`)).toBeUndefined();
  });

  test('keeps no failures, and no value larger than its size', async () => {
    const cache = createCache<Buffer>('link previews', { maxBytes: 500 });
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', async () => Buffer.alloc(501))).toHaveLength(501);
    expect(await cache.get('a', async () => Buffer.alloc(1))).toHaveLength(1);
  });

  test('computes once for simultaneous requests, and keeps nothing that was read before it was cleared', async () => {
    const cache = createCache<string>('feeds');
    const { promise, resolve } = Promise.withResolvers<string>();
    const asked = [cache.get('a', () => promise), cache.get('a', async () => 'another')];
    cache.clear();
    const later = cache.get('a', async () => 'new');
    resolve('old');
    expect(await Promise.all([...asked, later])).toEqual(['old', 'old', 'new']);
    expect(await cache.get('a', async () => 'newer')).toBe('new');
  });

  test('expires values, even when the clock was set back', async () => {
    let now = 1_000_000;
    const cache = createCache<string>('feeds', { clock: () => new Date(now) });
    const ask = (value: string) => cache.get('a', async () => value);
    expect(await ask('one')).toBe('one');
    now -= 500_000;
    now += CACHES.feeds.ttlMs - 1000;
    expect(await ask('two')).toBe('one');
    now += 2000;
    expect(await ask('two')).toBe('one');
    now += CACHES.feeds.ttlMs;
    expect(await ask('two')).toBe('two');
  });
});

test('a cached value can have a lifetime of its own, and be looked up', async () => {
  let now = 1_000_000;
  const options = { clock: () => new Date(now), ttlOf: (value: string) => value.length };
  const cache = createCache<string>('feeds', options);
  expect(cache.find('a')).toBeUndefined();
  await cache.get('a', async () => 'four');
  await cache.get('b', async () => 'eleven');
  now += 5;
  expect([cache.find('a'), cache.find('b')]).toEqual([undefined, 'eleven']);
});

test('sizes are counted with all parts: two bytes for a character', () => {
  expect(bytesOf('é'.repeat(500))).toBeGreaterThanOrEqual(1000);
  expect(bytesOf([{ word: 'a'.repeat(500), stems: ['b'.repeat(500)] }])).toBeGreaterThan(2000);
  expect(bytesOf(Buffer.alloc(5000))).toBeGreaterThanOrEqual(5000);
  expect([null, 7, {}, { a: 1 }, ['é', null]].map(bytesOf)).toEqual([16, 16, 16, 48, 82]);
});

const unitsOf = { KB: 1024, MB: 1024 * 1024 };

test('the documents have a table of all caches', () => {
  const rows = readFileSync('docs/maintaining.md', 'utf8').matchAll(
    /^\| ([a-z ]+) \| (\d+) (KB|MB) \| (.+?) \| .+ \|$/gm,
  );
  const documented = [...rows].map(([, name, size, unit, time]) => {
    const seconds = /^(\d+) (s|min)$/.exec(time ?? '');
    const ttlMs = seconds && Number(seconds[1]) * (seconds[2] === 's' ? 1000 : 60_000);
    return [
      name,
      { maxBytes: Number(size) * unitsOf[unit as 'KB' | 'MB'], ...(ttlMs && { ttlMs }) },
    ];
  });
  expect(Object.fromEntries(documented)).toEqual(CACHES);
});

/**
 * Maps and sets that are filled while the server runs, with their bounds. All others must be made by `createStore`
 * or `createCache`.
 */
const FILLED: Record<string, string> = {
  'domains/files/purge-commands.ts': 'file stores of this process',
  'domains/places/country-names.ts': 'countries and languages',
  'domains/places/name-queries.ts': 'the letters of the list of places',
  'domains/search/engine-queries.ts': 'databases of this process',
  'domains/search/lexemes.ts': 'databases of this process',
  'domains/search/windows.ts': 'databases of this process',
  'http/client-address.ts': 'connections, which have a limit',
  'http/http-server.ts': 'servers of this process, and connections, which have a limit',
  'platform/database/locks.ts': 'transactions that run',
  'platform/mail/mail-signal.ts': 'listeners of this process',
  'site/feeds/job-feed.ts': 'currencies',
};

test('no map or set of a module grows with what callers send', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const filling = files.filter((file) =>
    /^const \w+[^=\n]*= new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\);/m.test(
      readFileSync(join('server', file), 'utf8'),
    ),
  );
  expect(filling.sort()).toEqual(Object.keys(FILLED).sort());
});
