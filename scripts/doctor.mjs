import { runNode } from './setup/child.mjs';
import { runCommand } from './setup/failure.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { inRoot } from './setup/paths.mjs';

// `npm run doctor`: examines a deployment. Runs on Node 20.
await runCommand(async () => {
  await ensureInstalled('start');
  return runNode([inRoot('server', 'doctor.ts'), ...process.argv.slice(2)]);
});
