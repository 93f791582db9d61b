import { eq, sql } from 'drizzle-orm';
import { type Database, interviews } from '#server/platform/database/schema.ts';
import { cancelAhead } from './cancel-commands.ts';
import { factsColumn } from './queries.ts';

/** Fields of an application that the data console wrote. */
type Corrected = { interview_date?: unknown; status?: unknown };

/**
 * Updates the interview after the data console wrote another date or a rejection. A correction of the record notifies
 * nobody.
 */
export async function correctInterview(
  tx: Database,
  id: string,
  { interview_date: date, status }: Corrected,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  const own = eq(interviews.application_id, id);
  const sequence = sql`${interviews.sequence} + 1`;
  if (typeof date === 'string') {
    const changed = { starts_at: new Date(date), set_at: now, reminded_at: null };
    await tx
      .insert(interviews)
      .values({ application_id: id, ...changed })
      .onConflictDoUpdate({
        target: interviews.application_id,
        set: { ...changed, state: 'set', cancelled_by: null, sequence },
      });
  }
  if (date === null || date === '')
    await tx.update(interviews).set({ state: 'cancelled', sequence }).where(own);
  if (status === 'rejected') await cancelAhead(tx, [id], { actorId, audience: 'both', now });
  if (date === undefined && status !== 'rejected') return;
  await tx
    .update(interviews)
    .set({
      announced: sql`case when ${interviews.state} = 'set' then ${factsColumn} end`,
      announced_at: now,
      kept_answer: null,
    })
    .where(own);
}
