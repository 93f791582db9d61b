import { runNode } from './setup/child.mjs';
import { runCommand } from './setup/failure.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { SERVER_OPTIONS } from './setup/server-options.mjs';

// `npm run admin -- grant EMAIL`: the operator's commands. Runs on Node 20.
await runCommand(async () => {
  await ensureInstalled();
  return runNode('server/admin.ts', process.argv.slice(2), { nodeOptions: SERVER_OPTIONS });
});
