import { rm } from 'node:fs/promises';
import { afterEach, beforeEach } from 'vitest';
import { makeDataFolder } from '#tests/database.ts';
import { keepLog } from '#tests/keep-log.ts';
import { end, type ServerProcess, startProcess } from '#tests/server-process.ts';

/** A new data folder for each test; `start` starts a server, which is killed after the test. */
export const serverPerTest = () => {
  let folder = '';
  let running: ServerProcess | undefined;
  beforeEach(async ({ onTestFailed }) => {
    onTestFailed(({ task }) => {
      if (running) keepLog(task.name, running.said());
    });
    running = undefined;
    folder = await makeDataFolder();
  });
  afterEach(async () => {
    if (running) await end(running, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  return {
    folder: () => folder,
    start: async (
      dataFolder = folder,
      settings?: Record<string, string>,
      wrapper?: readonly string[],
    ): Promise<ServerProcess> => {
      running = await startProcess(dataFolder, settings, wrapper);
      return running;
    },
  };
};
