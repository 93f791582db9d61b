import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SPOTS } from './spots.ts';

it('has a symbol for each small drawing, and no other', () => {
  const file = readFileSync(new URL('spots.svg', import.meta.url), 'utf8');
  const ids = [...file.matchAll(/<symbol id="([a-z]+)"/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual([...SPOTS].sort());
});
