import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { runQuietly } from './setup/child.mjs';
import { tell } from './setup/failure.mjs';
import { machineFolders } from './setup/paths.mjs';

/** The path of the first of these programs found on PATH or in `folders`. */
export const findProgram = (names: string[], folders: string[] = []): string | undefined => {
  const paths = names.flatMap((name) =>
    [...machineFolders(), ...folders].map((folder) => join(folder, name)),
  );
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
};

/** Root may install packages, but must drop privileges for a browser or a database. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** Since apt refuses a second caller. */
const oneAtATime = pLimit(1);

const install = async (names: string[]): Promise<boolean> => {
  const apt = findProgram(['apt-get']);
  if (!apt || !isRoot()) return false;
  tell(`Installing ${names.join(' and ')} (once)…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly('apt-get update', apt, ['update'], env);
  const options = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=60'];
  await runQuietly('apt-get install', apt, ['install', ...options, ...names], env);
  return true;
};

/** Installs Debian packages. Returns false without trying if not root or without apt; throws a Failure on errors. */
export const installPackages = (names: string[]): Promise<boolean> =>
  oneAtATime(() => install(names));

/** A loopback port that is currently free. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
  });
