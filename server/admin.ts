import type { AdminContext, Outcome, Run } from './admin/command.ts';
import { readCommand, USAGE } from './admin/commands.ts';
import { askServer } from './admin/socket.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { hideExperimentalWarnings } from './platform/config/runtime-warnings.ts';
import { FolderInUseError } from './platform/data-folder/data-folder.ts';
import { DiskFullError } from './platform/data-folder/disk-space.ts';
import { openDatabase, openFiles, readSecrets } from './start.ts';

/** Runs the command in this process. */
async function runHere(
  run: Run,
  context: Pick<AdminContext, 'config' | 'folder' | 'print' | 'signal'>,
): Promise<Outcome> {
  const { connect, unlock } = await openDatabase(context.config);
  try {
    const database = await connect();
    try {
      const { config } = context;
      const files = openFiles(config);
      const secrets = () => readSecrets(config);
      return await run({
        ...context,
        database,
        files,
        secrets,
        clock: () => new Date(),
        isServing: false,
      });
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return `The settings are wrong.\n${error.message}`;
  if (error instanceof DiskFullError)
    return `${error.message}\nMake room on it, then try again: nothing that was stored is lost.`;
  if (error instanceof FolderInUseError)
    return `${error.message}\nIt starts, stops or runs a command, most likely: try again in a moment.`;
  return `That did not work: ${error instanceof Error ? error.message : String(error)}`;
}

hideExperimentalWarnings();
const words = process.argv.slice(2).filter((word) => word !== '--');
const run = readCommand(words);
if (!run) {
  console.error(USAGE);
  process.exit(1);
}
try {
  const config = readConfig(process.env, {
    isCopying: ['backup', 'move'].includes(words[0] ?? ''),
  });
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort());
  const waiting = {
    // npm changes to the folder of package.json.
    folder: process.env.INIT_CWD ?? process.cwd(),
    print: (line: string) => console.log(line),
    signal: interrupted.signal,
  };
  // While the server runs, it alone can have the embedded database open.
  const asked = config.databaseUrl ? undefined : await askServer(config.dataFolder, words, waiting);
  const { message, done } = asked ?? (await runHere(run, { ...waiting, config }));
  (done ? console.log : console.error)(message);
  process.exitCode = done ? 0 : 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
