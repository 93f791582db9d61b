/** Ends a failed group of messages: the session is ready for the next query afterwards. */
export const SYNC = new Uint8Array([0x53, 0, 0, 0, 4]);

const TERMINATE = 0x58;
const LENGTH_BYTES = 4;

/** The bytes of one message from `at` on; undefined while its length is not there yet. */
function lengthAt(bytes: Buffer, at: number, hasType: boolean): number | undefined {
  const begin = at + (hasType ? 1 : 0);
  if (bytes.length < begin + LENGTH_BYTES) return undefined;
  return bytes.readInt32BE(begin) + begin - at;
}

/**
 * Takes a PostgreSQL session's bytes as they come and gives what is whole: first the greeting, which alone
 * has no type, then as many messages at a time as there are. The message that ends the session is left out:
 * it would end the embedded database.
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
