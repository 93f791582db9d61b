import { Transform } from 'node:stream';

/**
 * Passes all data on, but ends only after `beforeEnd` resolves, and fails if it rejects. Until then the mail server
 * lacks the last line of a message, without which it isn't valid.
 */
export const holdBeforeEnd = (beforeEnd: () => Promise<void>): Transform =>
  new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void beforeEnd().then(() => done(), done),
  });
