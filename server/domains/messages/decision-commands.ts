import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import { among } from '#server/platform/database/ids.ts';
import {
  applicationMessages,
  applications,
  type Database,
  jobs,
  users,
} from '#server/platform/database/schema.ts';
import { fillPlaceholders } from '#src/contract/messages/placeholders.ts';

/*
 * A message sent with a decision is held until the decision is announced. Until then, changing the status again or
 * withdrawing the application recalls the message.
 */

const isHeldOf = (applicationIds: readonly string[]): SQL | undefined =>
  and(
    among(applicationMessages.application_id, applicationIds),
    isNull(applicationMessages.sent_at),
    isNull(applicationMessages.recalled_at),
  );

/** The recorded event of one application's status change. */
type Recorded = { _id: string; application_id: string };

/** Rows per insert: a statement has at most 65,535 parameters. */
const ROWS_MAX = 1000;

/** Queues `text` as a held message for each change, with placeholders filled in (rule STATUS-10). */
export async function queueDecisionMessages(
  tx: Database,
  text: string,
  events: readonly Recorded[],
  { authorId, now }: { authorId: string; now: Date },
): Promise<void> {
  const people = await tx
    .select({
      _id: applications._id,
      first_name: users.first_name,
      last_name: users.last_name,
      job: jobs.title,
      company: jobs.company_name,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .innerJoin(users, eq(users._id, applications.candidate_id))
    .where(
      among(
        applications._id,
        events.map((event) => event.application_id),
      ),
    );
  const eventOf = new Map(events.map((event) => [event.application_id, event._id]));
  const rows = people.map(({ _id, first_name, last_name, job, company }) => ({
    _id: v7(),
    application_id: _id,
    author_id: authorId,
    side: 'employer' as const,
    body: fillPlaceholders(text, {
      first_name,
      name: `${first_name} ${last_name}`.trim(),
      job,
      company,
    }),
    event_id: eventOf.get(_id) ?? null,
    created_at: now,
  }));
  for (let start = 0; start < rows.length; start += ROWS_MAX)
    await tx.insert(applicationMessages).values(rows.slice(start, start + ROWS_MAX));
}

/** Recalls the held messages of these applications. */
export const recallMessages = (
  tx: Database,
  applicationIds: readonly string[],
  now: Date,
): Promise<unknown> =>
  tx.update(applicationMessages).set({ recalled_at: now }).where(isHeldOf(applicationIds));

/** Sends the held messages of these applications. Returns each by its application. */
export async function sendMessages(
  tx: Database,
  applicationIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const sent = await tx
    .update(applicationMessages)
    .set({ sent_at: now })
    .where(isHeldOf(applicationIds))
    .returning({ _id: applicationMessages.application_id, body: applicationMessages.body });
  return new Map(sent.map(({ _id, body }) => [_id, body]));
}
