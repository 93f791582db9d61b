/** Where uploaded files lie. A key is `<kind>/<id>`, with `-<size>` behind it for a smaller picture: lower-case letters, digits and hyphens. */
export type FileStore = {
  /** Takes the finished file at `path` in under `key`; the file at `path` is gone afterwards. */
  keep: (key: string, path: string) => Promise<void>;
  /** The file's bytes, or undefined when there is none. */
  open: (key: string) => Promise<ReadableStream<Uint8Array> | undefined>;
  /** Removes the file, if it is there. */
  remove: (key: string) => Promise<void>;
};

/** The store is out of reach, too slow or has trouble of its own: the same call can work a moment later. */
export class FileStoreError extends Error {}
