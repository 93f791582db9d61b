import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Flushes a file or a folder's entries to the disk. */
function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Flushes the folder and everything below it. */
function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) sync(path);
  }
  sync(folder);
}

/** The parts that we use of the virtual file system's driver for real folders. */
type FolderDriver = {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  tryFSOperation: <Result>(operation: () => Result) => Result;
};

/** A real folder as the database's file system, with an fsync that reaches the disk; the library's does nothing. */
class DurableFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const teachFsync = ({ NODEFS }: { NODEFS: FolderDriver }) => {
      NODEFS.stream_ops.fsync = ({ nfd }) =>
        NODEFS.tryFSOperation(() => {
          fsyncSync(nfd);
          return 0;
        });
    };
    const given = emscriptenOpts.preRun ?? [];
    // The library's module type omits its file systems.
    const preRun = [...given, teachFsync as unknown as (typeof given)[number]];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** The library's start parameter that turns fsync off. */
const NO_FSYNC = '-F';

/**
 * Opens the database in `folder`, creating it if missing. A commit is on the disk before it is acknowledged, unless
 * `isDurable` is false.
 */
export async function createDurable(
  folder: string,
  { startParams = [], ...options }: PGliteOptions,
  isDurable: boolean,
): Promise<PGlite> {
  const unfinished = `${folder}.unfinished`;
  // An interrupted creation acknowledged no writes.
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  mkdirSync(dirname(folder), { recursive: true });
  if (isNew) {
    closeSync(openSync(unfinished, 'w', 0o600));
    sync(dirname(folder));
  }
  const parameters = isDurable
    ? // The library's fdatasync, the usual method, does nothing.
      [...startParams.filter((one) => one !== NO_FSYNC), '-c', 'wal_sync_method=fsync']
    : startParams;
  const db = await PGlite.create({
    ...options,
    fs: new DurableFS(folder),
    startParams: parameters,
  });
  if (isNew) {
    syncTree(folder);
    rmSync(unfinished);
    sync(dirname(folder));
  }
  return db;
}
