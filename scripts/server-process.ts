import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { onCore } from './cores.ts';
import { Failure } from './setup/failure.mjs';
import { inRoot, root } from './setup/paths.mjs';
import { SERVER, SERVER_ENV } from './setup/server-options.mjs';
import { freePort } from './system.ts';

const START_MS = 180_000;
const EXIT_WITH_PARENT = pathToFileURL(inRoot('scripts', 'setup', 'exit-with-parent.mjs')).href;

/** A server in a separate process. `stop` waits for the process to end. */
export type ServerProcess = { url: string; pid: number; stop: () => Promise<void> };

const isHealthy = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
};

/**
 * Starts the server on a free local port, without rate limits, and waits until it is healthy. The server ends with
 * this process. Throws a Failure with the server's output if it does not start.
 * @param settings the server's settings, added to this process's environment
 * @param options.core the core to run on; defaults to any
 */
export const startServerProcess = async (
  settings: Record<string, string>,
  { core }: { core?: number | undefined } = {},
): Promise<ServerProcess> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = ['--import', EXIT_WITH_PARENT, ...SERVER];
  const { command, args } = onCore(core, process.execPath, program);
  const server = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      ...SERVER_ENV,
      HOST: '127.0.0.1',
      PORT: String(port),
      RATE_LIMITS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      // Keeps only the end of the log.
      log = (log + text).slice(-20_000);
    });
  }
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + START_MS;
  while (!(await isHealthy(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Failure(`The server did not start.\n${log.trim()}`);
    }
    await sleep(100);
  }
  return { url, pid: server.pid ?? 0, stop };
};
