import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from './app-routes.ts';
import { screens } from './e2e/screens.ts';
import { states } from './e2e/states.ts';
import type { Market } from './long-market.ts';
import { QUOTED_TEXTS } from './visual/quoted-texts.ts';

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

/** The route that shows a path: of several that match, the one with the fewest params. */
const routeOf = (path: string): string | undefined =>
  routes
    .filter((route) => matchesGlob(path, route))
    .sort((one, other) => one.split('*').length - other.split('*').length)[0];

test('each route is among the screens that the browser tests check', () => {
  const paths = Object.values(screens)
    .flat()
    .map(({ path }) => (typeof path === 'string' ? path : path(anything() as Market)))
    .map((path) => new URL(path, 'http://localhost').pathname);
  expect(routes).toContain('/jobs/*/edit');
  const shown = new Set(paths.map(routeOf));
  expect(routes.filter((route) => !shown.has(route))).toEqual([]);
});

test('each screen that is said to show quoted texts exists', () => {
  const all = [
    ...Object.entries(screens).flatMap(([user, list]) =>
      list.map(({ name }) => `${user}: ${name}`),
    ),
    ...states.map(({ user, name }) => `${user}: ${name}`),
  ];
  expect(Object.keys(QUOTED_TEXTS).filter((name) => !all.includes(name))).toEqual([]);
});
