import { Transform } from 'node:stream';

/**
 * Passes everything on and ends when `beforeEnd` has resolved; fails when it rejects. A message on its way to a
 * mail server stops here before the line that makes it valid.
 */
export const lastStop = (beforeEnd: () => Promise<void>): Transform =>
  new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void beforeEnd().then(() => done(), done),
  });
