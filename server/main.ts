import { setTimeout as wait } from 'node:timers/promises';
import { SynonymsError } from './domains/search/synonyms.ts';
import { startShutdown } from './platform/background/shut-down.ts';
import { addressOf, banner } from './platform/config/banner.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { hideExperimentalWarnings } from './platform/config/runtime-warnings.ts';
import { FolderInUseError } from './platform/data-folder/data-folder.ts';
import { DiskFullError } from './platform/data-folder/disk-space.ts';
import { errorCode } from './platform/database/errors.ts';
import { MigrationLockedError, NewerSchemaError } from './platform/database/migrate.ts';
import { OtherInstanceError } from './platform/database/single-instance.ts';
import { errorFields } from './platform/log/error-fields.ts';
import { createLog, writerTo } from './platform/log/log.ts';
import { SecretChangedError } from './platform/secrets/data-key.ts';
import { type Running, startServer } from './start.ts';

/** Explains a failed start in a line or two. */
function explain(error: unknown, host: string | undefined, port: string | undefined): string {
  if (error instanceof ConfigError) return `The settings are wrong.\n${error.message}`;
  if (error instanceof SynonymsError)
    return `The synonyms can't be used (SYNONYMS_FOLDER).\n${error.message}`;
  if (error instanceof DiskFullError)
    return `${error.message}\nMake room on it, then try again: nothing that was stored is lost.`;
  if (error instanceof FolderInUseError)
    return `${error.message}\nStop that one first, or give this one another folder with DATA_DIR.`;
  if (error instanceof OtherInstanceError)
    return `${error.message}\nStop that one first, or keep files in an S3-compatible store that all instances share (S3_...).`;
  if (error instanceof NewerSchemaError)
    return `${error.message}\nStart the version that was here last, or a newer one; or go back to a backup from before it, as docs/operating.md says under Updates.`;
  if (error instanceof MigrationLockedError)
    return `${error.message}\nNothing was changed by it. Start again once long transactions, such as a backup, are done.`;
  if (error instanceof SecretChangedError)
    return `${error.message}\nGive that one again. If you are changing it, give the former one as JWT_SECRET_FALLBACK beside it. If it is lost, run: npm run admin -- forget-secret`;
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return `Port ${port ?? 3000} is taken on ${host ?? '127.0.0.1'}. Give another one with PORT.`;
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return `Cannot listen or write: ${error instanceof Error ? error.message : code}`;
  if (code && /^(ECONN|ENOTFOUND|EHOSTUNREACH|CONNECT|28|3D)/.test(code))
    return `The database of DATABASE_URL refuses or is out of reach (${code}).`;
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`;
}

async function main(): Promise<void> {
  hideExperimentalWarnings();
  const config = readConfig(process.env);
  const isTerminal = process.stdout.isTTY;
  const format = config.logFormat ?? (isTerminal ? 'text' : 'json');
  const output = writerTo(1);
  const log = await createLog({ level: config.logLevel, format }, output.write, isTerminal);
  output.onDropped((count) => log('log.dropped', { count }));
  process.on('uncaughtException', (error) => {
    // Node's own report may contain what users typed.
    log('server.crashed', errorFields(error));
    process.exit(1);
  });
  let stopping = false;
  let running: Running | null = null;
  const started = startServer(config, log);
  const stop = async (drain: number) => {
    // A terminal and a parent process may both forward the same signal.
    if (stopping) return;
    stopping = true;
    log('server.stopping');
    if (running && drain > 0) {
      running.drain();
      await wait(drain);
    }
    const shutdown = startShutdown(log);
    shutdown
      .finish('start', started)
      .then((server) => server?.stop(shutdown) ?? Promise.reject(new Error('Not started')))
      .then(
        ({ brokenOff }) => {
          log('server.stopped', { brokenOff });
          process.exit(0);
        },
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', () => void stop(config.drain));
  // From a terminal, where nobody waits for a balancer.
  process.on('SIGINT', () => void stop(0));
  running = await started;
  if (stopping) return;
  log('server.started', { url: addressOf(config, running) });
  if (format === 'text') console.log(banner(config, running));
}

main().catch((error: unknown) => {
  console.error(explain(error, process.env.HOST, process.env.PORT));
  if (process.env.DEBUG) console.error(error);
  process.exit(1);
});
