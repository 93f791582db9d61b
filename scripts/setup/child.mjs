import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { Failure } from './failure.mjs';
import { inRoot, nodePath, root, toolEnv } from './paths.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** The number of output lines shown of a failed command, and the lines to omit. */
const LAST_LINES = 20;
const STACK = /^\s+at \S|^\s*$/;

/**
 * The exit code that a shell would report for an ended process.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
const exitCode = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 0);

/**
 * Starts a process on our terminal, but in its own process group: Ctrl-C reaches it only through `supervise`.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export const start = (command, args, env) =>
  spawn(command, args, { cwd: root, env, stdio: 'inherit', detached: true });

/**
 * Waits for the first of these processes to end, ends the others and returns the first one's exit code. Forwards
 * SIGINT, SIGTERM and SIGHUP to each as a single SIGTERM, even if sent twice (by npm and the terminal). A second
 * Ctrl-C after two seconds kills.
 * @param {ChildProcess[]} children
 * @returns {Promise<number>}
 */
export const supervise = async (children) => {
  /** @type {number | undefined} */
  let stoppingSince;
  const stop = () => {
    if (stoppingSince === undefined) {
      stoppingSince = Date.now();
      for (const child of children) child.kill('SIGTERM');
    } else if (Date.now() - stoppingSince > 2000) {
      for (const child of children) child.kill('SIGKILL');
    }
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);

  const ends = children.map(
    (child) =>
      /** @type {Promise<number>} */ (
        new Promise((resolve, reject) => {
          child.once('error', reject);
          child.once('exit', (code, signal) => resolve(exitCode(code, signal)));
        })
      ),
  );
  try {
    const first = await Promise.race(ends);
    if (stoppingSince === undefined) stop();
    await Promise.all(ends);
    return first;
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
  }
};

/**
 * Runs one of our modules on the lockfile's Node and on our terminal, and returns its exit code.
 * @param {string[]} line Node's options, the module's path and its arguments.
 * @param {NodeJS.ProcessEnv} [env]
 */
export const runNode = (line, env = toolEnv()) => {
  const exitWithParent = pathToFileURL(inRoot('scripts', 'setup', 'exit-with-parent.mjs')).href;
  const child = spawn(nodePath, ['--import', exitWithParent, ...line], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  return supervise([child]);
};

/**
 * Runs a command without showing its output, and returns the output. Throws a Failure that says `what` failed, with
 * the last lines of the output.
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {{ cwd?: string, uid?: number, gid?: number }} [options]
 * @returns {Promise<string>}
 */
export const runQuietly = (what, command, args, env, options = {}) =>
  new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      ...options,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) => reject(new Failure(`${what} failed: ${error.message}`)));
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(output);
      const lines = stripVTControlCharacters(output).trim().split('\n');
      const isSpoken = (/** @type {string} */ line) =>
        process.env.DEBUG === '1' || !STACK.test(line);
      const words = lines.filter(isSpoken).slice(-LAST_LINES).join('\n');
      reject(new Failure(`${what} failed (exit code ${exitCode(code, signal)}).\n${words}`));
    });
  });
