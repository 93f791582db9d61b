import * as z from 'zod/mini';
import { BACKUP_KEY } from '#server/platform/backup/cipher.ts';
import { LOG_LEVELS } from '#server/platform/log/log.ts';
import { SECRET_MIN } from '#server/platform/secrets/tokens.ts';
import { DEFAULT_CURRENCY } from '#src/contract/jobs/currency.ts';
import { ANNOUNCE_MS, LINE_MAX, PASSWORD_MIN, PASSWORD_STRONG_MIN } from '#src/contract/limits.ts';
import { CONSOLE_PATH, DASHBOARD_ACCESS } from '#src/contract/site/app-settings.ts';
import { isCurrency } from './currencies.ts';
import { isReserved } from './reserved-words.ts';
import {
  address,
  backupAddress,
  contact,
  daysKept,
  file,
  folder,
  hours,
  isFirst,
  line,
  matching,
  oneOf,
  plaintextPeers,
  positive,
  rates,
  seconds,
  share,
  text,
  webAddress,
  whole,
  withDefault,
} from './setting-schemas.ts';

/** Upper bounds of settings. */
const PORT_MAX = 65535;
const PROXIES_MAX = 9;
const DRAIN_SECONDS_MAX = 600;
const METRICS_TOKEN_MIN = 16;
const METRICS_TOKEN_MAX = 500;

const BACKUPS_KEPT_MAX = 1000;

const REGION_DEFAULT = 'us-east-1';
/** Maximum live jobs per account when calls are limited; enough for a large agency (rule POST-7). */
export const LIVE_JOBS_DEFAULT = 200;

/** Days. What is announced a month ahead is kept for two at least, so that there is a time before the warning. */
const WARNED_DAYS_MIN = 60;
const UNWARNED_DAYS_MIN = 7;
const DAYS_MAX = 36_500;

export type Setting = {
  /** Name of the environment variable. */
  name: string;
  /** Parses the variable. */
  schema: z.ZodMiniType;
  /** Text used when the variable is missing. */
  byDefault?: string;
  /** The default in docs/operating.md, where it isn't just `byDefault`. */
  shown?: string;
  /** Description in docs/operating.md; null when that of the previous setting covers it. */
  about: string | null;
};

/**
 * Every setting by its name in `Config`, in the order of the table in docs/operating.md, which a test compares.
 * `config.ts` handles what depends on several settings (rule JOB-10).
 */
export const settings = {
  port: {
    name: 'PORT',
    ...withDefault(whole(`a whole number from 0 to ${PORT_MAX}`, PORT_MAX), '3000'),
    about: 'where the server listens; `0` takes a free one',
  },
  host: {
    name: 'HOST',
    ...withDefault(matching('a host name or an IP address', /^[A-Za-z0-9.:_-]+$/), '127.0.0.1'),
    about: 'on which address',
  },
  dataFolder: {
    name: 'DATA_DIR',
    ...withDefault(folder, './data'),
    about: 'embedded database, uploaded files, outgoing mail, the token secret',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    schema: z.optional(address('postgres://user@host/name', 'postgres:', 'postgresql:')),
    about:
      'a PostgreSQL server (15 or newer) instead of the embedded database; beyond this machine with `?sslmode=require`, or `verify-full`, which checks its certificate (`NODE_EXTRA_CA_CERTS` names an authority of your own)',
  },
  jwtSecret: {
    name: 'JWT_SECRET',
    schema: z.optional(
      text(`${SECRET_MIN} characters or more`, (value) => value.length >= SECRET_MIN),
    ),
    shown: 'made once in `DATA_DIR`',
    about: `signs tokens; ${SECRET_MIN} characters or more; required with \`DATABASE_URL\``,
  },
  jwtSecretFallback: {
    name: 'JWT_SECRET_FALLBACK',
    schema: z.optional(
      text(`${SECRET_MIN} characters or more`, (value) => value.length >= SECRET_MIN),
    ),
    about:
      'another secret that is accepted besides `JWT_SECRET`, [while that changes](#changing-the-secret)',
  },
  seed: {
    name: 'SEED',
    ...withDefault(oneOf('demo', 'none'), 'demo'),
    about:
      '`none` starts empty. Demo content is never written to a `DATABASE_URL`, nor with `TRUST_PROXY`, nor unless `HOST`, and `PUBLIC_URL` if there is one, are loopback addresses; a folder that holds it is refused otherwise, and a server that has it answers on this machine alone',
  },
  smtpUrl: {
    name: 'SMTP_URL',
    schema: z.optional(address('smtps://user:password@host:465', 'smtp:', 'smtps:')),
    about:
      '`smtp://`, which has to offer STARTTLS unless it is on this machine, or `smtps://`; without it, mails are written to `DATA_DIR/outbox`',
  },
  devServerUrl: {
    name: 'DEV_SERVER_URL',
    schema: z.optional(webAddress('http://localhost:5173')),
    shown: '– (`npm run dev` sets it)',
    about: 'the app’s development server, which renders the mails then and has the server’s words',
  },
  mailFrom: {
    name: 'MAIL_FROM',
    schema: z.optional(matching('an email address', /^[^\s@<>]+@[^\s@<>]+$/)),
    shown: '`no-reply@` the host of `PUBLIC_URL`',
    about: 'the sender of mails',
  },
  s3Endpoint: {
    name: 'S3_ENDPOINT',
    schema: z.optional(webAddress('https://s3.example.com')),
    shown: `– (\`${REGION_DEFAULT}\`)`,
    about:
      'keep uploaded files in an S3-compatible store: all or none; required with `DATABASE_URL` unless `SINGLE_INSTANCE=true`',
  },
  s3Bucket: {
    name: 'S3_BUCKET',
    schema: z.optional(matching('the name of a bucket', /^[a-z0-9][a-z0-9.-]+$/)),
    about: null,
  },
  s3AccessKeyId: {
    name: 'S3_ACCESS_KEY_ID',
    schema: z.optional(text('the id of an access key')),
    about: null,
  },
  s3SecretAccessKey: {
    name: 'S3_SECRET_ACCESS_KEY',
    schema: z.optional(text('the secret of an access key')),
    about: null,
  },
  s3Region: {
    name: 'S3_REGION',
    ...withDefault(matching('the name of a region', /^[a-z0-9-]+$/), REGION_DEFAULT),
    about: null,
  },
  allowPlaintext: {
    name: 'ALLOW_PLAINTEXT',
    schema: z._default(plaintextPeers, []),
    about:
      'who may be spoken to without TLS beyond this machine, for a network that nobody else reads: one or more of `smtp`, `database`, `s3`, with commas between',
  },
  isSingleInstance: {
    name: 'SINGLE_INSTANCE',
    ...withDefault(isFirst('true', 'false'), 'false'),
    about:
      '`true` says that no other server uses this `DATABASE_URL`, so files may stay in `DATA_DIR`. With `DATABASE_URL`, either this or the `S3_*` settings are required',
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    schema: z.optional(webAddress('https://jobs.example.com')),
    about:
      'the address of the browser app: links in mails, canonical addresses, sitemap and feeds (else where a request was sent), and the one other origin that may call the API',
  },
  securityContact: {
    name: 'SECURITY_CONTACT',
    schema: z.optional(contact),
    about:
      'whom to tell of a weakness, `mailto:` or `https:`; with it there is a `/.well-known/security.txt`',
  },
  operatorName: {
    name: 'OPERATOR_NAME',
    schema: z.optional(line(`one line of ${LINE_MAX} characters at most`, LINE_MAX)),
    about:
      'who runs the server, and the address where they can be reached, as the privacy policy names whoever is responsible for accounts; without them it says “the operator of this site”',
  },
  operatorAddress: {
    name: 'OPERATOR_ADDRESS',
    schema: z.optional(line(`one line of ${LINE_MAX} characters at most`, LINE_MAX)),
    about: null,
  },
  passwordPolicy: {
    name: 'PASSWORD_POLICY',
    schema: z.optional(oneOf('specification', 'strong')),
    shown:
      '`specification`; `strong` where others can reach the server (`HOST` or `PUBLIC_URL` beyond loopback, or `TRUST_PROXY`)',
    about: `what new passwords must be: ${PASSWORD_MIN} characters; or ${PASSWORD_STRONG_MIN}, not a common one and not the email`,
  },
  confirmedEmail: {
    name: 'REQUIRE_CONFIRMED_EMAIL',
    schema: z.optional(oneOf('none', 'posting', 'all')),
    shown:
      '`none`; `posting` where others can reach the server (`HOST` or `PUBLIC_URL` beyond loopback, or `TRUST_PROXY`)',
    about:
      'what waits until an account has confirmed its email: nothing, publishing jobs, or applying too',
  },
  twoStep: {
    name: 'REQUIRE_TWO_STEP',
    schema: z.optional(oneOf('none', 'admins')),
    shown:
      '`none`; `admins` where others can reach the server (`HOST` or `PUBLIC_URL` beyond loopback, or `TRUST_PROXY`)',
    about:
      'who must turn on two-step login: nobody, or administrators, before they can use the data console',
  },
  rateLimits: {
    name: 'RATE_LIMITS',
    ...withDefault(isFirst('on', 'off'), 'on'),
    about:
      '`off` lifts the limits on how often logging in, registering, uploading and so on may be asked for',
  },
  announceAfter: {
    name: 'ANNOUNCE_SECONDS',
    ...withDefault(seconds(9999), String(ANNOUNCE_MS / 1000)),
    about: 'how long a change of an application must last before its candidate is notified',
  },
  liveJobsMax: {
    name: 'LIVE_JOBS_MAX',
    schema: z.optional(whole('a whole number, 0 for no limit', 999_999)),
    shown: `\`${LIVE_JOBS_DEFAULT}\` (none with \`RATE_LIMITS=off\`)`,
    about: 'how many live jobs one account may have; `0` for no limit',
  },
  salaryCurrency: {
    name: 'SALARY_CURRENCY',
    ...withDefault(
      text('the ISO 4217 code of a currency, such as USD', isCurrency),
      DEFAULT_CURRENCY,
    ),
    about:
      'the currency of a salary that names none, and in which salaries compare; an ISO 4217 code',
  },
  salaryRates: {
    name: 'SALARY_RATES',
    schema: z._default(rates, {}),
    about:
      "what one unit of other currencies is worth in it, such as `EUR=1.08,GBP=1.27,TRY=0.024`; a salary in a currency without a rate is shown, but doesn't compare; demo content has rates of its own where none are given",
  },
  synonymsFolder: {
    name: 'SYNONYMS_FOLDER',
    schema: z.optional(folder),
    shown: '`server/domains/search/synonyms`',
    about:
      'a folder whose `.txt` files have the synonyms of the search, instead of those that come with the product; their first lines say how to write them. Read at the start, which a mistake ends with its file and line',
  },
  applicationDays: {
    name: 'RETENTION_APPLICATIONS_DAYS',
    ...withDefault(daysKept(WARNED_DAYS_MIN, DAYS_MAX), '183'),
    about: `how many days rejected and withdrawn applications are kept; both sides are warned 30 days before; ${WARNED_DAYS_MIN} or more, \`0\` for ever`,
  },
  jobDays: {
    name: 'RETENTION_JOBS_DAYS',
    ...withDefault(daysKept(WARNED_DAYS_MIN, DAYS_MAX), '730'),
    about: `the same of jobs that are closed, removed or past their deadline, with what is left of their applications; \`0\` if \`RETENTION_APPLICATIONS_DAYS\` is`,
  },
  accountDays: {
    name: 'RETENTION_ACCOUNTS_DAYS',
    ...withDefault(daysKept(WARNED_DAYS_MIN, DAYS_MAX), '730'),
    about:
      'the same of accounts that nobody uses, but for administrators’; their owners are warned 30 and 7 days before',
  },
  notificationDays: {
    name: 'RETENTION_NOTIFICATIONS_DAYS',
    ...withDefault(daysKept(UNWARNED_DAYS_MIN, DAYS_MAX), '90'),
    about: `how many days notifications, and mails that were sent or given up, are kept; ${UNWARNED_DAYS_MIN} or more, \`0\` for ever`,
  },
  logDays: {
    name: 'RETENTION_LOG_DAYS',
    ...withDefault(whole(`a whole number of days up to ${DAYS_MAX}`, DAYS_MAX), '0'),
    about:
      'how many days you keep the server’s log, for the privacy policy: the server doesn’t delete it; `0` says nothing',
  },
  countryDatabase: {
    name: 'COUNTRY_DATABASE',
    schema: z.optional(file),
    about:
      'a file (MaxMind DB, `.mmdb`) with the countries of network addresses, for the list of devices on which somebody is logged in; without it they are shown without a country. Read at the start, which a file that can’t be read ends',
  },
  proxies: {
    name: 'TRUST_PROXY',
    ...withDefault(
      whole(`the number of proxies before the server, from 0 to ${PROXIES_MAX}`, PROXIES_MAX),
      '0',
    ),
    about:
      'how many proxies of your own stand before the server: whom callers are is then read from `X-Forwarded-For`',
  },
  drain: {
    name: 'DRAIN_SECONDS',
    ...withDefault(seconds(DRAIN_SECONDS_MAX), '0'),
    about:
      'how long an instance that gets SIGTERM goes on answering while `/api/ready` already says that it isn’t ready, so that balancers stop sending calls to it',
  },
  backupTo: {
    name: 'BACKUP_TO',
    schema: z.optional(backupAddress),
    about:
      'where [backups](#backups) are made by themselves: a folder that exists, better on another machine’s disk, or `s3://BUCKET/PREFIX` in the store of `S3_ENDPOINT`',
  },
  backupEvery: {
    name: 'BACKUP_HOURS',
    ...withDefault(hours(24 * 31), '24'),
    about: 'how many hours are between two of them',
  },
  backupsKept: {
    name: 'BACKUP_KEEP',
    ...withDefault(positive(BACKUPS_KEPT_MAX), '14'),
    about: 'how many of them are kept',
  },
  backupKey: {
    name: 'BACKUP_KEY',
    schema: z.optional(
      matching('a secret key of age, as `npm run backup -- --new-key` makes one', BACKUP_KEY),
    ),
    about:
      'encrypts backups, and reads them when they are restored; keep it elsewhere, too: without it they are worth nothing',
  },
  metricsToken: {
    name: 'METRICS_TOKEN',
    schema: z.optional(
      text(
        `${METRICS_TOKEN_MIN} to ${METRICS_TOKEN_MAX} characters without spaces`,
        (value) =>
          /^\S+$/.test(value) &&
          METRICS_TOKEN_MIN <= value.length &&
          value.length <= METRICS_TOKEN_MAX,
      ),
    ),
    about:
      'shows [metrics](#metrics) at `/metrics` to whoever sends it as `Authorization: Bearer …`, and to nobody else',
  },
  metricsPort: {
    name: 'METRICS_PORT',
    schema: z.optional(whole(`a whole number from 0 to ${PORT_MAX}`, PORT_MAX)),
    about:
      'a second port of `HOST` with nothing but `/metrics`, for everyone who can reach it: keep it from the internet',
  },
  browserReports: {
    name: 'BROWSER_REPORTS',
    ...withDefault(share, '0'),
    about:
      'lets browsers [report](#browser-reports) all errors of the app, and waiting times of this share of the pages, from `0.01` to `1`; `0` or `off`: neither. The privacy policy says so',
  },
  logLevel: {
    name: 'LOG_LEVEL',
    ...withDefault(oneOf(...LOG_LEVELS), 'info'),
    about:
      'what the log tells at the least: `debug` (pages and files of the app too), `info`, `warn` or `error`',
  },
  logFormat: {
    name: 'LOG_FORMAT',
    schema: z.optional(oneOf('json', 'text')),
    shown: '`text` at a terminal, else `json`',
    about: 'one JSON object a line, or text for people',
  },
  apiUrl: {
    name: 'VITE_API_URL',
    schema: z.optional(webAddress('https://api.example.com')),
    shown: "the app's own origin",
    about:
      'where the browser app finds the API (set when building; the server lets the app reach it)',
  },
  dashboardAccess: {
    name: 'VITE_DASHBOARD_ACCESS',
    ...withDefault(oneOf(...DASHBOARD_ACCESS), DASHBOARD_ACCESS[0]),
    about: '`employer` keeps the dashboard to employers (set when building)',
  },
  consolePath: {
    name: 'VITE_CONSOLE_PATH',
    ...withDefault(
      text(
        'one lower-case word that is no other page',
        (value) => /^[a-z]+$/.test(value) && !isReserved(value),
      ),
      CONSOLE_PATH,
    ),
    about:
      'the word for the data console, in the app (when building) and below `/api` (when running): give both the same',
  },
} satisfies Record<string, Setting>;
