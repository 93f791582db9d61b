import { availableParallelism } from 'node:os';
import { runQuietly } from './setup/child.mjs';
import { findProgram } from './system.ts';

const taskset = availableParallelism() > 1 ? findProgram(['taskset']) : undefined;

/** The core that all threads of servers under load run on; undefined if processes can't be pinned. */
export const SERVER_CORE: number | undefined = taskset ? 0 : undefined;

/** Keeps this process off `SERVER_CORE`, so that generating load takes no time from the server. */
export const leaveServerCore = async (): Promise<void> => {
  if (!taskset) return;
  const others = `1-${availableParallelism() - 1}`;
  await runQuietly('taskset', taskset, ['-acp', others, String(process.pid)], process.env);
};

/** Wraps a command to run on a core; returns it unchanged without a core. */
export const onCore = (core: number | undefined, command: string, args: string[]) =>
  core === undefined || !taskset
    ? { command, args }
    : { command: taskset, args: ['-c', String(core), command, ...args] };
