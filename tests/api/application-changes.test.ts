import { describe, expect } from 'vitest';
import type { Application, BulkReply } from '#src/contract/applications/application.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { makeEmployer, makeJob, type Person } from '#tests/factories.ts';
import { UNKNOWN_ID } from '#tests/unknown-id.ts';
import { apiTest, DAY, refusal } from './api-test.ts';

const { backend, test, send, read, see, setStatus, people, applyMore } = apiTest();

/** The changes of an application's status as `from>to`. */
const changesOf = async (id: string, person: Person) =>
  (await see(id, person)).events?.map(({ from, to }) => `${from}>${to}`);

describe('a status change', () => {
  test('shows both sides the old status, the new one and the time, and the employer also its author (STATUS-3)', async () => {
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

  test('names another author by name, and nobody once their account is deleted (STATUS-3)', async () => {
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

  test('is recorded once when made twenty times at once, and different ones are recorded in order (STATUS-3)', async () => {
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

  test('keeps its order when the clock goes back', async ({ employer, _id }) => {
    await setStatus(_id, employer, 'reviewed');
    backend().clock.advance(-DAY);
    const json = { applications: [_id], status: 'rejected' };
    const reply = await send('POST', '/api/applications/bulk-status', employer, json);
    const { batch } = (await reply.json()) as BulkReply;
    expect(await changesOf(_id, employer)).toEqual(['pending>reviewed', 'reviewed>rejected']);
    await send('POST', `/api/applications/bulk-status/${batch}/undo`, employer);
    expect((await see(_id, employer)).status).toBe('reviewed');
  });
});

describe('opening an application', () => {
  const newCounts = async (job: Job, employer: Person) => [
    (await read<Job[]>('/api/jobs/employer', employer))[0]?.new_count,
    (await read<Job>(`/api/jobs/${job._id}`, employer)).new_count,
  ];

  test('counts once, and only the employer sees it (REVIEW-5)', async () => {
    const { employer, candidate, job, _id } = await people();
    const ids = [_id, ...(await applyMore(job, 2))];
    expect(await newCounts(job, employer)).toEqual([3, 3]);
    const before = await see(_id, candidate);
    for (const _time of ['first', 'second'])
      expect((await send('PUT', `/api/applications/${_id}/opened`, employer)).status).toBe(204);
    expect(await see(_id, employer)).toMatchObject({ is_new: false });
    expect(await see(_id, candidate)).toEqual(before);
    expect(await newCounts(job, employer)).toEqual([2, 2]);
    // Setting a status opens the application too.
    await setStatus(ids[1] ?? '', employer, 'reviewed');
    expect(await newCounts(job, employer)).toEqual([1, 1]);
    expect(await read(`/api/jobs/${job._id}`, candidate)).not.toHaveProperty('new_count');
    const list = await read<Application[]>(`/api/applications/job/${job._id}`, employer);
    expect(list.map((one) => [one._id, one.is_new])).toEqual(
      ids.map((id, index) => [id, index === 2]).reverse(),
    );
  });
});

describe('bulk status changes', () => {
  const setAll = async (ids: unknown, person: Person, status = 'rejected') => {
    const json = { applications: ids, status };
    const response = await send('POST', '/api/applications/bulk-status', person, json);
    return (await response.json()) as BulkReply;
  };
  const undo = (batch: string | null, person: Person) =>
    send('POST', `/api/applications/bulk-status/${batch}/undo`, person, {});
  const outcomes = (reply: BulkReply) => reply.results.map((result) => result.outcome);

  test('report an outcome for each application (REVIEW-4)', async ({ employer, _id, job }) => {
    const ids = [_id, ...(await applyMore(job, 1))];
    const other = await makeEmployer(backend());
    const [foreign = ''] = await applyMore(await makeJob(backend(), other), 1);
    await setStatus(ids[1] ?? '', employer, 'rejected');
    const reply = await setAll([...ids, foreign, UNKNOWN_ID, 'nonsense', _id], employer);
    expect(reply).toEqual({
      batch: expect.stringMatching(/^[0-9a-f-]{36}$/),
      results: [
        { _id, outcome: 'updated' },
        { _id: ids[1], outcome: 'unchanged' },
        { _id: foreign, outcome: 'forbidden' },
        { _id: UNKNOWN_ID, outcome: 'not_found' },
        { _id: 'nonsense', outcome: 'not_found' },
      ],
    });
    expect(await see(_id, employer)).toMatchObject({
      status: 'rejected',
      __v: 1,
      events: [{ from: 'pending', to: 'rejected', by: 'Example Logistics' }],
    });
    expect(await see(foreign, other)).toMatchObject({ status: 'pending', events: [] });
    expect(await setAll([...ids, foreign], employer)).toMatchObject({ batch: null });
  });

  test.for([
    [{ applications: [], status: 'rejected' }],
    [{ applications: Array(101).fill(UNKNOWN_ID), status: 'rejected' }],
    [{ applications: UNKNOWN_ID, status: 'rejected' }],
    [{ applications: [UNKNOWN_ID], status: 'interview' }],
    [{ applications: [UNKNOWN_ID] }],
  ])('are refused when the request is invalid (%#)', async ([json], { employer }) => {
    const response = await send('POST', '/api/applications/bulk-status', employer, json);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [{ path: expect.any(String), msg: expect.stringMatching(/\w/) }],
    });
  });

  test('take effect once for twenty identical requests, whatever the order of their ids', async () => {
    const { employer, job, _id } = await people();
    const ids = [_id, ...(await applyMore(job, 7))];
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

  test('that overlap leave each application with a consistent history', async () => {
    const { employer, job, _id } = await people();
    const ids = [_id, ...(await applyMore(job, 5))];
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

  test('are undone once, to the previous status of each application (REVIEW-4)', async () => {
    const { employer, candidate, _id, job } = await people();
    const ids = [_id, ...(await applyMore(job, 2))];
    const [, second = '', third = ''] = ids;
    await setStatus(second, employer, 'reviewed');
    const { batch } = await setAll(ids, employer);
    expect(await read<Job[]>('/api/jobs/employer', employer)).toMatchObject([{ new_count: 0 }]);
    // An application changed since then stays as it is.
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
    // Only the undone change had opened it.
    expect(await see(_id, employer)).toMatchObject({ status: 'pending', is_new: true });

    const before = await see(_id, candidate);
    const again = (await (await undo(batch, employer)).json()) as BulkReply;
    expect(again.batch).toBeNull();
    expect(outcomes(again)).toEqual(Array(3).fill('unchanged'));
    expect(await see(_id, candidate)).toEqual(before);
  });

  test('are opened by repeating what was undone, as by any answer (REVIEW-5)', async ({
    employer,
    _id,
  }) => {
    const { batch } = await setAll([_id], employer);
    const undone = (await (await undo(batch, employer)).json()) as BulkReply;
    expect(await see(_id, employer)).toMatchObject({ status: 'pending', is_new: true });
    await undo(undone.batch, employer);
    expect(await see(_id, employer)).toMatchObject({ status: 'rejected', is_new: false });
  });

  test('are not undone to an interview that was cancelled since (REVIEW-4)', async ({
    employer,
    _id,
  }) => {
    const path = `/api/applications/${_id}/interview`;
    await send('PUT', path, employer, { interview_date: '2099-05-01T12:30:00Z' });
    const { batch } = await setAll([_id], employer, 'reviewed');
    await send('PUT', path, employer, { interview_date: null });
    const reply = (await (await undo(batch, employer)).json()) as BulkReply;
    expect(outcomes(reply)).toEqual(['unchanged']);
    expect(await see(_id, employer)).toMatchObject({ status: 'reviewed', interview_date: null });
  });

  test('are undone once by twenty requests at once', async ({ employer, _id, job }) => {
    const ids = [_id, ...(await applyMore(job, 3))];
    const { batch } = await setAll(ids, employer);
    const replies = await Promise.all(Array.from({ length: 20 }, () => undo(batch, employer)));
    const batches = await Promise.all(
      replies.map(async (reply) => ((await reply.json()) as BulkReply).batch),
    );
    expect(batches.filter((one) => one !== null)).toHaveLength(1);
    expect(await changesOf(_id, employer)).toEqual(['pending>rejected', 'rejected>pending']);
  });

  test('cannot be undone by anyone else, nor if they never happened', async () => {
    const { employer, candidate, _id, job } = await people();
    const ids = [_id, ...(await applyMore(job, 1))];
    const { batch } = await setAll(ids, employer);
    const other = await makeEmployer(backend());
    for (const [id, person] of [
      [batch, other],
      [UNKNOWN_ID, employer],
      ['nonsense', employer],
    ] as const)
      expect(await refusal(undo(id, person))).toBe('404 There is no such change to undo');
    expect((await see(_id, candidate)).status).toBe('rejected');
  });
});
