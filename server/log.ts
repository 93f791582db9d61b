import pino from 'pino';
import { escapeControls } from './escape-controls.ts';

/** The levels of the log, from the one that says most. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything that the log tells of, and at which level. A line carries the name as `event`. */
const EVENTS = {
  'server.started': 'info',
  'server.stopping': 'info',
  'server.stopped': 'info',
  'server.crashed': 'error',
  /** A second server on the same database, where each has files of its own. */
  'instance.conflict': 'error',
  'demo.seeded': 'info',
  /** A call of the API, answered. */
  request: 'info',
  /** A call of the API that was answered with 500 or above. */
  'request.failed': 'error',
  /** A page or a file of the browser app, answered. */
  'request.page': 'debug',
  /** A reply that was broken off after it had begun. */
  'reply.broken': 'error',
  /** Work that goes on after the reply. */
  'background.failed': 'error',
  'login.succeeded': 'info',
  'login.failed': 'warn',
  logout: 'info',
  'account.registered': 'info',
  'password.changed': 'info',
  'password.refused': 'warn',
  'sessions.ended': 'info',
  'password_reset.requested': 'info',
  'password_reset.used': 'info',
  'password_reset.refused': 'warn',
  /** 401 or 403. */
  'access.refused': 'warn',
  'limit.reached': 'warn',
  'upload.refused': 'warn',
  /** A write of an administrator in the data console. */
  'console.write': 'info',
  'mail.written': 'info',
  /** A mail with a link cannot be sent without PUBLIC_URL. */
  'mail.no_address': 'error',
} as const satisfies Record<string, LogLevel>;
export type LogEvent = keyof typeof EVENTS;

/**
 * What a line says of its event. No field holds what a user typed, nor a secret: no path, query, name,
 * email address, token or text, and of a failure no message.
 */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes one line. */
export type Log = (event: LogEvent, fields?: LogFields) => void;

/** The level at which an event is logged. */
export const levelOf = (event: LogEvent): LogLevel => EVENTS[event];

export type LogSettings = { level: LogLevel; format: 'json' | 'text' };

/** One JSON object a line for programs, or text for people at a terminal; `write` takes each line with its end. */
export async function createLog(
  { level, format }: LogSettings,
  write: (line: string) => void,
  colors = false,
): Promise<Log> {
  const toText =
    format === 'text' &&
    (await import('pino-pretty')).prettyFactory({
      ...{ messageKey: 'event', singleLine: true, colorize: colors },
      ...{ translateTime: 'SYS:HH:MM:ss', errorLikeObjectKeys: [] },
    });
  const logger = pino(
    {
      ...{ level, base: undefined, messageKey: 'event', timestamp: pino.stdTimeFunctions.isoTime },
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line) => write(escapeControls(toText ? toText(line) : line)) },
  );
  return (event, fields = {}) => logger[EVENTS[event]](fields, event);
}

/**
 * Takes lines for a file descriptor of this process. It writes them at once: what happened before a crash
 * is in the log. A reader who is gone is no failure.
 */
export function writerTo(descriptor: 1 | 2): (line: string) => void {
  const out = pino.destination({ fd: descriptor, sync: true });
  return (line) => void out.write(line);
}
