import { rm } from 'node:fs/promises';
import { makeDataFolder } from '#tests/database.ts';
import { end, startProcess } from '#tests/server-process.ts';

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
  /** Asks it to end (SIGTERM), waits for that, and gives its exit code. */
  stop: () => Promise<number | null>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
};

/** Starts the server and waits until it is ready. Throws with its words when it ends instead. */
export async function startServer(settings: ServerSettings = {}): Promise<LiveServer> {
  const folder = settings.DATA_DIR ?? (await makeDataFolder());
  const server = await startProcess(folder, settings);
  const finish = async (signal: NodeJS.Signals) => {
    const exitCode = await end(server, signal);
    if (!settings.DATA_DIR) await rm(folder, { recursive: true, force: true });
    return exitCode;
  };
  return {
    url: server.url,
    port: new URL(server.url).port,
    stop: () => finish('SIGTERM'),
    kill: async () => void (await finish('SIGKILL')),
  };
}
