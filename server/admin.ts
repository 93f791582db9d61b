import type { AdminContext, Outcome, Run } from './admin/command.ts';
import { findCommand, USAGE } from './admin/commands.ts';
import { tellFailure } from './admin/failure.ts';
import { askServer } from './admin/socket.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { hideExperimentalWarnings } from './platform/config/runtime-warnings.ts';
import { FolderInUseError } from './platform/data-folder/data-folder.ts';
import { DiskFullError } from './platform/data-folder/disk-space.ts';
import { NewerSchemaError } from './platform/database/migrate.ts';
import { hasDatabase, openDatabase, openFiles, readSecrets } from './start.ts';

/** Runs the command in this process. */
async function runHere(
  run: Run,
  makesDatabase: boolean,
  context: Pick<AdminContext, 'config' | 'folder' | 'print' | 'signal'>,
): Promise<Outcome> {
  const { config } = context;
  if (!makesDatabase && !hasDatabase(config))
    throw new Error(`There is no database in ${config.dataFolder}: give the server’s DATA_DIR.`);
  const { connect, unlock } = await openDatabase(config);
  try {
    const database = await connect();
    try {
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
  if (error instanceof NewerSchemaError)
    return `${error.message}\nTo go back to a backup, see Updates in docs/operating.md.`;
  if (error instanceof FolderInUseError)
    return `${error.message}\nIt starts, stops or runs a command, most likely: try again in a moment. A server that logs admin.unavailable has to be stopped.`;
  return tellFailure(error);
}

hideExperimentalWarnings();
const words = process.argv.slice(2).filter((word) => word !== '--');
const [name = '', ...rest] = words;
const command = findCommand(name);

/** Has the running server run the command, since it alone can have the embedded database open, or runs it here. */
async function runSomewhere(run: Run): Promise<Outcome> {
  const config = readConfig(process.env, { isCopying: ['backup', 'move'].includes(name) });
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort());
  const waiting = {
    // npm changes to the folder of package.json.
    folder: process.env.INIT_CWD ?? process.cwd(),
    print: (line: string) => console.log(line),
    signal: interrupted.signal,
  };
  const asked = config.databaseUrl ? undefined : await askServer(config.dataFolder, words, waiting);
  return asked ?? runHere(run, command?.makesDatabase ?? false, { ...waiting, config });
}

const run = command?.read(rest);
const answer = command?.alone?.(rest) ?? (run && (() => runSomewhere(run)));
if (!answer) {
  console.error(USAGE);
  process.exit(1);
}
try {
  const { message, done } = await answer();
  (done ? console.log : console.error)(message);
  process.exitCode = done ? 0 : 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
