import type { Config } from '#server/platform/config/config.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import type { Secrets } from '#server/platform/secrets/tokens.ts';
import type { FileStore } from '#server/platform/storage/file-store.ts';

/** What a command says at its end, and whether it did what was asked. */
export type Outcome = { message: string; done: boolean };

/** What commands work with. */
export type AdminContext = {
  config: Config;
  database: Connection;
  files: FileStore;
  /** What the server signs tokens with, read anew. */
  secrets: () => Promise<Secrets>;
  clock: () => Date;
  /** The folder in which the command was called. */
  folder: string;
  /** Whether a running server runs it. */
  isServing: boolean;
  /** Says how far a long command has come, as one line. */
  print: (line: string) => void;
  /** Aborted when nobody waits for the command any more. */
  signal: AbortSignal;
};

export type Run = (context: AdminContext) => Promise<Outcome>;

/** A command of `npm run admin`. */
export type Command = {
  /** Each way to call it, as the words after its name, with what that does. */
  usage: Readonly<Record<string, string>>;
  /** What to run for the words after its name; undefined if they match no way to call it. */
  read: (words: readonly string[]) => Run | undefined;
  /** What answers the words after its name without settings and database; undefined if they need them. */
  alone?: (words: readonly string[]) => (() => Promise<Outcome>) | undefined;
  /** Whether it may make the embedded database; the others say that there is none. */
  makesDatabase?: true;
};

/** A command without words after its name. */
export const wordless = (does: string, run: Run): Command => ({
  usage: { '': does },
  read: (words) => (words.length === 0 ? run : undefined),
});

/** A command for the account with an email address. */
export const forAccount = (does: string, run: (email: string) => Run): Command => ({
  usage: { EMAIL: does },
  read: ([email = '', ...more]) =>
    email.includes('@') && more.length === 0 ? run(email) : undefined,
});

/** The outcome when no account has the address. */
export const unknownAccount = (email: string): Outcome => ({
  message: `There is no account with the address ${email}.`,
  done: false,
});
