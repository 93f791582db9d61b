import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { errorCode } from '#server/platform/database/errors.ts';
import type { AdminContext, Outcome } from './command.ts';
import { tellFailure } from './failure.ts';

/*
 * `npm run admin` asks the running server to run its command, since one process alone can have the embedded database
 * open: HTTP on a socket in the data folder, which only its owner can use. The reply is one JSON object a line: lines
 * that the command prints, then its outcome.
 */

const callSchema = z.object({
  words: z.array(z.string().check(z.maxLength(4096))).check(z.maxLength(32)),
  folder: z.string().check(z.maxLength(4096)),
  /** Hashes of the caller's settings that commands use, by name. */
  settings: z.record(
    z.string().check(z.maxLength(40), z.regex(/^[A-Z0-9_]+$/)),
    z.string().check(z.length(64)),
  ),
});

/** Settings that the caller of a command may have given for it. */
const FOR_COMMANDS = /^(?:BACKUP|S3)_[A-Z0-9_]{1,30}$/;

/** Hashes of these settings, which tell whether two processes have the same ones without saying which. */
const hashSettings = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment)
      .filter(([name, value]) => FOR_COMMANDS.test(name) && value)
      .map(([name, value = '']) => [name, createHash('sha256').update(value).digest('hex')]),
  );

/** Why the command isn't run; undefined if this server has the settings that it was called with. */
function refusalOf(settings: Readonly<Record<string, string>>): string | undefined {
  const own = hashSettings(process.env);
  const names = Object.keys(settings).filter((name) => own[name] !== settings[name]);
  if (names.length === 0) return undefined;
  return `The running server would do this with its own settings, and has another ${names.join(', ')}: give it these, or stop it first.`;
}
const replySchema = z.union([
  z.object({ line: z.string() }),
  z.object({ message: z.string(), done: z.boolean() }),
]);

/** Maximum bytes of a call. */
const CALL_MAX = 256 * 1024;
/** Maximum commands at once. */
const COMMANDS_MAX = 8;
/** A socket's path is cut off, or refused, beyond what the operating system allows: 104 bytes with its end on some. */
const PATH_MAX = 103;

/** The socket can’t have a path as long as this. */
class PathTooLongError extends Error {}

type Waiting = Pick<AdminContext, 'folder' | 'print' | 'signal'>;
/** Runs the command that the words name. */
type RunWords = (words: readonly string[], waiting: Waiting) => Promise<Outcome>;

const socketIn = (folder: string): string => join(folder, 'admin.sock');

async function readCall(call: IncomingMessage): Promise<z.output<typeof callSchema>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of call as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > CALL_MAX) throw new Error('The call is too long.');
    chunks.push(chunk);
  }
  const { success, data } = callSchema.safeParse(JSON.parse(String(Buffer.concat(chunks))));
  if (!success)
    throw new Error('The server takes no such call: its words are too long, or too many.');
  return data;
}

/** Answers one call; a failed command is told to whoever called it. */
async function answer(
  call: IncomingMessage,
  reply: ServerResponse,
  run: RunWords,
  stopping: AbortSignal,
): Promise<void> {
  const gone = new AbortController();
  reply.once('close', () => gone.abort());
  const signal = AbortSignal.any([gone.signal, stopping]);
  const say = (message: z.infer<typeof replySchema>) => reply.write(`${JSON.stringify(message)}\n`);
  const outcome = await readCall(call)
    .then(({ words, folder, settings }) => {
      const refusal = refusalOf(settings);
      if (refusal) return { message: refusal, done: false };
      return run(words, { folder, print: (line) => say({ line }), signal });
    })
    .catch((error: unknown) => ({ message: tellFailure(error), done: false }));
  say(outcome);
  reply.end();
}

/**
 * Answers commands on the socket of the data folder, which this process must have locked. Returns a function that ends
 * it: running commands are told to end, and waited for. Throws PathTooLongError, or the system's error.
 */
export async function listenForCommands(
  folder: string,
  run: RunWords,
): Promise<() => Promise<void>> {
  const path = socketIn(folder);
  if (Buffer.byteLength(path) > PATH_MAX)
    throw new PathTooLongError(`${path} is too long for a socket.`);
  // A killed server leaves its socket behind.
  await rm(path, { force: true });
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const server = createServer((call, reply) => {
    const answered = answer(call, reply, run, stopping.signal).finally(() =>
      running.delete(answered),
    );
    running.add(answered);
  });
  server.maxConnections = COMMANDS_MAX;
  server.listen(path);
  await once(server, 'listening');
  // Not by the process's umask, which files that other threads create meanwhile would get, too.
  await chmod(path, 0o600);
  return async () => {
    server.close();
    stopping.abort();
    await Promise.all(running);
    server.closeAllConnections();
  };
}

/** The codes of a socket that isn't there, of one that a killed server left, and of a path that is too long. */
const NOBODY = new Set<unknown>(['ENOENT', 'ECONNREFUSED', 'EINVAL']);
/** The codes of a connection that the server has closed. */
const CLOSED = new Set<unknown>(['EPIPE', 'ECONNRESET']);
const ENDED = 'The server ended before the command did.';

/** The reply, or undefined if nobody listens. */
async function responseTo(call: ClientRequest): Promise<IncomingMessage | undefined> {
  try {
    const [reply] = (await once(call, 'response')) as [IncomingMessage];
    return reply;
  } catch (error) {
    const code = errorCode(error);
    if (NOBODY.has(code)) return undefined;
    if (CLOSED.has(code))
      throw new Error(
        `The server has just ended, or runs ${COMMANDS_MAX} commands already: try again in a moment.`,
        { cause: error },
      );
    throw error;
  }
}

/** Has the server of the data folder run the command; undefined if none listens. */
export async function askServer(
  folder: string,
  words: readonly string[],
  { folder: calledIn, print, signal }: Waiting,
): Promise<Outcome | undefined> {
  const call = request({ socketPath: socketIn(folder), method: 'POST', signal });
  call.end(JSON.stringify({ words, folder: calledIn, settings: hashSettings(process.env) }));
  const reply = await responseTo(call);
  if (!reply) return undefined;
  try {
    for await (const text of createInterface(reply)) {
      const said = z.parse(replySchema, JSON.parse(text));
      if ('done' in said) return said;
      print(said.line);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (CLOSED.has(errorCode(error))) throw new Error(ENDED, { cause: error });
    throw error;
  }
  throw new Error(ENDED);
}
