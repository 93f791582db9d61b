import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** A running server of the demo job market. `stop` also removes its folder. */
export type DemoServer = ServerProcess;

/**
 * Starts the server with the demo job market in a temporary folder, on a free port, and waits until it is healthy.
 * Throws a Failure with the server's output if it does not start.
 * @param options.core the core to run on; defaults to any
 * @param settings further settings of the server
 */
export const startDemoServer = async (
  options: { core?: number | undefined } = {},
  settings: Record<string, string> = {},
): Promise<DemoServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-server-'));
  // After Ctrl-C nothing calls `stop`.
  const abandon = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', abandon);
  const removeFolder = async () => {
    process.off('exit', abandon);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const server = await startServerProcess(
      { DATA_DIR: folder, SEED: 'demo', ...settings },
      options,
    );
    return { ...server, stop: () => server.stop().then(removeFolder) };
  } catch (error) {
    await removeFolder();
    throw error;
  }
};
