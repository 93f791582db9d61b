import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Log } from '#server/platform/log/log.ts';
import { hostnameOf, isLoopback } from '#server/platform/network/plaintext.ts';
import { escapeXml } from '#server/platform/text/xml.ts';
import { holdBeforeEnd } from './last-stop.ts';

export type Attachment = { name: string; type: string; content: string };

/** A calendar entry that a mail adds or cancels (iCalendar, with the same method). */
export type MailedCalendar = { method: 'REQUEST' | 'CANCEL'; content: string };

/** A mail to one address. */
export type Message = {
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  /** The Message-ID before the @, the same for each attempt; random if missing. */
  id?: string;
  /** Further headers, in ASCII. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
  /** Shown by mail programs with the mail itself, and as a file to open. */
  calendar?: MailedCalendar | undefined;
};

type Sending = {
  /** Awaited when the mail server has all of the message but its end. If it rejects, the message is not sent. */
  beforeEnd?: () => Promise<void>;
  /** Breaks off the connection. */
  signal?: AbortSignal;
};

export type Mail = {
  /** Delivers the message. Throws when it was not accepted. */
  send: (message: Message, sending?: Sending) => Promise<void>;
  /** Closes kept connections. */
  close?: () => void;
};

/** Milliseconds until a mail server that does not answer counts as failed. */
const CONNECT_TIMEOUT = 10_000;
/**
 * The same once the server has the whole message: many check it only then, and a sender who gives up early doesn't
 * learn whether it was delivered.
 */
const ANSWER_TIMEOUT = 60_000;
/** Milliseconds that an idle connection stays open for the next message. */
const IDLE_TIMEOUT = 5_000;

export const CALENDAR_FILE = 'interview.ics';

const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** The message as the library's options. */
const toOptions = (
  { to, subject, text, html, id = randomUUID(), headers, calendar, attachments = [] }: Message,
  from: string,
): SendMailOptions => ({
  from: { name: 'Meydan', address: from },
  // An object is one address, whatever characters it contains.
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
  // Keeps the library from sending the content of a file or URL named in a message.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * Adds the library's TLS requirement to the address, where it overrides other settings (rule MAIL-9). Without TLS,
 * neither a password nor a message is sent, unless the mail server is on this machine or the operator allows it.
 */
export const withTls = (url: string, allowPlaintext: boolean): string => {
  if (allowPlaintext || isLoopback(hostnameOf(url))) return url;
  const strict = new URL(url);
  strict.searchParams.set('requireTLS', 'true');
  return strict.href;
};

/**
 * Sends through the mail server at `url` (smtp: or smtps:), as `from`. `connections` stay open between messages; with
 * 0, each message opens its own.
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
      // The library can't know whether a message was delivered when its connection broke, so it must not retry.
      maxRequeues: 0,
    };
    const transport = nodemailer.createTransport(connections ? { ...settings, ...kept } : settings);
    transport.use('stream', (mail, done) => {
      const { beforeEnd } = mail.data as Sending;
      if (beforeEnd) mail.message.transform(() => holdBeforeEnd(beforeEnd));
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
 * Writes each message to an .eml file in `folder`, which any mail program opens, and logs its path. For machines that
 * send no mail. The text is not encoded, so that links can be copied from it.
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
          // The library would make a single alternative the whole message.
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
      // A mail's links let its reader act for the account, so only the server's user may read the file.
      await writeFile(path, built.message as Buffer, { mode: 0o600, flag: 'wx' });
      log('mail.written', { path });
    },
  };
}
