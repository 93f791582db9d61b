import { readFile, rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ensureBrowser } from './browser.ts';
import { checkPictures, listPictures, pictureProblem } from './pictures.ts';
import { runSuite } from './run-suite.ts';
import { ensureBuilt } from './setup/build.mjs';
import { Failure, runCommand, tell } from './setup/failure.mjs';
import { toolPath } from './setup/paths.mjs';

/*
 * `npm run visual:renew`: takes a picture of each screen, replaces only pictures that differ, so that the repository
 * grows by changes alone, and deletes pictures without a screen.
 */

/** Compresses losslessly to a third of the size: the browser favours speed over size. */
const compress = async (path: string): Promise<void> => {
  const picture = await sharp(await readFile(path))
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
  await writeFile(`${path}.part`, picture);
  await rename(`${path}.part`, path);
};

await runCommand(async () => {
  await ensureBuilt();
  const CHROMIUM_PATH = await ensureBrowser();
  const problem = pictureProblem(CHROMIUM_PATH);
  if (problem) throw new Failure(problem);
  const before = new Map(listPictures().map(({ path, mtimeMs }) => [path, mtimeMs]));
  const { exitCode } = await runSuite(
    toolPath('playwright'),
    ['test', '--project=visual', '--update-snapshots=changed'],
    { env: { CHROMIUM_PATH } },
  );
  const changed = listPictures().filter(({ path, mtimeMs }) => before.get(path) !== mtimeMs);
  tell(`${changed.length} pictures are new.`);
  for (const { path } of changed) await compress(path);
  checkPictures();
  return exitCode;
});
