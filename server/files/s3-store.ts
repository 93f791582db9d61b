import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

/** Milliseconds that the store is given to begin its answer. */
const PATIENCE = 30_000;

export type S3Settings = {
  /** `https://host`, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Keeps files in a bucket of an S3-compatible store, addressed by path. Throws when it refuses. */
export function createS3Store(settings: S3Settings, patience = PATIENCE): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const call = async (method: string, key: string, init: RequestInit = {}) => {
    const url = `${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`;
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new Error('The file store does not answer')),
      patience,
    );
    // Its body takes as long as whoever reads it; one that stalls is ended by the client.
    const response = await client
      .fetch(url, { ...init, method, signal: late.signal })
      .finally(() => clearTimeout(timer));
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The file store answered ${method} with ${response.status}`);
  };
  return {
    keep: async (key, path) => {
      const body = await readFile(path);
      const sha256 = createHash('sha256').update(body).digest('hex');
      const response = await call('PUT', key, {
        body,
        headers: { 'x-amz-content-sha256': sha256 },
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error('The file store has no such bucket');
      await rm(path, { force: true });
    },
    open: async (key) => {
      const response = await call('GET', key);
      if (response.ok && response.body) return response.body;
      await response.body?.cancel();
      return undefined;
    },
    remove: async (key) => {
      const response = await call('DELETE', key);
      await response.body?.cancel();
    },
  };
}
