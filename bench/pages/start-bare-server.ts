import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onCore, SERVER_CORE } from '#scripts/cores.ts';
import { inRoot } from '#scripts/setup/paths.mjs';
import type { Target } from './load.ts';

/** Starts a bare server for a page (bytes after brotli) in a separate process, on the servers' core. */
export const startBareServer = async (page: Buffer): Promise<Target & { stop: () => void }> => {
  const script = inRoot('bench', 'pages', 'bare-server.ts');
  const { command, args } = onCore(SERVER_CORE, process.execPath, [script]);
  const server = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const stop = () => void server.kill('SIGKILL');
  process.once('exit', stop);
  server.stdin.end(page);
  const [port] = (await once(server.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}`, pid: server.pid ?? 0, stop };
};
