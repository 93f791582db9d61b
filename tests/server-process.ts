import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { SERVER, SERVER_ENV } from '#scripts/setup/server-options.mjs';

/** A server in a separate process. */
export type ServerProcess = {
  child: ChildProcess;
  /** Its output so far. */
  said: () => string;
  /** `http://127.0.0.1:port` */
  url: string;
};

/** Starts the built server or another Node program, under `wrapper` if given; `said` returns its output so far. */
export function launch(
  dataFolder: string,
  settings: Readonly<Record<string, string | undefined>> = {},
  program: readonly string[] = SERVER,
  wrapper: readonly string[] = [],
) {
  const { PATH = '' } = process.env;
  const line = [...wrapper, process.execPath, ...program];
  const child = spawn(line[0] ?? '', line.slice(1), {
    env: {
      PATH,
      ...SERVER_ENV,
      DATA_DIR: dataFolder,
      SEED: 'none',
      PORT: '0',
      RATE_LIMITS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += String(chunk);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  // Stops the server when the tests are aborted.
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  return { child, said: () => said };
}

/** Starts a server and waits until it logs that it is ready. Throws with its output if it ends instead. */
export async function startProcess(
  dataFolder: string,
  settings?: Readonly<Record<string, string | undefined>>,
  wrapper?: readonly string[],
): Promise<ServerProcess> {
  const { child, said } = launch(dataFolder, settings, undefined, wrapper);
  const ended = once(child, 'close');
  for (;;) {
    const url = /"url":"(http:[^"]+)"/.exec(said())?.[1];
    if (url) return { child, url, said };
    const more = child.stdout ? once(child.stdout, 'data') : ended;
    await Promise.race([more, ended]);
    if (child.exitCode !== null || child.signalCode) throw new Error(`No server: ${said()}`);
  }
}

/** Sends the signal and waits for the exit; returns the exit code, null after a kill. */
export async function end(
  { child }: Pick<ServerProcess, 'child'>,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode) return child.exitCode;
  const ended = once(child, 'close');
  child.kill(signal);
  await ended;
  return child.exitCode;
}
