import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the reference pictures. */
export const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'references');
/** Contains the version of the browser that drew them. */
const BROWSER_FILE = join(FOLDER, 'chromium.txt');

export const rememberBrowser = (version: string): void => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(BROWSER_FILE, `${version}\n`);
};

/** A note for failures when another Chromium drew the pictures, since it may draw letters differently. */
export const describeBrowser = (version: string): string => {
  const drawnBy = existsSync(BROWSER_FILE) ? readFileSync(BROWSER_FILE, 'utf8').trim() : version;
  return drawnBy === version
    ? ''
    : ` (its picture was drawn by Chromium ${drawnBy}, this is ${version})`;
};
