import * as z from 'zod/mini';
import { usesTls } from '#server/platform/database/uses-tls.ts';
import { hostnameOf, isLoopback, type PlaintextPeer } from '#server/platform/network/plaintext.ts';
import { SECRET_MIN } from '#server/platform/secrets/tokens.ts';
import type { S3Access, S3Settings } from '#server/platform/storage/s3-store.ts';
import { readTraceSettings } from '#server/platform/traces/trace-settings.ts';
import { fill, namesOf, pluck } from '#src/shared/records.ts';
import { LIVE_JOBS_DEFAULT, settings } from './settings.ts';

/** Some settings are wrong. `lines` names them and what is allowed, but never a given value, which may be secret. */
export class ConfigError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

const settingsSchema = z.object(pluck(settings, 'schema'));
type Given = z.output<typeof settingsSchema>;
const names: Readonly<Record<string, string>> = pluck(settings, 'name');

/** Parses each setting on its own; blank ones count as missing. */
function readSettings(environment: Readonly<Record<string, string | undefined>>): Given {
  const result = z.safeParse(
    settingsSchema,
    fill(namesOf(settings), (setting) => environment[settings[setting].name]?.trim() || undefined),
  );
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues.map(({ path, message }) => `${names[String(path[0])]} must be ${message}.`),
  );
}

const S3_PARTS = ['s3Endpoint', 's3Bucket', 's3AccessKeyId', 's3SecretAccessKey'] as const;
const S3_NAMES = S3_PARTS.map((part) => settings[part].name).join(', ');
const S3_STORE = S3_PARTS.filter((part) => part !== 's3Bucket')
  .map((part) => settings[part].name)
  .join(', ');

/**
 * The S3 settings, all or none; the bucket alone may be missing, if the store is only for backups and moves. Returns
 * how the store is reached, and where uploaded files are in it, if they are.
 */
function readS3(given: Pick<Given, (typeof S3_PARTS)[number] | 's3Region'>): {
  s3: S3Settings | undefined;
  s3Access: S3Access | undefined;
} {
  const {
    s3Endpoint: endpoint,
    s3Bucket: bucket,
    s3Region: region,
    s3AccessKeyId: accessKeyId,
    s3SecretAccessKey: secretAccessKey,
  } = given;
  if (endpoint && accessKeyId && secretAccessKey) {
    const s3Access = { endpoint, region, accessKeyId, secretAccessKey };
    return { s3: bucket === undefined ? undefined : { ...s3Access, bucket }, s3Access };
  }
  const missing = S3_PARTS.filter((part) => !given[part]);
  if (missing.length === S3_PARTS.length) return { s3: undefined, s3Access: undefined };
  throw new ConfigError(
    missing.map(
      (part) => `${settings[part].name} is missing: files go to S3 with all of ${S3_NAMES}.`,
    ),
  );
}

/** Refuses connections that would send passwords, applications and resumes in clear text over a network. */
function checkPlaintext({ allowPlaintext, databaseUrl, s3Endpoint }: Given): void {
  const lines: string[] = [];
  const otherwise = (peer: PlaintextPeer) =>
    `a server on this machine may do without TLS, any other with ALLOW_PLAINTEXT=${peer}.`;
  if (databaseUrl && !allowPlaintext.includes('database') && !usesTls(databaseUrl))
    lines.push(
      `DATABASE_URL must ask for TLS by sslmode=require, or verify-full, which checks the certificate: ${otherwise('database')}`,
    );
  if (s3Endpoint && !allowPlaintext.includes('s3') && new URL(s3Endpoint).protocol === 'http:')
    if (!isLoopback(hostnameOf(s3Endpoint)))
      lines.push(`S3_ENDPOINT must be an https:// address: ${otherwise('s3')}`);
  if (lines.length > 0) throw new ConfigError(lines);
}

/** Whether only this machine can reach the server, judged by HOST, PUBLIC_URL and the number of proxies. */
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

/**
 * Reads the settings from the environment; blank ones count as missing. Throws ConfigError (rules AUTH-6, CONFIRM-4,
 * RETAIN-1 and TWOSTEP-7). `isCopying` allows a store without a bucket, for a command that names one.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  { isCopying = false }: { isCopying?: boolean } = {},
) {
  const given = readSettings(environment);
  const { s3Endpoint, s3Bucket, s3Region, s3AccessKeyId, s3SecretAccessKey, ...unstored } = given;
  const { applicationDays, jobDays, accountDays, notificationDays, logDays, ...more } = unstored;
  const { backupTo, backupEvery, backupsKept, backupKey, ...others } = more;
  const { databaseUrl, publicUrl, rateLimits } = others;
  if (databaseUrl && !others.jwtSecret)
    throw new ConfigError([
      'JWT_SECRET is missing: with DATABASE_URL, every instance must sign tokens with the same secret.',
      `Give ${SECRET_MIN} random characters or more, the same ones to each instance.`,
    ]);
  if (others.jwtSecretFallback && !others.jwtSecret)
    throw new ConfigError(['JWT_SECRET is missing: JWT_SECRET_FALLBACK is only used beside it.']);
  if (others.salaryCurrency in others.salaryRates)
    throw new ConfigError([
      'SALARY_RATES must not name the currency of SALARY_CURRENCY, whose rate is 1.',
    ]);
  if (jobDays > 0 && applicationDays === 0)
    throw new ConfigError([
      'RETENTION_JOBS_DAYS must be 0 too if RETENTION_APPLICATIONS_DAYS is: a job is only deleted after its applications.',
    ]);
  const { s3, s3Access } = readS3({
    s3Endpoint,
    s3Bucket,
    s3Region,
    s3AccessKeyId,
    s3SecretAccessKey,
  });
  if (databaseUrl && !s3 && !others.isSingleInstance)
    throw new ConfigError([
      `${S3_NAMES} are missing: several instances share one database, but files on their own disks are lost to each other.`,
      'Give all instances the same S3-compatible store, or say SINGLE_INSTANCE=true if there is one instance.',
    ]);
  checkPlaintext(given);
  if (s3Access && !s3 && !isCopying && !backupTo?.startsWith('s3://'))
    throw new ConfigError([
      `S3_BUCKET is missing: files go to S3 with all of ${S3_NAMES}. Only backups (BACKUP_TO) do without it.`,
    ]);
  if (backupTo?.startsWith('s3://') && !s3Access)
    throw new ConfigError([`BACKUP_TO is in a store: ${S3_STORE} are missing.`]);
  return {
    ...others,
    s3,
    s3Access,
    mailFrom:
      others.mailFrom ?? `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}`,
    passwordPolicy: others.passwordPolicy ?? (isPrivate(others) ? 'specification' : 'strong'),
    confirmedEmail: others.confirmedEmail ?? (isPrivate(others) ? 'none' : 'posting'),
    twoStep: others.twoStep ?? (isPrivate(others) ? 'none' : 'admins'),
    retention: {
      applications: applicationDays,
      jobs: jobDays,
      accounts: accountDays,
      notifications: notificationDays,
      log: logDays,
    },
    backups: { to: backupTo, everyMs: backupEvery, keep: backupsKept, key: backupKey },
    traces: readTraceSettings(environment),
    liveJobsMax: others.liveJobsMax ?? (rateLimits ? LIVE_JOBS_DEFAULT : 0),
  };
}

/** The parsed settings; paths are absolute, times in milliseconds. */
export type Config = ReturnType<typeof readConfig>;
