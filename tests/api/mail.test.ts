import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { createOutbox, createSmtpMail, type Message } from '../../server/mail.ts';
import { resetMail } from '../../server/reset-mail.ts';
import type { LetterRequest } from '../../src/contract/mail-content.ts';

const FROM = 'no-reply@jobs.example';
const link = `http://127.0.0.1:3000/reset-password?token=${'x'.repeat(32)}`;
const to = 'ayse@example.com';
const english: Message = { to, ...(await resetMail('en', link)) };
const turkish: Message = { to, ...(await resetMail('tr', link)) };

describe('without a mail server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'meydan-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Sends into a folder that is not there yet; gives the one line of the log and the file that it names. */
  const write = async (message: Message) => {
    const logged: unknown[] = [];
    await createOutbox(join(folder, 'outbox'), FROM, (...line) => logged.push(line)).send(message);
    const [name = ''] = await readdir(join(folder, 'outbox'));
    const path = join(folder, 'outbox', name);
    return { logged, path, eml: await readFile(path, 'utf8') };
  };

  test('a mail becomes an .eml file, whose path is logged', async () => {
    const { logged, path, eml } = await write(english);
    expect(path).toMatch(/\.eml$/);
    expect(logged).toEqual([['mail.written', { path }]]);
    expect(eml).toContain('To: ayse@example.com\r\n');
    expect(eml).toContain(`From: Meydan <${FROM}>\r\n`);
    expect(eml).toContain('Subject: A new password for Meydan\r\n');
  });

  test('the link stands in it on a line of its own, to be copied', async () => {
    expect((await write(english)).eml).toContain(`\r\n${link}\r\n`);
  });

  test('it has what was made of it as HTML, and what comes with it', async () => {
    const renderer = async () => ({
      renderLetter: async ({ button }: LetterRequest) =>
        `<a href="${button.href}">${button.label}</a>`,
    });
    const attachments = [{ name: 'a.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }];
    const { eml } = await write({ to, ...(await resetMail('en', link, renderer)), attachments });
    expect(eml).toContain('Choose a new password</a>');
    expect(eml).toContain(`\r\n${link}\r\n`);
    expect(eml).toMatch(/Content-Type: text\/calendar[\s\S]*filename=a\.ics/);
  });

  test('comes as text alone when no HTML can be made of it', async () => {
    const renderer = () => Promise.reject(new Error('not built'));
    expect((await resetMail('en', link, renderer)).html).toBeUndefined();
  });

  test('only the server’s own user may read it', async () => {
    const { path } = await write(english);
    expect((await stat(path)).mode & 0o077).toBe(0);
    expect((await stat(join(folder, 'outbox'))).mode & 0o077).toBe(0);
  });

  test('Turkish letters stand in it as they are, beside the link', async () => {
    const { eml } = await write(turkish);
    expect(eml).toContain('charset=utf-8');
    expect(eml).toContain('Bağlantı bir saat geçerlidir');
    expect(eml).toContain(`\r\n${link}\r\n`);
  });
});

/** The lines of a mail as its reader sees them, freed of their quoted-printable form. */
const decoded = (lines: readonly string[]): string => {
  const bytes = lines
    .join('\n')
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

/** A mail server that takes every mail, or says `refusal` to every recipient. */
const smtpServer = async (refusal?: string) => {
  const taken: string[] = [];
  const talk = (socket: Socket) => {
    let inData = false;
    let received = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const answer = (line: string) => {
      if (inData) {
        if (line !== '.') taken.push(line);
        else inData = false;
        return line === '.' ? say('250 taken') : undefined;
      }
      taken.push(line);
      const word = line.slice(0, 4).toUpperCase();
      if (word === 'RCPT' && refusal) return say(refusal);
      if (word === 'DATA') inData = true;
      if (word === 'QUIT') return socket.end('221 bye\r\n');
      return say(word === 'DATA' ? '354 go on' : '250 fine');
    };
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const lines = (received + chunk.toString()).split('\r\n');
      received = lines.pop() ?? '';
      for (const line of lines) answer(line);
    });
    say('220 ready');
  };
  const server: Server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { taken, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
};

describe('with a mail server', () => {
  test('a mail goes to it, from the address of the site', async () => {
    const { url, taken, close } = await smtpServer();
    try {
      await createSmtpMail(url, FROM).send(english);
    } finally {
      close();
    }
    expect(taken).toEqual(
      expect.arrayContaining([
        `MAIL FROM:<${FROM}>`,
        'RCPT TO:<ayse@example.com>',
        'Subject: A new password for Meydan',
      ]),
    );
    expect(decoded(taken)).toContain(`\n${link}\n`);
  });

  test('Turkish letters and the link arrive whole', async () => {
    const { url, taken, close } = await smtpServer();
    try {
      await createSmtpMail(url, FROM).send(turkish);
    } finally {
      close();
    }
    expect(decoded(taken)).toContain('Bağlantı bir saat geçerlidir');
    expect(decoded(taken)).toContain(`\n${link}\n`);
  });

  test('an address is never read as several', async () => {
    const { url, taken, close } = await smtpServer();
    try {
      await createSmtpMail(url, FROM).send({ ...english, to: 'a,b@example.com' });
    } finally {
      close();
    }
    expect(taken.filter((line) => line.startsWith('RCPT'))).toEqual([
      expect.stringMatching(/a,b.*@example\.com/),
    ]);
  });

  test('a refusal is an error', async () => {
    const { url, close } = await smtpServer('550 no such mailbox');
    try {
      await expect(createSmtpMail(url, FROM).send(english)).rejects.toThrow();
    } finally {
      close();
    }
  });

  test('so is a server that is not there', async () => {
    const { url, close } = await smtpServer();
    close();
    await expect(createSmtpMail(url, FROM).send(english)).rejects.toThrow();
  });
});

describe('the address that mails come from', () => {
  test.each([
    [{}, 'no-reply@localhost'],
    [{ PUBLIC_URL: 'https://jobs.example:8443/' }, 'no-reply@jobs.example'],
    [{ PUBLIC_URL: 'https://jobs.example', MAIL_FROM: 'hello@mail.example' }, 'hello@mail.example'],
  ])('with %j it is %s', (environment, address) => {
    expect(readConfig(environment).mailFrom).toBe(address);
  });

  test.each(['jobs.example', 'Meydan <hello@mail.example>', 'a@b.example\r\nBcc: c@d.example'])(
    'it cannot be %j',
    (MAIL_FROM) => {
      expect(() => readConfig({ MAIL_FROM })).toThrow('MAIL_FROM must be an email address.');
    },
  );
});
