import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { DEFAULT_CURRENCY } from '../../../src/contract/jobs/currency.ts';
import { ANNOUNCE_MS } from '../../../src/contract/limits.ts';
import { usesTls } from '../database/uses-tls.ts';
import { LOG_LEVELS } from '../log/log.ts';
import { SECRET_MIN } from '../secrets/tokens.ts';
import type { S3Settings } from '../storage/s3-store.ts';
import { isCurrency } from './currencies.ts';
import {
  hostnameOf,
  isLoopback,
  PLAINTEXT_PEERS,
  type PlaintextPeer,
  readPeers,
} from './plaintext.ts';
import { isReserved } from './reserved-words.ts';
import { readRates } from './salary-rates.ts';

const isAddress =
  (...protocols: string[]) =>
  (value: string): boolean =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol);

const setting = (allowed: string, accepts: (value: string) => boolean) =>
  z.string(allowed).check(z.refine(accepts, allowed));
/** A whole number, written as the pattern says. */
const whole = (allowed: string, pattern: RegExp) =>
  z.pipe(
    setting(allowed, (value) => pattern.test(value)),
    z.transform(Number),
  );
const text = (allowed: string) => setting(allowed, () => true);
const address = (allowed: string, ...protocols: string[]) =>
  z.optional(setting(allowed, isAddress(...protocols)));

const webUrl = (example: string) => address(`an address such as ${example}`, 'http:', 'https:');

/** Whether security.txt may name it: an email address, or a page reached by HTTPS. */
const isContact = (value: string): boolean =>
  isAddress('https:')(value) ||
  (isAddress('mailto:')(value) && /^[^\s@]+@[^\s@]+$/.test(new URL(value).pathname));

/** The default number of live jobs per account; a large agency has that many. */
const LIVE_JOBS_DEFAULT = 200;
const RATES_ALLOWED =
  'currencies with what one unit of each is worth in SALARY_CURRENCY, such as EUR=1.08,GBP=1.27';
const PEERS_ALLOWED = `one or more of ${PLAINTEXT_PEERS.join(', ')}, with commas between`;
const PORT_ALLOWED = 'a whole number from 0 to 65535';

const settingsSchema = z.object({
  PORT: z._default(
    z.pipe(
      setting(PORT_ALLOWED, (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535),
      z.transform(Number),
    ),
    3000,
  ),
  HOST: z._default(
    setting('a host name or an IP address', (value) => /^[A-Za-z0-9.:_-]+$/.test(value)),
    '127.0.0.1',
  ),
  DATA_DIR: z._default(text('the path of a folder'), './data'),
  DATABASE_URL: address('an address such as postgres://user@host/name', 'postgres:', 'postgresql:'),
  JWT_SECRET: z.optional(
    setting(`${SECRET_MIN} characters or more`, (value) => value.length >= SECRET_MIN),
  ),
  SEED: z._default(z.enum(['demo', 'none'], 'demo or none'), 'demo'),
  SMTP_URL: address('an address such as smtps://user:password@host:465', 'smtp:', 'smtps:'),
  /** The address that mails come from. */
  MAIL_FROM: z.optional(
    setting('an email address', (value) => /^[^\s@<>]+@[^\s@<>]+$/.test(value)),
  ),
  S3_ENDPOINT: webUrl('https://s3.example.com'),
  S3_BUCKET: z.optional(
    setting('the name of a bucket', (value) => /^[a-z0-9][a-z0-9.-]+$/.test(value)),
  ),
  S3_REGION: z._default(
    setting('the name of a region', (value) => /^[a-z0-9-]+$/.test(value)),
    'us-east-1',
  ),
  S3_ACCESS_KEY_ID: z.optional(text('the id of an access key')),
  S3_SECRET_ACCESS_KEY: z.optional(text('the secret of an access key')),
  /** Whom the server may speak to without TLS beyond this machine. */
  ALLOW_PLAINTEXT: z._default(
    z.pipe(
      setting(PEERS_ALLOWED, (value) => readPeers(value) !== undefined),
      z.transform((value: string) => readPeers(value) ?? []),
    ),
    [],
  ),
  SINGLE_INSTANCE: z._default(z.enum(['true', 'false'], 'true or false'), 'false'),
  PUBLIC_URL: webUrl('https://jobs.example.com'),
  /** Whom to tell of a weakness: a mailto: or https: address. */
  SECURITY_CONTACT: z.optional(
    z.pipe(
      setting('an address such as mailto:security@example.com or https://…', isContact),
      z.transform((value) => new URL(value).href),
    ),
  ),
  /** What new passwords must be. */
  PASSWORD_POLICY: z.optional(z.enum(['specification', 'strong'], 'specification or strong')),
  /** Whether callers are limited in how often they may ask. */
  RATE_LIMITS: z._default(z.enum(['on', 'off'], 'on or off'), 'on'),
  /** How many live jobs one account may have; 0 for no limit. */
  LIVE_JOBS_MAX: z.optional(whole('a whole number, 0 for no limit', /^\d{1,6}$/)),
  /** In development: where the app's server is, which makes the mails. */
  DEV_SERVER_URL: webUrl('http://localhost:5173'),
  /** How long a change must last before an application's candidate is told of it. */
  ANNOUNCE_SECONDS: z._default(whole('a whole number of seconds', /^\d{1,4}$/), ANNOUNCE_MS / 1000),
  /** The currency of a salary that names none, and in which salaries are compared. */
  SALARY_CURRENCY: z._default(
    setting('the ISO 4217 code of a currency, such as USD', isCurrency),
    DEFAULT_CURRENCY,
  ),
  /** What one unit of other currencies is worth in it. */
  SALARY_RATES: z._default(
    z.pipe(
      setting(RATES_ALLOWED, (value) => readRates(value) !== undefined),
      z.transform((value: string) => readRates(value) ?? {}),
    ),
    {},
  ),
  /** The folder that synonyms are read from, instead of those that come with the product. */
  SYNONYMS_FOLDER: z.optional(text('the path of a folder')),
  /** The number of our own proxies before the server. */
  TRUST_PROXY: z._default(whole('the number of proxies before the server, from 0 to 9', /^\d$/), 0),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`), 'info'),
  /** When not set: text on a terminal, JSON elsewhere. */
  LOG_FORMAT: z.optional(z.enum(['json', 'text'], 'json or text')),
  VITE_API_URL: webUrl('https://api.example.com'),
  VITE_DASHBOARD_ACCESS: z._default(
    z.enum(['everyone', 'employer'], 'everyone or employer'),
    'everyone',
  ),
  VITE_CONSOLE_PATH: z._default(
    setting(
      'one lower-case word that is no other page',
      (value) => /^[a-z]+$/.test(value) && !isReserved(value),
    ),
    'admin',
  ),
});

/**
 * The settings are wrong; `lines` says which ones, and what is allowed. It never repeats a value, which may
 * be secret.
 */
export class ConfigError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

const S3_NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The S3 settings, all or none; `undefined` for none. */
function readS3(given: z.output<typeof settingsSchema>): S3Settings | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = given;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  const missing = S3_NAMES.filter((name) => !given[name]);
  if (missing.length === S3_NAMES.length) return undefined;
  throw new ConfigError(
    missing.map((name) => `${name} is missing: files go to S3 with all of ${S3_NAMES.join(', ')}.`),
  );
}

const hostOf = (url: string | undefined): string => (url ? new URL(url).hostname : 'localhost');

/** Refuses what would send passwords, applications and resumes over the network for all to read. */
function checkPlaintext({
  ALLOW_PLAINTEXT: allowed,
  DATABASE_URL: database,
  S3_ENDPOINT: s3,
}: z.output<typeof settingsSchema>): void {
  const lines: string[] = [];
  const otherwise = (peer: PlaintextPeer) =>
    `a server on this machine may do without TLS, any other with ALLOW_PLAINTEXT=${peer}.`;
  if (database && !allowed.includes('database') && !usesTls(database))
    lines.push(
      `DATABASE_URL must ask for TLS by sslmode=require, or verify-full, which checks the certificate: ${otherwise('database')}`,
    );
  if (s3 && !allowed.includes('s3') && new URL(s3).protocol === 'http:')
    if (!isLoopback(hostnameOf(s3)))
      lines.push(`S3_ENDPOINT must be an https:// address: ${otherwise('s3')}`);
  if (lines.length > 0) throw new ConfigError(lines);
}

/** Whether only this machine can reach the server: by HOST, by PUBLIC_URL and without proxies. */
export const isPrivate = ({
  host,
  publicUrl,
  proxies,
}: {
  host: string;
  publicUrl?: string | undefined;
  proxies: number;
}): boolean =>
  isLoopback(host) && (!publicUrl || isLoopback(hostnameOf(publicUrl))) && proxies === 0;

/** Reads the settings from the environment; blank ones count as missing. Throws ConfigError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.shape).map((name) => [
      name,
      environment[name]?.trim() ? environment[name].trim() : undefined,
    ]),
  );
  const result = z.safeParse(settingsSchema, given);
  if (!result.success)
    throw new ConfigError(
      result.error.issues.map((issue) => `${issue.path.join('.')} must be ${issue.message}.`),
    );
  const settings = result.data;
  if (settings.DATABASE_URL && !settings.JWT_SECRET)
    throw new ConfigError([
      'JWT_SECRET is missing: with DATABASE_URL, every instance must sign tokens with the same secret.',
      `Give ${SECRET_MIN} random characters or more, the same ones to each instance.`,
    ]);
  if (settings.SALARY_CURRENCY in settings.SALARY_RATES)
    throw new ConfigError([
      'SALARY_RATES must not name the currency of SALARY_CURRENCY, whose rate is 1.',
    ]);
  const s3 = readS3(settings);
  if (settings.DATABASE_URL && !s3 && settings.SINGLE_INSTANCE === 'false')
    throw new ConfigError([
      `${S3_NAMES.join(', ')} are missing: several instances share one database, but files on their own disks are lost to each other.`,
      'Give all instances the same S3-compatible store, or say SINGLE_INSTANCE=true if there is one instance.',
    ]);
  checkPlaintext(settings);
  const reach = {
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL,
    proxies: settings.TRUST_PROXY,
  };
  return {
    ...reach,
    port: settings.PORT,
    dataFolder: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    jwtSecret: settings.JWT_SECRET,
    seed: settings.SEED,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `no-reply@${hostOf(settings.PUBLIC_URL)}`,
    s3,
    allowPlaintext: settings.ALLOW_PLAINTEXT,
    securityContact: settings.SECURITY_CONTACT,
    passwordPolicy: settings.PASSWORD_POLICY ?? (isPrivate(reach) ? 'specification' : 'strong'),
    rateLimits: settings.RATE_LIMITS === 'on',
    announceAfter: settings.ANNOUNCE_SECONDS * 1000,
    devServerUrl: settings.DEV_SERVER_URL,
    liveJobsMax: settings.LIVE_JOBS_MAX ?? (settings.RATE_LIMITS === 'on' ? LIVE_JOBS_DEFAULT : 0),
    salaryCurrency: settings.SALARY_CURRENCY,
    salaryRates: settings.SALARY_RATES,
    synonymsFolder: settings.SYNONYMS_FOLDER && resolve(settings.SYNONYMS_FOLDER),
    logLevel: settings.LOG_LEVEL,
    logFormat: settings.LOG_FORMAT,
    apiUrl: settings.VITE_API_URL,
    consolePath: settings.VITE_CONSOLE_PATH,
  };
}

/** The settings, as the server takes them; paths are absolute, times milliseconds. */
export type Config = ReturnType<typeof readConfig>;
