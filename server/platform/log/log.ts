import pino from 'pino';
import { escapeControls } from './escape-controls.ts';

/** The log's levels, the most verbose first. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** All log events with their levels. A line has the name as `event`. */
const EVENTS = {
  'server.started': 'info',
  'server.stopping': 'info',
  'server.stopped': 'info',
  'server.crashed': 'error',
  /** The shutdown's time ran out before this step finished. */
  'server.unfinished': 'warn',
  /** This many lines were dropped because nothing read the log. */
  'log.dropped': 'warn',
  /** A second server uses the same database while each keeps files on its own disk. */
  'instance.conflict': 'error',
  /** Changes by other instances no longer arrive: less is cached, and pages take longer. */
  'notifications.lost': 'warn',
  'notifications.restored': 'info',
  /** New connections are closed, since as many are open as this process may have; at most one line a minute. */
  'connections.refused': 'warn',
  /** `npm run admin` can't reach the running server: a path that is too long for a socket, or no sockets at all. */
  'admin.unavailable': 'warn',
  /** The metrics have a port of their own. */
  'metrics.started': 'info',
  /** Traces are sent to a collector. */
  'traces.started': 'info',
  /** A collector didn't take some traces; at most one line a minute. */
  'traces.lost': 'warn',
  'demo.seeded': 'info',
  /** An answered API call. */
  request: 'info',
  /** An API call answered with 500 or above. */
  'request.failed': 'error',
  /** An answered page or file of the browser app. */
  'request.page': 'debug',
  /** A page of the app was rendered, or answered from memory. */
  'page.rendered': 'debug',
  'page.kept': 'debug',
  /** A page could not be rendered: a bug in the app. */
  'page.failed': 'error',
  /** The browser renders all pages, since the renderer is not built. */
  'pages.missing': 'warn',
  /** A reply that failed after its status was sent. */
  'reply.broken': 'error',
  /** Background work failed or finished. Repeated work logs its `task` and duration. */
  'background.failed': 'error',
  'background.done': 'debug',
  /** An error in a browser, by its name and places in the app's files; at most 60 lines a minute. */
  'browser.error': 'warn',
  /** How long a page took in a browser. */
  'browser.vital': 'debug',
  /** A scheduled backup was made and read back. */
  'backup.done': 'info',
  /** It lacks files that have a row: the store has lost them. Old backups stay. */
  'backup.incomplete': 'error',
  'login.succeeded': 'info',
  'login.failed': 'warn',
  logout: 'info',
  'account.registered': 'info',
  'email.confirmed': 'info',
  'email.refused': 'warn',
  'email.change_requested': 'info',
  /** Somebody else had registered with this mailbox's address: the account was deleted. */
  'account.disowned': 'warn',
  'account.erased': 'info',
  'account.kept': 'info',
  'account.leaving': 'info',
  /** Accounts whose address was never confirmed were deleted. */
  'accounts.unconfirmed': 'info',
  /** What nobody needs any more was deleted, or its owners warned, by kind. */
  retention: 'info',
  /** An application was sent, but its data was not saved to the profile. */
  'profile.not_saved': 'error',
  'password.changed': 'info',
  'password.refused': 'warn',
  'sessions.ended': 'info',
  'second_step.changed': 'info',
  /** A wrong code, or a passkey that could not be checked. */
  'second_step.refused': 'warn',
  /** Somebody with the password said that the device is lost. */
  'second_step.recovery_requested': 'warn',
  'second_step.recovery_cancelled': 'info',
  /** Three days later, the password alone turned two-step login off. */
  'second_step.recovered': 'warn',
  'password_reset.requested': 'info',
  'password_reset.used': 'info',
  'password_reset.refused': 'warn',
  /** 401 or 403. */
  'access.refused': 'warn',
  'limit.reached': 'warn',
  'upload.refused': 'warn',
  /** A user asked for a copy of all their data. */
  'export.requested': 'info',
  'export.ready': 'info',
  /** A copy that could not be made; `final` if it won't be tried again. */
  'export.failed': 'warn',
  'export.downloaded': 'info',
  /** A write by an administrator in the data console. */
  'console.write': 'info',
  'mail.written': 'info',
  'mail.sent': 'info',
  /** A mail that will be retried. */
  'mail.delayed': 'warn',
  /** A mail that was given up. `npm run admin -- mail` lists it unless it was a password reset. */
  'mail.failed': 'warn',
  /** A mail with a link cannot be sent without PUBLIC_URL. */
  'mail.no_address': 'error',
} as const satisfies Record<string, LogLevel>;
export type LogEvent = keyof typeof EVENTS;

/**
 * The fields of a log line. None holds a secret or user input: no path, query, name, email address, token or text, and
 * no error message.
 */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes one line. */
export type Log = (event: LogEvent, fields?: LogFields) => void;

/** The level at which an event is logged. */
export const levelOf = (event: LogEvent): LogLevel => EVENTS[event];

export type LogSettings = { level: LogLevel; format: 'json' | 'text' };

/** Returns the time in ISO 8601; formats each second once. */
function createIsoTime(): () => string {
  let second = Number.NaN;
  let prefix = '';
  return () => {
    const now = Date.now();
    const milliseconds = now % 1000;
    if (now - milliseconds !== second) {
      second = now - milliseconds;
      prefix = new Date(second).toISOString().slice(0, -4);
    }
    return `${prefix}${String(milliseconds).padStart(3, '0')}Z`;
  };
}

/** Receives each line with its line end. An urgent one may be the last before the process is killed. */
export type WriteLine = (line: string, isUrgent: boolean) => void;

/** Creates the log: JSON lines for programs, or text for terminals. */
export async function createLog(
  { level, format }: LogSettings,
  write: WriteLine,
  colors = false,
): Promise<Log> {
  const toText =
    format === 'text' &&
    (await import('pino-pretty')).prettyFactory({
      messageKey: 'event',
      singleLine: true,
      colorize: colors,
      translateTime: 'SYS:HH:MM:ss',
      errorLikeObjectKeys: [],
    });
  const least = LOG_LEVELS.indexOf(level);
  const isoTime = createIsoTime();
  return (event, fields = {}) => {
    const eventLevel = EVENTS[event];
    if (LOG_LEVELS.indexOf(eventLevel) < least) return;
    let line = `{"level":"${eventLevel}","time":"${isoTime()}"`;
    for (const name in fields) {
      const value = fields[name];
      if (value !== undefined) line += `,"${name}":${JSON.stringify(value)}`;
    }
    line += `,"event":"${event}"}\n`;
    write(escapeControls(toText ? toText(line) : line), eventLevel === 'error');
  };
}

/** Maximum bytes of buffered lines. */
const WAITING_MAX = 1024 * 1024;
/** Milliseconds between attempts to write buffered lines. */
const TRY_AGAIN = 1000;

/** Milliseconds that a line waits for others: a write for each would cost a call more than the rest of its log. */
const BATCH_MS = 20;
/** Characters of lines that wait for no others. */
const BATCH_MAX = 16 * 1024;

/**
 * Writes lines to a file descriptor synchronously, some at a time: at once if one is urgent, and what is left when the
 * process exits, so that the last ones before a crash are written. Never waits for the reader: lines that a full pipe
 * refuses are buffered and retried, and dropped beyond a bound. Once the pipe drains, the listener of `onDropped`
 * receives the number of dropped lines. A closed pipe is ignored.
 */
export function writerTo(descriptor: 1 | 2): {
  write: WriteLine;
  onDropped: (listener: (count: number) => void) => void;
} {
  const out = pino.destination({
    fd: descriptor,
    sync: true,
    maxLength: WAITING_MAX,
    // A retry would block the whole process.
    retryEAGAIN: () => false,
  });
  let batch = '';
  let dropped = 0;
  let listener: (count: number) => void = () => {};
  let timer: NodeJS.Timeout | undefined;
  const tryAgain = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      // An empty write sends buffered lines first. The stream's own flush would wait for the reader.
      out.write('');
    }, TRY_AGAIN).unref();
    return timer;
  };
  let waiting: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(waiting);
    waiting = undefined;
    const lines = batch;
    batch = '';
    if (lines) out.write(lines);
  };
  process.on('exit', flush);
  out.on('drop', (lines: string) => {
    dropped += lines.split('\n').length - 1;
    tryAgain();
  });
  out.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EAGAIN') tryAgain();
  });
  out.on('drain', () => {
    if (dropped === 0) return;
    const count = dropped;
    dropped = 0;
    listener(count);
  });
  return {
    write: (line, isUrgent) => {
      batch += line;
      if (isUrgent || batch.length > BATCH_MAX) flush();
      else waiting ??= setTimeout(flush, BATCH_MS);
    },
    onDropped: (newListener) => {
      listener = newListener;
    },
  };
}
