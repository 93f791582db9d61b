import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

/** The nearest folder with package.json, from this one upwards. */
const holderOfPackage = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : holderOfPackage(dirname(folder));

/** The folder with package.json, above both the sources and the build. */
export const projectFolder = holderOfPackage(import.meta.dirname);

/** The product's version, from package.json. */
export async function readVersion(): Promise<string> {
  const text = await readFile(join(projectFolder, 'package.json'), 'utf8');
  return z.parse(z.object({ version: z.string() }), JSON.parse(text)).version;
}
