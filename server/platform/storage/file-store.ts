/**
 * Stores uploaded files. A key is `<kind>/<id>`, with `-<size>` appended for a smaller picture: lower-case
 * letters, digits and hyphens.
 */
export type FileStore = {
  /** Moves the finished file at `path` into the store. */
  keep: (key: string, path: string) => Promise<void>;
  /** The file's bytes, or undefined when there is none. */
  open: (key: string) => Promise<ReadableStream<Uint8Array> | undefined>;
  /** Removes the file, if it is there. */
  remove: (key: string) => Promise<void>;
  /** The keys that begin with `prefix`, which ends with a slash or is empty. */
  list: (prefix: string) => AsyncIterable<string>;
  /** Throws unless the store answers within `timeout` milliseconds and accepts who asks. */
  check: (timeout: number) => Promise<void>;
};

/** The part of a store below a prefix, which ends with a slash. */
export const below = (store: FileStore, prefix: string): FileStore => ({
  ...store,
  keep: (key, path) => store.keep(prefix + key, path),
  open: (key) => store.open(prefix + key),
  remove: (key) => store.remove(prefix + key),
  list: async function* (within) {
    for await (const key of store.list(prefix + within)) yield key.slice(prefix.length);
  },
});

/** The store is unreachable, too slow or failing: a retry may succeed. */
export class FileStoreError extends Error {}
