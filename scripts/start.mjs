import { ensureBuilt } from './setup/build.mjs';
import { runNode } from './setup/child.mjs';
import { runCommand } from './setup/failure.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { toolEnv } from './setup/paths.mjs';
import { SERVER_ENV, SERVER_OPTIONS } from './setup/server-options.mjs';

// `npm start`: from a fresh clone to a running server. Runs on Node 20.
await runCommand(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const env = { ...toolEnv(), ...SERVER_ENV };
  return runNode('server/main.ts', process.argv.slice(2), { env, nodeOptions: SERVER_OPTIONS });
});
