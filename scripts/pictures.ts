import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SHELL } from './browser.ts';
import { Failure, tell } from './setup/failure.mjs';
import { inRoot } from './setup/paths.mjs';

/** The reference pictures of the suite `visual`. */
const folder = inRoot('tests', 'visual', 'references');
const MB = 1024 * 1024;
/** Maximum bytes of all pictures, since every clone of the repository includes them. */
const BYTES_MAX = 15 * MB;

/** The version of Chromium that drew the pictures, such as '156.0.8078.79'. */
export const pictureBrowser = async (): Promise<string> =>
  (await readFile(join(folder, 'chromium.txt'), 'utf8')).trim();

/** Why the browser at this path can't draw pictures to compare: the full browser renders text differently. */
export const pictureProblem = (path: string): string | undefined =>
  basename(path) === SHELL
    ? undefined
    : `The pictures are drawn by Debian’s ${SHELL}, not by ${path}: install that one, and set no CHROMIUM_PATH.`;

/** Tells the developer what to do about differing pictures. */
export const ABOUT_PICTURES =
  '`npm run visual:report` shows each picture before and after (test-results/visual-report).\n' +
  'If the change is meant, `npm run visual:renew` makes the pictures anew: commit them with it.';

export const listPictures = (): { path: string; size: number; mtimeMs: number }[] => {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.webp'));
    return names.map((name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = statSync(path);
      return { path, size, mtimeMs };
    });
  } catch {
    return [];
  }
};

/** Prints the number and size of pictures. Throws a Failure if there are none, or if they are too large together. */
export const checkPictures = (): void => {
  const pictures = listPictures();
  if (pictures.length === 0) {
    throw new Failure(
      'There are no pictures yet to compare the screens with: `npm run visual:renew` makes them. Commit them then.',
    );
  }
  const bytes = pictures.reduce((sum, { size }) => sum + size, 0);
  const inMb = (bytes / MB).toFixed(1);
  tell(`${pictures.length} pictures, ${inMb} MB of ${BYTES_MAX / MB}`);
  if (bytes > BYTES_MAX) {
    throw new Failure(`The pictures have ${inMb} MB: more than ${BYTES_MAX / MB}.`);
  }
};
