import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, isPrivate } from '#server/platform/config/config.ts';
import { withTls } from '#server/platform/mail/mail.ts';
import { createS3Store } from '#server/platform/storage/s3-store.ts';
import { about, type Finding, PATIENCE, reasonOf } from './finding.ts';

/** Writes, reads and deletes a small file in the bucket. */
export async function checkStore({ s3 }: Pick<Config, 's3'>): Promise<Finding[]> {
  const { ok, problem } = about('files');
  if (!s3) return [ok('They are kept in DATA_DIR.')];
  const where = `The bucket ${s3.bucket} at ${new URL(s3.endpoint).host}`;
  const store = createS3Store(s3, PATIENCE);
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
    if (text === key) return [ok(`${where} keeps, gives and deletes files.`)];
    return [problem(`${where} gave something else than was kept.`, 'Look at the store itself.')];
  } catch (error) {
    const advice =
      'Look whether the store runs, and whether S3_ENDPOINT, S3_BUCKET and S3_REGION are right and the keys may read, write and delete there.';
    return [problem(`${where} doesn't work: ${reasonOf(error)}.`, advice)];
  } finally {
    await rm(folder, { recursive: true, force: true });
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
