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
  /** Throws unless the store answers within `timeout` milliseconds and accepts who asks. */
  check: (timeout: number) => Promise<void>;
};

/** The store is unreachable, too slow or failing: a retry may succeed. */
export class FileStoreError extends Error {}
