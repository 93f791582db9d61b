import { constants, gzipSync } from 'node:zlib';
import { packTar, type TarEntry } from 'modern-tar';
import type { Files } from './files.ts';

const FILE_MODE = 0o644;
const FOLDER_MODE = 0o755;

/** Every folder above these files, without an end. */
const foldersOf = (names: readonly string[]): Set<string> =>
  new Set(
    names.flatMap((name) =>
      name.split('/').map((_part, index, parts) => parts.slice(0, index).join('/')),
    ),
  );

/**
 * Packs the files below one folder into a gzipped tar archive, which only depends on its arguments: sorted, with root as
 * owner, the same rights for all, and one time.
 */
export async function packArchive(files: Files, folder: string, time: Date): Promise<Buffer> {
  const owned = { mtime: time, uid: 0, gid: 0, uname: '', gname: '' };
  const entries = new Map<string, TarEntry>();
  for (const name of foldersOf([...files.keys()])) {
    const path = `${[folder, name].filter(Boolean).join('/')}/`;
    entries.set(path, {
      header: { ...owned, name: path, type: 'directory', size: 0, mode: FOLDER_MODE },
    });
  }
  for (const [name, content] of files) {
    const path = `${folder}/${name}`;
    entries.set(path, {
      header: { ...owned, name: path, size: content.length, mode: FILE_MODE },
      body: content,
    });
  }
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  // Node writes no name or time into the gzip header.
  return gzipSync(await packTar(sorted), { level: constants.Z_BEST_COMPRESSION });
}
