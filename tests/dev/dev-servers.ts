import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot, nodePath, root } from '#scripts/setup/paths.mjs';
import { freePort } from '#scripts/system.ts';
import { makeDataFolder } from '#tests/database.ts';

/** Whether both the app and the API answer. */
const isReady = async (url: string): Promise<boolean> => {
  const answers = await Promise.all(
    ['/', '/api/health'].map((path) => fetch(url + path).catch(() => null)),
  );
  return answers.every((answer) => answer?.ok);
};

/**
 * Runs `npm run dev` on free ports with a new data folder (`folder`) and waits until it answers. Throws with its
 * output when it exits instead. `stop` ends both servers and deletes the data.
 */
export async function startDevServers({
  SEED = 'none',
}: {
  SEED?: 'none' | 'demo';
} = {}): Promise<{ url: string; folder: string; stop: () => Promise<void> }> {
  const folder = await makeDataFolder();
  const [webPort, apiPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${webPort}`;
  const { PATH = '', HOME = '' } = process.env;
  const ports = { WEB_PORT: String(webPort), API_PORT: String(apiPort) };
  const child = spawn(nodePath, [inRoot('scripts', 'dev.mjs')], {
    cwd: root,
    env: { PATH, HOME, ...ports, DATA_DIR: folder, SEED, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close');
  const abandon = () => child.kill('SIGTERM');
  process.once('exit', abandon);
  const stop = async () => {
    process.off('exit', abandon);
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await isReady(url))) {
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`npm run dev did not start.\n${output}`);
    }
    await sleep(200);
  }
  return { url, folder, stop };
}
