import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { errorFields } from '#server/platform/log/error-fields.ts';
import type { Log } from '#server/platform/log/log.ts';

/**
 * Ends a reply that has begun and can't go on. The listener prints whatever a body fails with, and the text of another
 * error may hold what people typed.
 */
class BrokenReply extends Error {
  constructor() {
    super('A reply broke off');
    delete this.stack;
  }
}

/** Logs what a reply failed with after its status was sent. Returns the error to end the reply with. */
export function breakOff(log: Log, error: unknown): Error {
  log('reply.broken', errorFields(error));
  return new BrokenReply();
}

/** The same bytes; a failure to read them is logged, and ends the reply. */
export function logFailure(
  c: Context,
  body: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  async function* read() {
    try {
      yield* body;
    } catch (error) {
      throw breakOff(c.var.log, error);
    }
  }
  return Readable.toWeb(Readable.from(read())) as ReadableStream<Uint8Array>;
}
