// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { SCREEN_FAILED } from '#src/lib/screen-failed.ts';
import { readError, routeOf } from './reports.ts';

const ID = '0198c7a2-1111-7abc-8def-0123456789ab';

test.each([
  ['/', '/'],
  ['/jobs', '/jobs'],
  ['/jobs/', '/jobs'],
  [`/jobs/${ID}`, '/jobs/*'],
  [`/jobs/${ID}/apply`, '/jobs/*/apply'],
  [`/applications/${ID}`, '/applications/*'],
  ['/jobs/create', '/jobs/create'],
  ['/admin/users', 'other'],
  ['/jobs/typed', 'other'],
  [`/jobs/${ID}/typed`, 'other'],
])('the page %s is reported as %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

const typed = 'typed /assets/typed.js:1:1';
const own = (file: string) => `${window.location.origin}/assets/${file}`;

/** An error with this stack, thrown by the app. */
function thrown(stack: string, name = 'TypeError'): ErrorEvent {
  const error = new Error(`${typed} ${own('typed.js:1:1')}`);
  error.name = name;
  error.stack = `${name}: ${error.message}\n${stack}`;
  return new ErrorEvent('error', { error });
}

test('an error is told by its kind and five places in the app’s files, never by its message', () => {
  const places = Array.from({ length: 9 }, (_, line) => `at f (${own(`jobs-a.js:${line}:7`)})`);
  expect(readError(thrown(['at x (https://x.example/a.js:1:1)', ...places].join('\n')))).toEqual({
    kind: 'error',
    name: 'TypeError',
    frames: [0, 1, 2, 3, 4].map((line) => `jobs-a.js:${line}:7`),
  });
  expect(readError(thrown(`at f (${own('a.js?token=secret:1:1')})`))).toBeUndefined();
});

test('errors of others, failed calls and odd names are not told', () => {
  expect(readError(thrown('at x (chrome-extension://abc/a.js:1:1)'))).toBeUndefined();
  expect(readError(thrown(`at f (${own('a.js:1:1')})`, 'ApiError'))).toBeUndefined();
  expect(readError(thrown(`at f (${own('a.js:1:1')})`, 'My typed name'))?.name).toBe('Error');
  expect(readError(new ErrorEvent('error', { error: 'typed' }))).toBeUndefined();
});

test('a screen that could not be shown and missing code are told as such', () => {
  const { error } = thrown(`at f (${own('a.js:1:1')})`);
  expect(readError(new CustomEvent(SCREEN_FAILED, { detail: error }))?.kind).toBe('screen');
  const missing = Object.assign(new Event('vite:preloadError'), { payload: new Error(typed) });
  expect(readError(missing)).toEqual({ kind: 'chunk', name: 'ChunkError', frames: [] });
});
