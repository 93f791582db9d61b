import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onCore, SERVER_CORE } from '#scripts/cores.ts';
import { inRoot } from '#scripts/setup/paths.mjs';

/** A server under load, and its process. */
export type Target = { url: string; pid: number };

/**
 * Starts a bare server, a script below `bench` that reads what to answer with from its standard input and prints its
 * port, in a separate process on the servers' core.
 */
export const startBareServer = async (
  script: string,
  input: Buffer | string,
): Promise<Target & { stop: () => void }> => {
  const { command, args } = onCore(SERVER_CORE, process.execPath, [inRoot('bench', script)]);
  const server = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const stop = () => void server.kill('SIGKILL');
  process.once('exit', stop);
  server.stdin.end(input);
  const [port] = (await once(server.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}`, pid: server.pid ?? 0, stop };
};
