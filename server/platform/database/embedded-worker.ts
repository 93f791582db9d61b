import { once } from 'node:events';
import { constants, cpSync } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { JOBS_CHANGED } from './channels.ts';
import { createDurable } from './durable-folder.ts';

/*
 * The thread of the embedded database. It speaks PostgreSQL's protocol through message ports, one session at
 * a time; `embedded.ts` is the other end.
 */

/** The thread's start options. */
export type EmbeddedOptions = {
  /** The data folder; in memory without it. */
  folder?: string | undefined;
  /** The initial content (a tar of the data folder), in memory. */
  snapshot?: Uint8Array | undefined;
  /** Whether a commit waits for the disk; only benchmarks may turn this off. */
  isDurable: boolean;
};

/** Sent if the database does not open; otherwise the thread sends `ready`. */
export type EmbeddedFailure = { message: string; code: string };

/** What the thread is asked for: `copy` names the folder of the copy. */
export type EmbeddedAsk = { call: 'session' | 'dump' | 'close' } | { call: 'copy'; to: string };

/** A request to the thread; the answer comes through the port. */
export type EmbeddedCall = EmbeddedAsk & { port: MessagePort };

/** PostgreSQL's Sync message, which makes a failed session ready for the next query. */
const SYNC = new Uint8Array([0x53, 0, 0, 0, 4]);

/** Bytes of replies to buffer before sending, since each message between threads costs time. */
const FLUSH_BYTES = 256 * 1024;

/** PostgreSQL's settings that differ from the library's. */
const SETTINGS = [
  // A plan made for a rare word is bad for a common one, so none is reused.
  'plan_cache_mode=force_custom_plan',
  // Half of the default: the memory is never returned, and the system also keeps what was read in its own.
  'shared_buffers=64MB',
  // Pages are in memory, in any order. With the default, made for disks, the planner reads the words of all jobs of a
  // small market instead of asking the index.
  'random_page_cost=1.1',
];

/** The last output of the database, which says why it did not start. */
let stderr = '';
/**
 * Called when the database crashes, before the thread exits: sends buffered output, or why the database did not start.
 */
let beforeExit = () => {};

function onStderr(line: string): false {
  stderr = `${stderr}\n${line}`.slice(-2000);
  // The library would keep calling a crashed database. A new thread recovers it.
  if (!line.startsWith('Aborted')) return false;
  beforeExit();
  process.exit(1);
}

function open({ folder, snapshot, isDurable }: EmbeddedOptions): Promise<PGlite> {
  const options = {
    extensions: { pg_trgm },
    onStderr,
    startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
  };
  if (folder) return createDurable(folder, options, isDurable);
  const loadDataDir = snapshot && new Blob([new Uint8Array(snapshot)]);
  return PGlite.create({ ...options, loadDataDir });
}

/** Clears what the previous session left (half a query, a transaction, prepared statements), and listens. */
async function resetSession(db: PGlite): Promise<void> {
  await db.execProtocolRawStream(SYNC, { onRawData: () => {} });
  if (db.isInTransaction()) await db.exec('rollback');
  await db.exec('discard all');
  await db.exec(`listen ${JOBS_CHANGED}`);
}

/** Serves one session: answers the port's messages, each one or more whole protocol messages, until the port closes. */
async function serve(db: PGlite, port: MessagePort, isOver: Promise<unknown>): Promise<void> {
  const output = createOutputBuffer((bytes) => port.postMessage(bytes, [bytes.buffer]));
  beforeExit = output.flush;
  let done = resetSession(db);
  const failure = Promise.withResolvers<never>();
  port.on('message', (bytes: Uint8Array) => {
    done = done.then(async () => {
      await db.execProtocolRawStream(bytes, { onRawData: output.add });
      output.flush();
    });
    done.catch(failure.reject);
  });
  await Promise.race([isOver, failure.promise]);
  await done;
}

/** Buffers the database's output and sends it in few large chunks. */
function createOutputBuffer(send: (bytes: Uint8Array<ArrayBuffer>) => void) {
  let parts: Uint8Array[] = [];
  let size = 0;
  const flush = () => {
    if (size === 0) return;
    const bytes = new Uint8Array(size);
    let at = 0;
    for (const part of parts) {
      bytes.set(part, at);
      at += part.length;
    }
    parts = [];
    size = 0;
    send(bytes);
  };
  return {
    flush,
    add: (bytes: Uint8Array) => {
      // A copy: the database reuses the memory.
      parts.push(bytes.slice());
      size += bytes.length;
      if (size >= FLUSH_BYTES) flush();
    },
  };
}

/** Why the database did not open, in a form that can be passed between threads. */
function failureOf(error: unknown): EmbeddedFailure {
  const message = error instanceof Error ? error.message : String(error);
  const reason = /^.*(?:PANIC|FATAL): +(.*)$/m.exec(stderr)?.[1] ?? message;
  const isFull = /No space left on device|ENOSPC/.test(`${stderr} ${message}`);
  return { message: reason, code: isFull ? 'ENOSPC' : 'EMBEDDED_DATABASE' };
}

async function dump(db: PGlite, port: MessagePort): Promise<void> {
  const tar = await db.dumpDataDir('none');
  port.postMessage(new Uint8Array(await tar.arrayBuffer()));
}

/**
 * Copies the data folder between two statements, so that the copy opens as it would after a crash at that moment.
 * Answers with `copied`, or with why it didn't work.
 */
async function copy(db: PGlite, port: MessagePort, from: string | undefined, to: string) {
  try {
    if (from === undefined) throw new Error('A database in memory has no folder.');
    await db.runExclusive(async () =>
      cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE }),
    );
    port.postMessage(new TextEncoder().encode('copied'));
  } catch (error) {
    port.postMessage(new TextEncoder().encode(failureOf(error).message));
  }
}

async function close(db: PGlite, port: MessagePort): Promise<void> {
  await db.close();
  port.postMessage(new Uint8Array());
}

async function start(caller: MessagePort, options: EmbeddedOptions): Promise<void> {
  let db: PGlite;
  beforeExit = () => caller.postMessage(failureOf(stderr));
  try {
    db = await open(options);
  } catch (error) {
    return caller.postMessage(failureOf(error));
  }
  let done = Promise.resolve();
  caller.on('message', (message: EmbeddedCall) => {
    const { call, port } = message;
    // Not queued behind the session, which lasts as long as the server.
    if (call === 'dump') return void dump(db, port);
    if (call === 'copy') return void copy(db, port, options.folder, message.to);
    // Listen now, since the caller may close the port while the call is queued.
    const isOver = once(port, 'close');
    done = done.then(() => (call === 'session' ? serve(db, port, isOver) : close(db, port)));
  });
  caller.postMessage('ready');
}

if (parentPort) await start(parentPort, workerData as EmbeddedOptions);
