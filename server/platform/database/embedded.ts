import { extname } from 'node:path';
import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type {
  EmbeddedAsk,
  EmbeddedCall,
  EmbeddedFailure,
  EmbeddedOptions,
} from './embedded-worker.ts';

/** The worker's source or build, beside this module. */
const PROGRAM = new URL(`./embedded-worker${extname(import.meta.url)}`, import.meta.url);

/** Milliseconds for the thread to finish its query and close the database. */
const CLOSE_MAX = 5000;

/** The embedded database in its own thread. */
export type Embedded = {
  /** Whether the thread has ended because the database crashed, as it does on a full disk. */
  isEnded: () => boolean;
  /** Opens a session that speaks PostgreSQL's protocol, one at a time. */
  openSession: () => MessagePort;
  /** The data folder as a tar. */
  dump: () => Promise<Uint8Array>;
  /** Copies the data folder, which is on the disk, between two statements to a new folder. */
  copy: (to: string) => Promise<void>;
  /** Closes the database; an endless query is cut off, as by a crash. */
  close: () => Promise<void>;
};

/** First byte of the Terminate message, which would end the embedded database too. */
const TERMINATE = 0x58;

/** A session as a connection's stream. The driver writes whole protocol messages. */
class SessionStream extends Duplex {
  readonly #open: () => Promise<MessagePort>;
  #port: MessagePort | undefined;

  constructor(open: () => Promise<MessagePort>) {
    super();
    this.#open = open;
  }

  connect(): void {
    const start = (port: MessagePort) => {
      this.#port = port;
      port.on('message', (bytes: Uint8Array) =>
        this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
      );
      port.once('close', () => this.destroy());
      if (this.destroyed) port.close();
      else this.emit('connect');
    };
    this.#open().then(start, (error: unknown) =>
      this.destroy(error instanceof Error ? error : undefined),
    );
  }

  /* Socket methods that the driver calls. */
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    if (chunks[0]?.chunk[0] !== TERMINATE) {
      const bytes = new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk)));
      this.#port?.postMessage(bytes, [bytes.buffer]);
    }
    done();
  }

  override _final(done: () => void): void {
    done();
    this.destroy();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port?.close();
    done(error);
  }
}

/** A stream for the driver, on the session that `open` returns. */
export const sessionStream = (open: () => Promise<MessagePort>): Duplex => new SessionStream(open);

/** Starts the thread and waits until the database is open. Throws the reason if it doesn't open. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const worker = new Worker(PROGRAM, { workerData: options });
  let isEnded = false;
  worker.once('exit', () => {
    isEnded = true;
  });
  const failure = await new Promise<EmbeddedFailure | undefined>((resolve) => {
    const fail = (message: string) => resolve({ message, code: 'EMBEDDED_DATABASE' });
    // Under `node --watch`, threads also report their modules in messages.
    worker.on('message', (said: 'ready' | EmbeddedFailure | object) => {
      if (said === 'ready') resolve(undefined);
      else if (typeof said === 'object' && 'code' in said) resolve(said);
    });
    worker.on('error', (error) => fail(error instanceof Error ? error.message : String(error)));
    worker.once('exit', () => fail('The database ended.'));
  });
  if (failure) {
    await worker.terminate();
    throw Object.assign(new Error(failure.message), { code: failure.code });
  }
  const call = (what: EmbeddedAsk): MessagePort => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ ...what, port: port2 } satisfies EmbeddedCall, [port2]);
    return port1;
  };
  const ask = (what: EmbeddedAsk) =>
    new Promise<Uint8Array>((resolve) => {
      const port = call(what);
      // A thread that has ended already closes no port.
      const end = () => port.close();
      port.once('message', (reply: Uint8Array) => {
        port.close();
        resolve(reply);
      });
      port.once('close', () => {
        worker.off('exit', end);
        resolve(new Uint8Array());
      });
      if (isEnded) end();
      else worker.once('exit', end);
    });
  return {
    isEnded: () => isEnded,
    openSession: () => call({ call: 'session' }),
    dump: () => ask({ call: 'dump' }),
    copy: async (to) => {
      const reply = new TextDecoder().decode(await ask({ call: 'copy', to }));
      if (reply !== 'copied') throw new Error(reply || 'The database ended.');
    },
    close: async () => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, CLOSE_MAX);
      });
      await Promise.race([ask({ call: 'close' }), late]);
      clearTimeout(timer);
      await worker.terminate();
    },
  };
}
