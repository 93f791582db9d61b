import { start, supervise } from './setup/child.mjs';
import { Failure, runCommand } from './setup/failure.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { toolEnv, toolPath } from './setup/paths.mjs';

// `node scripts/tool.mjs NAME ARGUMENTS…`: a tool of the lockfile, on its Node, from a fresh clone. Runs on Node 20.
await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!name) throw new Failure('Say which tool to run: node scripts/tool.mjs NAME ARGUMENTS…');
  await ensureInstalled();
  return supervise([start(toolPath(name), args, toolEnv())]);
});
