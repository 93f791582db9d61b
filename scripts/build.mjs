import { ensureBuilt } from './setup/build.mjs';
import { runCommand } from './setup/failure.mjs';
import { ensureInstalled } from './setup/install.mjs';

// `npm run build`: the browser app and the server. Runs on Node 20.
await runCommand(async () => {
  await ensureInstalled('start');
  await ensureBuilt({ always: true });
});
