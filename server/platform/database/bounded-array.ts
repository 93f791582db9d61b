import { ARRAY_BYTES_MAX, ARRAY_MAX } from '#src/contract/limits.ts';

/** Records read per statement, since one may have tens of thousands of characters. */
const CHUNK = 100;

/** The reply to a call without a page; `isCut` means that more records exist. */
export type BoundedArray<One> = { records: One[]; isCut: boolean };

/**
 * Reads the records with these ids in order, `chunk` at a time, until the reply reaches its maximum number or size.
 * Pass one id more than ARRAY_MAX, which shows whether more records exist (rule CALL-4).
 */
export async function readBounded<One>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<One[]>,
  chunk: number = CHUNK,
): Promise<BoundedArray<One>> {
  const wanted = ids.slice(0, ARRAY_MAX);
  const records: One[] = [];
  // The brackets.
  let bytes = 2;
  for (let from = 0; from < wanted.length; from += chunk) {
    for (const one of await read(wanted.slice(from, from + chunk))) {
      bytes += Buffer.byteLength(JSON.stringify(one)) + 1;
      // Include the first record whatever its size.
      if (bytes > ARRAY_BYTES_MAX && records.length > 0) return { records, isCut: true };
      records.push(one);
    }
  }
  return { records, isCut: ids.length > wanted.length };
}
