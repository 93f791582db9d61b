import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { applications, jobs, notifications, users } from './schema.ts';

/*
 * Records being deleted (`ended_at`) count as gone although their rows remain for a while; these conditions exclude
 * them. The subqueries read small partial indexes that are nearly always empty, once per statement.
 */

const endedJobs = sql`(select ended._id from jobs as ended where ended.ended_at is not null)`;

// Not those that stand for deleted accounts.
const endedUsers = sql`(
  select ended._id from users as ended where ended.ended_at is not null and not ended.is_shell
)`;

/** For a query of applications that doesn't join jobs. */
export const isOfKeptJob: SQL = sql`${applications.job_id} not in ${endedJobs}`;

/** For a query of applications that doesn't join candidates. */
export const isOfKeptCandidate: SQL = sql`${applications.candidate_id} not in ${endedUsers}`;

/** For a query of notifications: excludes those about records being deleted. */
export const isOfKept: SQL = sql`(${notifications.job_id} is null or ${notifications.job_id} not in ${endedJobs})
  and (${notifications.application_id} is null or ${notifications.application_id} not in (
    select sent._id from applications as sent where sent.candidate_id in ${endedUsers}
  ))`;

/** The account isn't being deleted. */
export const isKeptUser: SQL = isNull(users.ended_at);

/** Joins applications to jobs that aren't being deleted. */
export const toJobOf = and(eq(jobs._id, applications.job_id), isNull(jobs.ended_at));

/** Joins applications to candidates who aren't being deleted, or to what stands for a deleted one. */
export const toCandidateOf = and(
  eq(users._id, applications.candidate_id),
  or(isKeptUser, eq(users.is_shell, true)),
);

/** Why an application can't be changed any more: it was withdrawn, or its candidate's account deleted. */
export const closedAs = sql<'withdrawn' | 'erased' | null>`case
  when ${applications.erased_at} is not null then 'erased'
  when ${applications.withdrawn_at} is not null then 'withdrawn'
end`;

/**
 * Not withdrawn, and the candidate isn't being deleted: only such applications are listed, counted and decided
 * (rule STATUS-7).
 */
export const isLiveApplication: SQL = sql`${isNull(applications.withdrawn_at)} and ${isOfKeptCandidate}`;
