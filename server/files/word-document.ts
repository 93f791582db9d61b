import { type Entry, fromBufferPromise } from 'yauzl';
import { messages } from '../../src/contract/messages.ts';
import { problem } from '../problem.ts';

/** Bytes that a document may have when it is unpacked, whatever its size. */
const UNPACKED_MAX = 100 * 1024 * 1024;
/** Bytes that any document may have when it is unpacked: small texts that repeat themselves shrink well. */
const UNPACKED_ALLOWANCE = 10 * 1024 * 1024;
/** How many times its own size a document may have beyond that. */
const RATIO_MAX = 100;
/** Files in a document; a long one with many pictures has some hundred. */
const ENTRIES_MAX = 2000;

/** What no resume needs: archives, programs and macros. Charts bring spreadsheets along, which may stay. */
const FORBIDDEN_NAMES =
  /(?:^|\/)vbaproject\.bin$|\.(?:zip|rar|7z|gz|tgz|tar|bz2|xz|cab|iso|img|jar|apk|exe|dll|scr|com|pif|msi|lnk|bat|cmd|ps1|vb|vbs|vbe|js|jse|wsf|hta|sh|reg|docm|dotm|xlsm|xltm|pptm)$/i;

/** Stored and deflated: the two ways in which documents are packed. */
const METHODS = [0, 8];

const isForbidden = (entry: Entry): boolean =>
  FORBIDDEN_NAMES.test(entry.fileName) ||
  entry.isEncrypted() ||
  !METHODS.includes(entry.compressionMethod);

/** Whether the archive's directory can be read, and what it says of the files in it. */
async function readDirectory(zip: Buffer): Promise<readonly Entry[] | 'unreadable' | 'too_many'> {
  try {
    const archive = await fromBufferPromise(zip, { lazyEntries: true });
    if (archive.entryCount > ENTRIES_MAX) return 'too_many';
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) entries.push(entry);
    return entries;
  } catch {
    return 'unreadable';
  }
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

/**
 * Whether the zip archive is a Word document, by its directory: nothing is unpacked. Refuses (400) one that
 * holds what no resume needs, or that would unpack to more than is sensible.
 */
export async function isWordDocument(zip: Buffer): Promise<boolean> {
  const entries = await readDirectory(zip);
  if (entries === 'unreadable') return false;
  const forbiddenContents = problem(400, messages.resumeContents);
  if (entries === 'too_many') throw forbiddenContents;
  const names = entries.map((entry) => entry.fileName);
  if (!names.includes('[Content_Types].xml') || !names.includes('word/document.xml')) return false;

  // Files that share their bytes pack more into an archive than it has.
  const overlap = sum(entries.map((entry) => entry.compressedSize)) > zip.length;
  const unpacked = sum(entries.map((entry) => entry.uncompressedSize));
  const most = Math.min(UNPACKED_MAX, UNPACKED_ALLOWANCE + RATIO_MAX * zip.length);
  if (overlap || unpacked > most || entries.some(isForbidden)) throw forbiddenContents;
  return true;
}
