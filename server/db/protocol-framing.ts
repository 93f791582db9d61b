/** The Sync message: after a failure the session is ready for the next query. */
export const SYNC = new Uint8Array([0x53, 0, 0, 0, 4]);

const TERMINATE = 0x58;
const LENGTH_BYTES = 4;

/** The length in bytes of the message at `at`; undefined until its header has arrived. */
function lengthAt(bytes: Buffer, at: number, hasType: boolean): number | undefined {
  const begin = at + (hasType ? 1 : 0);
  if (bytes.length < begin + LENGTH_BYTES) return undefined;
  return bytes.readInt32BE(begin) + begin - at;
}

/**
 * Splits a PostgreSQL session's bytes into whole messages: first the startup message, which alone has no type
 * byte, then as many messages at a time as have arrived. Terminate is left out, since it would end the
 * embedded database.
 */
export function createFraming(): (bytes: Uint8Array) => Uint8Array[] {
  let pending: Buffer = Buffer.alloc(0);
  let isGreeted = false;
  let isEnded = false;
  return (bytes) => {
    if (isEnded) return [];
    const arrived = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    pending = pending.length === 0 ? arrived : Buffer.concat([pending, arrived]);
    const whole: Uint8Array[] = [];
    let from = 0;
    let to = 0;
    for (;;) {
      const length = lengthAt(pending, to, isGreeted);
      if (length === undefined || pending.length < to + length) break;
      isEnded = isGreeted && pending[to] === TERMINATE;
      if (isEnded) break;
      to += length;
      if (isGreeted) continue;
      isGreeted = true;
      whole.push(pending.subarray(0, to));
      from = to;
    }
    if (to > from) whole.push(pending.subarray(from, to));
    pending = pending.subarray(to);
    return whole;
  };
}
