import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from '#scripts/setup/child.mjs';
import { tell } from '#scripts/setup/failure.mjs';
import { inRoot, machineEnv, sha256 } from '#scripts/setup/paths.mjs';
import { findProgram, installPackages } from '#scripts/system.ts';

const folder = inRoot('.cache', 'schemathesis');
const requirements = inRoot('scripts', 'schemathesis', 'requirements.txt');
/** Stores the hash of the installed requirements. */
const stamp = join(folder, '.installed');

/**
 * The path of Schemathesis, which is installed into the cache unless it is there already; undefined if this machine
 * has no Python or its packages can't be had. As root on Debian, installs a missing Python.
 */
export async function ensureSchemathesis(): Promise<string | undefined> {
  const program = join(folder, 'bin', 'schemathesis');
  const wanted = sha256(await readFile(requirements));
  const installed = await readFile(stamp, 'utf8').catch(() => '');
  if (installed === wanted && existsSync(program)) return program;
  const python =
    findProgram(['python3']) ??
    ((await installPackages(['python3-venv'])) ? findProgram(['python3']) : undefined);
  if (!python) return undefined;
  tell('Installing Schemathesis (once)…');
  await rm(folder, { recursive: true, force: true });
  const env = machineEnv();
  try {
    const makeVenv = () => runQuietly('venv', python, ['-m', 'venv', folder], env);
    await makeVenv().catch(async (error: unknown) => {
      // Debian's Python comes without it.
      if (!(await installPackages(['python3-venv']))) throw error;
      await makeVenv();
    });
    const args = ['-m', 'pip', 'install', '--quiet', '--require-hashes', '-r', requirements];
    await runQuietly('pip', join(folder, 'bin', 'python'), args, env);
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    return undefined;
  }
  await writeFile(stamp, wanted);
  return program;
}
