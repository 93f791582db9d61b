import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onCore } from './cores.ts';
import { Failure } from './setup/failure.mjs';
import { inRoot, root } from './setup/paths.mjs';
import { freePort } from './system.ts';

const START_MS = 180_000;

const isHealthy = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
};

/** A running server of the demo job market. `stop` ends it and removes its folder. */
export type DemoServer = { url: string; pid: number; stop: () => Promise<void> };

/**
 * Starts the server with the demo job market in a folder of its own, on a free port, and waits until it is
 * healthy. Raises a Failure with the server's words when it does not start.
 * @param options.core the one core that it runs on; any when it is not given
 */
export const startDemoServer = async ({
  core,
}: {
  core?: number | undefined;
} = {}): Promise<DemoServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-server-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder };
  const { command, args } = onCore(core, process.execPath, [inRoot('server', 'main.ts')]);
  const server = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...settings, SEED: 'demo', RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const abandon = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  // On Ctrl-C nobody is left to call `stop`.
  process.once('exit', abandon);
  const stop = async () => {
    process.off('exit', abandon);
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
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
