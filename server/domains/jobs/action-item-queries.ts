import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { quoteUnread, unreadBy } from '#server/domains/messages/queries.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import { type Database, jobs } from '#server/platform/database/schema.ts';
import { iso, toIso } from '#server/platform/database/values.ts';
import { deadlineDay } from '#src/contract/jobs/job-status.ts';
import type { ActionItems } from '#src/contract/jobs/own-jobs.ts';
import { ACTION_ITEMS_MAX, CLOSING_DAYS } from '#src/contract/limits.ts';
import { liveStatuses } from './row-queries.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The applications to the employer's jobs with unread messages, newest message first. */
async function unreadThreads(db: Database, employerId: string): Promise<ActionItems['threads']> {
  const rows = await rowsOf<ActionItems['threads'][number] & { sent_at: string }>(
    db,
    sql`
      select newest.application_id, jobs._id as job_id, jobs.title as job_title,
        trim(users.first_name || ' ' || users.last_name) as candidate_name,
        ${unreadBy('employer', sql`newest.application_id`)} as unread,
        ${quoteUnread('employer', sql`newest.application_id`)} as quote,
        newest.sent_at
      from (
        select application_id, sent_at from unread_threads
        where employer_id = ${employerId}::uuid
        order by sent_at desc, application_id desc
        limit ${ACTION_ITEMS_MAX}::int
      ) as newest
      join applications on applications._id = newest.application_id
      join jobs on jobs._id = applications.job_id
      join users on users._id = applications.candidate_id and users.ended_at is null
      order by newest.sent_at desc, newest.application_id desc`,
  );
  return rows.map((row) => ({ ...row, sent_at: toIso(row.sent_at) }));
}

/** An employer's action items, apart from new applications and interviews. */
export async function listWaiting(
  db: Database,
  employerId: string,
  now: Date,
): Promise<ActionItems> {
  const isOwn = and(eq(jobs.employer_id, employerId), isNull(jobs.removed_at));
  const ownJobs = (condition: SQL, order: SQL) =>
    db
      .select({
        _id: jobs._id,
        title: jobs.title,
        created_at: iso(jobs.created_at),
        application_deadline: jobs.application_deadline,
      })
      .from(jobs)
      .where(and(isOwn, condition))
      .orderBy(order, desc(jobs._id))
      .limit(ACTION_ITEMS_MAX);
  const [from, to] = [now, new Date(now.getTime() + CLOSING_DAYS * DAY)].map(deadlineDay);
  const [threads, closing, drafts] = await Promise.all([
    unreadThreads(db, employerId),
    ownJobs(
      sql`${jobs.status} in (${liveStatuses}) and ${jobs.application_deadline} between ${from}::date and ${to}::date`,
      asc(jobs.application_deadline),
    ),
    ownJobs(eq(jobs.status, 'draft'), desc(jobs.created_at)),
  ]);
  return { threads, closing, drafts };
}
