import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { mailTask } from '#server/domains/mails/background.ts';
import { claimMails, noteHandOver, resendDeadLetters } from '#server/domains/mails/commands.ts';
import { listDeadLetters } from '#server/domains/mails/queries.ts';
import { CLAIM, sendDueMails } from '#server/domains/mails/send-due.ts';
import { nextDigest } from '#server/domains/notifications/commands.ts';
import { retain } from '#server/domains/retention/commands.ts';
import { mails, notifications } from '#server/platform/database/schema.ts';
import { NOTIFICATION_MODES } from '#src/contract/notifications/notification.ts';
import { insertCandidates, makeCandidate } from '#tests/factories.ts';
import { apiTest, DAY } from './api-test.ts';
import { prefer, queueOf, sendNotifications } from './mail-queue.ts';

const { backend, test } = apiTest();

const MINUTE = 60_000;

const rows = () => backend().database.db.select().from(mails);
const send = (given = {}) => sendDueMails(queueOf(backend(), given));
const subjects = () => backend().mails.map(({ subject }) => subject);
/** A mail server that fails with this error. */
const failing = (error: object) => ({
  mail: {
    send: async () => {
      throw Object.assign(new Error('refused'), error);
    },
  },
});

describe('a notification', () => {
  test.each(NOTIFICATION_MODES)('is mailed as preferred: %s (MAIL-1)', async (mode) => {
    const { _id, token, email } = await makeCandidate(backend());
    expect((await prefer(backend(), token, { modes: { message: mode } })).status).toBe(200);
    await sendNotifications(
      backend(),
      { userId: _id, kind: 'job_closed' },
      { userId: _id, kind: 'message' },
    );
    await send();
    // The choice is for one kind; the other comes at once, as by default.
    const atOnce = ['job_closed', ...(mode === 'now' ? ['message'] : [])];
    expect(subjects()).toEqual(atOnce);
    backend().clock.advance(DAY);
    await send();
    expect(subjects()).toEqual([...atOnce, ...(mode === 'daily' ? ['digest of 1'] : [])]);
    for (const mail of backend().mails) expect(mail.to).toBe(email);
  });

  test('is mailed once an unavailable database is back', async () => {
    const { _id } = await makeCandidate(backend());
    await sendNotifications(backend(), { userId: _id, kind: 'message' });
    const task = mailTask(queueOf(backend()));
    await backend().database.run('alter table mails rename to mails_away');
    try {
      await expect(task.run()).rejects.toThrow();
    } finally {
      await backend().database.run('alter table mails_away rename to mails');
    }
    await task.run();
    expect(subjects()).toEqual(['message']);
  });

  test('comes in one digest a day, at 6:00 (MAIL-1)', async () => {
    const { _id, token } = await makeCandidate(backend());
    await prefer(backend(), token, { modes: { message: 'daily', job_closed: 'daily' } });
    await sendNotifications(backend(), { userId: _id, kind: 'message' });
    await sendNotifications(
      backend(),
      { userId: _id, kind: 'job_closed' },
      { userId: _id, kind: 'message' },
    );
    const [digest, ...others] = await rows();
    expect(others).toEqual([]);
    expect(digest?.due_at.toISOString()).toMatch(/T06:00:00.000Z$/);
    backend().clock.advance(DAY);
    await send();
    expect(backend().mails).toMatchObject([
      { subject: 'digest of 3', text: 'message job_closed message' },
    ]);
    // Later notifications are in the next digest.
    await sendNotifications(backend(), { userId: _id, kind: 'message' });
    expect(await rows()).toHaveLength(2);
  });

  test.each([
    ['2026-11-23T05:59:59.000Z', '2026-11-23T06:00:00.000Z'],
    ['2026-11-23T06:00:00.000Z', '2026-11-24T06:00:00.000Z'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01T06:00:00.000Z'],
  ])('at %s, the next digest is sent at %s (MAIL-1)', (now, next) => {
    expect(nextDigest(new Date(now)).toISOString()).toBe(next);
  });

  test('doesn’t join a digest that is being sent', async ({ candidate: { _id, token } }) => {
    await prefer(backend(), token, { modes: { message: 'daily' } });
    await sendNotifications(backend(), { userId: _id, kind: 'message' });
    backend().clock.advance(DAY);
    const now = backend().clock.now();
    const until = new Date(now.getTime() + CLAIM);
    await claimMails(backend().database.db, 1, { now, until });
    await sendNotifications(backend(), { userId: _id, kind: 'message' });
    expect(await rows()).toHaveLength(2);
  });

  test('is sent and mailed once for its key, also within one call', async () => {
    const { _id } = await makeCandidate(backend());
    const reminder = { userId: _id, kind: 'interview_tomorrow', dedupeKey: 'one' } as const;
    await sendNotifications(backend(), reminder, reminder);
    await sendNotifications(backend(), reminder);
    await send();
    expect(subjects()).toEqual(['interview_tomorrow']);
  });

  test('isn’t mailed after its reader has unsubscribed (MAIL-1)', async ({
    candidate: { _id, token },
  }) => {
    await sendNotifications(backend(), { userId: _id, kind: 'message' });
    await prefer(backend(), token, { modes: { message: 'never' } });
    await send();
    expect(subjects()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('is deleted with the account, and undone with its transaction (MAIL-2)', async ({
    admin,
  }) => {
    const gone = await makeCandidate(backend());
    await sendNotifications(backend(), { userId: gone._id, kind: 'message' });
    const path = `/api/admin/users/${gone._id}`;
    expect((await backend().request('DELETE', path, { token: admin.token })).status).toBe(204);
    expect(await rows()).toEqual([]);
    // Sent after the account is gone.
    await sendNotifications(backend(), { userId: gone._id, kind: 'message' });
    const { _id } = await makeCandidate(backend());
    const undone = backend().database.db.transaction(async (tx) => {
      const { notify } = await import('#server/domains/notifications/commands.ts');
      await notify(tx, [{ userId: _id, kind: 'message' }], backend().clock.now());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await send();
    expect(subjects()).toEqual([]);
  });

  test('has a link for one-click unsubscribe (MAIL-4)', async ({ candidate: { _id } }) => {
    await sendNotifications(backend(), { userId: _id, kind: 'message' });
    await send();
    const headers = backend().mails[0]?.headers ?? {};
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(headers['List-Unsubscribe']).toMatch(
      /^<https:\/\/jobs\.example\/api\/notification-preferences\/unsubscribe\?token=[\w.-]+&kind=message>$/,
    );
  });
});

describe('a mail that can’t be sent', () => {
  const queued = async () => {
    const person = await makeCandidate(backend());
    await sendNotifications(backend(), { userId: person._id, kind: 'message' });
    return person;
  };
  const only = async () => (await rows())[0];

  test('is tried again after 1, 5 and 30 minutes, 2, 6 and 24 hours, then given up (MAIL-5)', async () => {
    await queued();
    for (const minutes of [1, 5, 30, 120, 360, 1440]) {
      const now = backend().clock.now().getTime();
      await send(failing({ code: 'ECONNECTION' }));
      const due = (await only())?.due_at.getTime() ?? 0;
      expect(Math.round((due - now) / MINUTE)).toBe(minutes);
      backend().clock.advance((minutes - 0.5) * MINUTE);
      expect(await send()).toBe(0);
      backend().clock.advance(MINUTE);
    }
    await send(failing({ code: 'ECONNECTION' }));
    const letters = await listDeadLetters(backend().database.db, 10);
    expect(letters).toMatchObject([
      { attempts: 7, kinds: 'message', error: 'ECONNECTION refused' },
    ]);
    backend().clock.advance(30 * DAY);
    await send();
    expect(subjects()).toEqual([]);
  });

  test.each([
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, 'tried again'],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'given up'],
    [{ code: 'EENVELOPE', command: 'DATA', responseCode: 552 }, 'given up'],
    // These are about our account with the mail server, not about the mail.
    [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'tried again'],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, 'tried again'],
    [{ code: 'ETIMEDOUT' }, 'tried again'],
  ])('%j: it is %s (MAIL-5)', async (error, outcome) => {
    await queued();
    await send(failing(error));
    const mail = await only();
    expect(mail?.failed_at ? 'given up' : 'tried again').toBe(outcome);
  });

  test('is tried alone while the mail server is unreachable, not with all others', async () => {
    const people = await insertCandidates(backend(), 5);
    await sendNotifications(
      backend(),
      ...people.map((userId) => ({ userId, kind: 'message' as const })),
    );
    await send(failing({ code: 'ECONNECTION' }));
    expect((await rows()).map(({ attempts }) => attempts).sort()).toEqual([0, 0, 0, 0, 1]);
    await send(failing({ command: 'RCPT TO', responseCode: 450 }));
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1]);
  });

  test('waits while the server has no public address (MAIL-7)', async () => {
    await queued();
    expect(await send({ origins: undefined })).toBe(0);
    expect(await only()).toMatchObject({ attempts: 0, sent_at: null });
  });

  test('can be queued again by the operator (MAIL-5)', async () => {
    await queued();
    await send(failing({ command: 'RCPT TO', responseCode: 550 }));
    const { db } = backend().database;
    const [letter] = await listDeadLetters(db, 10);
    expect(await resendDeadLetters(db, [letter?._id ?? ''], backend().clock.now())).toBe(1);
    expect(await resendDeadLetters(db, 'all', backend().clock.now())).toBe(0);
    await send();
    expect(subjects()).toEqual(['message']);
    expect(await listDeadLetters(db, 10)).toEqual([]);
  });

  test('doesn’t block the next digest when it is queued again', async () => {
    const { _id, token } = await makeCandidate(backend());
    await prefer(backend(), token, { modes: { message: 'daily' } });
    await sendNotifications(backend(), { userId: _id, kind: 'message' });
    backend().clock.advance(DAY);
    await send(failing({ command: 'RCPT TO', responseCode: 550 }));
    await sendNotifications(backend(), { userId: _id, kind: 'message' });
    await resendDeadLetters(backend().database.db, 'all', backend().clock.now());
    await send();
    expect(subjects()).toEqual(['digest of 1']);
    backend().clock.advance(DAY);
    await send();
    expect(subjects()).toEqual(['digest of 1', 'digest of 1']);
  });
});

describe('an instance that dies (MAIL-6)', () => {
  const claim = async () => {
    const now = backend().clock.now();
    const until = new Date(now.getTime() + CLAIM);
    const [claimed] = await claimMails(backend().database.db, 1, { now, until });
    if (!claimed) throw new Error('Nothing was due');
    return claimed;
  };

  test('leaves its mail to another one, after a while', async ({ candidate: { _id } }) => {
    await sendNotifications(backend(), { userId: _id, kind: 'message' });
    await claim();
    expect(await send()).toBe(0);
    backend().clock.advance(CLAIM + 1000);
    expect(await send()).toBe(1);
    expect(subjects()).toEqual(['message']);
  });

  test('or is slow doesn’t send a mail that another one has claimed meanwhile', async () => {
    const { _id } = await makeCandidate(backend());
    await sendNotifications(backend(), { userId: _id, kind: 'message' });
    const slow = await claim();
    backend().clock.advance(CLAIM + 1000);
    const other = await claim();
    const { database, clock } = backend();
    expect(await noteHandOver(database.db, slow, clock.now())).toBe(false);
    expect(await noteHandOver(database.db, other, clock.now())).toBe(true);
  });
});

test('several instances share the work, and each mail is sent once (MAIL-6)', async () => {
  const people = await insertCandidates(backend(), 40);
  await sendNotifications(
    backend(),
    ...people.map((userId) => ({ userId, kind: 'job_closed' as const })),
  );
  const sent: string[][] = [[], [], []];
  await Promise.all(
    sent.map((own) =>
      send({
        mail: {
          send: async ({ id = '' }, { beforeEnd }: { beforeEnd: () => Promise<void> }) => {
            await beforeEnd();
            own.push(id);
          },
        },
      }),
    ),
  );
  expect(new Set(sent.flat()).size).toBe(40);
  expect(sent.flat()).toHaveLength(40);
});

test('notifications and mails are deleted after 90 days, except unsent mails (MAIL-2)', async () => {
  const { _id } = await makeCandidate(backend());
  await sendNotifications(backend(), { userId: _id, kind: 'message' });
  await send();
  await sendNotifications(backend(), { userId: _id, kind: 'message' });
  await send(failing({ command: 'RCPT TO', responseCode: 550 }));
  await sendNotifications(backend(), { userId: _id, kind: 'job_closed' });
  backend().clock.advance(89 * DAY);
  await retain(backend().dependencies);
  expect(await rows()).toHaveLength(3);
  backend().clock.advance(2 * DAY);
  await retain(backend().dependencies);
  expect(await backend().database.db.select().from(notifications)).toEqual([]);
  expect(await rows()).toMatchObject([{ sent_at: null, failed_at: null }]);
});

test('a single mail is claimed, even if the plan repeats the choice for each row', async () => {
  const { _id } = await makeCandidate(backend());
  for (let i = 0; i < 20; i++) await sendNotifications(backend(), { userId: _id, kind: 'message' });
  const now = new Date(backend().clock.now().getTime() + MINUTE);
  const claimed = await backend().database.db.transaction(async (tx) => {
    // Forces the nested loops that are planned while statistics describe a nearly empty table.
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    return claimMails(tx, 1, { now, until: new Date(now.getTime() + CLAIM) });
  });
  expect(claimed).toHaveLength(1);
  expect((await rows()).filter((mail) => mail.attempts > 0)).toHaveLength(1);
});
