import { ensureBuilt } from './setup/build.mjs';
import { runNode } from './setup/child.mjs';
import { runCommand } from './setup/failure.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { toolEnv } from './setup/paths.mjs';
import { SERVER, SERVER_ENV } from './setup/server-options.mjs';

// `npm start`: from a fresh clone to a running server. Runs on Node 20.
await runCommand(async () => {
  await ensureInstalled('start');
  await ensureBuilt();
  return runNode(SERVER, { ...toolEnv(), ...SERVER_ENV });
});
