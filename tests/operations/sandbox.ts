import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programPath } from '#scripts/programs.ts';
import { nodePath } from '#scripts/setup/paths.mjs';

/** Folders of this machine that programs need; a sandbox has no others of it. */
const SYSTEM = ['usr', 'bin', 'lib', 'lib64', 'sbin', 'etc'];
/** Any user that isn't root. */
const USER = '1000';
const NODE_FOLDER = '/node';

export type Sandbox = {
  /** The folder that is `/`, from `createRoot`. */
  root: string;
  /** Whether programs may write to it. */
  isWritable?: boolean;
  /** Files and folders of this machine by their place in the sandbox, which has to be in the root. */
  readOnly?: Readonly<Record<string, string>>;
  writable?: Readonly<Record<string, string>>;
  user?: string | undefined;
  env?: Readonly<Record<string, string>>;
  folder?: string | undefined;
};

/** A new root folder with places for the system, Node, `folders` and `files`. */
export function createRoot({ folders = [], files = [] }: { folders?: string[]; files?: string[] }) {
  const root = mkdtempSync(join(tmpdir(), 'meydan-root-'));
  for (const name of [...SYSTEM, 'proc', 'dev', 'tmp', NODE_FOLDER, ...folders])
    mkdirSync(join(root, name), { recursive: true });
  for (const name of [`${NODE_FOLDER}/node`, ...files]) writeFileSync(join(root, name), '');
  return root;
}

/**
 * The start of a command line that runs a program as on another machine: without a network, not as root, and with
 * nothing of this machine but its system, Node and the folders given.
 */
export function inSandbox(sandbox: Sandbox): string[] {
  const { root, isWritable, readOnly = {}, writable = {}, user = USER, env, folder } = sandbox;
  const each = (option: string, pairs: Readonly<Record<string, string>>) =>
    Object.entries(pairs).flatMap(([inside, outside]) => [option, outside, inside]);
  const system = SYSTEM.map((name) => `--ro-bind-try /${name} /${name}`);
  const [uid = USER, gid = uid] = user.split(':');
  const options = [
    `--unshare-all --die-with-parent --new-session --uid ${uid} --gid ${gid}`,
    `--${isWritable ? '' : 'ro-'}bind ${root} /`,
    ...system,
    '--proc /proc --dev /dev',
    ...(isWritable ? [] : ['--tmpfs /tmp']),
  ];
  const settings = { PATH: `${NODE_FOLDER}:/usr/bin:/bin`, ...env };
  return [
    programPath('bwrap') ?? 'bwrap',
    ...options.flatMap((option) => option.split(' ')),
    ...each('--ro-bind', { [`${NODE_FOLDER}/node`]: nodePath, ...readOnly }),
    ...each('--bind', writable),
    '--chdir',
    folder ?? '/',
    '--clearenv',
    ...Object.entries(settings).flatMap(([name, value]) => ['--setenv', name, value]),
  ];
}

/** Whether this machine lets us make one: it may lack the program, or forbid namespaces. */
export function hasSandbox(): boolean {
  try {
    const [program = '', ...args] = inSandbox({ root: createRoot({}) });
    execFileSync(program, [...args, '/bin/true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
