import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

/** A call without the names of what varies in its path. */
const toPattern = (call: string) =>
  call.replace('{console}', 'admin').replace(/:\w+|\{\w+\}/g, '{}');

test('docs/product.md has every call of the API, and no other', () => {
  const tables = readFileSync('docs/product.md', 'utf8').matchAll(/^\| `([A-Z]+ \/api\/\S+)` \|/gm);
  const documented = [...tables].map(([, call = '']) => toPattern(call));
  const routes = backend().api.routes.filter(({ method }) => method !== 'ALL');
  const known = new Set(routes.map(({ method, path }) => toPattern(`${method} ${path}`)));
  expect(documented.sort()).toEqual([...known].sort());
});
