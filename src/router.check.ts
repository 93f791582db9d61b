import type { LISTED_PAGES, UNLISTED_PAGES } from './contract/site/addresses.ts';
import type { FileRouteTypes } from './routeTree.gen.ts';

/*
 * Never loaded. The type check fails when a route of the app is missing from the lists of pages, or a page is no
 * route any more, and names it.
 */

/** A route's path with `*` for each parameter. */
type Starred<Path extends string> = Path extends `${infer Before}/$${infer Name}`
  ? Name extends `${string}/${infer After}`
    ? Starred<`${Before}/*/${After}`>
    : `${Before}/*`
  : Path;

type Route = Starred<FileRouteTypes['to']>;
/** Those in no list: the data console, a job, and one's application, which `/applications` covers. */
type Other = '/*' | '/jobs/*' | '/applications/*';
type Page = (typeof LISTED_PAGES | typeof UNLISTED_PAGES)[number] | Other;

type None<Paths extends never> = Paths;
export type Missing = None<Exclude<Route, Page>>;
export type Gone = None<Exclude<Page, Route>>;
