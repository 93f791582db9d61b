import { rm } from 'node:fs/promises';
import { makeDataFolder } from '#tests/database.ts';
import { end, startProcess } from '#tests/server-process.ts';

/** `SEED: 'demo'` fills the server with the demo job market. */
export type ServerSettings = {
  SEED?: 'none' | 'demo';
  /** Default: a free port. */
  PORT?: string;
  /** Default: a new folder that is deleted with the server. */
  DATA_DIR?: string;
  /** A mail server; without it, mails are written to files. */
  SMTP_URL?: string;
  /** Delay before candidates are notified of a decision; by default a minute. */
  ANNOUNCE_SECONDS?: string;
  /** The share of pages that report waiting times; by default none, nor errors. */
  BROWSER_REPORTS?: string;
};

/** The production server in its own process, serving the API and the built app. */
export type LiveServer = {
  /** `http://127.0.0.1:port` */
  url: string;
  port: string;
  /** Its output so far. */
  said: () => string;
  /** Ends the process with SIGTERM and returns its exit code. */
  stop: () => Promise<number | null>;
  /** Ends the process like a power cut (SIGKILL). */
  kill: () => Promise<void>;
};

/** Starts the server and waits until it is ready. Throws with its output when it exits instead. */
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
    said: server.said,
    port: new URL(server.url).port,
    stop: () => finish('SIGTERM'),
    kill: async () => void (await finish('SIGKILL')),
  };
}
