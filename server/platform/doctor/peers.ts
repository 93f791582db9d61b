import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBucketAddress, openPlace } from '#server/platform/backup/place.ts';
import { type Config, isPrivate } from '#server/platform/config/config.ts';
import { withTls } from '#server/platform/mail/mail.ts';
import type { FileStore } from '#server/platform/storage/file-store.ts';
import { createS3Store } from '#server/platform/storage/s3-store.ts';
import { about, type Finding, PATIENCE, reasonOf } from './finding.ts';
import { tryFolder } from './machine.ts';

/** Writes, reads and deletes a small file in a bucket. */
async function tryStore(part: string, where: string, store: FileStore): Promise<Finding> {
  const { ok, problem } = about(part);
  const key = `doctor/${randomUUID()}`;
  const folder = await mkdtemp(join(tmpdir(), 'meydan-doctor-'));
  try {
    const path = join(folder, 'probe');
    await writeFile(path, key);
    await store.check(PATIENCE);
    await store.keep(key, path);
    const kept = await store.open(key);
    const text = kept && (await new Response(kept).text());
    await store.remove(key);
    return text === key
      ? ok(`${where} keeps, gives and deletes files.`)
      : problem(`${where} gave something else than was kept.`, 'Look at the store itself.');
  } catch (error) {
    const advice =
      'Look whether the store runs, and whether S3_ENDPOINT, the bucket and S3_REGION are right and the keys may read, write and delete there.';
    return problem(`${where} doesn't work: ${reasonOf(error)}.`, advice);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether uploaded files can be kept. */
export async function checkStore({ s3 }: Pick<Config, 's3'>): Promise<Finding[]> {
  if (!s3) return [about('files').ok('They are kept in DATA_DIR.')];
  const where = `The bucket ${s3.bucket} at ${new URL(s3.endpoint).host}`;
  return [await tryStore('files', where, createS3Store(s3, PATIENCE))];
}

/** Whether scheduled backups can be kept, where a broken disk of DATA_DIR doesn't take them along. */
export async function checkBackups(config: Config): Promise<Finding[]> {
  const { ok, warning, problem } = about('backups');
  const { backups, s3Access, dataFolder } = config;
  const { to } = backups;
  if (to === undefined) {
    const found = 'The server makes none by itself.';
    const advice = 'Set BACKUP_TO, or look that something else makes them.';
    return [isPrivate(config) ? ok(found) : warning(found, advice)];
  }
  if (isBucketAddress(to)) {
    const { store } = openPlace(to, { access: s3Access, spoolFolder: tmpdir() });
    return [await tryStore('backups', to, store)];
  }
  try {
    // First, since trying would make it.
    const [own, data] = await Promise.all([stat(to), stat(dataFolder)]);
    await tryFolder(to);
    return own.dev === data.dev
      ? [
          warning(
            `${to} is on the same disk as DATA_DIR, which may break as a whole.`,
            'Name a folder on another disk or machine in BACKUP_TO, or s3://BUCKET/PREFIX.',
          ),
        ]
      : [ok(`${to} can be written.`)];
  } catch (error) {
    const advice = 'Mount its disk or make it, and give it to the user who runs the server.';
    return [problem(`${to} can't be written (${reasonOf(error)}).`, advice)];
  }
}

/** Logs in at the mail server, without sending anything. */
export async function checkMail(config: Config): Promise<Finding[]> {
  const { ok, warning, problem } = about('mail');
  const { smtpUrl, allowPlaintext } = config;
  if (!smtpUrl) {
    const found = 'Mails are written to DATA_DIR/outbox, and nobody gets them.';
    return [isPrivate(config) ? ok(found) : warning(found, 'Set SMTP_URL.')];
  }
  const { host } = new URL(smtpUrl);
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport({
    url: withTls(smtpUrl, allowPlaintext.includes('smtp')),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  try {
    await transport.verify();
    return [ok(`The mail server ${host} accepts us.`)];
  } catch (error) {
    const advice =
      'Look whether SMTP_URL has its address, port, user and password: smtps:// where TLS begins at once (465), smtp:// with STARTTLS (587).';
    return [
      problem(`The mail server ${host} refuses or is out of reach (${reasonOf(error)}).`, advice),
    ];
  } finally {
    transport.close();
  }
}
