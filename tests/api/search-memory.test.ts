import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readTokens } from '../../server/search/lexemes.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const MB = 1024 * 1024;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heap = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

/** A text of 500 characters that is one to whoever splits at spaces, and 250 words to the search. */
const dotted = (index: number): string =>
  Array.from({ length: 250 }, (_, at) =>
    String.fromCharCode(97 + (((index >> (at % 12)) + at) % 26)),
  )
    .join('.')
    .slice(0, 500);

test('words of queries are kept up to a bound on bytes, however many and long they are', async () => {
  const { db } = backend().database;
  await readTokens(db, ['warm']);
  const before = heap();
  for (let from = 0; from < 1000; from += 100)
    await readTokens(
      db,
      Array.from({ length: 100 }, (_, index) => `${from + index}.${dotted(from + index)}`),
    );
  expect((heap() - before) / MB).toBeLessThan(20);
});

test('a word of a query counts with its first hundred characters, a token with its first sixty-four words', async () => {
  const { db } = backend().database;
  const [long, many] = ['x'.repeat(500), dotted(1)];
  const read = await readTokens(db, [long, many]);
  expect(read(long).map(({ word }) => word)).toEqual(['x'.repeat(100)]);
  expect(read(many)).toHaveLength(64);
});
