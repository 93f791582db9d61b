import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureRoom } from '#server/platform/data-folder/disk-space.ts';
import { errorCode } from '#server/platform/database/errors.ts';
import { createDiskStore, syncFolder } from '#server/platform/storage/disk-store.ts';
import { below, type FileStore } from '#server/platform/storage/file-store.ts';
import { createS3Store, type S3Access } from '#server/platform/storage/s3-store.ts';
import { isPart, MANIFEST } from './names.ts';

/** A backup that is being written. */
export type Unfinished = {
  store: FileStore;
  /** On the same disk as a store on disk. */
  spoolFolder: string;
  /** Makes it count as a backup. */
  finish: () => Promise<void>;
  /** Removes what this process has written to a folder. */
  discard: () => Promise<void>;
};

/** Where a backup is, or will be. */
export type Place = {
  store: FileStore;
  /** Throws PlaceTakenError, and DiskFullError without room for that many bytes. */
  begin: (bytes: number) => Promise<Unfinished>;
};

/** There is something already where a backup was to be written. */
class PlaceTakenError extends Error {
  readonly code = 'PLACE_TAKEN';
}

/** `s3://bucket` or `s3://bucket/prefix`. */
const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]{1,200}))?$/;

export const isBucketAddress = (address: string): boolean => BUCKET.test(address);

/** The folder of a series isn’t there: its disk may be missing. */
class FolderMissingError extends Error {
  readonly code = 'FOLDER_MISSING';
}

/** An address in a bucket needs the settings of a store. */
class NoStoreError extends Error {}

/** The files at `s3://bucket/prefix`. Throws NoStoreError without an address and keys of a store. */
function openBucket(address: string, access: S3Access | undefined): FileStore {
  const [, bucket, prefix = ''] = BUCKET.exec(address) ?? [];
  if (bucket === undefined)
    throw new NoStoreError(`${address} isn’t s3://BUCKET or s3://BUCKET/PREFIX.`);
  if (!access)
    throw new NoStoreError(
      `${address} needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    );
  const path = prefix.split('/').filter(Boolean);
  if (path.some((part) => /^\.{1,2}$/.test(part)))
    throw new NoStoreError(`${address} must not have . or .. in it.`);
  return below(createS3Store({ ...access, bucket }), path.map((part) => `${part}/`).join(''));
}

/** Throws PlaceTakenError unless the folder doesn’t exist, or is empty and can be replaced by another one. */
async function checkFree(folder: string): Promise<void> {
  const own = await lstat(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!own) return;
  // A link couldn't be replaced at the end.
  if (!own.isDirectory()) throw new PlaceTakenError(`${folder} isn’t a folder.`);
  if ((await readdir(folder)).length > 0) throw new PlaceTakenError(`${folder} isn’t empty.`);
  const parent = await stat(dirname(folder));
  if (own.dev !== parent.dev)
    throw new PlaceTakenError(`${folder} is a disk of its own: name a new folder on it.`);
}

/** How the name of a folder ends in which a backup is written, each in one of its own; 1.0.0 used one for all. */
const PART = /(?:\.[0-9a-f]{8})?\.part$/;
const newPart = (folder: string): string => `${folder}.${randomBytes(4).toString('hex')}.part`;

function folderPlace(folder: string): Place {
  return {
    store: createDiskStore(folder),
    begin: async (bytes) => {
      await checkFree(folder);
      await ensureRoom(dirname(folder), bytes);
      const part = newPart(folder);
      const spoolFolder = join(part, 'spool');
      await mkdir(part, { mode: 0o700 });
      const discard = () => rm(part, { recursive: true, force: true });
      const finish = async () => {
        await rm(spoolFolder, { recursive: true, force: true });
        await syncFolder(part);
        await rename(part, folder).catch((error: unknown) => {
          if (!/^(ENOTEMPTY|EEXIST)$/.test(errorCode(error) ?? '')) throw error;
          throw new PlaceTakenError(`Another backup was made in ${folder} meanwhile.`);
        });
        await syncFolder(dirname(folder));
      };
      return { store: createDiskStore(part), spoolFolder, finish, discard };
    },
  };
}

function bucketPlace(store: FileStore, address: string, spoolFolder: string): Place {
  return {
    store,
    begin: async () => {
      const manifest = await store.open(MANIFEST);
      await manifest?.cancel();
      if (manifest) throw new PlaceTakenError(`There is a backup at ${address} already.`);
      const begun: string[] = [];
      for await (const key of store.list('')) {
        // Uploads or other backups, which are not ours to delete.
        if (!isPart(key)) throw new PlaceTakenError(`${address} isn’t empty.`);
        begun.push(key);
      }
      for (const key of begun) await store.remove(key);
      return { store, spoolFolder, finish: async () => {}, discard: async () => {} };
    },
  };
}

/** How places in a bucket are reached, and where files wait to be sent there. */
export type Reach = { access: S3Access | undefined; spoolFolder: string };

/** The place at a folder’s path or `s3://bucket/prefix`. Throws NoStoreError. */
export const openPlace = (address: string, { access, spoolFolder }: Reach): Place =>
  address.startsWith('s3://')
    ? bucketPlace(openBucket(address, access), address, spoolFolder)
    : folderPlace(address);

/** Backups below one address, by their names. */
export type Series = {
  place: (name: string) => Place;
  /** Names of the complete ones, in order, and of those that were only begun. Throws FolderMissingError. */
  list: () => Promise<{ complete: string[]; begun: string[] }>;
  /** Removes a complete one, its manifest first, or what was begun of others. */
  remove: (name: string) => Promise<void>;
};

/** The backups whose names match `pattern` below an address. Throws NoStoreError. */
export function openSeries(address: string, pattern: RegExp, reach: Reach): Series {
  const isBucket = address.startsWith('s3://');
  const store = isBucket ? openBucket(address, reach.access) : createDiskStore(address);
  const list = async () => {
    // Made here, it would be on the disk on which the one that is missing is mounted.
    if (!isBucket && !existsSync(address)) throw new FolderMissingError(`There is no ${address}.`);
    const complete = new Set<string>();
    const begun = new Set<string>();
    for await (const key of store.list('')) {
      const [folder = '', file] = key.split('/');
      const name = folder.replace(PART, '');
      if (file === undefined || !pattern.test(name)) continue;
      (folder === name && key === `${folder}/${MANIFEST}` ? complete : begun).add(name);
    }
    return {
      complete: [...complete].sort(),
      begun: [...begun].filter((name) => !complete.has(name)),
    };
  };
  return {
    place: (name) => openPlace(`${address.replace(/\/{1,9}$/, '')}/${name}`, reach),
    list,
    remove: async (name) => {
      if (!isBucket) {
        // Renamed first, so that no half of it counts as a backup.
        await rename(join(address, name), newPart(join(address, name))).catch(() => {});
        for (const folder of await readdir(address))
          if (PART.test(folder) && folder.replace(PART, '') === name)
            await rm(join(address, folder), { recursive: true, force: true });
        return;
      }
      await store.remove(`${name}/${MANIFEST}`);
      for await (const key of store.list(`${name}/`)) await store.remove(key);
    },
  };
}
