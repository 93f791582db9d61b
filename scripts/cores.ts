import { availableParallelism } from 'node:os';
import { runQuietly } from './setup/child.mjs';
import { findProgram } from './system.ts';

const taskset = availableParallelism() > 1 ? findProgram(['taskset']) : undefined;

/** The core that servers under load run on, where a process can be tied to one: all of their threads. */
export const SERVER_CORE: number | undefined = taskset ? 0 : undefined;

/** Keeps this process off that core, so that making the load takes nothing from the server. */
export const leaveServerCore = async (): Promise<void> => {
  if (!taskset) return;
  const others = `1-${availableParallelism() - 1}`;
  await runQuietly('taskset', taskset, ['-acp', others, String(process.pid)], process.env);
};

/** The command that runs another one on a core; that one itself without a core. */
export const onCore = (core: number | undefined, command: string, args: string[]) =>
  core === undefined || !taskset
    ? { command, args }
    : { command: taskset, args: ['-c', String(core), command, ...args] };
