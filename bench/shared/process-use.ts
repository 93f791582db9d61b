import { readFile } from 'node:fs/promises';
import { Failure } from '#scripts/setup/failure.mjs';

/** What a process has used: seconds of a core's time since its start, and bytes of memory now. */
type ProcessUse = { seconds: number; memory: number };

/** The kernel tells times in hundredths of a second. */
const TICKS = 100;
const UTIME = 11;

/** Reads `/proc/PID/stat`. The name in it may hold anything, so the fields are counted after its end. */
const readSeconds = (stat: string): number => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[UTIME]) + Number(fields[UTIME + 1])) / TICKS;
};

/** Reads `/proc/PID/status`. NaN when it names no memory. */
const readMemory = (status: string): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;

/** What the process has used, with all its threads. Raises a Failure where the system does not say it. */
export const processUse = async (pid: number): Promise<ProcessUse> => {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8');
  try {
    return { seconds: readSeconds(await read('stat')), memory: readMemory(await read('status')) };
  } catch {
    throw new Failure('What a server uses is read from /proc, which Linux alone has.');
  }
};
