import type { Pool } from 'pg';
import type { Log } from '#server/platform/log/log.ts';
import type { TraceSettings } from './trace-settings.ts';

/** What a span may say: constants of the code, numbers, never what somebody typed. */
type SpanFacts = Readonly<Record<string, string | number>>;

type Kind = 'server' | 'client' | 'internal';

/**
 * Runs work as a span below the one that is running, or as the first of a trace if none is or `isFirst`.
 */
export type Trace = <Result>(
  name: string,
  work: () => Promise<Result>,
  about?: { kind?: Kind; facts?: SpanFacts; isFirst?: boolean },
) => Promise<Result>;

type Handler<Connection> = (
  request: Request,
  connection?: Connection,
) => Response | Promise<Response>;

/**
 * Traces of a server. A server without them has no such object: what would be traced is then passed on as it is, so that
 * it costs nothing.
 */
export type Tracing = {
  trace: Trace;
  /** Returns a handler whose calls are spans; the log's line of the call gives them their name. */
  traceCalls: <Connection>(
    handler: Handler<Connection>,
    kind: 'server' | 'internal',
  ) => (request: Request, connection?: Connection) => Promise<Response>;
  /** Makes the statements of the pool's connections spans, in traces that have begun elsewhere. */
  tracePool: (pool: Pool) => void;
  /** Returns a log whose lines have the id of the trace they were written in. */
  tap: (log: Log) => Log;
  /** Sends what is left, for some seconds at most. */
  close: () => Promise<void>;
};

export type TracingOptions = TraceSettings & {
  version: string;
  /** Whether a caller may say which trace a call belongs to. */
  acceptsParents: boolean;
  log: Log;
};
