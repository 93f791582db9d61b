import { ensureBuilt } from './setup/build.mjs';
import { runNode } from './setup/child.mjs';
import { runCommand } from './setup/failure.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { inRoot, toolEnv } from './setup/paths.mjs';

// `npm run mock`: the built app on the backend of the tests, for people who test by hand. Runs on Node 20.
await runCommand(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runNode([inRoot('tests', 'mock', 'main.ts'), ...process.argv.slice(2)], toolEnv());
});
