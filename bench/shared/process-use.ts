import { readFile } from 'node:fs/promises';
import { Failure } from '#scripts/setup/failure.mjs';

/** A process's CPU seconds since its start, and current bytes of memory. */
type ProcessUse = { seconds: number; memory: number };

/** The kernel counts times in hundredths of a second. */
const TICKS = 100;
const UTIME = 11;
/** Of ended children and theirs. */
const CUTIME = 13;

/** Parses `/proc/PID/stat`, counting fields after the process name, which may contain anything. */
const readSeconds = (stat: string, field = UTIME): number => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[field]) + Number(fields[field + 1])) / TICKS;
};

/** Parses `/proc/PID/status`; NaN if it has no memory size. */
const readMemory = (status: string): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;

const NO_PROC = 'What a server uses is read from /proc, which Linux alone has.';

/** CPU seconds of this process's ended children and of theirs. Throws a Failure on systems without `/proc`. */
export const endedChildrenSeconds = async (): Promise<number> => {
  try {
    return readSeconds(await readFile('/proc/self/stat', 'utf8'), CUTIME);
  } catch {
    throw new Failure(NO_PROC);
  }
};

/** Reads the use of a process with all its threads. Throws a Failure on systems without `/proc`. */
export const processUse = async (pid: number): Promise<ProcessUse> => {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8');
  try {
    return { seconds: readSeconds(await read('stat')), memory: readMemory(await read('status')) };
  } catch {
    throw new Failure(NO_PROC);
  }
};
