import { desc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { ApplicationEvent } from '../../src/contract/application.ts';
import type { ApplicationStatus } from '../../src/contract/enumerations.ts';
import { EVENTS_MAX } from '../../src/contract/limits.ts';
import { applicationEvents, applications, type Database, jobs, users } from '../db/schema.ts';

/** Who made it: the job's company when it was its employer, else a name; '' for an account that is gone. */
const by = sql<string>`case
  when ${users._id} is null then ''
  when ${users._id} = ${jobs.employer_id} and ${jobs.company_name} <> '' then ${jobs.company_name}
  else trim(${users.first_name} || ' ' || ${users.last_name})
end`;

/** The newest changes of one application's status, the oldest of them first. */
export async function eventsOf(db: Database, applicationId: string): Promise<ApplicationEvent[]> {
  const rows = await db
    .select({
      _id: applicationEvents._id,
      from: applicationEvents.from_status,
      to: applicationEvents.to_status,
      by,
      created_at: applicationEvents.created_at,
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications._id, applicationEvents.application_id))
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .leftJoin(users, eq(users._id, applicationEvents.actor_id))
    .where(eq(applicationEvents.application_id, applicationId))
    .orderBy(desc(applicationEvents.seq))
    .limit(EVENTS_MAX);
  return rows.reverse().map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** One application's change from one status to another. */
export type StatusChange = { _id: string; from: ApplicationStatus; to: ApplicationStatus };
/** Who makes changes, when, and what names those of one call. */
export type ChangeAuthor = { actorId: string; batchId: string | null; now: Date };

/** Writes down changes of applications that the transaction has locked. */
export async function recordEvents(
  tx: Database,
  changes: readonly StatusChange[],
  { actorId, batchId, now }: ChangeAuthor,
): Promise<void> {
  await tx.insert(applicationEvents).values(
    changes.map(({ _id, from, to }) => ({
      _id: v7(),
      application_id: _id,
      from_status: from,
      to_status: to,
      actor_id: actorId,
      batch_id: batchId,
      created_at: now,
    })),
  );
}
