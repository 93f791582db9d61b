import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodePath, root } from '../../scripts/setup/paths.mjs';
import { SERVER, SERVER_ENV } from '../../scripts/setup/server-options.mjs';
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

/** Twice a second. */
const HEALTH_ATTEMPTS = 60;

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

/** Asks again while the server is busy with its start. Throws with its words when that takes too long. */
const becomeHealthy = async (url: string, output: () => string): Promise<void> => {
  for (let left = HEALTH_ATTEMPTS; ; left -= 1) {
    const health = await fetch(`${url}/api/health`);
    const said = await health.text();
    if (health.ok) return;
    if (left === 1) throw new Error(`Not healthy: ${said}\n${output()}`);
    await sleep(500);
  }
};

/** Starts the server and waits until its health says that it is ready. Throws with its words when it is not. */
export async function startServer(settings: ServerSettings = {}): Promise<LiveServer> {
  const folder = settings.DATA_DIR ?? (await makeDataFolder());
  const { PATH = '' } = process.env;
  const child = spawn(nodePath, SERVER, {
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
    await becomeHealthy(url, output);
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
