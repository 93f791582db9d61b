import { describe, expect, test } from 'vitest';
import { applicationMessages } from '../../server/db/schema.ts';
import type { Application, BulkReply } from '../../src/contract/application.ts';
import type { Thread } from '../../src/contract/application-message.ts';
import { makeApplication, makeCandidate, type Person } from '../factories.ts';
import { applicationCalls } from './application-calls.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const calls = applicationCalls(backend);
const { send, read, see } = calls;
const decide = (id: string, employer: Person, status: string, message?: string, __v?: number) =>
  send('PUT', `/api/applications/${id}/status`, employer, { status, message, __v });
const thread = (id: string, person: Person) =>
  read<Thread>(`/api/applications/${id}/messages`, person);
const undo = (batch: unknown, employer: Person) =>
  send('POST', `/api/applications/bulk-status/${String(batch)}/undo`, employer, {});
/** What candidates were told, oldest first. */
const told = async () =>
  (await calls.told())
    .filter(({ kind }) => kind !== 'application_received' && kind !== 'application_withdrawn')
    .map(({ user_id, kind, facts }) => ({ user_id, kind, facts }));
const announce = async () => {
  await backend().announce();
  await backend().announce();
};

const people = () =>
  calls.people({
    job: { title: 'Baker', company_name: 'Fırın' },
    candidate: { first_name: 'Ayşe', last_name: 'Kaya' },
  });

describe('the message of a decision', () => {
  test('is sent with its announcement, filled in', async () => {
    const { employer, candidate, _id } = await people();
    const text = 'Dear {name},\nhello {first_name}: no {job} at {company}. {first_name}!';
    expect((await decide(_id, employer, 'rejected', text)).status).toBe(200);
    const body = 'Dear Ayşe Kaya,\nhello Ayşe: no Baker at Fırın. Ayşe!';
    // Until then the employer alone knows of it.
    expect(await thread(_id, candidate)).toMatchObject({ messages: [], can_write: false });
    expect(await see(_id, candidate)).toMatchObject({ unread_messages: 0, events: [] });
    expect(await thread(_id, employer)).toMatchObject({ messages: [{ body, state: 'held' }] });
    expect((await see(_id, employer)).events).toMatchObject([{ to: 'rejected', message: 'held' }]);

    await announce();
    expect(await thread(_id, candidate)).toMatchObject({
      messages: [{ body, side: 'employer', state: 'sent', is_unread: true }],
      can_write: true,
    });
    expect(await see(_id, candidate)).toMatchObject({ unread_messages: 1 });
    expect((await see(_id, candidate)).events?.[0]).not.toHaveProperty('message');
    expect((await see(_id, employer)).events).toMatchObject([{ message: 'sent' }]);
    expect(await see(_id, employer)).toMatchObject({ unread_messages: 0 });
    const excerpt = body.replace('\n', ' ');
    expect(await told()).toEqual([
      { user_id: candidate._id, kind: 'status_changed', facts: { status: 'rejected', excerpt } },
    ]);
    await announce();
    expect(await told()).toHaveLength(1);
  });

  test('is told of by its beginning, cut at a word', async () => {
    const { employer, _id } = await people();
    await decide(_id, employer, 'rejected', 'word '.repeat(100));
    await announce();
    const excerpt = (await told())[0]?.facts.excerpt ?? '';
    expect(excerpt).toMatch(/^(word )+word…$/);
    expect(excerpt.length).toBeLessThanOrEqual(200);
    expect(excerpt.length).toBeGreaterThan(190);
  });

  test('is told of by no half of a character, wherever it is cut', async () => {
    const { employer, candidate, _id } = await people();
    // The beginning that is read for the excerpt ends within the emoji.
    const body = `Hello${' '.repeat(994)}😀 there`;
    await decide(_id, employer, 'rejected', body);
    await announce();
    expect(
      (await send('POST', `/api/applications/${_id}/messages`, employer, { body })).status,
    ).toBe(201);
    expect((await told()).map(({ user_id, facts }) => [user_id, facts.excerpt])).toEqual([
      [candidate._id, 'Hello'],
      [candidate._id, 'Hello'],
    ]);
  });

  test('fills a name in as it is, whatever it says', async () => {
    const { employer, job } = await people();
    const candidate = await makeCandidate(backend(), { first_name: '{company}', last_name: '$&' });
    const { _id } = await makeApplication(backend(), candidate, job);
    await decide(_id, employer, 'rejected', '{name}');
    expect((await thread(_id, employer)).messages[0]?.body).toBe('{company} $&');
  });

  test.each(['{salary}', '{Name}', '{ name }'])(
    'is refused with the placeholder %s',
    async (unknown) => {
      const { employer, candidate, _id } = await people();
      const refused = { errors: [{ msg: `Unknown placeholder: ${unknown}`, path: 'message' }] };
      const one = await decide(_id, employer, 'rejected', `Dear {name}, ${unknown}`);
      expect([one.status, await one.json()]).toEqual([400, refused]);
      const json = { applications: [_id], status: 'rejected', message: unknown };
      const many = await send('POST', '/api/applications/bulk-status', employer, json);
      expect([many.status, await many.json()]).toEqual([400, refused]);
      expect(await see(_id, candidate)).toMatchObject({ status: 'pending' });
    },
  );

  test('has a length, and a status that is none is told as ever', async () => {
    const { employer, _id } = await people();
    const long = await decide(_id, employer, 'rejected', 'x'.repeat(5001));
    expect(await long.json()).toEqual({
      errors: [{ msg: 'This text is too long', path: 'message' }],
    });
    const many = await decide(_id, employer, 'rejected', '{name}'.repeat(31));
    expect(await many.json()).toEqual({
      errors: [{ msg: 'This text has too many placeholders', path: 'message' }],
    });
    const other = await decide(_id, employer, 'nonsense', 'Hello');
    expect([other.status, await other.json()]).toEqual([400, { msg: 'Invalid status value' }]);
  });

  test('is recalled by another change and by undo: nobody hears of it', async () => {
    const { employer, candidate, _id } = await people();
    await decide(_id, employer, 'rejected', 'First');
    const { batch } = (await (
      await decide(_id, employer, 'hired', 'Second')
    ).json()) as Application;
    expect((await undo(batch, employer)).status).toBe(200);
    await decide(_id, employer, 'pending');
    await announce();
    expect(await told()).toEqual([]);
    expect((await thread(_id, candidate)).messages).toEqual([]);
    const { messages } = await thread(_id, employer);
    expect(messages.map(({ body, state }) => [body, state])).toEqual([
      ['Second', 'recalled'],
      ['First', 'recalled'],
    ]);
    const { events } = await see(_id, employer);
    expect(events?.map(({ message }) => message)).toEqual([
      ...['recalled', 'recalled', undefined, undefined],
    ]);
  });

  test('is news by itself when the status ends up as it was told', async () => {
    const { employer, candidate, _id } = await people();
    await decide(_id, employer, 'reviewed');
    await decide(_id, employer, 'pending', 'We look at it on Monday.');
    await announce();
    expect(await told()).toEqual([
      { user_id: candidate._id, kind: 'message', facts: { excerpt: 'We look at it on Monday.' } },
    ]);
  });

  test('is refused where nothing changes', async () => {
    const { employer, _id } = await people();
    const refused = await decide(_id, employer, 'pending', 'Hello');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      msg: 'This application already has this status. Send the message under Messages, or choose another status.',
    });
    expect((await decide(_id, employer, 'pending', '  ')).status).toBe(200);
    expect((await thread(_id, employer)).messages).toEqual([]);
  });

  test('is not sent once the candidate has withdrawn', async () => {
    const { employer, candidate, _id } = await people();
    const reply = await decide(_id, employer, 'reviewed', 'Come by.');
    const { batch } = (await reply.json()) as Application;
    await send('DELETE', `/api/applications/${_id}`, candidate);
    expect(await (await undo(batch, employer)).json()).toMatchObject({
      results: [{ outcome: 'unchanged' }],
    });
    await announce();
    expect(await told()).toEqual([]);
    expect((await thread(_id, candidate)).messages).toEqual([]);
    expect((await thread(_id, employer)).messages).toMatchObject([{ state: 'recalled' }]);
  });

  test('is sent although the job is removed meanwhile: it was decided', async () => {
    const { employer, candidate, job, _id } = await people();
    await decide(_id, employer, 'rejected', 'Sorry');
    await send('DELETE', `/api/jobs/${job._id}`, employer);
    await announce();
    expect((await thread(_id, candidate)).messages).toMatchObject([{ body: 'Sorry' }]);
  });

  test('goes to forty at once, and is taken back in time', async () => {
    const { employer, job } = await people();
    const ids = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const candidate = await makeCandidate(backend(), { first_name: `C${index}` });
        return (await makeApplication(backend(), candidate, job))._id;
      }),
    );
    const json = { applications: ids, status: 'rejected', message: 'Dear {first_name}' };
    const set = async () =>
      (await (
        await send('POST', '/api/applications/bulk-status', employer, json)
      ).json()) as BulkReply;
    await undo((await set()).batch, employer);
    await announce();
    expect(await told()).toEqual([]);
    // What has the status already gets no message.
    await decide(ids[0]!, employer, 'rejected');
    await set();
    await announce();
    const sent = await backend().database.db.select().from(applicationMessages);
    const bodies = sent.filter(({ sent_at }) => sent_at).map(({ body }) => body);
    expect(bodies.toSorted()).toEqual(
      Array.from({ length: 39 }, (_, index) => `Dear C${index + 1}`).toSorted(),
    );
    expect(await told()).toHaveLength(40);
  });

  test('of two reviewers at once, one is sent', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { employer, candidate, _id } = await people();
      const { __v } = await see(_id, employer);
      const replies = await Promise.all([
        decide(_id, employer, 'rejected', 'No', __v),
        decide(_id, employer, 'hired', 'Yes', __v),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      await announce();
      const { status } = await see(_id, candidate);
      expect((await thread(_id, candidate)).messages.map(({ body }) => body)).toEqual([
        status === 'hired' ? 'Yes' : 'No',
      ]);
    }
  });
});
