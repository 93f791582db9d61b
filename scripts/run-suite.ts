import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './setup/paths.mjs';

/** Milliseconds: a suite that takes longer hangs. */
const SUITE_MS = 60 * 60_000;
/** Milliseconds that a suite has to end by itself. */
const END_MS = 5000;

const stopping = new AbortController();

/** Whether `stopSuites` was called: nothing is started from then on. */
export const areSuitesStopped = (): boolean => stopping.signal.aborted;

/** Breaks off the suite that runs. */
export const stopSuites = (): void => stopping.abort();

/** Runs one suite's command, its output on our terminal, and gives its exit code. Ends it when it hangs. */
export const runSuite = (
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const { signal } = stopping;
    const breakOff = AbortSignal.any([signal, AbortSignal.timeout(SUITE_MS)]);
    const child = spawn(command, args, {
      cwd: root,
      // CI: a forgotten `.only` fails, and no snapshot is written.
      env: { ...process.env, CI: process.env.CI ?? '1', ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      // What Ctrl-C sends: the runners then end their own workers, browsers and servers.
      killSignal: 'SIGINT',
      signal: breakOff,
    });
    breakOff.addEventListener('abort', () => {
      if (!signal.aborted) process.stderr.write(`It takes longer than an hour: broken off.\n`);
      setTimeout(() => child.kill('SIGKILL'), END_MS).unref();
    });
    child.once('error', (error) => {
      if (!breakOff.aborted) reject(error);
    });
    child.once('close', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
