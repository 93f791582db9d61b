import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds after which a folder that a killed process left counts as abandoned: a week. */
const ABANDONED_AFTER = 7 * 24 * 60 * 60 * 1000;

const scratchIn = (dataFolder: string): string => join(dataFolder, 'scratch');

/** Removes what killed processes left, where this process alone uses the data folder. */
export const clearScratch = (dataFolder: string): Promise<void> =>
  rm(scratchIn(dataFolder), { recursive: true, force: true });

/** Lets `use` work in a new folder below `scratch` of the data folder, and removes it afterwards. */
export async function inScratch<Result>(
  dataFolder: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const root = scratchIn(dataFolder);
  await mkdir(root, { recursive: true, mode: 0o700 });
  for (const name of await readdir(root)) {
    const path = join(root, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER)
      await rm(path, { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(root, 'work-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
