import { join } from 'node:path';
import { scheduleAnnouncements } from './domains/applications/background.ts';
import { scheduleRecordDeletions } from './domains/deletions/background.ts';
import type { DemoAccounts } from './domains/demo/accounts.ts';
import { findDemoAccounts, seedDemoContent } from './domains/demo/commands.ts';
import { scheduleFileSweeps } from './domains/files/background.ts';
import { sweepSpool } from './domains/files/spool.ts';
import { scheduleInterviewReminders } from './domains/interviews/background.ts';
import { scheduleDeadlineReminders } from './domains/jobs/background.ts';
import { LANES, scheduleMails } from './domains/mails/background.ts';
import { mailOrigins } from './domains/mails/mail-origins.ts';
import { schedulePlaceReading } from './domains/places/background.ts';
import { createPostgresEngine } from './domains/search/postgres-engine.ts';
import { applyRates } from './domains/search/rate-commands.ts';
import { recomputeSalaries } from './domains/search/recompute-salaries.ts';
import { scheduleTermRefreshes } from './domains/search/refresh-terms.ts';
import { readSynonyms } from './domains/search/synonyms.ts';
import { createApi } from './http/app.ts';
import { createListener, listen, stopListening } from './http/http-server.ts';
import { restrictToLoopback } from './http/loopback-only.ts';
import { createWorkBudget, spendFreely } from './http/work-budget.ts';
import { createBackgroundTasks } from './platform/background/background-tasks.ts';
import { scheduleDeletions } from './platform/background/expire.ts';
import { beginShutdown, type Shutdown } from './platform/background/shut-down.ts';
import { createJobChanges } from './platform/cache/job-changes.ts';
import type { Config } from './platform/config/config.ts';
import { ConfigError, isPrivate } from './platform/config/config.ts';
import { projectFolder, readVersion } from './platform/config/version.ts';
import { loadOrCreateSecret, lockDataFolder } from './platform/data-folder/data-folder.ts';
import { ensureRoom, isDiskFullAt } from './platform/data-folder/disk-space.ts';
import { type Connection, openEmbedded, openServer } from './platform/database/connection.ts';
import { claimDatabase } from './platform/database/single-instance.ts';
import type { Log } from './platform/log/log.ts';
import { createOutbox, createSmtpMail } from './platform/mail/mail.ts';
import { openMailRenderer } from './platform/mail/renderer.ts';
import { createPasswords } from './platform/secrets/passwords.ts';
import { createTokens } from './platform/secrets/tokens.ts';
import { createDiskStore } from './platform/storage/disk-store.ts';
import { createS3Store } from './platform/storage/s3-store.ts';
import { createFeeds } from './site/feeds/feeds.ts';
import { openPages } from './site/pages/pages.ts';
import { createReadiness } from './site/readiness.ts';
import { createSite } from './site/site.ts';
import { createCards } from './site/social-images/cards.ts';

const DEMO_IN_PUBLIC =
  'DATA_DIR holds the demo content, whose password is known to all: with a HOST or a PUBLIC_URL that others can reach, or with TRUST_PROXY, take a new folder and SEED=none.';

/** A running server. */
export type Running = {
  /** The port that it listens on, also when 0 was configured. */
  port: number;
  /** The demo accounts, if the database has the demo content. */
  demo: DemoAccounts | undefined;
  /**
   * Finishes running calls and background work, closes the database and unlocks the data folder, in
   * SHUTDOWN_MAX: what takes longer is left. Gives how many connections were cut off.
   */
  stop: (shutdown?: Shutdown) => Promise<{ brokenOff: number }>;
};

/** Opens the configured database; locks the data folder for the embedded one. */
export async function openDatabase(
  config: Config,
): Promise<{ connect: () => Promise<Connection>; unlock: () => void }> {
  const { databaseUrl, dataFolder } = config;
  if (databaseUrl) return { connect: () => openServer(databaseUrl), unlock: () => {} };
  await ensureRoom(dataFolder);
  const unlock = await lockDataFolder(dataFolder);
  return { connect: () => openEmbedded({ folder: join(dataFolder, 'database') }), unlock };
}

/**
 * Starts the API and the built app on one port. It listens at once and is ready when the database is migrated
 * and, where allowed, filled with demo content. Throws when the synonyms can't be used, the data folder or the
 * database is in use, the port is taken or the database cannot be reached; nothing is left open then.
 */
export async function startServer(config: Config, log: Log): Promise<Running> {
  const { dataFolder, databaseUrl, s3, publicUrl, apiUrl } = config;
  const version = await readVersion();
  const synonyms = readSynonyms(config.synonymsFolder);
  const { connect, unlock } = await openDatabase(config);
  const about = { database: databaseUrl ? 'postgres' : 'pglite', version } as const;
  const readiness = createReadiness(about, { log, proxies: config.proxies, publicUrl });
  let handler = readiness.fetch;
  const server = createListener((request, connection) => handler(request, connection));
  const { runInBackground, settled } = createBackgroundTasks(log);
  let database: Connection | undefined;
  let releaseDatabase = async () => {};
  /** Each ends one kind of background work. */
  const schedules: (() => void)[] = [];
  const stopping = new AbortController();
  const stop = async ({ finish, close }: Shutdown = beginShutdown(log)) => {
    readiness.close();
    stopping.abort();
    for (const end of schedules) end();
    const brokenOff = await finish('calls', stopListening(server));
    await finish('background', settled());
    if (database) await close('database', database.close());
    await close('lock', releaseDatabase());
    unlock();
    return { brokenOff: brokenOff ?? 0 };
  };

  try {
    const port = await listen(server, config.port, config.host);
    const site = await createSite(join(projectFolder, 'dist'), { publicUrl, apiUrl });
    readiness.serveSite((request) => site(request, { status: 503 }));
    const spoolFolder = join(dataFolder, 'uploads', 'tmp');
    await sweepSpool(spoolFolder);
    const files = s3 ? createS3Store(s3) : createDiskStore(join(dataFolder, 'uploads'));
    const secret = config.jwtSecret ?? (await loadOrCreateSecret(dataFolder));
    if (databaseUrl && !s3)
      releaseDatabase = await claimDatabase(databaseUrl, () => log('instance.conflict'));
    database = await connect();
    const clock = () => new Date();
    const passwords = createPasswords();
    const canSeedDemo = !databaseUrl && config.seed === 'demo' && isPrivate(config);
    if (canSeedDemo && (await seedDemoContent({ database, files, spoolFolder, passwords, clock })))
      log('demo.seeded');
    // What is derived from the rates follows here, before they count as applied: a start that is cut off does
    // it again.
    await applyRates(database.db, config, recomputeSalaries);
    const demo = await findDemoAccounts(database.db);
    const mailRenderer = openMailRenderer(projectFolder, config.devServerUrl);
    // The passwords of its accounts are public, an administrator's among them.
    if (demo && !isPrivate(config)) throw new ConfigError([DEMO_IN_PUBLIC]);
    if (demo) handler = restrictToLoopback(readiness.fetch, log, mailRenderer);
    const tokens = createTokens(secret, clock);
    const allowPlaintext = config.allowPlaintext.includes('smtp');
    const openMail = (connections = 0) =>
      config.smtpUrl
        ? createSmtpMail(config.smtpUrl, config.mailFrom, { connections, allowPlaintext })
        : createOutbox(join(dataFolder, 'outbox'), config.mailFrom, log);
    const mail = openMail();
    const jobChanges = createJobChanges(database, log);
    const jobSearch = createPostgresEngine(database.db, synonyms);
    const spend = config.rateLimits ? createWorkBudget(clock) : spendFreely;
    const api = createApi({
      ...{
        database,
        jobChanges,
        jobSearch,
        files,
        spoolFolder,
        tokens,
        passwords,
        mail,
        mailRenderer,
        runInBackground,
        clock,
        log,
        version,
      },
      isDiskFull: () => isDiskFullAt(dataFolder),
      stopping: stopping.signal,
      passwordPolicy: config.passwordPolicy,
      ...(publicUrl && { publicUrl }),
      consolePath: config.consolePath,
      ...{ rateLimits: config.rateLimits, proxies: config.proxies, spend },
      liveJobsMax: config.liveJobsMax,
      announceAfter: config.announceAfter,
      salaryCurrency: config.salaryCurrency,
      compress: true,
    });
    const { consolePath, securityContact } = config;
    const feeds = createFeeds({
      ...{ database, jobSearch, clock, log, mailRenderer },
      ...{ publicUrl, apiUrl, consolePath, securityContact },
      ...{ stopping: stopping.signal, spend },
    });
    const cards = createCards({ database, log, mailRenderer, publicUrl, apiUrl, spend });
    readiness.serveFeeds((request, asker) => feeds(request, asker) ?? cards(request, asker));
    // With an API elsewhere, there is nothing here to render pages from.
    const renderPage = apiUrl
      ? undefined
      : await openPages({
          ...{ clock, log, publicUrl, jobChanges, spend },
          fetchApi: async (request) => api.fetch(request),
        });
    readiness.serveSite((request, asker) => site(request, { renderPage, asker }));
    readiness.serveApi((request, connection) => api.fetch(request, connection));
    const background = { database, clock, runInBackground, stopping: stopping.signal };
    schedules.push(
      scheduleFileSweeps({ ...background, files }),
      scheduleTermRefreshes({ ...background, jobChanges }),
      scheduleAnnouncements(background),
      scheduleDeletions(background),
      scheduleRecordDeletions(background),
      scheduleInterviewReminders(background),
      scheduleDeadlineReminders(background),
      schedulePlaceReading(background),
      scheduleMails({
        ...{ ...background, log, tokens, renderer: mailRenderer, mail: openMail(LANES) },
        origins: mailOrigins(config, port),
      }),
    );
    return { port, demo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
