import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { root } from './setup/paths.mjs';

/** Milliseconds after which a suite counts as hanging. */
const SUITE_MS = 60 * 60_000;
/** Milliseconds between SIGINT and SIGKILL. */
const END_MS = 5000;

const stopping = new AbortController();

/** Whether `stopSuites` was called; nothing may start after that. */
export const areSuitesStopped = (): boolean => stopping.signal.aborted;

/** Aborts the running suite. */
export const stopSuites = (): void => stopping.abort();

/** The whole output of a child process. */
const readOutput = async ({ stdout, stderr }: ChildProcess): Promise<string> => {
  let output = '';
  for (const stream of [stdout, stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  await Promise.all([stdout, stderr].flatMap((stream) => (stream ? [once(stream, 'end')] : [])));
  return output;
};

/**
 * Runs a suite's command with its output on this terminal. Kills a hanging command. Returns the exit code, and the
 * output if it was held.
 * @param options.isHeld whether the output waits for the end, since another suite runs beside this one
 */
export const runSuite = async (
  command: string,
  args: string[],
  { env = {}, isHeld = false }: { env?: NodeJS.ProcessEnv; isHeld?: boolean | undefined } = {},
): Promise<{ exitCode: number; output: string }> => {
  const { signal } = stopping;
  const breakOff = AbortSignal.any([signal, AbortSignal.timeout(SUITE_MS)]);
  const stdio = isHeld ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: root,
    // CI: a forgotten `.only` fails, and runners write no snapshots.
    env: { ...process.env, CI: process.env.CI ?? '1', ...env },
    stdio: ['ignore', stdio, stdio],
    // Like Ctrl-C: the runners then end their own workers, browsers and servers.
    killSignal: 'SIGINT',
    signal: breakOff,
  });
  breakOff.addEventListener('abort', () => {
    // The hour of a suite goes on after its end.
    if (child.exitCode !== null || child.signalCode !== null) return;
    if (!signal.aborted) process.stderr.write(`It takes longer than an hour: broken off.\n`);
    setTimeout(() => child.kill('SIGKILL'), END_MS).unref();
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', (error) => {
      if (!breakOff.aborted) reject(error);
    });
    child.once('close', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
  const [exitCode, output] = await Promise.all([ended, readOutput(child)]);
  process.stdout.write(output);
  return { exitCode, output };
};
