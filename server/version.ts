import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

/** The folder that holds package.json. */
export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));

/** The product's version, from package.json. */
export async function readVersion(): Promise<string> {
  const text = await readFile(join(projectFolder, 'package.json'), 'utf8');
  return z.parse(z.object({ version: z.string() }), JSON.parse(text)).version;
}
