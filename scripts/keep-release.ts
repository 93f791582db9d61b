/* `npm run release:keep`: keeps the database and the contract of a version, from which the tests upgrade. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Failure, runCommand, tell } from './setup/failure.mjs';
import { inRoot } from './setup/paths.mjs';
import { currentContract } from './upgrades/contract.ts';
import { makeDump } from './upgrades/dump.ts';
import { keptFile } from './upgrades/releases.ts';

await runCommand(async () => {
  const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8')) as {
    version: string;
  };
  const [kept = version] = process.argv.slice(2);
  if (!/^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(kept)) throw new Failure(`${kept} is no version.`);
  const files = {
    'database.sql': await makeDump(),
    'contract.json': `${JSON.stringify(currentContract(), null, 1)}\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = keptFile(kept, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    tell(`${file}: ${Math.ceil(Buffer.byteLength(text) / 1024)} KB`);
  }
});
