import { eq, sql } from 'drizzle-orm';
import {
  type Change,
  changeOne,
  changeStatuses,
  type Outcome,
  recordEvents,
  touched,
} from '#server/domains/timeline/commands.ts';
import { applications, type Database, interviews } from '#server/platform/database/schema.ts';
import type { InterviewInput } from '#src/contract/interviews/interview-input.ts';
import {
  changesAppointment,
  changesFacts,
  factsOf,
  nextAnswer,
  type StoredInterview,
  statusAfter,
  wantedFacts,
} from './rows.ts';

type Wanted = Omit<InterviewInput, 'interview_date'> & { date: Date | null };

/** The interview of an application, whatever its state. */
const readInterview = async (tx: Database, id: string): Promise<StoredInterview | undefined> =>
  (await tx.select().from(interviews).where(eq(interviews.application_id, id)))[0];

/**
 * Sets the interview and the status `interview`, changes the interview, or, with a null date, cancels it and sets the
 * status back to `reviewed`. Setting the same interview again changes nothing (rule INTERVIEW-1).
 */
export const setInterview = (
  db: Database,
  id: string,
  { date, __v, ...input }: Wanted,
  change: Change,
): Promise<Outcome> =>
  changeOne(db, id, __v, change.employerId, async (tx, from) => {
    const stored = await readInterview(tx, id);
    const before = stored?.state === 'set' ? stored : undefined;
    const changed = date
      ? await writeFacts(tx, id, stored, wantedFacts(stored, date, input), change)
      : before && (await cancel(tx, before, change));
    const written = changed ? { interview_date: date } : {};
    const to = statusAfter(from, date !== null, before !== undefined);
    if (to !== from) await changeStatuses(tx, [{ _id: id, from, to }], change, written);
    else if (changed)
      await tx
        .update(applications)
        .set({ ...written, ...touched(change) })
        .where(eq(applications._id, id));
  });

/** Writes the interview and its event; false if nothing changes (rule INTERVIEW-2). */
async function writeFacts(
  tx: Database,
  id: string,
  stored: StoredInterview | undefined,
  wanted: ReturnType<typeof factsOf>,
  { employerId, now }: Change,
): Promise<boolean> {
  const isSet = stored?.state === 'set';
  if (isSet && !changesFacts(factsOf(stored), wanted)) return false;
  const isNew = !isSet || changesAppointment(factsOf(stored), wanted);
  const answer = stored && nextAnswer(stored, wanted);
  const values = {
    ...wanted,
    starts_at: new Date(wanted.starts_at),
    state: 'set' as const,
    cancelled_by: null,
    ...(isNew && { set_at: now, reminded_at: null }),
    ...(answer && {
      ...answer.given,
      answered_at: answer.given.answered_at ? new Date(answer.given.answered_at) : null,
      kept_answer: answer.kept,
    }),
  };
  await tx
    .insert(interviews)
    .values({ application_id: id, set_at: now, ...values })
    .onConflictDoUpdate({
      target: interviews.application_id,
      set: { ...values, sequence: sql`${interviews.sequence} + 1` },
    });
  const kind = isSet ? 'interview_changed' : 'interview_set';
  const { starts_at, time_zone } = wanted;
  await recordEvents(tx, [{ application_id: id, kind, data: { starts_at, time_zone } }], {
    actorId: employerId,
    audience: 'employer',
    now,
  });
  return true;
}

async function cancel(
  tx: Database,
  stored: StoredInterview,
  { employerId, now }: Change,
): Promise<boolean> {
  const { application_id } = stored;
  const { starts_at, time_zone } = factsOf(stored);
  const data = { starts_at, time_zone };
  await tx
    .update(interviews)
    .set({ state: 'cancelled', sequence: sql`${interviews.sequence} + 1` })
    .where(eq(interviews.application_id, application_id));
  await recordEvents(tx, [{ application_id, kind: 'interview_cancelled', data }], {
    actorId: employerId,
    audience: 'employer',
    now,
  });
  return true;
}
