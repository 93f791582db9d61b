import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { type FileStore, FileStoreError } from './file-store.ts';

/** Milliseconds that the store may take to begin its answer, and then for each chunk of it. */
const TIMEOUT = 30_000;
/** Bytes of an upload that add a millisecond to that. */
const BYTES_PER_MS = 1000;
/** Attempts of a call before a failure of the store is reported. */
const ATTEMPTS = 3;
/** Milliseconds before the second attempt; twice as many before the third. */
const RETRY_DELAY = 50;

const NO_BUCKET = 'The file store has no such bucket';
const NOT_A_STORE = 'Something else than the file store has answered';

const discard = (response: Response): void => void response.body?.cancel().catch(() => {});

/**
 * Throws FileStoreError unless a store has answered about a file, which it does with an ETag. A page that stands for it,
 * such as a proxy's, would count as the file otherwise, and an upload as kept.
 */
function checkAnswer(response: Response): void {
  if (response.headers.has('etag')) return;
  discard(response);
  throw new FileStoreError(NOT_A_STORE);
}

/** An S3-compatible store, and how to be let in. */
export type S3Access = {
  /** `https://host`, without the bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};
export type S3Settings = S3Access & { bucket: string };

/** Returns the work's result. After `timeout` milliseconds, calls `onTimeout` and throws FileStoreError. */
async function withTimeout<Result>(
  timeout: number,
  work: Promise<Result>,
  onTimeout: (reason: Error) => void,
): Promise<Result> {
  // The timer itself rejects: an aborted fetch may never do so, since signals derived from ours can be
  // garbage-collected.
  const expired = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new FileStoreError('The file store does not answer');
    expired.reject(reason);
    onTimeout(reason);
  }, timeout);
  return Promise.race([work, expired.promise]).finally(() => clearTimeout(timer));
}

/** The body's chunks. Each may take `timeout` milliseconds, however long the whole takes. */
async function* readWithTimeout(reader: ReadableStreamDefaultReader<Uint8Array>, timeout: number) {
  const close = () => void reader.cancel().catch(() => {});
  try {
    for (;;) {
      const { done, value } = await withTimeout(timeout, reader.read(), close);
      if (done) return;
      yield value;
    }
  } finally {
    close();
  }
}

/** A text of XML; keys of ours have none of the rarer references. */
const asText = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/**
 * Keeps files in a bucket of an S3-compatible store, addressed by path. Throws FileStoreError when it is
 * unreachable, slow or failing, and another error when it refuses.
 */
export function createS3Store(settings: S3Settings, timeout = TIMEOUT): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  const attempt = async (url: string, init: RequestInit, signal: AbortSignal) => {
    for (let made = 1; ; made += 1) {
      // The library's own fetch puts the signal into the request, where it is lost.
      const response = await fetch(await signer.sign(url, init), { signal }).catch(
        (cause: unknown) => {
          throw new FileStoreError('The file store is out of reach', { cause });
        },
      );
      if ((response.status < 500 && response.status !== 429) || made === ATTEMPTS) return response;
      discard(response);
      await pause(RETRY_DELAY * made, undefined, { signal });
    }
  };
  const call = async (method: string, key: string, init: RequestInit = {}, within = timeout) => {
    const url = `${endpoint.replace(/\/{1,9}$/, '')}/${bucket}/${key}`;
    const controller = new AbortController();
    const response = await withTimeout(
      within,
      attempt(url, { ...init, method }, controller.signal),
      (reason) => controller.abort(reason),
    );
    if (response.ok || response.status === 404) return response;
    discard(response);
    const message = `The file store answered ${method} with ${response.status}`;
    throw response.status >= 500 || response.status === 429
      ? new FileStoreError(message)
      : new Error(message);
  };
  return {
    keep: async (key, path) => {
      // Read from the disk as it is sent: an archive may be larger than the memory.
      const body = await openAsBlob(path);
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      const headers = { 'x-amz-content-sha256': hash.digest('hex') };
      const response = await call(
        'PUT',
        key,
        { body, headers },
        timeout + body.size / BYTES_PER_MS,
      );
      discard(response);
      if (!response.ok) throw new Error(NO_BUCKET);
      checkAnswer(response);
      await rm(path, { force: true });
    },
    open: async (key) => {
      const response = await call('GET', key);
      if (response.ok && response.body) {
        checkAnswer(response);
        // Get the reader at once: an unread body is cancelled when its response is garbage-collected.
        const reader = response.body.getReader();
        // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- To the compiler it is another type.
        return WebStream.from<Uint8Array>(
          readWithTimeout(reader, timeout),
        ) as ReadableStream<Uint8Array>;
      }
      discard(response);
      return undefined;
    },
    remove: async (key) => discard(await call('DELETE', key)),
    list: async function* (prefix) {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token) query.set('continuation-token', token);
        const response = await call('GET', `?${query.toString()}`);
        if (!response.ok) throw new Error(NO_BUCKET);
        const page = await withTimeout(timeout, response.text(), () => discard(response));
        if (!page.includes('<ListBucketResult')) throw new FileStoreError(NOT_A_STORE);
        for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) yield asText(key);
        token = asText(/<NextContinuationToken>([^<]*)</.exec(page)?.[1] ?? '');
      } while (token);
    },
    check: async (within) => {
      const response = await call('HEAD', '', {}, within);
      discard(response);
      if (!response.ok) throw new Error(NO_BUCKET);
    },
  };
}
