import { ConfigError, readConfig } from './config.ts';
import { FolderInUseError } from './data-folder.ts';
import { quietExperimental } from './quiet.ts';
import { openDatabase } from './start.ts';
import { setAdmin } from './store/users.ts';

const USAGE = `Usage:
  npm run admin -- grant EMAIL    makes this account an administrator
  npm run admin -- revoke EMAIL   takes that back`;

/** Carries out the command; gives what to say, and whether it worked. */
async function run(command: string, email: string): Promise<{ said: string; done: boolean }> {
  const { connect, unlock } = await openDatabase(readConfig(process.env));
  try {
    const database = await connect();
    try {
      const granted = command === 'grant';
      const found = await setAdmin(database.db, email, granted);
      if (!found) return { said: `There is no account with the address ${email}.`, done: false };
      const said = granted ? 'is an administrator now' : 'is no longer an administrator';
      return { said: `${email} ${said}.`, done: true };
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return `The settings are wrong.\n${error.message}`;
  if (error instanceof FolderInUseError)
    return `${error.message}\nIt is the server's, most likely: stop the server, run this command again, and start it afterwards.`;
  return `That did not work: ${error instanceof Error ? error.message : String(error)}`;
}

quietExperimental();
const [command = '', email = ''] = process.argv.slice(2).filter((word) => word !== '--');
if (!['grant', 'revoke'].includes(command) || !email.includes('@')) {
  console.error(USAGE);
  process.exit(1);
}
try {
  const { said, done } = await run(command, email);
  (done ? console.log : console.error)(said);
  process.exit(done ? 0 : 1);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
