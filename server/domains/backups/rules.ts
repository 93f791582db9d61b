/* The names of what is in a backup, besides its manifest. Texts end with `.gz`, and what is encrypted with `.age`. */

export const tableName = (table: string): string => `tables/${table}.jsonl`;
/** Each file’s key, bytes and SHA-256. */
export const FILE_LIST = 'files.jsonl';
export const fileName = (key: string): string => `files/${key}`;
export const SECRET = 'secret';

/** The name of a scheduled backup in its folder, by the moment at which it begins (UTC). */
export const scheduledName = (now: Date): string =>
  `meydan-${now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}`;

export const SCHEDULED_NAME = /^meydan-\d{4}-\d{2}-\d{2}-\d{6}$/;
