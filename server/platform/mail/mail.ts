import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Log } from '#server/platform/log/log.ts';
import { hostnameOf, isLoopback } from '#server/platform/network/plaintext.ts';
import { escapeXml } from '#server/platform/text/xml.ts';
import { lastStop } from './last-stop.ts';

/** A text file that comes with a mail. */
export type Attachment = { name: string; type: string; content: string };

/** What a mail puts into a calendar or takes out of it (iCalendar, of the same method). */
export type MailedCalendar = { method: 'REQUEST' | 'CANCEL'; content: string };

/** A mail to one address. */
export type Message = {
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  /** What stands before the @ of its Message-ID: the same at each attempt. A new one if missing. */
  id?: string;
  /** Further headers, in ASCII. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
  /** Shown by mail programs with the mail itself, and as a file to open. */
  calendar?: MailedCalendar | undefined;
};

/** How one message is sent. */
type Sending = {
  /**
   * Awaited when all of the message but its end is with the mail server, which doesn't deliver it without.
   * When it rejects, the message is not sent.
   */
  beforeEnd?: () => Promise<void>;
  /** Breaks off the connection. */
  signal?: AbortSignal;
};

export type Mail = {
  /** Delivers the message. Throws when it was not accepted. */
  send: (message: Message, sending?: Sending) => Promise<void>;
  /** Closes the connections that it keeps. */
  close?: () => void;
};

/** Milliseconds until a mail server that does not answer counts as failed. */
const CONNECT_TIMEOUT = 10_000;
/**
 * The same once it has all of the message: many judge it then, and who gives up early doesn't learn whether it
 * was delivered.
 */
const ANSWER_TIMEOUT = 60_000;
/** Milliseconds for which a connection that is kept waits for the next message. */
const IDLE_TIMEOUT = 5_000;

/** The name of a calendar's file. */
export const CALENDAR_FILE = 'interview.ics';

const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** The message in the library's words. */
const toOptions = (
  { to, subject, text, html, id = randomUUID(), headers, calendar, attachments = [] }: Message,
  from: string,
): SendMailOptions => ({
  from: { name: 'Meydan', address: from },
  // As an object it is one address, whatever characters it contains.
  to: { name: '', address: to },
  subject,
  text,
  ...(html && { html }),
  messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
  headers: { ...AUTOMATIC, ...headers },
  attachments: attachments.map(({ name, type, content }) => ({
    filename: name,
    contentType: type,
    content,
  })),
  ...(calendar && { icalEvent: { ...calendar, filename: CALENDAR_FILE } }),
  // Nothing in a message names a file or an address whose content would be sent.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * The address, with what the library is to do about TLS (rule MAIL-9): what stands in the address wins over other
 * settings of it. Without TLS nothing is sent, neither a password nor a message, unless the mail server is on this
 * machine or the operator allows it.
 */
const withTls = (url: string, allowPlaintext: boolean): string => {
  if (allowPlaintext || isLoopback(hostnameOf(url))) return url;
  const strict = new URL(url);
  strict.searchParams.set('requireTLS', 'true');
  return strict.href;
};

/**
 * Sends by the mail server at `url` (smtp: or smtps:), as `from`. With `connections` it keeps that many open
 * from one message to the next, else each has its own.
 */
export function createSmtpMail(
  url: string,
  from: string,
  {
    connections = 0,
    allowPlaintext = false,
  }: { connections?: number; allowPlaintext?: boolean } = {},
): Mail {
  let opened: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    // Loaded with the first mail, not at the start.
    const { default: nodemailer } = await import('nodemailer');
    const settings = {
      connectionTimeout: CONNECT_TIMEOUT,
      greetingTimeout: CONNECT_TIMEOUT,
      socketTimeout: ANSWER_TIMEOUT,
      url: withTls(url, allowPlaintext),
    };
    const kept = {
      pool: true as const,
      maxConnections: connections,
      idleTimeout: IDLE_TIMEOUT,
      // It can't tell whether a message whose line dropped was delivered, so it must not try again by itself.
      maxRequeues: 0,
    };
    const transport = nodemailer.createTransport(connections ? { ...settings, ...kept } : settings);
    transport.use('stream', (mail, done) => {
      const { beforeEnd } = mail.data as Sending;
      if (beforeEnd) mail.message.transform(() => lastStop(beforeEnd));
      done();
    });
    return transport;
  };
  return {
    send: async (message, { beforeEnd, signal } = {}) => {
      opened ??= open();
      const transport = await opened;
      const sending = { ...(beforeEnd && { beforeEnd }), ...(signal && { signal }) };
      await transport.sendMail({ ...toOptions(message, from), ...sending });
    },
    close: () => {
      void opened?.then((transport) => transport.close());
      opened = undefined;
    },
  };
}

/**
 * Writes each message into `folder` as an .eml file, which any mail program opens, and logs its path. For
 * machines that send no mail. The text is not encoded, so that a link can be copied out of it.
 */
export function createOutbox(folder: string, from: string, log: Log): Mail {
  return {
    send: async ({ text, html, ...message }, { beforeEnd } = {}) => {
      const { default: nodemailer } = await import('nodemailer');
      const builder = nodemailer.createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
      });
      const head = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit';
      const { text: _, ...described } = toOptions({ ...message, text }, from);
      const built = await builder.sendMail({
        ...described,
        alternatives: [
          { raw: `${head}\r\n\r\n${text.replaceAll('\n', '\r\n')}` },
          // Of one part alone the library would make the whole message.
          {
            contentType: 'text/html; charset=utf-8',
            content: html ?? `<pre>${escapeXml(text)}</pre>`,
          },
        ],
      });
      const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const path = join(folder, `${moment}-${randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await beforeEnd?.();
      // Its links let the reader act for the account, so only the server's own user may read it.
      await writeFile(path, built.message as Buffer, { mode: 0o600, flag: 'wx' });
      log('mail.written', { path });
    },
  };
}
