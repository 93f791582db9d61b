import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminContext } from './admin/command.ts';
import { readCommand, USAGE } from './admin/commands.ts';
import { listenForCommands } from './admin/socket.ts';
import { createApi } from './domains/api.ts';
import { backgroundTasks } from './domains/background.ts';
import type { DemoAccounts } from './domains/demo/accounts.ts';
import { findDemoAccounts, orDemoRates, seedDemoContent } from './domains/demo/commands.ts';
import { sweepSpool } from './domains/files/spool.ts';
import { MAILS_AT_ONCE } from './domains/mails/background.ts';
import { mailOrigins } from './domains/mails/mail-origins.ts';
import { createPostgresEngine } from './domains/search/engine-queries.ts';
import type { JobSearchEngine } from './domains/search/job-search-engine.ts';
import { applyRates } from './domains/search/rate-commands.ts';
import { recomputeSalaries } from './domains/search/recompute-salaries.ts';
import { readSynonyms } from './domains/search/synonyms.ts';
import { type SiteNotice, watchSiteNotices } from './domains/site-notices/queries.ts';
import type { ApiSettings, Dependencies } from './http/dependencies.ts';
import { createReadinessCheck } from './http/health-check.ts';
import { createListener, listen, logRefused, stopListening } from './http/http-server.ts';
import { restrictToLoopback } from './http/loopback-only.ts';
import { answerMetrics, answerOnMetricsPort, hasBearer } from './http/metrics-answer.ts';
import { createWorkBudget, spendFreely } from './http/work-budget.ts';
import { createBackground } from './platform/background/run-in-background.ts';
import { type Shutdown, startShutdown } from './platform/background/shut-down.ts';
import { startTasks } from './platform/background/tasks.ts';
import { createCipher, WrongKeyError } from './platform/backup/cipher.ts';
import { createJobChanges } from './platform/cache/job-changes.ts';
import { type Config, ConfigError, isPrivate } from './platform/config/config.ts';
import { openCountries } from './platform/countries/countries.ts';
import { loadOrCreateSecrets, lockDataFolder } from './platform/data-folder/data-folder.ts';
import { ensureRoom, isDiskFullAt } from './platform/data-folder/disk-space.ts';
import { clearScratch } from './platform/data-folder/scratch.ts';
import {
  type Connection,
  type FollowPool,
  openEmbedded,
  openServer,
} from './platform/database/connection.ts';
import { claimDatabase } from './platform/database/single-instance.ts';
import { errorFields } from './platform/log/error-fields.ts';
import type { Log } from './platform/log/log.ts';
import { createOutbox, createSmtpMail, type Mail } from './platform/mail/mail.ts';
import { openMailRenderer } from './platform/mail/renderer.ts';
import { projectFolder, readVersion } from './platform/project/version.ts';
import { openDataKey } from './platform/secrets/data-key.ts';
import { createPasswords } from './platform/secrets/passwords.ts';
import { createTokens, type Secrets } from './platform/secrets/tokens.ts';
import { createDiskStore } from './platform/storage/disk-store.ts';
import type { FileStore } from './platform/storage/file-store.ts';
import { createS3Store } from './platform/storage/s3-store.ts';
import { openTracing } from './platform/traces/open-tracing.ts';
import { traceMail, traceRenderer, traceTasks } from './platform/traces/traced.ts';
import type { Tracing } from './platform/traces/tracing.ts';
import { type EventLoop, watchEventLoop } from './platform/watch/event-loop.ts';
import { addGauges } from './platform/watch/gauges.ts';
import { createMetrics } from './platform/watch/metrics.ts';
import { createFeeds } from './site/feeds/feeds.ts';
import { openPages } from './site/pages/pages.ts';
import { createReadiness, type Readiness } from './site/readiness.ts';
import { createSite } from './site/site.ts';
import { createCards } from './site/social-images/cards.ts';

const DEMO_IN_PUBLIC =
  'The database holds the demo content, whose password is known to all: with a HOST or a PUBLIC_URL that others can reach, or with TRUST_PROXY, take another DATA_DIR or DATABASE_URL and SEED=none.';

/** A running server. */
export type Running = {
  /** The actual port, even if 0 was configured. */
  port: number;
  /** The demo accounts, if the database has the demo content. */
  demo: DemoAccounts | undefined;
  /** Says that the instance isn't ready any more, while it goes on answering. */
  drain: () => void;
  /**
   * Finishes running calls and background work, closes the database and unlocks the data folder; abandons what takes
   * longer than SHUTDOWN_MAX. Returns how many connections were cut off.
   */
  stop: (shutdown?: Shutdown) => Promise<{ brokenOff: number }>;
};

const embeddedIn = (dataFolder: string): string => join(dataFolder, 'database');

/** Whether the configured database is one that is there already; the embedded one is made by its first start. */
export const hasDatabase = ({ databaseUrl, dataFolder }: Config): boolean =>
  databaseUrl !== undefined || existsSync(embeddedIn(dataFolder));

/**
 * Opens the configured database; locks the data folder for the embedded one. `follow` sees its pool of connections.
 */
export async function openDatabase(
  config: Config,
  follow?: FollowPool,
): Promise<{ connect: () => Promise<Connection>; unlock: () => void }> {
  const { databaseUrl, dataFolder } = config;
  if (databaseUrl) return { connect: () => openServer(databaseUrl, follow), unlock: () => {} };
  await ensureRoom(dataFolder);
  const unlock = await lockDataFolder(dataFolder);
  await clearScratch(dataFolder);
  const folder = embeddedIn(dataFolder);
  return { connect: () => openEmbedded({ folder, follow }), unlock };
}

/** What tokens are signed with: the settings', or else those of the data folder. */
export const readSecrets = async ({ dataFolder, jwtSecret, jwtSecretFallback }: Config) =>
  jwtSecret === undefined
    ? loadOrCreateSecrets(dataFolder)
    : ({ current: jwtSecret, fallback: jwtSecretFallback } satisfies Secrets);

/** Where uploaded files are: in the bucket, or in the data folder. */
export const openFiles = ({ s3, dataFolder }: Config): FileStore =>
  s3 ? createS3Store(s3) : createDiskStore(join(dataFolder, 'uploads'));

/**
 * Seeds a new database with demo content where allowed, and converts salaries at the configured rates. Returns the demo
 * accounts, if any. Throws if other machines could reach them.
 */
async function prepareDatabase(
  config: Config,
  log: Log,
  seeding: Parameters<typeof seedDemoContent>[0],
): Promise<DemoAccounts | undefined> {
  const { db } = seeding.database;
  const canSeedDemo = !config.databaseUrl && config.seed === 'demo' && isPrivate(config);
  if (canSeedDemo && (await seedDemoContent(seeding))) log('demo.seeded');
  const demo = await findDemoAccounts(db);
  // Demo passwords are public, including an administrator's.
  if (demo && !isPrivate(config)) throw new ConfigError([DEMO_IN_PUBLIC]);
  // Salaries are recomputed before the rates count as applied, so an interrupted start repeats it.
  await applyRates(db, demo ? orDemoRates(config) : config, recomputeSalaries);
  return demo;
}

/** Sends mails through the configured mail server, or writes them to a folder. */
function openMail(config: Config, log: Log, connections = 0): Mail {
  const { smtpUrl, mailFrom, allowPlaintext: allowed, dataFolder } = config;
  if (!smtpUrl) return createOutbox(join(dataFolder, 'outbox'), mailFrom, log);
  const allowPlaintext = allowed.includes('smtp');
  return createSmtpMail(smtpUrl, mailFrom, { connections, allowPlaintext });
}

/**
 * Lets `npm run admin` run its commands here, where the embedded database is open. Returns a function that stops it; the
 * server goes on without where the system has no such sockets.
 */
async function openAdminSocket(
  context: Pick<AdminContext, 'config' | 'database' | 'files' | 'secrets' | 'clock'>,
  log: Log,
): Promise<() => Promise<void>> {
  try {
    return await listenForCommands(context.config.dataFolder, async (words, waiting) => {
      const run = readCommand(words);
      return run
        ? run({ ...context, ...waiting, isServing: true })
        : { message: USAGE, done: false };
    });
  } catch (error) {
    log('admin.unavailable', errorFields(error));
    return async () => {};
  }
}

/** Throws ConfigError if the key was mistyped. */
async function checkBackupKey(key: string): Promise<void> {
  try {
    await createCipher(key);
  } catch (error) {
    throw error instanceof WrongKeyError ? new ConfigError([error.message]) : error;
  }
}

/** Dependencies shared by the API, feeds, pages and background tasks. */
type Shared = Omit<
  Dependencies,
  keyof ApiSettings | 'findSessionUser' | 'mail' | 'compress' | 'stopping' | 'eventLoop'
> & {
  database: Connection;
  stopping: AbortSignal;
  eventLoop: EventLoop;
  siteNotices: () => Promise<SiteNotice[]>;
};

/** Starts answering calls, feeds and pages. */
async function serve(
  config: Config,
  shared: Shared,
  {
    readiness,
    jobSearch,
    tracing,
  }: { readiness: Readiness; jobSearch: JobSearchEngine; tracing: Tracing | undefined },
): Promise<void> {
  const { publicUrl, apiUrl, consolePath, securityContact, browserReports } = config;
  const api = createApi({
    ...config,
    ...shared,
    jobSearch,
    mail: traceMail(openMail(config, shared.log), tracing?.trace),
    compress: true,
  });
  const { trace } = tracing ?? {};
  const site = { ...shared, trace, jobSearch, publicUrl, apiUrl, consolePath, securityContact };
  const feeds = createFeeds(site);
  const cards = createCards(site);
  readiness.serveFeeds((request, asker) => feeds(request, asker) ?? cards(request, asker));
  // Pages are rendered from the local API.
  const fetchApi = async (request: Request) => api.fetch(request);
  if (!apiUrl)
    readiness.renderPages(
      await openPages({
        ...site,
        browserReports,
        fetchApi: tracing?.traceCalls(fetchApi, 'internal') ?? fetchApi,
      }),
    );
  readiness.serveApi((request, connection) => api.fetch(request, connection));
}

/**
 * Starts the API and the built app on one port. Listens at once; ready once the database is migrated and, where
 * allowed, seeded. Throws, leaving nothing open, when the synonyms can't be used, the data folder or the database is in
 * use, the port is taken or the database cannot be reached.
 */
export async function startServer(config: Config, given: Log): Promise<Running> {
  const { dataFolder, databaseUrl, s3, proxies, publicUrl, apiUrl } = config;
  const { metricsToken, metricsPort } = config;
  const metrics = metricsToken || metricsPort !== undefined ? createMetrics() : undefined;
  const counted = metrics?.tap(given) ?? given;
  const version = await readVersion();
  const tracing =
    config.traces &&
    (await openTracing({ ...config.traces, version, acceptsParents: proxies > 0, log: counted }));
  const log = tracing?.tap(counted) ?? counted;
  /** Open resources, closed in reverse order. */
  const stack = new AsyncDisposableStack();
  let shutdown: Shutdown | undefined;
  const ending = () => {
    shutdown ??= startShutdown(log);
    return shutdown;
  };
  try {
    if (tracing) {
      stack.defer(() => ending().close('traces', tracing.close()));
      log('traces.started');
    }
    if (config.backups.key) await checkBackupKey(config.backups.key);
    const synonyms = readSynonyms(config.synonymsFolder);
    const countryOf = openCountries(config.countryDatabase);
    const { connect, unlock } = await openDatabase(config, tracing?.tracePool);
    stack.defer(unlock);
    // Filled while the server already listens, but closed only after it has stopped.
    const storage = stack.use(new AsyncDisposableStack());
    const { runInBackground, settled } = createBackground(log);
    stack.defer(() => ending().finish('background', settled()));

    const eventLoop = watchEventLoop();
    stack.defer(eventLoop.stop);
    const kind = databaseUrl ? 'postgres' : 'pglite';
    const readiness = createReadiness({ database: kind, version }, { log, proxies, publicUrl });
    const answer = tracing?.traceCalls(readiness.fetch, 'server') ?? readiness.fetch;
    let handler = answer;
    const server = createListener((request, connection) => handler(request, connection));
    logRefused(server, log);
    let brokenOff: number | undefined;
    stack.defer(async () => {
      brokenOff = await ending().finish('calls', stopListening(server));
    });
    const stopping = new AbortController();
    stack.defer(() => {
      readiness.close();
      stopping.abort();
    });
    const port = await listen(server, config.port, config.host);
    if (metrics && metricsToken)
      readiness.serveMetrics((request) =>
        hasBearer(request, metricsToken) ? answerMetrics(metrics, request) : undefined,
      );
    if (metrics && metricsPort !== undefined) {
      const apart = createListener(answerOnMetricsPort(metrics));
      const at = await listen(apart, metricsPort, config.host);
      stack.defer(() => stopListening(apart).then(() => undefined));
      log('metrics.started', { port: at });
    }
    readiness.serveSite(await createSite(join(projectFolder, 'dist'), { publicUrl, apiUrl }));

    const spoolFolder = join(dataFolder, 'uploads', 'tmp');
    await sweepSpool(spoolFolder);
    const files = openFiles(config);
    if (databaseUrl && !s3) {
      const release = await claimDatabase(databaseUrl, () => log('instance.conflict'));
      storage.defer(() => ending().close('lock', release()));
    }
    const database = await connect();
    storage.defer(() => ending().close('database', database.close()));

    const secrets = await readSecrets(config);
    const dataKey = await openDataKey(database.db, secrets);
    const clock = () => new Date();
    const passwords = createPasswords();
    const mailRenderer = traceRenderer(
      openMailRenderer(projectFolder, config.devServerUrl),
      tracing?.trace,
    );
    const seeding = { database, files, spoolFolder, passwords, clock };
    const demo = await prepareDatabase(config, log, seeding);
    if (demo) handler = restrictToLoopback(answer, log, mailRenderer);
    const siteNotices = watchSiteNotices(database.db, clock);
    const readOnly = async () => (await siteNotices()).find(({ isReadOnly }) => isReadOnly)?.texts;
    const shared: Shared = {
      ...seeding,
      log,
      version,
      mailRenderer,
      countryOf,
      eventLoop,
      runInBackground,
      stopping: stopping.signal,
      tokens: createTokens({ ...secrets, dataKey }, clock),
      jobChanges: createJobChanges(database, log),
      isDiskFull: () => isDiskFullAt(dataFolder),
      siteNotices,
      readOnly,
      spend: config.rateLimits ? createWorkBudget(clock) : spendFreely,
    };
    const jobSearch = createPostgresEngine(database.db, synonyms);
    await serve(config, shared, { readiness, jobSearch, tracing });

    const queue = traceMail(openMail(config, log, MAILS_AT_ONCE), tracing?.trace);
    stack.defer(() => queue.close?.());
    const { retention, backups } = config;
    const tasks = traceTasks(
      backgroundTasks(
        {
          ...shared,
          retention,
          dataFolder,
          key: backups.key,
          schedule: backups.to === undefined ? undefined : { ...backups, to: backups.to },
          reach: { access: config.s3Access, spoolFolder },
          readSecret: async () =>
            config.jwtSecret === undefined ? (await readSecrets(config)).current : undefined,
        },
        {
          log,
          tokens: shared.tokens,
          renderer: mailRenderer,
          mail: queue,
          origins: mailOrigins(config, port),
        },
      ),
      tracing?.trace,
    );
    if (metrics)
      addGauges(metrics, { ...shared, tasks, dataFolder, parts: createReadinessCheck(shared) });
    const isPaused = async () => (await readOnly()) !== undefined;
    stack.defer(startTasks(tasks, { runInBackground, log, isPaused }));
    if (!databaseUrl) {
      const stopAdmin = await openAdminSocket(
        { config, database, files, secrets: () => readSecrets(config), clock },
        log,
      );
      stack.defer(() => ending().finish('commands', stopAdmin()));
    }
    return {
      port,
      demo,
      drain: readiness.drain,
      stop: async (given) => {
        shutdown = given;
        await stack.disposeAsync();
        return { brokenOff: brokenOff ?? 0 };
      },
    };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}
