import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/setup/paths.mjs';
import type { Market } from './e2e/market.ts';
import { screens } from './e2e/screens.ts';

/** A market in which everything has an id, for the paths of screens. */
const anything = (): unknown =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === '_id') return 'id';
        return name === Symbol.iterator
          ? () => Array.from({ length: 9 }, anything).values()
          : anything();
      },
    },
  );

const generated = readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8');
const [, listed = ''] = generated.match(/fullPaths:([^:]*)fileRoutesByTo/) ?? [];
const routes = listed.split("'").filter((part) => part.startsWith('/'));

const paramsOf = (route: string): number => route.split('$').length - 1;
const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/(?<=.)\/$/, '').replaceAll(/\$\w+/g, '[^/]+')}$`);

/** The route that shows a path: of several that match, the one with the fewest params. */
const routeOf = (path: string): string | undefined =>
  routes
    .filter((route) => patternOf(route).test(path))
    .sort((one, other) => paramsOf(one) - paramsOf(other))[0];

test('each route is among the screens that the browser tests check', () => {
  const paths = Object.values(screens)
    .flat()
    .map(({ path }) => (typeof path === 'string' ? path : path(anything() as Market)))
    .map((path) => new URL(path, 'http://localhost').pathname);
  expect(routes).toContain('/jobs/$jobId/edit');
  const shown = new Set(paths.map(routeOf));
  expect(routes.filter((route) => !shown.has(route))).toEqual([]);
});
