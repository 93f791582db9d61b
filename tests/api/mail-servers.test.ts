import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAILS_AT_ONCE } from '#server/domains/mails/background.ts';
import { listDeadLetters } from '#server/domains/mails/queries.ts';
import { sendDueMails } from '#server/domains/mails/send-due.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { mails } from '#server/platform/database/schema.ts';
import {
  createOutbox,
  createSmtpMail,
  type Mail,
  type Message,
} from '#server/platform/mail/mail.ts';
import { openMailRenderer } from '#server/platform/mail/renderer.ts';
import { projectFolder } from '#server/platform/project/version.ts';
import { insertCandidates, makeCandidate } from '#tests/factories.ts';
import { readMail } from '#tests/read-mail.ts';
import { apiTest } from './api-test.ts';
import { queueOf, sendNotifications } from './mail-queue.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-servers.ts';

const { backend } = apiTest();

const FROM = 'no-reply@jobs.example';

let server: TestSmtpServer | undefined;
let mail: Mail | undefined;
afterEach(async () => {
  mail?.close?.();
  await server?.close();
});

/** The same server's address, but outside loopback, so that it counts as another machine. */
const beyondThisMachine = (url: string) => url.replace('//127.0.0.1', '//me:a-secret@0.0.0.0');

/** A mail server, and a queue that sends to it. */
const open = async (behaviour: Parameters<typeof startSmtpServer>[0] = {}, settings = '') => {
  server = await startSmtpServer(behaviour);
  mail = createSmtpMail(server.url + settings, FROM, { connections: MAILS_AT_ONCE });
  return { server, queue: queueOf(backend(), { mail }) };
};
const queued = async () => {
  const { _id } = await makeCandidate(backend());
  await sendNotifications(backend(), { userId: _id, kind: 'message' });
};
const state = async () => (await backend().database.db.select().from(mails))[0];

describe('a mail server on another machine (MAIL-9)', () => {
  const sendTo = async (
    behaviour: Parameters<typeof startSmtpServer>[0],
    { settings = '', allowPlaintext = false } = {},
  ) => {
    await queued();
    server = await startSmtpServer(behaviour);
    mail = createSmtpMail(beyondThisMachine(server.url) + settings, FROM, { allowPlaintext });
    await sendDueMails(queueOf(backend(), { mail }));
    return server;
  };

  test.each(['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true'])(
    'that offers no TLS gets neither the password nor the mail, also with %j',
    async (settings) => {
      const { taken, passwords } = await sendTo({}, { settings });
      expect({ taken, passwords }).toEqual({ taken: [], passwords: [] });
      expect(await state()).toMatchObject({ sent_at: null, error: expect.stringMatching(/^ETLS/) });
      expect(backend().logged).toContainEqual(
        expect.objectContaining({ event: 'mail.delayed', code: 'ETLS' }),
      );
    },
  );

  test('with an unsigned certificate gets nothing either', async () => {
    const { taken, passwords } = await sendTo({ offersTls: true });
    expect({ taken, passwords }).toEqual({ taken: [], passwords: [] });
  });

  test('that speaks TLS gets the mail encrypted', async () => {
    const { taken, wasEncrypted } = await sendTo(
      { offersTls: true },
      { settings: '?tls.rejectUnauthorized=false' },
    );
    expect(taken).toHaveLength(1);
    expect(wasEncrypted()).toBe(true);
  });

  test('gets the mail in clear text if the operator allows that', async () => {
    const { taken } = await sendTo({}, { allowPlaintext: true });
    expect(taken).toHaveLength(1);
  });
});

describe('a mail server', () => {
  test('gets each mail once, complete, under a stable id', async () => {
    const people = await insertCandidates(backend(), 12);
    await sendNotifications(
      backend(),
      ...people.map((userId) => ({ userId, kind: 'message' as const })),
    );
    const { server, queue } = await open();
    await Promise.all(Array.from({ length: MAILS_AT_ONCE }, () => sendDueMails(queue)));
    const idOf = (text: string) => /^Message-ID: <([^@]+)@jobs\.example>\r$/im.exec(text)?.[1];
    const ids = (await backend().database.db.select().from(mails)).map(({ _id }) => _id);
    expect(server.taken.map(idOf).sort()).toEqual(ids.sort());
    const [text = ''] = server.taken;
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(text).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(text).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
    // Connections are reused.
    expect(server.connections()).toBeLessThanOrEqual(MAILS_AT_ONCE);
  });

  test('that is slow is waited for without blocking a database connection (bad day: the mail server is slow)', async () => {
    await queued();
    const { server, queue } = await open({ delay: 1000 });
    const sending = sendDueMails(queue);
    await expect.poll(() => server.taken).toHaveLength(1);
    // A transaction around sending would block the embedded database's only connection.
    await backend().database.db.transaction(async (tx) => {
      const [row] = await tx.select().from(mails);
      expect(row).toMatchObject({ sent_at: null, handed_over_at: expect.any(Date) });
    });
    await sending;
    expect((await state())?.sent_at).not.toBeNull();
  });

  test('that never answers costs one attempt (bad day: the mail server vanishes)', async () => {
    await queued();
    const { queue } = await open({ silent: true }, '?greetingTimeout=200');
    await sendDueMails(queue);
    expect(await state()).toMatchObject({ sent_at: null, failed_at: null, attempts: 1 });
  });

  test('that takes a mail and drops the connection gets it once, and the operator sees it (bad day: the mail server vanishes) (MAIL-6)', async () => {
    await queued();
    const { server, queue } = await open({ drops: true });
    await sendDueMails(queue);
    backend().clock.advance(60 * 60_000);
    await sendDueMails(queue);
    expect(server.taken).toHaveLength(1);
    expect(await listDeadLetters(backend().database.db, 10)).toMatchObject([
      { attempts: 1, error: expect.stringContaining('did not answer') },
    ]);
  });

  /** Sends what is due as often as it is tried again, later each time; returns what is logged of it. */
  const untilSettled = async (queue: ReturnType<typeof queueOf>) => {
    for (let day = 0; day < 3; day += 1) {
      await sendDueMails(queue);
      backend().clock.advance(24 * 60 * 60_000);
    }
    return backend().logged.flatMap(({ event, code, verdict }) =>
      event.startsWith('mail.') ? [[event, code ?? verdict].join(' ').trim()] : [],
    );
  };

  test.each([
    [450, ['mail.delayed EENVELOPE', 'mail.delayed EENVELOPE', 'mail.sent'], 1],
    [550, ['mail.failed EENVELOPE'], 0],
  ])(
    'that answers %i gets a mail later, or never (bad day: the mail server refuses) (MAIL-5)',
    async (refuses, events, taken) => {
      await queued();
      const { server, queue } = await open({ refuses, times: 2 });
      expect(await untilSettled(queue)).toEqual(events);
      expect(server.taken).toHaveLength(taken);
    },
  );

  test('that is down gets each mail once when it is back (bad day: the mail server refuses)', async () => {
    await queued();
    await queued();
    const { server: first } = await open();
    await first.close();
    await sendDueMails(queueOf(backend(), { mail }));
    expect(backend().logged).toContainEqual(
      expect.objectContaining({ event: 'mail.delayed', code: 'ESOCKET' }),
    );
    const { server: back, queue } = await open();
    await untilSettled(queue);
    expect(back.taken).toHaveLength(2);
  });

  test('that is another program gets no mail (bad day: the mail server answers nonsense)', async () => {
    await queued();
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    mail = createSmtpMail(`smtp://127.0.0.1:${(other.address() as AddressInfo).port}`, FROM);
    await sendDueMails(queueOf(backend(), { mail }));
    expect(backend().logged).toContainEqual(
      expect.objectContaining({ event: 'mail.delayed', code: 'EPROTOCOL' }),
    );
    other.close();
    const { server: back, queue } = await open();
    await untilSettled(queue);
    expect(back.taken).toHaveLength(1);
  });

  test('doesn’t get the end of a mail that another instance has claimed meanwhile', async () => {
    const { server } = await open();
    const sending = mail?.send(
      { to: 'ayse@example.com', subject: 'Hello', text: 'Hello' },
      {
        beforeEnd: async () => {
          throw new Error('The claim is over');
        },
      },
    );
    await expect(sending).rejects.toThrow();
    expect(server.taken).toEqual([]);
  });

  test('is disconnected when the server stops, and the current mail is due again', async () => {
    await queued();
    const { queue } = await open({ silent: true });
    const breakOff = AbortSignal.timeout(300);
    await sendDueMails({ ...queue, breakOff, stopping: breakOff });
    expect(await state()).toMatchObject({ attempts: 0, sent_at: null, failed_at: null });
  });
});

const href = `http://127.0.0.1:3000/reset-password?token=${'x'.repeat(32)}`;
const to = 'ayse@example.com';
const letter = { kind: 'reset' } as const;
const { renderLetter } = openMailRenderer(projectFolder);
const english: Message = { to, ...(await renderLetter({ language: 'en', letter, href })) };
const turkish: Message = { to, ...(await renderLetter({ language: 'tr', letter, href })) };

describe('without a mail server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'meydan-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Sends into a folder that doesn't exist yet; returns what was logged and the written file. */
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
    expect(eml).toContain('Subject: Reset your Meydan password\r\n');
  });

  test('it has the link on a separate line, to be copied', async () => {
    expect((await write(english)).eml).toContain(`\r\n${href}\r\n`);
  });

  test('it has an HTML part and the attachments', async () => {
    const attachments = [{ name: 'a.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }];
    const { eml } = await write({ ...english, attachments });
    expect(eml).toContain('Content-Type: text/html');
    expect(eml).toContain(`\r\n${href}\r\n`);
    expect(eml).toMatch(/Content-Type: text\/calendar[\s\S]*filename=a\.ics/);
  });

  test('only the server’s own user may read it', async () => {
    const { path } = await write(english);
    expect((await stat(path)).mode & 0o077).toBe(0);
    expect((await stat(join(folder, 'outbox'))).mode & 0o077).toBe(0);
  });

  test('it has Turkish letters as they are, and the link', async () => {
    const { eml } = await write(turkish);
    expect(eml).toContain('charset=utf-8');
    expect(eml).toContain('Bağlantı bir saat geçerlidir');
    expect(eml).toContain(`\r\n${href}\r\n`);
  });
});

describe('with a mail server', () => {
  let server: TestSmtpServer;
  beforeEach(async () => {
    server = await startSmtpServer();
  });
  afterEach(() => server.close());

  test('a mail comes from the address of the site, and arrives complete', async () => {
    await createSmtpMail(server.url, FROM).send(turkish);
    const arrived = readMail(server.taken[0] ?? '');
    expect(arrived.header('from')).toContain(FROM);
    expect(arrived.to).toBe(to);
    expect(arrived.text).toContain('Bağlantı bir saat geçerlidir');
    expect(arrived.text).toContain(`\n${href}\n`);
  });

  test('an address is never read as several', async () => {
    await createSmtpMail(server.url, FROM).send({ ...english, to: 'a,b@example.com' });
    expect(server.recipients).toEqual([expect.stringMatching(/a,b.*@example\.com/)]);
  });

  test('an unreachable server is an error', async () => {
    await server.close();
    await expect(createSmtpMail(server.url, FROM).send(english)).rejects.toThrow();
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
