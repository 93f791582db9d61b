import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '#scripts/setup/build.mjs';
import { Failure, runCommand, tell } from '#scripts/setup/failure.mjs';
import { root } from '#scripts/setup/paths.mjs';
import { freePort } from '#scripts/system.ts';
import { endedChildrenSeconds } from './shared/process-use.ts';
import { spreadOf } from './shared/statistics.ts';
import { tableRow } from './shared/table.ts';
import { atMost, describeTarget, isMet } from './shared/targets.ts';

/*
 * `npm run bench:start`: what `npm start` costs until the server is healthy, in seconds of processor time of all its
 * processes, on a new folder and on the same one again (Linux). Other programs on the machine matter little to it.
 */

const STARTS = 5;
/** Seconds of a start with content. */
const LIMIT = 3;
const START_MS = 180_000;

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts the product, waits until it is healthy and stops it. Returns the seconds that this took, of processors and of
 * the clock.
 */
const startOnce = async (dataFolder: string): Promise<{ processors: number; clock: number }> => {
  const port = await freePort();
  const before = await endedChildrenSeconds();
  const startedAt = performance.now();
  const command = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  const ended = once(command, 'exit');
  while (!(await isHealthy(`http://127.0.0.1:${port}`))) {
    if (command.exitCode !== null || performance.now() - startedAt > START_MS)
      throw new Failure('The server did not start.');
    await sleep(50);
  }
  const clock = (performance.now() - startedAt) / 1000;
  command.kill('SIGTERM');
  await ended;
  return { processors: (await endedChildrenSeconds()) - before, clock };
};

await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'bench-start-'));
  try {
    const first = await startOnce(folder);
    const next = [];
    for (let count = 0; count < STARTS; count += 1) next.push(await startOnce(folder));
    const show = (seconds: number) => `${seconds.toFixed(2)} s`;
    const processors = spreadOf(next.map((start) => start.processors)).median;
    const clock = spreadOf(next.map((start) => start.clock)).median;
    tell(tableRow('npm start', 'processors', 'clock'));
    tell(tableRow('with a new folder', show(first.processors), show(first.clock)));
    tell(tableRow(`again, median of ${STARTS}`, show(processors), show(clock)));
    tell('');
    const target = atMost('npm start', 'a second start', processors, LIMIT, 's of processors');
    tell(describeTarget(target));
    return values.check && !isMet(target) ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
