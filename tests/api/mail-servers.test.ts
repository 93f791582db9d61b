import { afterEach, describe, expect, test } from 'vitest';
import { mails } from '../../server/db/schema.ts';
import { createSmtpMail, type Mail } from '../../server/mail.ts';
import { LANES, sendDueMails } from '../../server/mails/mail-queue.ts';
import { listDeadLetters } from '../../server/store/mails.ts';
import { insertCandidates, makeCandidate } from '../factories.ts';
import { queueOf, tell } from './mail-queue.ts';
import { sharedBackend } from './shared-backend.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-servers.ts';

const backend = sharedBackend();
const FROM = 'no-reply@jobs.example';

let server: TestSmtpServer | undefined;
let mail: Mail | undefined;
afterEach(async () => {
  mail?.close?.();
  await server?.close();
});

/** The address of the same server as one of the network's: a name for this machine that is none of loopback's. */
const beyondThisMachine = (url: string) => url.replace('//127.0.0.1', '//me:a-secret@0.0.0.0');

/** A mail server, and what sends by it. */
const open = async (behaviour: Parameters<typeof startSmtpServer>[0] = {}, settings = '') => {
  server = await startSmtpServer(behaviour);
  mail = createSmtpMail(server.url + settings, FROM, { connections: LANES });
  return { server, queue: queueOf(backend(), { mail }) };
};
const queued = async () => {
  const { _id } = await makeCandidate(backend());
  await tell(backend(), { userId: _id, kind: 'message' });
};
const state = async () => (await backend().database.db.select().from(mails))[0];

describe('a mail server on another machine (rule MAIL-9)', () => {
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

  test('whose certificate nobody has signed gets nothing either', async () => {
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

  test('gets it in clear text where the operator allows that', async () => {
    const { taken } = await sendTo({}, { allowPlaintext: true });
    expect(taken).toHaveLength(1);
  });
});

describe('a mail server', () => {
  test('gets each mail once, whole, under an id that stays', async () => {
    const people = await insertCandidates(backend(), 12);
    await tell(backend(), ...people.map((userId) => ({ userId, kind: 'message' as const })));
    const { server, queue } = await open();
    await Promise.all(Array.from({ length: LANES }, () => sendDueMails(queue)));
    const idOf = (text: string) => /^Message-ID: <([^@]+)@jobs\.example>\r$/im.exec(text)?.[1];
    const ids = (await backend().database.db.select().from(mails)).map(({ _id }) => _id);
    expect(server.taken.map(idOf).sort()).toEqual(ids.sort());
    const [text = ''] = server.taken;
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(text).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(text).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
    // Connections are kept from one mail to the next.
    expect(server.connections()).toBeLessThanOrEqual(LANES);
  });

  test('that refuses for now is asked again', async () => {
    await queued();
    const { server, queue } = await open({ refuses: 450, times: 1 });
    await sendDueMails(queue);
    expect(await state()).toMatchObject({ sent_at: null, failed_at: null, attempts: 1 });
    backend().clock.advance(61_000);
    await sendDueMails(queue);
    expect(server.taken).toHaveLength(1);
    expect((await state())?.sent_at).not.toBeNull();
  });

  test('that refuses the address for good is not', async () => {
    await queued();
    const { server, queue } = await open({ refuses: 550 });
    await sendDueMails(queue);
    expect(server.taken).toEqual([]);
    expect(await listDeadLetters(backend().database.db, 10)).toMatchObject([
      { attempts: 1, error: expect.stringContaining('550') },
    ]);
  });

  test('that is slow is waited for, and holds no connection of the database', async () => {
    await queued();
    const { server, queue } = await open({ delay: 1000 });
    const sending = sendDueMails(queue);
    await expect.poll(() => server.taken).toHaveLength(1);
    // The embedded database has one connection alone: a transaction would hold it.
    await backend().database.db.transaction(async (tx) => {
      const [row] = await tx.select().from(mails);
      expect(row).toMatchObject({ sent_at: null, handed_over_at: expect.any(Date) });
    });
    await sending;
    expect((await state())?.sent_at).not.toBeNull();
  });

  test('that never answers costs one attempt', async () => {
    await queued();
    const { queue } = await open({ silent: true }, '?greetingTimeout=200');
    await sendDueMails(queue);
    expect(await state()).toMatchObject({ sent_at: null, failed_at: null, attempts: 1 });
  });

  test('that takes a mail and drops the line: it is not sent twice, and the operator sees it', async () => {
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

  test('that takes a mail and doesn’t say so in time, likewise', async () => {
    await queued();
    const { server, queue } = await open({ delay: 5000 }, '?socketTimeout=300');
    await sendDueMails(queue);
    expect(server.taken).toHaveLength(1);
    expect(await listDeadLetters(backend().database.db, 10)).toHaveLength(1);
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

  test('is left when the server stops: the mail in hand is due again', async () => {
    await queued();
    const { queue } = await open({ silent: true });
    const breakOff = AbortSignal.timeout(300);
    await sendDueMails({ ...queue, breakOff, stopping: breakOff });
    expect(await state()).toMatchObject({ attempts: 0, sent_at: null, failed_at: null });
  });
});
