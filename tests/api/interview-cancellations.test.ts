import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { applications } from '../../server/db/schema.ts';
import { notify } from '../../server/store/notifications.ts';
import type { Application, BulkReply } from '../../src/contract/application.ts';
import { interviewCalls } from './application-calls.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();
const {
  send,
  see,
  setStatus,
  withdraw,
  toldTo,
  kindsTo,
  eventsFor,
  people,
  setInterview,
  cancel,
  answer,
  ahead,
  invited,
  HOUR,
  WHEN,
  FACTS,
} = interviewCalls(backend);

describe('a cancellation', () => {
  test('sets the status back, and is told with the time that is known', async () => {
    const { employer, candidate, _id } = await invited();
    await setInterview(_id, employer, { ...FACTS, interview_date: '2099-06-01T09:30:00Z' });
    expect((await cancel(_id, employer)).status).toBe(200);
    for (const reader of [employer, candidate])
      expect(await see(_id, reader)).toMatchObject({
        ...{ status: 'reviewed', interview_date: null, interview: { state: 'cancelled' } },
      });
    await backend().announce();
    expect(await toldTo(candidate)).toMatchObject([
      { kind: 'interview_set' },
      { kind: 'interview_cancelled', facts: { starts_at: WHEN } },
    ]);
    // Once more changes nothing.
    const before = await see(_id, employer);
    await cancel(_id, employer);
    expect(await see(_id, employer)).toEqual(before);
    // A new one is told as set.
    await setInterview(_id, employer, FACTS);
    await backend().announce();
    expect((await kindsTo(candidate)).at(-1)).toBe('interview_set');
    expect((await see(_id, candidate)).interview).toMatchObject({ sequence: 3, answer: 'none' });
  });

  test('leaves no trace of a slip with the candidate', async () => {
    const { employer, candidate, _id } = await invited();
    const calendar = (reader: typeof candidate) =>
      send('GET', `/api/applications/${_id}/interview.ics`, reader);
    const slip = { ...FACTS, interview_date: '2098-06-01T09:30:00Z', note: 'A slip' };
    await setInterview(_id, employer, slip);
    await cancel(_id, employer);
    // What they know, and not what it would have become.
    expect((await see(_id, candidate)).interview).toMatchObject({
      ...{ state: 'cancelled', starts_at: WHEN, note: FACTS.note },
    });
    expect(await (await calendar(candidate)).text()).not.toContain('A slip');
    await setInterview(_id, employer, FACTS);
    await cancel(_id, employer);
    await backend().announce();
    expect((await see(_id, candidate)).interview).toMatchObject({ starts_at: WHEN });

    await setInterview(_id, employer, slip);
    await cancel(_id, employer);
    await backend().announce();
    expect((await see(_id, candidate)).interview).toBeNull();
    expect((await calendar(candidate)).status).toBe(404);
    expect((await see(_id, employer)).interview).toMatchObject({ note: 'A slip' });
  });

  test('leaves a status that was decided meanwhile', async () => {
    const { employer, _id } = await invited();
    await setStatus(_id, employer, 'hired');
    await cancel(_id, employer);
    expect(await see(_id, employer)).toMatchObject({ status: 'hired', interview_date: null });
  });

  test('comes with a rejection, and goes with its undoing', async () => {
    const { employer, candidate, _id } = await invited();
    await answer(_id, candidate, { answer: 'confirmed' });
    const { batch } = (await (await setStatus(_id, employer, 'rejected')).json()) as Application;
    const rejected = {
      status: 'rejected',
      interview_date: null,
      interview: { state: 'cancelled' },
    };
    expect(await see(_id, employer)).toMatchObject(rejected);
    const undone = await send('POST', `/api/applications/bulk-status/${batch}/undo`, employer, {});
    // Once, although status and interview are two events.
    expect(((await undone.json()) as BulkReply).results).toEqual([{ _id, outcome: 'updated' }]);
    const back = { state: 'set', answer: 'confirmed', sequence: 2 };
    expect(await see(_id, employer)).toMatchObject({
      ...{ status: 'interview', interview_date: WHEN, interview: back },
    });
    await backend().announce();
    expect(await kindsTo(candidate)).toEqual(['interview_set']);
    await setStatus(_id, employer, 'rejected');
    await backend().announce();
    // Told in one: the rejection says it too.
    expect(await kindsTo(candidate)).toEqual(['interview_set', 'status_changed']);
    expect(await eventsFor(_id, candidate)).toEqual([
      ...['interview_set', 'status', 'interview_answered', 'interview_cancelled', 'status'],
    ]);
  });

  test('doesn’t come to what has been', async () => {
    const { employer, _id } = await people();
    const starts_at = ahead(-HOUR);
    await setInterview(_id, employer, { interview_date: starts_at });
    await setStatus(_id, employer, 'rejected');
    expect(await see(_id, employer)).toMatchObject({ interview: { state: 'set', starts_at } });
  });

  test('comes with a withdrawal', async () => {
    const { employer, candidate, _id } = await invited();
    expect((await withdraw(_id, candidate)).status).toBe(204);
    for (const reader of [employer, candidate]) {
      expect(await see(_id, reader)).toMatchObject({ interview: { state: 'cancelled' } });
      expect((await eventsFor(_id, reader)).slice(-2)).toEqual([
        ...['withdrawn', 'interview_cancelled'],
      ]);
    }
    await backend().announce();
    expect(await kindsTo(candidate)).toEqual(['interview_set']);
  });

  test('comes with the removal of the job', async () => {
    const { employer, candidate, job, _id } = await invited();
    await send('DELETE', `/api/jobs/${job._id}`, employer);
    await backend().announce();
    expect(await kindsTo(candidate)).toContain('interview_cancelled');
    expect(await see(_id, candidate)).toMatchObject({ interview: { state: 'cancelled' } });
  });

  test('with the removed job waits for who tells of an application, and they not for it', async () => {
    const { employer, job, _id } = await invited();
    const removed = await backend().database.db.transaction(async (tx) => {
      await tx.select().from(applications).where(eq(applications._id, _id)).for('update');
      // On a database of one connection it waits to begin.
      const response = send('DELETE', `/api/jobs/${job._id}`, employer);
      await sleep(500);
      const about = { userId: employer._id, applicationId: _id, jobId: job._id };
      await notify(tx, [{ ...about, kind: 'interview_answered' }], backend().clock.now());
      return { response };
    });
    expect((await removed.response).status).toBe(204);
    expect((await kindsTo(employer)).at(-1)).toBe('interview_answered');
  });

  test('and a withdrawal while it is set: one of them wins, and nothing is ahead', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { employer, candidate, _id } = await people();
      const [left, set] = await Promise.all([
        withdraw(_id, candidate),
        setInterview(_id, employer, FACTS),
      ]);
      expect(left.status).toBe(204);
      expect([200, 409]).toContain(set.status);
      const { interview, interview_date, withdrawn_at } = await see(_id, employer);
      expect(withdrawn_at).not.toBeNull();
      expect([interview_date, interview?.state ?? 'cancelled']).toEqual([null, 'cancelled']);
    }
  });
});
