import { type Entry, fromBufferPromise } from 'yauzl';
import { problem } from '#server/http/problem.ts';
import { errorMessages } from '#src/contract/error-messages.ts';

/** Maximum unpacked bytes of any document. */
const UNPACKED_MAX = 100 * 1024 * 1024;
/** Unpacked bytes that are always allowed, since small repetitive texts compress well. */
const UNPACKED_ALLOWANCE = 10 * 1024 * 1024;
/** How many times its size a document may unpack to beyond that. */
const RATIO_MAX = 100;
/** Maximum files in a document; a long one with many pictures has a few hundred. */
const ENTRIES_MAX = 2000;

/**
 * Archives, programs and macros, which no resume needs. Spreadsheets are allowed, since charts contain them.
 */
const FORBIDDEN_NAMES =
  /(?:^|\/)vbaproject\.bin$|\.(?:zip|rar|7z|gz|tgz|tar|bz2|xz|cab|iso|img|jar|apk|exe|dll|scr|com|pif|msi|lnk|bat|cmd|ps1|vb|vbs|vbe|js|jse|wsf|hta|sh|reg|docm|dotm|xlsm|xltm|pptm)$/i;

/** Stored and deflated: the two compression methods that documents use. */
const METHODS = [0, 8];

const isForbidden = (entry: Entry): boolean =>
  FORBIDDEN_NAMES.test(entry.fileName) ||
  entry.isEncrypted() ||
  !METHODS.includes(entry.compressionMethod);

/** The entries of the archive's directory, or why there are none. */
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
 * Whether the zip archive is a Word document, judged by its directory without unpacking. Refuses (400) one with
 * forbidden contents, or that would unpack to too much.
 */
export async function isWordDocument(zip: Buffer): Promise<boolean> {
  const entries = await readDirectory(zip);
  if (entries === 'unreadable') return false;
  const forbiddenContents = problem(400, errorMessages.resumeContents);
  if (entries === 'too_many') throw forbiddenContents;
  const names = entries.map((entry) => entry.fileName);
  if (!names.includes('[Content_Types].xml') || !names.includes('word/document.xml')) return false;

  // Overlapping entries unpack to more than the archive holds.
  const overlap = sum(entries.map((entry) => entry.compressedSize)) > zip.length;
  const unpacked = sum(entries.map((entry) => entry.uncompressedSize));
  const most = Math.min(UNPACKED_MAX, UNPACKED_ALLOWANCE + RATIO_MAX * zip.length);
  if (overlap || unpacked > most || entries.some(isForbidden)) throw forbiddenContents;
  return true;
}
