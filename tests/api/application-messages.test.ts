import { describe, expect, test } from 'vitest';
import type { Application, ApplicationPage } from '../../src/contract/application.ts';
import type {
  ApplicationMessage,
  MessageTemplate,
  Thread,
} from '../../src/contract/application-message.ts';
import { makeAdmin, makeApplication, makeEmployer, makeJob, type Person } from '../factories.ts';
import { applicationCalls } from './application-calls.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const calls = applicationCalls(backend);
const { send, read, people } = calls;
const pathOf = (id: string) => `/api/applications/${id}/messages`;
const write = (id: string, person: Person, body: string) =>
  send('POST', pathOf(id), person, { body });
const thread = (id: string, person: Person, query = '') =>
  read<Thread>(`${pathOf(id)}${query}`, person);
const told = async () =>
  (await calls.told())
    .filter(({ kind }) => kind === 'message')
    .map(({ user_id, facts }) => [user_id, facts.excerpt]);

describe('the thread of an application', () => {
  test('is begun by the employer and answered by the candidate', async () => {
    const { employer, candidate, _id } = await people();
    const early = await write(_id, candidate, 'Anybody there?');
    expect([early.status, await early.json()]).toEqual([
      409,
      { msg: 'You can reply as soon as the employer has written to you.' },
    ]);
    expect((await write(_id, employer, '  Hello!\r\n<b>When</b> can you start? ')).status).toBe(
      201,
    );
    expect((await write(_id, candidate, 'In May.')).status).toBe(201);
    const [answer, question] = (await thread(_id, candidate)).messages;
    expect(question).toMatchObject({
      ...{ side: 'employer', body: 'Hello!\n<b>When</b> can you start?', is_unread: true },
    });
    expect(answer).toMatchObject({ side: 'candidate', body: 'In May.', is_unread: false });
    expect(await thread(_id, employer)).toMatchObject({
      messages: [{ is_unread: true }, { is_unread: false }],
      ...{ has_earlier: false, can_write: true },
    });
    expect(await told()).toEqual([
      [candidate._id, 'Hello! <b>When</b> can you start?'],
      [employer._id, 'In May.'],
    ]);
    expect((await write(_id, employer, ' ')).status).toBe(400);
    expect((await write(_id, employer, 'x'.repeat(5001))).status).toBe(400);
  });

  test('leads its candidate to what is unread, the newest message first', async () => {
    const { employer, candidate, _id } = await people();
    const other = await makeApplication(backend(), candidate, await makeJob(backend(), employer));
    const page = async (query: string) =>
      (await read<ApplicationPage>(`/api/applications/candidate?${query}`, candidate)).unread?.map(
        (one) => one._id,
      );
    expect(await page('page=1')).toEqual([]);
    await write(other._id, employer, 'One');
    await write(_id, employer, 'Two');
    expect(await page('page=1')).toEqual([_id, other._id]);
    // With the first page of all alone.
    expect(await page('page=2')).toBeUndefined();
    expect(await page('page=1&status=pending')).toBeUndefined();
    const { messages } = await thread(_id, candidate);
    await send('PUT', `${pathOf(_id)}/read`, candidate, {
      messages: messages.map((message) => message._id),
    });
    expect(await page('page=1')).toEqual([other._id]);
  });

  test('counts what each side has not read', async () => {
    const { employer, candidate, job, _id } = await people();
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
    // Nobody reads for the other side.
    await send('PUT', readPath, employer, { messages: [two!._id] });
    expect(await counts()).toEqual([1, 1, 1, 1]);
  });

  test('is read in parts, and new messages move none of them', async () => {
    const { employer, _id } = await people();
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

  test('is read-only once the candidate has withdrawn', async () => {
    const { employer, candidate, _id } = await people();
    await write(_id, employer, 'Hello');
    await send('DELETE', `/api/applications/${_id}`, candidate);
    for (const person of [employer, candidate]) {
      const refused = await write(_id, person, 'More');
      expect([refused.status, await refused.json()]).toEqual([
        409,
        { msg: 'The candidate has withdrawn this application.' },
      ]);
      expect(await thread(_id, person)).toMatchObject({
        ...{ messages: [{ body: 'Hello' }], can_write: false },
      });
    }
  });

  test('that is read takes what told of it off the bell', async () => {
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
    // Nobody reads for others.
    await markRead(second, employer);
    expect(await unread(candidate)).toBe(3);
    await markRead(second, candidate);
    expect(await unread(candidate)).toBe(1);
    expect(job._id).not.toBe(other.job?._id);
  });

  test('stays with the candidate when the job is removed, read-only', async () => {
    const { employer, candidate, job, _id } = await people();
    await write(_id, employer, 'Hello');
    await send('DELETE', `/api/jobs/${job._id}`, employer);
    const refused = await write(_id, candidate, 'More');
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { msg: 'This job was removed, so you can’t send any more messages.' },
    ]);
    expect(await thread(_id, candidate)).toMatchObject({ messages: [{ body: 'Hello' }] });
    expect((await write(_id, employer, 'More')).status).toBe(404);
    expect((await send('GET', pathOf(_id), employer)).status).toBe(404);
  });

  test('and the removal of its job at once: nothing is half done', async () => {
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

  test('goes with the account of either side', async () => {
    const admin = await makeAdmin(backend());
    for (const gone of ['employer', 'candidate'] as const) {
      const found = await people();
      const { employer, candidate, _id } = found;
      await write(_id, employer, 'Hello');
      const [sent, deleted] = await Promise.all([
        write(_id, gone === 'employer' ? candidate : employer, 'More'),
        send('DELETE', `/api/admin/users/${found[gone]._id}`, admin),
      ]);
      expect(deleted.status).toBeLessThan(300);
      expect([201, 404]).toContain(sent.status);
      const other = gone === 'employer' ? candidate : employer;
      expect((await send('GET', pathOf(_id), other)).status).toBe(404);
    }
  });
});

describe('message templates', () => {
  const PATH = '/api/message-templates';
  const list = async (employer: Person) =>
    (await read<{ templates: MessageTemplate[] }>(PATH, employer)).templates;
  const input = { kind: 'offer', language: 'tr', name: 'Mine', body: 'Hi {name}' };

  test('begin with one of each kind in each language, once', async () => {
    const employer = await makeEmployer(backend());
    const [templates] = await Promise.all([list(employer), list(employer)]);
    expect(await list(employer)).toHaveLength(6);
    expect(new Set(templates.map(({ kind, language }) => `${kind} ${language}`)).size).toBe(6);
    for (const { _id } of templates) await send('DELETE', `${PATH}/${_id}`, employer);
    expect(await list(employer)).toEqual([]);
  });

  test('are written, changed and deleted by their owner alone', async () => {
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

  test('have their rules', async () => {
    const employer = await makeEmployer(backend());
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
      const refused = await send('POST', PATH, employer, { ...input, ...given });
      expect([refused.status, await refused.json()]).toEqual([400, { errors: [{ msg, path }] }]);
    }
  });

  test('are thirty at most, also of several at once', async () => {
    const employer = await makeEmployer(backend());
    const replies = await Promise.all(
      Array.from({ length: 35 }, () => send('POST', PATH, employer, input)),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(24);
    const refused = replies.find(({ status }) => status === 409)!;
    expect(await refused.json()).toMatchObject({
      msg: 'You can keep 30 templates, and you’ve reached that. Delete one first.',
    });
    // Those to begin with count.
    expect(await list(employer)).toHaveLength(30);
  });
});

test('a message that was sent is answered as the thread shows it', async () => {
  const { employer, _id } = await people();
  const sent = (await (await write(_id, employer, 'Hello')).json()) as ApplicationMessage;
  expect((await thread(_id, employer)).messages).toEqual([sent]);
});
