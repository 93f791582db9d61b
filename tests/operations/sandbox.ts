import { execFileSync } from 'node:child_process';
import { programPath } from '#scripts/programs.ts';

/** Folders of this machine that programs need; a sandbox has no other ones of it. */
const SYSTEM = ['/usr', '/bin', '/lib', '/lib64', '/sbin', '/etc'];
/** Any user that isn't root. */
const USER = '1000';

type Mounts = {
  /** What is there but can't be written: path on this machine by path in the sandbox. */
  readOnly?: Readonly<Record<string, string>>;
  /** What can be written, the same way. */
  writable?: Readonly<Record<string, string>>;
  user?: string;
};

/**
 * The start of a command line that runs a program as on another machine: without a network, not as root, with a root
 * that can't be written, and with nothing of this machine but its system and these folders.
 */
export function sandbox({ readOnly = {}, writable = {}, user = USER }: Mounts): string[] {
  const bind = (option: string, mounts: Readonly<Record<string, string>>) =>
    Object.entries(mounts).flatMap(([inside, outside]) => [option, outside, inside]);
  const options = [
    `--unshare-all --die-with-parent --new-session --uid ${user} --gid ${user}`,
    ...SYSTEM.map((folder) => `--ro-bind-try ${folder} ${folder}`),
    '--proc /proc --dev /dev --tmpfs /tmp',
  ];
  return [
    programPath('bwrap') ?? 'bwrap',
    ...options.flatMap((option) => option.split(' ')),
    ...bind('--ro-bind', readOnly),
    ...bind('--bind', writable),
    ...'--remount-ro / --chdir / --clearenv'.split(' '),
  ];
}

/** Whether this machine lets us make one: it may lack the program, or forbid namespaces. */
export function hasSandbox(): boolean {
  try {
    const [program = '', ...args] = sandbox({});
    execFileSync(program, [...args, '/bin/true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
