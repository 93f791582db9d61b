import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { inRoot, nodePath, root } from '../../scripts/setup/paths.mjs';
import { SERVER_ENV, SERVER_OPTIONS } from '../../scripts/setup/server-options.mjs';
import { makeDataFolder } from '../database.ts';

/** A new server on data of its own; `SEED: 'demo'` fills it with the demo job market. */
export type ServerSettings = {
  SEED?: 'none' | 'demo';
  /** A free port unless one is given. */
  PORT?: string;
  /** A new folder, which goes with the server, unless one is given. */
  DATA_DIR?: string;
  /** A mail server; without one, mails are files. */
  SMTP_URL?: string;
  /** How long a decision has to last before its candidate is told: a minute unless said. */
  ANNOUNCE_SECONDS?: string;
};

/** The real server, in a process of its own, which serves the API and the built app. */
export type LiveServer = {
  /** `http://127.0.0.1:port` */
  url: string;
  port: string;
  /** All that it has printed so far. */
  output: () => string;
  /** Asks it to end (SIGTERM), waits for that, and gives its exit code. */
  stop: () => Promise<number | null>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
};

/** Sends the signal and waits for the end; gives the exit code, null after a kill. */
const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  if (child.exitCode === null && !child.signalCode) {
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
};

/** The address that the server names once it is ready. Throws with its words when it ends instead. */
const readyAddress = async (child: ChildProcess, output: () => string): Promise<URL> => {
  const ended = once(child, 'close');
  for (;;) {
    const address = /"url":"(http:[^"]+)"/.exec(output())?.[1];
    if (address) return new URL(address);
    await Promise.race([once(child.stdout ?? child, 'data'), ended]);
    if (child.exitCode !== null || child.signalCode)
      throw new Error(`No server (${child.signalCode ?? child.exitCode}).\n${output()}`);
  }
};

/** Starts the server and waits until its health says that it is ready. Throws with its words when it is not. */
export async function startServer(settings: ServerSettings = {}): Promise<LiveServer> {
  const folder = settings.DATA_DIR ?? (await makeDataFolder());
  const { PATH = '' } = process.env;
  const child = spawn(nodePath, [...SERVER_OPTIONS, inRoot('server', 'main.ts')], {
    cwd: root,
    env: {
      ...{ PATH, ...SERVER_ENV, PORT: '0', SEED: 'none', RATE_LIMITS: 'off', ...settings },
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  // When the tests are broken off, nobody is left to stop it.
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);

  const finish = async (signal: NodeJS.Signals) => {
    const exitCode = await end(child, signal);
    process.off('exit', abandon);
    if (!settings.DATA_DIR) await rm(folder, { recursive: true, force: true });
    return exitCode;
  };
  const output = () => said;
  try {
    const { origin: url, port } = await readyAddress(child, output);
    const health = await fetch(`${url}/api/health`);
    if (!health.ok) throw new Error(`Not healthy: ${await health.text()}\n${said}`);
    return {
      url,
      port,
      output,
      stop: () => finish('SIGTERM'),
      kill: async () => void (await finish('SIGKILL')),
    };
  } catch (error) {
    await finish('SIGKILL');
    throw error;
  }
}
