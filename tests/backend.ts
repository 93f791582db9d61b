import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiParts, createApi } from '#server/domains/api.ts';
import { announceDue } from '#server/domains/applications/announce-commands.ts';
import type { ApiSettings, Dependencies } from '#server/http/dependencies.ts';
import { createBackground } from '#server/platform/background/run-in-background.ts';
import { createJobChanges } from '#server/platform/cache/job-changes.ts';
import { readConfig } from '#server/platform/config/config.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import { type LogEvent, type LogFields, levelOf } from '#server/platform/log/log.ts';
import type { Message } from '#server/platform/mail/mail.ts';
import { openMailRenderer } from '#server/platform/mail/renderer.ts';
import { projectFolder } from '#server/platform/project/version.ts';
import { createPasswords } from '#server/platform/secrets/passwords.ts';
import { createTokens } from '#server/platform/secrets/tokens.ts';
import { createDiskStore } from '#server/platform/storage/disk-store.ts';
import { ANNOUNCE_MS } from '#src/contract/limits.ts';
import { secretsOf } from '#tests/tokens.ts';
import { openTestDatabase } from './database.ts';
import { createFaults } from './faults.ts';
import { checkReply } from './reply-check.ts';

/** Signs the tokens of all test backends. */
export const TOKEN_SECRET = 'a secret for tests, longer than thirty-two characters';

/** The parts of a call beside its method and path. */
export type CallOptions = {
  token?: string | undefined;
  /** Sent as a JSON body. */
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
};

/** A clock that is ahead of the real one by the milliseconds it was advanced. */
export type TestClock = { now: () => Date; advance: (ms: number) => void };

function createClock(): TestClock & { reset: () => void } {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (ms) => {
      ahead += ms;
    },
    reset: () => {
      ahead = 0;
    },
  };
}

/** Deleting users deletes jobs, applications and profiles too, and is much faster than truncating. */
const EMPTY = [
  'deletions',
  'erasures',
  'erasure_rounds',
  'users',
  'files',
  'messages',
  'installation',
  'file_rounds',
  'idempotency_keys',
  'webauthn_challenges',
]
  .map((table) => `delete from ${table};`)
  .join(' ');

/**
 * The real API on its own database (in memory, unless `open` opens another), with cheap password hashes
 * and files in a temporary folder. Call `close()` when done.
 */
export async function createBackend(
  open: () => Promise<Connection> = openTestDatabase,
  overrides: Partial<Dependencies> = {},
) {
  const [database, folder] = await Promise.all([open(), mkdtemp(join(tmpdir(), 'meydan-test-'))]);
  const clock = createClock();
  const logged: ({ event: LogEvent } & LogFields)[] = [];
  const log: Dependencies['log'] = (event, fields) => void logged.push({ ...fields, event });
  const mails: Message[] = [];
  const { runInBackground, settled } = createBackground(log);
  const dependencies: ApiParts & ApiSettings & Pick<Dependencies, 'stopping'> = {
    ...readConfig({}),
    // Only the tests of limits turn these on.
    rateLimits: false,
    liveJobsMax: 0,
    stopping: undefined,
    database,
    jobChanges: createJobChanges(database, log),
    files: createDiskStore(join(folder, 'uploads')),
    spoolFolder: join(folder, 'uploads', 'tmp'),
    tokens: createTokens(secretsOf(TOKEN_SECRET), clock.now),
    passwords: createPasswords({ log2N: 4, r: 1, p: 1 }, Number.POSITIVE_INFINITY),
    countryOf: () => null,
    eventLoop: { isLate: () => false },
    readOnly: async () => undefined,
    mail: {
      send: async (message, { beforeEnd } = {}) => {
        await beforeEnd?.();
        mails.push(message);
      },
    },
    mailRenderer: openMailRenderer(projectFolder),
    runInBackground,
    clock: clock.now,
    log,
    version: '0.0.0-test',
    ...overrides,
  };
  const make = () => createApi(dependencies);
  let api = make();
  const { faults, fetch } = createFaults(async (request) => {
    const response = await api.fetch(request);
    await checkReply(request, response);
    return response;
  });

  const request = async (method: string, path: string, options: CallOptions = {}) => {
    const { token, json, form } = options;
    const headers = new Headers(options.headers);
    if (token) {
      headers.set('x-auth-token', token);
      headers.set('Authorization', `Bearer ${token}`);
    }
    if (json !== undefined) headers.set('Content-Type', 'application/json');
    const body = json === undefined ? form : JSON.stringify(json);
    return fetch(new Request(`http://api.test${path}`, { method, headers, body: body ?? null }));
  };

  return {
    /** The API as a plain fetch handler, without faults. */
    get api() {
      return api;
    },
    /** The API as a fetch handler, with the faults. */
    fetch,
    /** One call with the faults; while offline, throws as `fetch` does. */
    request,
    faults,
    /** Advances the clock by a minute, and announces to candidates what has lasted that long. */
    announce: () => {
      clock.advance(ANNOUNCE_MS);
      return announceDue(database.db, clock.now());
    },
    /** Starts a new API on the same data, with empty caches. */
    restart: (): void => {
      api = make();
    },
    /** Removes all data, faults and caches, and resets the clock. */
    reset: async () => {
      await settled();
      mails.length = 0;
      faults.clear();
      clock.reset();
      logged.length = 0;
      api = make();
      await database.run(EMPTY);
    },
    close: async () => {
      await settled();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
    database,
    dependencies,
    clock,
    /** The events that the API has logged. */
    logged,
    /** The same as text, one event per line. */
    log: () => logged.map((event) => `${JSON.stringify(event)}\n`).join(''),
    /** The logged events of level `error`. */
    failures: () => logged.filter(({ event }) => levelOf(event) === 'error'),
    /** The mails that the API has sent. */
    mails,
    /** Waits for the API's background work. */
    settled,
    /** The temporary folder with the files. */
    folder,
  };
}
export type Backend = Awaited<ReturnType<typeof createBackend>>;
