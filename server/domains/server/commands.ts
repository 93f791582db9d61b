import { createStopwatch } from '#server/platform/cache/stopwatch.ts';
import type { Log } from '#server/platform/log/log.ts';
import { REPORTED_ROUTES, type ReadReport } from '#src/contract/server/report.ts';
import { browserOf } from './browser-rules.ts';

/** Lines a minute, whoever sends reports. */
const ERRORS_MAX = 60;
const MINUTE = 60_000;

/** Returns a function that says whether one more error may be logged: strangers must not fill the log. */
export function limitErrors(clock: () => Date): () => boolean {
  const passed = createStopwatch(clock);
  let until = 0;
  let count = 0;
  return () => {
    if (passed() >= until) {
      until = passed() + MINUTE;
      count = 0;
    }
    count += 1;
    return count <= ERRORS_MAX;
  };
}

type Received = { userAgent: string; log: Log; mayLog: () => boolean };

/**
 * Logs what a browser reports, from which the metrics are counted. Keeps neither the address nor the text by which a
 * browser describes itself, and only pages and browsers that are known.
 */
export function sendReport(
  { route: given, errors, vitals }: ReadReport,
  { userAgent, log, mayLog }: Received,
): void {
  const route = REPORTED_ROUTES.includes(given) ? given : 'other';
  const { browser, version } = browserOf(userAgent);
  for (const { kind, name, frames } of errors)
    if (mayLog())
      log('browser.error', {
        kind,
        name,
        page: route,
        frames: frames.join(' '),
        browser,
        browserVersion: version,
      });
  for (const { name, value } of vitals)
    log('browser.vital', { name, route, value: name === 'CLS' ? value : value / 1000 });
}
