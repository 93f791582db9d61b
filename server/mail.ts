import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from './log.ts';

/** A mail in plain text, to one address. */
export type Message = { to: string; subject: string; text: string };

export type Mail = {
  /** Delivers the message. Throws when it was not accepted. */
  send: (message: Message) => Promise<void>;
};

/** Milliseconds until a mail server that does not answer counts as failed. */
const SMTP_TIMEOUT = 10_000;

/** Sends by the mail server at `url` (smtp: or smtps:), as `from`. */
export function createSmtpMail(url: string, from: string): Mail {
  const address = new URL(url);
  for (const limit of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!address.searchParams.has(limit)) address.searchParams.set(limit, String(SMTP_TIMEOUT));
  }
  return {
    send: async ({ to, subject, text }) => {
      // Loaded with the first mail, not at the start.
      const { default: nodemailer } = await import('nodemailer');
      await nodemailer.createTransport(address.href).sendMail({
        from: { name: 'Meydan', address: from },
        // As an object it is one address, whatever characters it contains.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}

/** A header's value; encoded (RFC 2047) unless it is ASCII. */
const headerText = (text: string): string =>
  /^[ -~]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

/**
 * Writes each message into `folder` as an .eml file, which any mail program opens, and logs its path. For
 * machines that send no mail. The text is not encoded, so that a link can be copied out of it.
 */
export function createOutbox(folder: string, from: string, log: Log): Mail {
  return {
    send: async ({ to, subject, text }) => {
      const now = new Date();
      const lines = [
        `From: Meydan <${from}>`,
        `To: <${to}>`,
        `Subject: ${headerText(subject)}`,
        `Date: ${now.toUTCString()}`,
        `Message-ID: <${randomUUID()}@localhost>`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
        '',
        ...text.split('\n'),
      ];
      const moment = now.toISOString().replaceAll(/[:.]/g, '-');
      const path = join(folder, `${moment}-${randomUUID().slice(0, 8)}.eml`);
      // Its link lets the reader take over the account, so only the server's own user may read it.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path, lines.join('\r\n'), { mode: 0o600, flag: 'wx' });
      log('mail.written', { path });
    },
  };
}
