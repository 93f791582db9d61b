/* The names of what is in a backup. Texts end with `.gz`, and what is encrypted with `.age`. */

/** The file that a complete backup has, written last. */
export const MANIFEST = 'manifest.json';
const TABLES = 'tables/';
const FILES = 'files/';
/** Each file’s key, bytes and SHA-256. */
export const FILE_LIST = 'files.jsonl';
export const SECRET = 'secret';

export const tableName = (table: string): string => `${TABLES}${table}.jsonl`;
export const fileName = (key: string): string => FILES + key;

/** Whether a backup that was begun may have left this. */
export const isPart = (key: string): boolean =>
  [TABLES, FILES, `${FILE_LIST}.`, `${SECRET}.`].some((begin) => key.startsWith(begin));
