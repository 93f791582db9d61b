import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { deadlineDay } from '../../src/contract/job-status.ts';
import { CLOSING_DAYS, WAITING_MAX } from '../../src/contract/limits.ts';
import type { Waiting } from '../../src/contract/own-lists.ts';
import { applicationMessages, applications, type Database, jobs, users } from '../db/schema.ts';
import { isLiveApplication } from './application-rows.ts';
import { liveStatuses } from './job-rows.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The applications to the employer's jobs with unread messages, those with the newest message first. */
async function unreadThreads(db: Database, isOwn: SQL | undefined): Promise<Waiting['threads']> {
  const newest = sql<string>`max(${applicationMessages.sent_at})`;
  const rows = await db
    .select({
      application_id: applications._id,
      job_id: jobs._id,
      job_title: jobs.title,
      candidate_name: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`,
      unread: sql<number>`count(*)::int`,
      sent_at: newest,
    })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications._id, applicationMessages.application_id))
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .innerJoin(users, eq(users._id, applications.candidate_id))
    .where(
      and(
        isOwn,
        isLiveApplication,
        eq(applicationMessages.side, 'candidate'),
        isNotNull(applicationMessages.sent_at),
        isNull(applicationMessages.read_at),
      ),
    )
    .groupBy(applications._id, jobs._id, users._id)
    .orderBy(desc(newest), desc(applications._id))
    .limit(WAITING_MAX);
  return rows.map((row) => ({ ...row, sent_at: new Date(row.sent_at).toISOString() }));
}

/** What waits for an employer beside new applications and interviews. */
export async function listWaiting(db: Database, employerId: string, now: Date): Promise<Waiting> {
  const isOwn = and(eq(jobs.employer_id, employerId), isNull(jobs.removed_at));
  const ownJobs = (condition: SQL, order: SQL) =>
    db
      .select({
        _id: jobs._id,
        title: jobs.title,
        created_at: jobs.created_at,
        application_deadline: jobs.application_deadline,
      })
      .from(jobs)
      .where(and(isOwn, condition))
      .orderBy(order, desc(jobs._id))
      .limit(WAITING_MAX)
      .then((rows) => rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })));
  const [from, to] = [now, new Date(now.getTime() + CLOSING_DAYS * DAY)].map(deadlineDay);
  const [threads, closing, drafts] = await Promise.all([
    unreadThreads(db, isOwn),
    ownJobs(
      sql`${jobs.status} in (${liveStatuses}) and ${jobs.application_deadline} between ${from}::date and ${to}::date`,
      asc(jobs.application_deadline),
    ),
    ownJobs(eq(jobs.status, 'draft'), desc(jobs.created_at)),
  ]);
  return { threads, closing, drafts };
}
