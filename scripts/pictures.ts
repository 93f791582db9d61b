import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, tell } from './setup/failure.mjs';
import { inRoot } from './setup/paths.mjs';

/** Where the pictures are that the suite `visual` compares screens with. */
const folder = inRoot('tests', 'visual', 'references');
const MB = 1024 * 1024;
/** Bytes that all pictures may have: each clone of the repository brings them. */
const BYTES_MAX = 15 * MB;

/** The version of Chromium that drew the pictures, as in '156.0.8078.79'. */
export const pictureBrowser = async (): Promise<string> =>
  (await readFile(join(folder, 'chromium.txt'), 'utf8')).trim();

/** What to do about pictures that differ. */
export const ABOUT_PICTURES =
  '`npm run visual:report` shows each picture before and after (test-results/visual-report).\n' +
  'If the change is meant, `npm run visual:renew` makes the pictures anew: commit them with it.';

/** Every picture: its path, its bytes and when it was written. */
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

/** Says how many pictures there are. A Failure when there are none, or when they are too large for a repository. */
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
