import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The processes of the PostgreSQL server that keeps its data in this folder. */
export function processesOf(folder: string): number[] {
  const [first = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const others = execFileSync('ps', ['-o', 'pid=', '--ppid', first]).toString();
  return [first, ...others.trim().split(/\s+/)].map(Number);
}
