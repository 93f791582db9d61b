import { describe, expect, test } from 'vitest';
import type { Application, BulkReply } from '../../src/contract/application.ts';
import type { Job } from '../../src/contract/job.ts';
import { makeApplication, makeCandidate, makeEmployer, type Person } from '../factories.ts';
import { applicationCalls } from './application-calls.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const NOBODYS = '00000000-0000-7000-8000-000000000000';

const { send, read, see, people: pair } = applicationCalls(backend);
const setStatus = (id: string, employer: Person, status: string, __v?: number) =>
  send('PUT', `/api/applications/${id}/status`, employer, { status, __v });
/** The changes of an application's status as `from>to`. */
const changesOf = async (id: string, person: Person) =>
  (await see(id, person)).events?.map(({ from, to }) => `${from}>${to}`);

async function people(applications = 1) {
  const all = await pair({ job: { company_name: 'Example Logistics' } });
  const ids = [all._id];
  while (ids.length < applications)
    ids.push((await makeApplication(backend(), await makeCandidate(backend()), all.job))._id);
  return { ...all, ids };
}

describe('a change of the status', () => {
  test('is told to both sides: from what, to what, when; to the employer also by whom', async () => {
    const { employer, candidate, _id } = await people();
    await setStatus(_id, employer, 'reviewed');
    await backend().announce();
    backend().clock.advance(DAY);
    await setStatus(_id, employer, 'hired');
    await backend().announce();
    const { events = [] } = await see(_id, candidate);
    expect(events).toMatchObject([
      { from: 'pending', to: 'reviewed', by: '' },
      { from: 'reviewed', to: 'hired', by: '' },
    ]);
    const [first, second] = events.map((event) => Date.parse(event.created_at ?? ''));
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(DAY);
    const by = 'Example Logistics';
    expect(await see(_id, employer)).toMatchObject({
      events: events.map(({ _id: _own, ...event }) => ({ ...event, by })),
      is_new: false,
    });
    expect(await see(_id, candidate)).not.toHaveProperty('is_new');
  });

  test('names somebody else by name, and nobody when the account is gone', async () => {
    const { employer, candidate, _id } = await people();
    await setStatus(_id, employer, 'reviewed');
    await backend().announce();
    const other = await makeEmployer(backend(), { first_name: 'Deniz', last_name: 'Kaya' });
    await backend().database.run(`update application_events set actor_id = '${other._id}'`);
    expect((await see(_id, employer)).events).toMatchObject([{ by: 'Deniz Kaya' }]);
    expect((await see(_id, candidate)).events).toMatchObject([{ by: '' }]);
    await backend().database.run(`delete from users where _id = '${other._id}'`);
    expect((await see(_id, employer)).events).toMatchObject([{ by: '', to: 'reviewed' }]);
  });

  test('to the same one is none', async () => {
    const { employer, candidate, _id } = await people();
    await setStatus(_id, employer, 'reviewed');
    const before = await see(_id, candidate);
    backend().clock.advance(DAY);
    expect((await setStatus(_id, employer, 'reviewed')).status).toBe(200);
    expect(await see(_id, candidate)).toEqual(before);
  });

  test('twenty at once are written once, and in the order in which they happened', async () => {
    const { employer, _id } = await people();
    const same = await Promise.all(
      Array.from({ length: 20 }, () => setStatus(_id, employer, 'reviewed')),
    );
    expect(same.map((response) => response.status)).toEqual(Array(20).fill(200));
    expect(await changesOf(_id, employer)).toEqual(['pending>reviewed']);
    const wanted = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'hired' : 'rejected'));
    await Promise.all(wanted.map((status) => setStatus(_id, employer, status)));
    const { events = [], status } = await see(_id, employer);
    for (const [index, event] of events.slice(1).entries())
      expect(event.from).toBe(events[index]?.to);
    expect(events.at(-1)?.to).toBe(status);
  });

  test('keeps its place when the clock goes back', async () => {
    const { employer, _id } = await people();
    await setStatus(_id, employer, 'reviewed');
    backend().clock.advance(-DAY);
    const json = { applications: [_id], status: 'rejected' };
    const reply = await send('POST', '/api/applications/bulk-status', employer, json);
    const { batch } = (await reply.json()) as BulkReply;
    expect(await changesOf(_id, employer)).toEqual(['pending>reviewed', 'reviewed>rejected']);
    await send('POST', `/api/applications/bulk-status/${batch}/undo`, employer);
    expect((await see(_id, employer)).status).toBe('reviewed');
  });

  test('of a version that is no more is refused', async () => {
    const { employer, _id } = await people();
    expect((await setStatus(_id, employer, 'reviewed', 0)).status).toBe(200);
    const late = await setStatus(_id, employer, 'rejected', 0);
    expect(late.status).toBe(409);
    expect(await late.json()).toEqual({
      msg: 'This record was changed by someone else in the meantime',
    });
    const json = { interview_date: null, __v: 0 };
    expect((await send('PUT', `/api/applications/${_id}/interview`, employer, json)).status).toBe(
      409,
    );
    expect(await changesOf(_id, employer)).toEqual(['pending>reviewed']);
  });
});

describe('opening', () => {
  const newCounts = async (job: Job, employer: Person) => [
    (await read<Job[]>('/api/jobs/employer', employer))[0]?.new_count,
    (await read<Job>(`/api/jobs/${job._id}`, employer)).new_count,
  ];

  test('counts once, and is the employer’s to know', async () => {
    const { employer, candidate, job, _id, ids } = await people(3);
    expect(await newCounts(job, employer)).toEqual([3, 3]);
    const before = await see(_id, candidate);
    for (const _time of ['first', 'second'])
      expect((await send('PUT', `/api/applications/${_id}/opened`, employer)).status).toBe(204);
    expect(await see(_id, employer)).toMatchObject({ is_new: false });
    expect(await see(_id, candidate)).toEqual(before);
    expect(await newCounts(job, employer)).toEqual([2, 2]);
    // Whom one answers, one has opened.
    await setStatus(ids[1] ?? '', employer, 'reviewed');
    expect(await newCounts(job, employer)).toEqual([1, 1]);
    expect(await read(`/api/jobs/${job._id}`, candidate)).not.toHaveProperty('new_count');
    const list = await read<Application[]>(`/api/applications/job/${job._id}`, employer);
    expect(list.map((one) => [one._id, one.is_new])).toEqual(
      ids.map((id, index) => [id, index === 2]).reverse(),
    );
  });

  test.each(['nonsense', NOBODYS])('there is no application %s', async (id) => {
    const { employer } = await people();
    const json = { interview_date: null };
    for (const response of [
      await send('PUT', `/api/applications/${id}/opened`, employer),
      await send('PUT', `/api/applications/${id}/interview`, employer, json),
    ]) {
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ msg: 'Application not found' });
    }
  });
});

describe('the interview', () => {
  const setInterview = (id: string, employer: Person, interview_date: unknown) =>
    send('PUT', `/api/applications/${id}/interview`, employer, { interview_date });

  test('is set, moved and taken back', async () => {
    const { employer, candidate, _id } = await people();
    const response = await setInterview(_id, employer, '2099-05-01T12:30:00+03:00');
    expect(response.status).toBe(200);
    const seen = await see(_id, candidate);
    expect(seen).toMatchObject({ interview_date: '2099-05-01T09:30:00.000Z' });
    const last_updated = expect.any(String);
    const events = [{ kind: 'interview_set' }, { kind: 'status', to: 'interview' }];
    const ofEmployer = { last_updated, __v: expect.any(Number), is_new: false };
    expect(await response.json()).toMatchObject({ ...seen, ...ofEmployer, events });
    // The same moment, said otherwise, changes nothing.
    await setInterview(_id, employer, '2099-05-01T09:30:00Z');
    expect(await see(_id, candidate)).toEqual(seen);
    await setInterview(_id, employer, null);
    expect(await see(_id, candidate)).toMatchObject({ interview_date: null, events: [] });
    expect((await see(_id, employer)).events).toHaveLength(4);
  });

  test('may have been today, not before', async () => {
    const { employer, _id } = await people();
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
    expect((await setInterview(_id, employer, ago(DAY - MINUTE))).status).toBe(200);
    const refused = await setInterview(_id, employer, ago(DAY + MINUTE));
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({
      errors: [{ path: 'interview_date', msg: 'The interview must not be in the past' }],
    });
    expect((await see(_id, employer)).__v).toBe(1);
  });

  test.each([
    ['soon'],
    ['2099-05-01'],
    ['2099-05-01T09:30:00'],
    [7],
    [undefined],
    // Further on than the database can hold.
    ['9999-12-31T23:59:00-23:00'],
    ['9999-01-01T00:00:00Z'],
  ])('%s is no moment', async (date) => {
    const { employer, _id } = await people();
    const refused = await setInterview(_id, employer, date);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({
      errors: [{ path: 'interview_date', msg: expect.any(String) }],
    });
  });
});

describe('many at once', () => {
  const setAll = async (ids: unknown, person: Person, status = 'rejected') => {
    const json = { applications: ids, status };
    const response = await send('POST', '/api/applications/bulk-status', person, json);
    return (await response.json()) as BulkReply;
  };
  const undo = (batch: string | null, person: Person) =>
    send('POST', `/api/applications/bulk-status/${batch}/undo`, person, {});
  const outcomes = (reply: BulkReply) => reply.results.map((result) => result.outcome);

  test('each says what became of it', async () => {
    const { employer, _id, ids } = await people(2);
    const foreign = await people();
    await setStatus(ids[1] ?? '', employer, 'rejected');
    const reply = await setAll([...ids, foreign._id, NOBODYS, 'nonsense', _id], employer);
    expect(reply).toEqual({
      batch: expect.stringMatching(/^[0-9a-f-]{36}$/),
      results: [
        { _id, outcome: 'updated' },
        { _id: ids[1], outcome: 'unchanged' },
        { _id: foreign._id, outcome: 'forbidden' },
        { _id: NOBODYS, outcome: 'not_found' },
        { _id: 'nonsense', outcome: 'not_found' },
      ],
    });
    expect(await see(_id, employer)).toMatchObject({
      status: 'rejected',
      __v: 1,
      events: [{ from: 'pending', to: 'rejected', by: 'Example Logistics' }],
    });
    expect(await see(foreign._id, foreign.candidate)).toMatchObject({
      status: 'pending',
      events: [],
    });
    expect(await setAll([...ids, foreign._id], employer)).toMatchObject({ batch: null });
  });

  test.each([
    [{ applications: [], status: 'rejected' }],
    [{ applications: Array(101).fill(NOBODYS), status: 'rejected' }],
    [{ applications: NOBODYS, status: 'rejected' }],
    [{ applications: [NOBODYS], status: 'interview' }],
    [{ applications: [NOBODYS] }],
  ])('a request that cannot be carried out is refused (%#)', async (json) => {
    const employer = await makeEmployer(backend());
    const response = await send('POST', '/api/applications/bulk-status', employer, json);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [{ path: expect.any(String), msg: expect.stringMatching(/\w/) }],
    });
  });

  test('twenty identical requests have the effect of one, in whatever order they name them', async () => {
    const { employer, ids } = await people(8);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        setAll(index % 2 ? ids : ids.toReversed(), employer),
      ),
    );
    const [made, ...none] = replies.toSorted((one, other) =>
      one.batch ? -1 : other.batch ? 1 : 0,
    );
    expect(made && outcomes(made)).toEqual(Array(8).fill('updated'));
    for (const reply of none) {
      expect(reply.batch).toBeNull();
      expect(outcomes(reply)).toEqual(Array(8).fill('unchanged'));
    }
    for (const id of ids) expect(await changesOf(id, employer)).toEqual(['pending>rejected']);
  });

  test('different ones that overlap leave each application with one story', async () => {
    const { employer, ids } = await people(6);
    const shuffled = (index: number) => [...ids.slice(index), ...ids.slice(0, index)];
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        setAll(shuffled(index % 6), employer, index % 2 ? 'hired' : 'rejected'),
      ),
    );
    for (const reply of replies) expect(reply.results).toHaveLength(6);
    for (const id of ids) {
      const { events = [], status } = await see(id, employer);
      const story = [...events.map((event) => event.from), status];
      expect(story).toEqual(['pending', ...events.map((event) => event.to)]);
    }
  });

  test('are taken back to what each was before, once', async () => {
    const { employer, candidate, _id, ids } = await people(3);
    const [, second = '', third = ''] = ids;
    await setStatus(second, employer, 'reviewed');
    const { batch } = await setAll(ids, employer);
    expect(await read<Job[]>('/api/jobs/employer', employer)).toMatchObject([{ new_count: 0 }]);
    // What was changed since stays as it is.
    await setStatus(third, employer, 'hired');
    const response = await undo(batch, employer);
    expect(response.status).toBe(200);
    const reply = (await response.json()) as BulkReply;
    expect(Object.fromEntries(reply.results.map((one) => [one._id, one.outcome]))).toEqual({
      [_id]: 'updated',
      [second]: 'updated',
      [third]: 'unchanged',
    });
    expect(await changesOf(_id, employer)).toEqual(['pending>rejected', 'rejected>pending']);
    expect(await see(second, employer)).toMatchObject({ status: 'reviewed', is_new: false });
    expect(await see(third, employer)).toMatchObject({ status: 'hired' });
    // Nobody had opened it but by that change.
    expect(await see(_id, employer)).toMatchObject({ status: 'pending', is_new: true });

    const before = await see(_id, candidate);
    const again = (await (await undo(batch, employer)).json()) as BulkReply;
    expect(again.batch).toBeNull();
    expect(outcomes(again)).toEqual(Array(3).fill('unchanged'));
    expect(await see(_id, candidate)).toEqual(before);
  });

  test('twenty at once who take it back do it once', async () => {
    const { employer, _id, ids } = await people(4);
    const { batch } = await setAll(ids, employer);
    const replies = await Promise.all(Array.from({ length: 20 }, () => undo(batch, employer)));
    const batches = await Promise.all(
      replies.map(async (reply) => ((await reply.json()) as BulkReply).batch),
    );
    expect(batches.filter((one) => one !== null)).toHaveLength(1);
    expect(await changesOf(_id, employer)).toEqual(['pending>rejected', 'rejected>pending']);
  });

  test('nobody takes back what another has done, or what was never done', async () => {
    const { employer, candidate, _id, ids } = await people(2);
    const { batch } = await setAll(ids, employer);
    const other = await makeEmployer(backend());
    for (const response of [
      await undo(batch, other),
      await undo(NOBODYS, employer),
      await undo('nonsense', employer),
    ]) {
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ msg: 'There is no such change to undo' });
    }
    expect((await see(_id, candidate)).status).toBe('rejected');
  });

  test('a status that employers do not set comes back too', async () => {
    const { employer, candidate, _id } = await people();
    await backend().database.run(`update applications set status = 'interview'`);
    const { batch } = await setAll([_id], employer);
    await undo(batch, employer);
    expect((await see(_id, candidate)).status).toBe('interview');
  });
});
