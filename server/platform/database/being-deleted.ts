import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { applications, jobs, notifications, users } from './schema.ts';

/*
 * What is being deleted (`ended_at`) counts as gone, although its rows are there for a while. These conditions
 * leave it out. An account or a job is ended for as long as its deletion takes, so the lists that they read from
 * their own small indexes are nearly always empty, and are read once for each statement.
 */

const endedJobs = sql`(select ended._id from jobs as ended where ended.ended_at is not null)`;

const endedUsers = sql`(select ended._id from users as ended where ended.ended_at is not null)`;

/** For a query of applications without their jobs. */
export const isOfKeptJob: SQL = sql`${applications.job_id} not in ${endedJobs}`;

/** For a query of applications without their candidates. */
export const isOfKeptCandidate: SQL = sql`${applications.candidate_id} not in ${endedUsers}`;

/** For a query of notifications: what they tell of is there. */
export const isOfKept: SQL = sql`(${notifications.job_id} is null or ${notifications.job_id} not in ${endedJobs})
  and (${notifications.application_id} is null or ${notifications.application_id} not in (
    select sent._id from applications as sent where sent.candidate_id in ${endedUsers}
  ))`;

/** The account is there. */
export const isKeptUser: SQL = isNull(users.ended_at);

/** Joins applications to their jobs. */
export const toJobOf = and(eq(jobs._id, applications.job_id), isNull(jobs.ended_at));

/** Joins applications to their candidates. */
export const toCandidateOf = and(eq(users._id, applications.candidate_id), isKeptUser);

/**
 * The candidate is there and hasn't withdrawn it: only such applications are listed, counted and decided
 * (rule STATUS-7).
 */
export const isLiveApplication: SQL = sql`${isNull(applications.withdrawn_at)} and ${isOfKeptCandidate}`;
