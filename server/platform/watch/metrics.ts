import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Log, LogEvent, LogFields } from '#server/platform/log/log.ts';

/** Upper bounds of an answer's time, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The same of vitals: seconds, and the score of shifts; the bounds of good and poor are among them. */
const VITAL_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.2, 0.25, 0.5, 0.8, 1, 1.8, 2.5, 4, 6, 10];

/** Events of answered requests, which are counted with their time instead. */
const REQUESTS: ReadonlySet<LogEvent> = new Set(['request', 'request.failed', 'request.page']);
const RUNS: ReadonlySet<LogEvent> = new Set(['background.done', 'background.failed']);

/** A value of a gauge with its labels. */
type Reading = { labels?: Record<string, string>; value: number };

export type Metrics = {
  /** Returns a log that also counts what it is told. */
  tap: (log: Log) => Log;
  /** Adds a gauge that is read whenever the metrics are. What can't be read is left out. */
  gauge: (
    about: { name: string; help: string; labelNames?: readonly string[] },
    read: () => readonly Reading[] | Promise<readonly Reading[]>,
  ) => void;
  /** All metrics in the text format of Prometheus, with its content type. */
  read: () => Promise<{ text: string; contentType: string }>;
  /** The names of the metrics that aren't those of every Node program, with their types. */
  names: () => { name: string; type: string }[];
};

const text = (value: LogFields[string]): string => String(value ?? '');
const secondsOf = ({ durationMs }: LogFields): number => Number(durationMs ?? 0) / 1000;

/**
 * Counts what a server does. The log is the only source of what happened, so an event that is logged needs no line
 * here; docs/operating.md has a table of the metrics, which a test compares.
 */
export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'meydan_http_request_duration_seconds',
    help: 'Time until a request was answered',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  const events = new Counter({
    name: 'meydan_events_total',
    help: 'Lines of the log by event, also of levels that are not written',
    labelNames: ['event'],
    registers: [register],
  });
  const runs = new Counter({
    name: 'meydan_background_runs_total',
    help: 'Runs of background tasks',
    labelNames: ['task', 'outcome'],
    registers: [register],
  });
  const runSeconds = new Counter({
    name: 'meydan_background_seconds_total',
    help: 'Time that background tasks have run',
    labelNames: ['task'],
    registers: [register],
  });

  const browserErrors = new Counter({
    name: 'meydan_browser_errors_total',
    help: 'Errors that browsers have reported',
    labelNames: ['browser', 'kind'],
    registers: [register],
  });
  const vitals = new Histogram({
    name: 'meydan_web_vital',
    help: 'LCP, INP and TTFB in seconds, and CLS, as browsers have reported them',
    labelNames: ['name', 'route'],
    buckets: VITAL_BUCKETS,
    registers: [register],
  });

  const count = (event: LogEvent, fields: LogFields): void => {
    const { method, route, status, task } = fields;
    if (REQUESTS.has(event)) {
      const labels = { method: text(method), route: text(route), status: text(status) };
      return requests.observe(labels, secondsOf(fields));
    }
    if (event === 'browser.vital') {
      const labels = { name: text(fields.name), route: text(fields.route) };
      return vitals.observe(labels, Number(fields.value));
    }
    events.inc({ event });
    if (event === 'browser.error')
      browserErrors.inc({ browser: text(fields.browser), kind: text(fields.kind) });
    if (!RUNS.has(event) || task === undefined) return;
    runs.inc({ task: text(task), outcome: event === 'background.done' ? 'done' : 'failed' });
    runSeconds.inc({ task: text(task) }, secondsOf(fields));
  };

  return {
    tap: (log) => (event, fields) => {
      log(event, fields);
      count(event, fields ?? {});
    },
    gauge: ({ name, help, labelNames = [] }, read) => {
      new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers: [register],
        async collect() {
          this.reset();
          // A reset gauge without labels would say 0.
          this.remove({});
          // A database that is out of reach must not hide everything else.
          const readings = await Promise.resolve()
            .then(read)
            .catch((): readonly Reading[] => []);
          for (const { labels = {}, value } of readings) this.set(labels, value);
        },
      });
    },
    read: async () => ({ text: await register.metrics(), contentType: register.contentType }),
    names: () =>
      register
        .getMetricsAsArray()
        .map(({ name, type }) => ({ name, type: String(type) }))
        .filter(({ name }) => name.startsWith('meydan_')),
  };
}
