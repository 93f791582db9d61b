import type { LISTED_PAGES, UNLISTED_PAGES } from './contract/site/addresses.ts';
import type { FileRouteTypes } from './routeTree.gen.ts';

/*
 * Never loaded. Fails the type check, naming the page, when a route is missing from the page lists or a listed page is
 * no route.
 */

/** A route's path with `*` for each parameter. */
type Starred<Path extends string> = Path extends `${infer Before}/$${infer Name}`
  ? Name extends `${string}/${infer After}`
    ? Starred<`${Before}/*/${After}`>
    : `${Before}/*`
  : Path;

type Route = Starred<FileRouteTypes['to']>;
/** Unlisted: the data console, a job, and an application, which `/applications` covers. */
type Other = '/*' | '/jobs/*' | '/applications/*';
type Page = (typeof LISTED_PAGES | typeof UNLISTED_PAGES)[number] | Other;

type None<Paths extends never> = Paths;
export type Missing = None<Exclude<Route, Page>>;
export type Gone = None<Exclude<Page, Route>>;
