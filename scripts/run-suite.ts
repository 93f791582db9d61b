import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './setup/paths.mjs';

/** Milliseconds: a suite that takes longer hangs. */
const SUITE_MS = 60 * 60_000;
const KILL_MS = 5000;

/** The suite that runs at this moment, and whether the run was broken off. */
let running: ChildProcess | undefined;
let isStopped = false;

/** Whether `stopSuites` was called: nothing is started from then on. */
export const areSuitesStopped = (): boolean => isStopped;

const endGroup = (child: ChildProcess) => {
  const send = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // The group is gone already.
    }
  };
  // What Ctrl-C sends: the runners then end their own workers, browsers and servers.
  send('SIGINT');
  setTimeout(() => send('SIGKILL'), KILL_MS).unref();
};

/** Breaks off the suite that runs, with everything it has started. */
export const stopSuites = (): void => {
  isStopped = true;
  if (running) endGroup(running);
};

/** Runs one suite's command, its output on our terminal, and gives its exit code. Ends it when it hangs. */
export const runSuite = (
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    if (isStopped) return resolve(128 + constants.signals.SIGINT);
    const child = spawn(command, args, {
      cwd: root,
      // CI: a forgotten `.only` fails, and no snapshot is written.
      env: { ...process.env, CI: process.env.CI ?? '1', ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    running = child;
    const timer = setTimeout(() => {
      console.error(`\nThis takes longer than ${SUITE_MS / 60_000} minutes: broken off.`);
      endGroup(child);
    }, SUITE_MS);
    const done = () => {
      clearTimeout(timer);
      running = undefined;
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      done();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
