/** Bytes. A card has some 20 KB. */
const BYTES_MAX = 8 * 1024 * 1024;

/**
 * Keeps the pictures that were asked for last, up to `bytesMax`. Callers that ask for one at the same time
 * share it; failures are not kept.
 */
export function createCardCache(bytesMax = BYTES_MAX): {
  get: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;
} {
  const kept = new Map<string, Buffer>();
  const making = new Map<string, Promise<Buffer>>();
  let bytes = 0;
  const keep = (key: string, picture: Buffer) => {
    kept.set(key, picture);
    bytes += picture.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (bytes <= bytesMax) break;
      kept.delete(oldest);
      bytes -= byteLength;
    }
  };
  return {
    get: async (key, make) => {
      const found = kept.get(key);
      if (found) {
        // The least recently used is the first of the map.
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const running = making.get(key);
      if (running) return running;
      const made = make();
      making.set(key, made);
      try {
        const picture = await made;
        keep(key, picture);
        return picture;
      } finally {
        making.delete(key);
      }
    },
  };
}
