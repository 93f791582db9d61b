import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import {
  type ErrorKind,
  FRAMES_MAX,
  REPORTED_ERRORS_MAX,
  REPORTS_PATH,
  type VITALS,
} from './contract/server/report-limits.ts';
import { ASSETS_FOLDER, LISTED_PAGES, UNLISTED_PAGES } from './contract/site/addresses.ts';
import type { EarlyEvents } from './lib/early-events.ts';
import { SCREEN_FAILED } from './lib/screen-failed.ts';

/*
 * Reports errors and waiting times to the site's own server. A file of its own, which `src/lib/early-events.ts` loads
 * when a server asks for reports. Reads no storage, sends no cookie, and no address, message or id.
 */

type ReportedError = { kind: ErrorKind; name: string; frames: string[] };
type Vital = { name: (typeof VITALS)[number]; value: number };

/** The page as the server knows it: `/jobs/*` for a job's; `other` for one that it doesn't know. */
export function routeOf(pathname: string): string {
  const pages: readonly string[] = [...LISTED_PAGES, ...UNLISTED_PAGES];
  const path = pathname === '/' ? '/' : pathname.replace(/\/$/, '');
  if (pages.includes(path)) return path;
  const [, first, id, ...rest] = path.split('/');
  const pattern = ['', first, '*', ...rest].join('/');
  const hasId = id !== undefined && /^[0-9a-f-]{36}$/.test(id);
  const isKnown = pages.includes(pattern) || pattern === '/jobs/*' || pattern === '/applications/*';
  return hasId && isKnown ? pattern : 'other';
}

/** The places in the site's own files that a stack names. */
export function framesOf(stack: string): string[] {
  const own = `${window.location.origin}${ASSETS_FOLDER}`;
  return stack
    .split(own)
    .slice(1, FRAMES_MAX + 1)
    .flatMap((rest) => /^[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}/.exec(rest)?.[0] ?? []);
}

/** What is told of an event; undefined for what isn't the app's: an extension's error, a call that failed. */
export function readError(event: Event): ReportedError | undefined {
  const describe = (kind: ErrorKind, error: unknown): ReportedError | undefined => {
    if (!(error instanceof Error) || error.name === 'ApiError') return undefined;
    const isMissing = error.name === 'ChunkError' || kind === 'chunk';
    const name = /^[A-Za-z]\w{0,39}$/.test(error.name) ? error.name : 'Error';
    // The message is before the first place, and may look like one.
    const stack = (error.stack ?? '').replace(error.message, '');
    const frames = framesOf(stack);
    if (isMissing) return { kind: 'chunk', name: 'ChunkError', frames };
    return frames.length > 0 ? { kind, name, frames } : undefined;
  };
  if (event instanceof ErrorEvent) return describe('error', event.error);
  if (event instanceof PromiseRejectionEvent) return describe('rejection', event.reason);
  if (event instanceof CustomEvent && event.type === SCREEN_FAILED)
    return describe('screen', event.detail);
  if (event.type === 'vite:preloadError' && 'payload' in event)
    return describe('chunk', event.payload);
  return undefined;
}

const send = (parts: { errors?: ReportedError[]; vitals?: Vital[] }, route: string): void => {
  const options = { method: 'POST', keepalive: true, credentials: 'omit' } as const;
  // Nobody waits for it, and nobody is told that it failed.
  fetch(REPORTS_PATH, { ...options, body: JSON.stringify({ route, ...parts }) }).catch(() => {});
};

/**
 * Starts reporting: the errors in `early` and all that follow, and the waiting times of `share` of the pages, when they
 * are left.
 */
export function start(early: EarlyEvents, share: number): void {
  const known = new Set<string>();
  early.take((event) => {
    const error = readError(event);
    const key = JSON.stringify(error);
    // A missing file is told of twice: by the build's loader and as a rejection.
    if (!error || known.has(key) || known.size === REPORTED_ERRORS_MAX) return;
    known.add(key);
    send({ errors: [error] }, routeOf(window.location.pathname));
  });
  if (Math.random() >= share) return;
  const vitals = new Map<Vital['name'], number>();
  // They are of the page that was opened, wherever its visitor has gone since.
  const route = routeOf(
    new URL(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href).pathname,
  );
  for (const measure of [onLCP, onCLS, onINP, onTTFB])
    measure(({ name, value }) => vitals.set(name, value));
  const tell = () => {
    if (document.visibilityState !== 'hidden' || vitals.size === 0) return;
    send({ vitals: [...vitals].map(([name, value]) => ({ name, value })) }, route);
    vitals.clear();
  };
  // After the listeners of those that measure, whose last values come with this event.
  document.addEventListener('visibilitychange', tell);
}
