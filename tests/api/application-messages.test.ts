import { describe, expect } from 'vitest';
import { applicationMessages } from '#server/platform/database/schema.ts';
import type {
  Application,
  ApplicationPage,
  BulkReply,
} from '#src/contract/applications/application.ts';
import type {
  ApplicationMessage,
  MessageTemplate,
  Thread,
} from '#src/contract/messages/application-message.ts';
import {
  insertManyApplications,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  type Person,
} from '#tests/factories.ts';
import { apiTest, refusal } from './api-test.ts';

const calls = apiTest();
const { backend, test, send, read, see, people } = calls;
const pathOf = (id: string) => `/api/applications/${id}/messages`;
const write = (id: string, person: Person, body: string) =>
  send('POST', pathOf(id), person, { body });
const thread = (id: string, person: Person, query = '') =>
  read<Thread>(`${pathOf(id)}${query}`, person);
const messageNotifications = async () =>
  (await calls.listNotifications())
    .filter(({ kind }) => kind === 'message')
    .map(({ user_id, facts }) => [user_id, facts.excerpt]);

describe('the message thread of an application', () => {
  test('is started by the employer and answered by the candidate (STATUS-11)', async () => {
    const { employer, candidate, _id } = await people();
    expect(await refusal(write(_id, candidate, 'Anybody there?'))).toBe(
      '409 You can reply as soon as the employer has written to you.',
    );
    expect((await write(_id, employer, '  Hello!\r\n<b>When</b> can you start? ')).status).toBe(
      201,
    );
    const sent = await (await write(_id, candidate, 'In May.')).json();
    const [answer, question] = (await thread(_id, candidate)).messages;
    expect(answer).toEqual(sent);
    expect(question).toMatchObject({
      side: 'employer',
      body: 'Hello!\n<b>When</b> can you start?',
      is_unread: true,
    });
    expect(answer).toMatchObject({ side: 'candidate', body: 'In May.', is_unread: false });
    expect(await thread(_id, employer)).toMatchObject({
      messages: [{ is_unread: true }, { is_unread: false }],
      has_earlier: false,
      can_write: true,
    });
    expect(await messageNotifications()).toEqual([
      [candidate._id, 'Hello! <b>When</b> can you start?'],
      [employer._id, 'In May.'],
    ]);
    expect((await write(_id, employer, ' ')).status).toBe(400);
    expect((await write(_id, employer, 'x'.repeat(5001))).status).toBe(400);
  });

  test('lists the candidate’s applications with unread messages, newest message first (DASH-5)', async () => {
    const { employer, candidate, _id } = await people();
    const other = await makeApplication(backend(), candidate, await makeJob(backend(), employer));
    const page = async (query: string) =>
      (await read<ApplicationPage>(`/api/applications/candidate?${query}`, candidate)).unread?.map(
        (one) => one._id,
      );
    expect(await page('page=1')).toEqual([]);
    await write(other._id, employer, 'One');
    await write(_id, employer, 'Two');
    await write(_id, employer, `Dear you,\n\n${'so '.repeat(100)}`);
    expect(await page('page=1')).toEqual([_id, other._id]);
    // The newest is quoted in one line.
    const { unread } = await read<ApplicationPage>('/api/applications/candidate?page=1', candidate);
    expect(unread?.map(({ quote }) => quote)).toEqual([
      expect.stringMatching(/^Dear you, (?:so ?){10,60}$/),
      'One',
    ]);
    // Only on the first page without filters.
    expect(await page('page=2')).toBeUndefined();
    expect(await page('page=1&status=pending')).toBeUndefined();
    const { messages } = await thread(_id, candidate);
    await send('PUT', `${pathOf(_id)}/read`, candidate, {
      messages: messages.map((message) => message._id),
    });
    expect(await page('page=1')).toEqual([other._id]);
  });

  test('lists five of them (DASH-5)', async ({ employer, candidate }) => {
    await insertManyApplications(backend(), employer, candidate, 6);
    await backend().database.run(`
      insert into application_messages (_id, application_id, side, body, created_at, sent_at)
      select gen_random_uuid(), _id, 'employer', 'Hello.', created_at, created_at from applications`);
    const { unread, applications } = await read<ApplicationPage>(
      '/api/applications/candidate?page=1',
      candidate,
    );
    expect(unread?.map(({ _id }) => _id)).toEqual(applications.slice(0, 5).map(({ _id }) => _id));
  });

  test('counts the unread messages of each side (STATUS-11)', async ({
    employer,
    candidate,
    job,
    _id,
  }) => {
    await write(_id, employer, 'One');
    await write(_id, employer, 'Two');
    await write(_id, candidate, 'Three');
    const counts = async () => {
      const lists: [string, Person][] = [
        ['/api/applications/candidate?page=1', candidate],
        [`/api/applications/job/${job._id}?page=1`, employer],
      ];
      const rows = await Promise.all(
        lists.map(
          async ([path, reader]) => (await read<ApplicationPage>(path, reader)).applications,
        ),
      );
      const single = (reader: Person) => read<Application>(`/api/applications/${_id}`, reader);
      const found = [...rows.flat(), await single(candidate), await single(employer)];
      return found.map(({ unread_messages }) => unread_messages);
    };
    expect(await counts()).toEqual([2, 1, 2, 1]);
    const [, two, one] = (await thread(_id, candidate)).messages;
    const readPath = `${pathOf(_id)}/read`;
    const reply = await send('PUT', readPath, candidate, { messages: [one!._id, 'nonsense'] });
    expect(await reply.json()).toEqual({ unread: 1 });
    // The sender cannot mark a message as read.
    await send('PUT', readPath, employer, { messages: [two!._id] });
    expect(await counts()).toEqual([1, 1, 1, 1]);
  });

  test('is paged, and new messages shift no page', async ({ employer, _id }) => {
    for (let number = 1; number <= 65; number += 1) await write(_id, employer, `${number}`);
    const numbers = (found: Thread) => found.messages.map(({ body }) => Number(body));
    const first = await thread(_id, employer);
    await write(_id, employer, '66');
    const second = await thread(_id, employer, `?before=${first.messages.at(-1)!._id}`);
    const third = await thread(_id, employer, `?before=${second.messages.at(-1)!._id}`);
    expect([first, second, third].flatMap(numbers)).toEqual(
      Array.from({ length: 65 }, (_, index) => 65 - index),
    );
    expect([first, second, third].map(({ has_earlier }) => has_earlier)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('is read-only once the candidate has withdrawn (STATUS-11)', async ({
    employer,
    candidate,
    _id,
  }) => {
    await write(_id, employer, 'Hello');
    await send('DELETE', `/api/applications/${_id}`, candidate);
    for (const person of [employer, candidate]) {
      expect(await refusal(write(_id, person, 'More'))).toBe(
        '409 The candidate has withdrawn this application.',
      );
      expect(await thread(_id, person)).toMatchObject({
        messages: [{ body: 'Hello' }],
        can_write: false,
      });
    }
  });

  test('marks a notification as read once its messages are (NOTICE-5)', async () => {
    const { employer, candidate, job, _id } = await people();
    const other = await makeApplication(
      ...([backend(), candidate, await makeJob(backend(), employer)] as const),
    );
    for (const body of ['One', 'Two']) await write(_id, employer, body);
    await write(other._id, employer, 'Three');
    const unread = async (person: Person) =>
      (await read<{ unread: number }>('/api/notifications/unread', person)).unread;
    const [second, first] = (await thread(_id, candidate)).messages;
    const markRead = (message: ApplicationMessage | undefined, person: Person) =>
      send('PUT', `${pathOf(_id)}/read`, person, { messages: [message?._id] });
    await markRead(first, candidate);
    expect(await unread(candidate)).toBe(3);
    // Reading counts for the reader alone.
    await markRead(second, employer);
    expect(await unread(candidate)).toBe(3);
    await markRead(second, candidate);
    expect(await unread(candidate)).toBe(1);
    expect(job._id).not.toBe(other.job?._id);
  });

  test('stays readable to the candidate when the job is removed (STATUS-11)', async () => {
    const { employer, candidate, job, _id } = await people();
    await write(_id, employer, 'Hello');
    await send('DELETE', `/api/jobs/${job._id}`, employer);
    expect(await refusal(write(_id, candidate, 'More'))).toBe(
      '409 This job was removed, so you can’t send any more messages.',
    );
    expect(await thread(_id, candidate)).toMatchObject({ messages: [{ body: 'Hello' }] });
    expect((await write(_id, employer, 'More')).status).toBe(404);
    expect((await send('GET', pathOf(_id), employer)).status).toBe(404);
  });

  test('and a simultaneous removal of its job leave nothing half done', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { employer, candidate, job, _id } = await people();
      await write(_id, employer, 'Hello');
      const [sent] = await Promise.all([
        write(_id, candidate, 'More'),
        send('DELETE', `/api/jobs/${job._id}`, employer),
      ]);
      expect([201, 409]).toContain(sent.status);
      expect((await thread(_id, candidate)).messages).toHaveLength(sent.status === 201 ? 2 : 1);
    }
  });
});

describe('message templates', () => {
  const PATH = '/api/message-templates';
  const list = async (employer: Person) =>
    (await read<{ templates: MessageTemplate[] }>(PATH, employer)).templates;
  const input = { kind: 'offer', language: 'tr', name: 'Mine', body: 'Hi {name}' };

  test('start with one of each kind in each language, created once (STATUS-12)', async ({
    employer,
  }) => {
    const [templates] = await Promise.all([list(employer), list(employer)]);
    expect(await list(employer)).toHaveLength(6);
    expect(new Set(templates.map(({ kind, language }) => `${kind} ${language}`)).size).toBe(6);
    for (const { _id } of templates) await send('DELETE', `${PATH}/${_id}`, employer);
    expect(await list(employer)).toEqual([]);
  });

  test('are written, changed and deleted by their owner alone (STATUS-12)', async () => {
    const [employer, other] = [await makeEmployer(backend()), await makeEmployer(backend())];
    const created = await send('POST', PATH, employer, input);
    const { _id } = (await created.json()) as MessageTemplate;
    expect(await list(employer)).toContainEqual({ _id, ...input });
    expect((await list(other)).map((one) => one._id)).not.toContain(_id);
    const changed = { ...input, kind: 'rejection', name: 'Changed' };
    expect((await send('PUT', `${PATH}/${_id}`, other, changed)).status).toBe(404);
    expect((await send('DELETE', `${PATH}/${_id}`, other)).status).toBe(404);
    const reply = await send('PUT', `${PATH}/${_id}`, employer, changed);
    expect(await reply.json()).toEqual({ _id, ...changed });
    expect((await send('DELETE', `${PATH}/${_id}`, employer)).status).toBe(204);
    expect((await send('PUT', `${PATH}/${_id}`, employer, changed)).status).toBe(404);
  });

  test('are validated', async ({ employer }) => {
    const wrong: [object, string, string][] = [
      [{ kind: 'x' }, 'kind', 'Choose a kind from the list'],
      [{ language: 'xx' }, 'language', 'Choose a language from the list'],
      [{ name: ' ' }, 'name', 'Name is required'],
      [{ name: 'x'.repeat(101) }, 'name', 'This text is too long'],
      [{ body: '' }, 'body', 'Message is required'],
      [{ body: 'x'.repeat(5001) }, 'body', 'This text is too long'],
      [{ body: 'Dear {who}' }, 'body', 'Unknown placeholder: {who}'],
    ];
    for (const [given, path, msg] of wrong) {
      expect(await refusal(send('POST', PATH, employer, { ...input, ...given }))).toBe(
        `400 ${path}: ${msg}`,
      );
    }
  });

  test('are limited to thirty, also when created at once (STATUS-12)', async ({ employer }) => {
    const replies = await Promise.all(
      Array.from({ length: 35 }, () => send('POST', PATH, employer, input)),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(24);
    const refused = replies.find(({ status }) => status === 409)!;
    expect(await refused.json()).toMatchObject({
      msg: 'You can keep 30 templates, and you’ve reached that. Delete one first.',
    });
    // The initial templates count.
    expect(await list(employer)).toHaveLength(30);
  });
});

const decide = (id: string, employer: Person, status: string, message?: string, __v?: number) =>
  send('PUT', `/api/applications/${id}/status`, employer, { status, message, __v });
const undo = (batch: unknown, employer: Person) =>
  send('POST', `/api/applications/bulk-status/${String(batch)}/undo`, employer, {});
/** The notifications to candidates, oldest first. */
const candidateNotifications = async () =>
  (await calls.listNotifications())
    .filter(({ kind }) => kind !== 'application_received' && kind !== 'application_withdrawn')
    .map(({ user_id, kind, facts }) => ({ user_id, kind, facts }));
const announce = async () => {
  await backend().announce();
  await backend().announce();
};

const bakers = () =>
  calls.people({
    job: { title: 'Baker', company_name: 'Fırın' },
    candidate: { first_name: 'Ayşe', last_name: 'Kaya' },
  });

describe('a decision message', () => {
  test('is filled in, and sent when the decision is announced (STATUS-10)', async () => {
    const { employer, candidate, _id } = await bakers();
    const text = 'Dear {name},\nhello {first_name}: no {job} at {company}. {first_name}!';
    expect((await decide(_id, employer, 'rejected', text)).status).toBe(200);
    const body = 'Dear Ayşe Kaya,\nhello Ayşe: no Baker at Fırın. Ayşe!';
    // Until then only the employer sees it.
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
    expect(await candidateNotifications()).toEqual([
      {
        user_id: candidate._id,
        kind: 'status_changed',
        facts: { status: 'rejected', excerpt, message: body },
      },
    ]);
    await announce();
    expect(await candidateNotifications()).toHaveLength(1);
  });

  test('is quoted in its notification, cut at a word', async () => {
    const { employer, _id } = await bakers();
    await decide(_id, employer, 'rejected', 'word '.repeat(200));
    await announce();
    const excerpt = (await candidateNotifications())[0]?.facts.excerpt ?? '';
    expect(excerpt).toMatch(/^(word )+word…$/);
    expect(excerpt.length).toBeLessThanOrEqual(500);
    expect(excerpt.length).toBeGreaterThan(490);
  });

  test('is never cut within a character', async () => {
    const { employer, candidate, _id } = await bakers();
    // The part read for the excerpt ends within the emoji.
    const body = `Hello${' '.repeat(994)}😀 there`;
    await decide(_id, employer, 'rejected', body);
    await announce();
    expect(
      (await send('POST', `/api/applications/${_id}/messages`, employer, { body })).status,
    ).toBe(201);
    expect(
      (await candidateNotifications()).map(({ user_id, facts }) => [user_id, facts.excerpt]),
    ).toEqual([
      [candidate._id, 'Hello'],
      [candidate._id, 'Hello'],
    ]);
  });

  test('inserts a name verbatim, even one that looks like a placeholder', async () => {
    const { employer, job } = await bakers();
    const candidate = await makeCandidate(backend(), { first_name: '{company}', last_name: '$&' });
    const { _id } = await makeApplication(backend(), candidate, job);
    await decide(_id, employer, 'rejected', '{name}');
    expect((await thread(_id, employer)).messages[0]?.body).toBe('{company} $&');
  });

  test.each(['{salary}', '{Name}', '{ name }'])(
    'is refused with the placeholder %s (STATUS-10)',
    async (unknown) => {
      const { employer, candidate, _id } = await bakers();
      const refused = { errors: [{ msg: `Unknown placeholder: ${unknown}`, path: 'message' }] };
      const one = await decide(_id, employer, 'rejected', `Dear {name}, ${unknown}`);
      expect([one.status, await one.json()]).toEqual([400, refused]);
      const json = { applications: [_id], status: 'rejected', message: unknown };
      const many = await send('POST', '/api/applications/bulk-status', employer, json);
      expect([many.status, await many.json()]).toEqual([400, refused]);
      expect(await see(_id, candidate)).toMatchObject({ status: 'pending' });
    },
  );

  test('has a maximum length, and an invalid status keeps its own error', async () => {
    const { employer, _id } = await bakers();
    const long = await decide(_id, employer, 'rejected', 'x'.repeat(5001));
    expect(await long.json()).toEqual({
      errors: [{ msg: 'This text is too long', path: 'message' }],
    });
    const many = await decide(_id, employer, 'rejected', '{name}'.repeat(31));
    expect(await many.json()).toEqual({
      errors: [{ msg: 'This text has too many placeholders', path: 'message' }],
    });
    expect(await refusal(decide(_id, employer, 'nonsense', 'Hello'))).toBe(
      '400 Invalid status value',
    );
  });

  test('is recalled by another change and by undo, and never announced (STATUS-10)', async () => {
    const { employer, candidate, _id } = await bakers();
    await decide(_id, employer, 'rejected', 'First');
    const { batch } = (await (
      await decide(_id, employer, 'hired', 'Second')
    ).json()) as Application;
    expect((await undo(batch, employer)).status).toBe(200);
    await decide(_id, employer, 'pending');
    await announce();
    expect(await candidateNotifications()).toEqual([]);
    expect((await thread(_id, candidate)).messages).toEqual([]);
    const { messages } = await thread(_id, employer);
    expect(messages.map(({ body, state }) => [body, state])).toEqual([
      ['Second', 'recalled'],
      ['First', 'recalled'],
    ]);
    const { events } = await see(_id, employer);
    expect(events?.map(({ message }) => message)).toEqual([
      'recalled',
      'recalled',
      undefined,
      undefined,
    ]);
  });

  test('is announced by itself when the status ends up unchanged', async () => {
    const { employer, candidate, _id } = await bakers();
    await decide(_id, employer, 'reviewed');
    await decide(_id, employer, 'pending', 'We look at it on Monday.');
    await announce();
    const said = 'We look at it on Monday.';
    expect(await candidateNotifications()).toEqual([
      { user_id: candidate._id, kind: 'message', facts: { excerpt: said, message: said } },
    ]);
  });

  test('is refused when the status does not change (STATUS-10)', async () => {
    const { employer, _id } = await bakers();
    expect(await refusal(decide(_id, employer, 'pending', 'Hello'))).toBe(
      '409 This application already has this status. Send the message under Messages, or choose another status.',
    );
    expect((await decide(_id, employer, 'pending', '  ')).status).toBe(200);
    expect((await thread(_id, employer)).messages).toEqual([]);
  });

  test('is not sent once the candidate has withdrawn (STATUS-10)', async () => {
    const { employer, candidate, _id } = await bakers();
    const reply = await decide(_id, employer, 'reviewed', 'Come by.');
    const { batch } = (await reply.json()) as Application;
    await send('DELETE', `/api/applications/${_id}`, candidate);
    expect(await (await undo(batch, employer)).json()).toMatchObject({
      results: [{ outcome: 'unchanged' }],
    });
    await announce();
    expect(await candidateNotifications()).toEqual([]);
    expect((await thread(_id, candidate)).messages).toEqual([]);
    expect((await thread(_id, employer)).messages).toMatchObject([{ state: 'recalled' }]);
  });

  test('is sent even if the job is removed meanwhile', async () => {
    const { employer, candidate, job, _id } = await bakers();
    await decide(_id, employer, 'rejected', 'Sorry');
    await send('DELETE', `/api/jobs/${job._id}`, employer);
    await announce();
    expect((await thread(_id, candidate)).messages).toMatchObject([{ body: 'Sorry' }]);
  });

  test('goes to forty applicants at once, unless undone in time (STATUS-10)', async () => {
    const { employer, job } = await bakers();
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
    expect(await candidateNotifications()).toEqual([]);
    // An application that already has the status gets no message.
    await decide(ids[0]!, employer, 'rejected');
    await set();
    await announce();
    const sent = await backend().database.db.select().from(applicationMessages);
    const bodies = sent.filter(({ sent_at }) => sent_at).map(({ body }) => body);
    expect(bodies.toSorted()).toEqual(
      Array.from({ length: 39 }, (_, index) => `Dear C${index + 1}`).toSorted(),
    );
    expect(await candidateNotifications()).toHaveLength(40);
  });
});
