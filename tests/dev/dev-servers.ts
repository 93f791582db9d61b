import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot, nodePath, root } from '#scripts/setup/paths.mjs';
import { freePort } from '#scripts/system.ts';
import { makeDataFolder } from '#tests/database.ts';

/** Whether the app answers, and the API behind it. */
const isReady = async (url: string): Promise<boolean> => {
  const answers = await Promise.all(
    ['/', '/api/health'].map((path) => fetch(url + path).catch(() => null)),
  );
  return answers.every((answer) => answer?.ok);
};

/**
 * Runs `npm run dev` on free ports and on data of its own, and waits until it answers; `folder` is where the data is. Throws with its
 * words when it ends instead. `stop` ends both servers and removes the data.
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
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
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
      throw new Error(`npm run dev did not start.\n${said}`);
    }
    await sleep(200);
  }
  return { url, folder, stop };
}
