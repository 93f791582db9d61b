import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isOfKeptCandidate } from '#server/platform/database/being-deleted.ts';
import { among } from '#server/platform/database/ids.ts';
import {
  applicationEvents,
  applicationMessages,
  applications,
  type Database,
  jobs,
  users,
} from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type { ApplicationEvent } from '#src/contract/applications/application.ts';
import { EVENTS_MAX } from '#src/contract/limits.ts';
import type { MessageState } from '#src/contract/messages/message-states.ts';

/** Name of an event's author: the company for the job's employer, else the person's; '' for a deleted account. */
export const nameOfActor = sql<string>`case
  when ${users._id} is null then ''
  when ${users._id} = ${jobs.employer_id} and ${jobs.company_name} <> '' then ${jobs.company_name}
  else trim(${users.first_name} || ' ' || ${users.last_name})
end`;

/** State of the message sent with the event, if any. */
const stateOfMessage = sql<MessageState | null>`case
  when ${applicationMessages._id} is null then null
  when ${applicationMessages.sent_at} is not null then 'sent'
  when ${applicationMessages.recalled_at} is not null then 'recalled'
  else 'held'
end`;

/** The newest events of one application for one side, in chronological order (rule STATUS-3). */
export async function eventsOf(
  db: Database,
  applicationId: string,
  reader: 'candidate' | 'employer',
): Promise<ApplicationEvent[]> {
  const rows = await db
    .select({
      _id: applicationEvents._id,
      kind: applicationEvents.kind,
      from: applicationEvents.from_status,
      to: applicationEvents.to_status,
      data: applicationEvents.data,
      by: nameOfActor,
      created_at: iso(applicationEvents.created_at),
      message: stateOfMessage,
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications._id, applicationEvents.application_id))
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .leftJoin(users, eq(users._id, applicationEvents.actor_id))
    .leftJoin(applicationMessages, eq(applicationMessages.event_id, applicationEvents._id))
    .where(
      and(
        eq(applicationEvents.application_id, applicationId),
        inArray(applicationEvents.audience, ['both', reader]),
      ),
    )
    // Announcements to candidates are recorded later than the change happened.
    .orderBy(
      ...(reader === 'candidate' ? [desc(applicationEvents.created_at)] : []),
      desc(applicationEvents.seq),
    )
    .limit(EVENTS_MAX);
  return rows.reverse().map(({ from, to, created_at, message, ...row }) => ({
    ...row,
    ...(message && reader === 'employer' && { message }),
    ...(from && to && { from, to }),
    created_at,
  }));
}

/** The employer of each application, without applications to removed jobs. */
export async function employersOf(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ _id: applications._id, employerId: jobs.employer_id })
    .from(applications)
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .where(and(among(applications._id, ids), isNull(jobs.removed_at), isOfKeptCandidate));
  return new Map(rows.map((row) => [row._id, row.employerId]));
}
