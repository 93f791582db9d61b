import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import {
  isLiveApplication,
  toCandidateOf,
  toJobOf,
} from '#server/platform/database/being-deleted.ts';
import { among } from '#server/platform/database/ids.ts';
import { findParties } from '#server/platform/database/parties.ts';
import {
  applications,
  type Database,
  type InterviewFacts,
  interviews,
  jobs,
  users,
} from '#server/platform/database/schema.ts';
import { instant, iso } from '#server/platform/database/values.ts';
import type { Interview, UpcomingInterview } from '#src/contract/interviews/interview.ts';
import { INTERVIEW_MINUTES_MAX, UPCOMING_MAX } from '#src/contract/limits.ts';
import type { CalendarInterview } from './calendar.ts';
import { answerOf, factsOf } from './rows.ts';

/** The facts in the form stored in `announced`, in SQL. */
export const factsColumn = sql<InterviewFacts>`jsonb_build_object(
  'starts_at', to_char(${interviews.starts_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'duration_minutes', ${interviews.duration_minutes}, 'time_zone', ${interviews.time_zone},
  'place', ${interviews.place}, 'link', ${interviews.link}, 'note', ${interviews.note}
)`;

const fullName = sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`;

/**
 * The interview of an application for one side. Candidates see a cancelled interview as it was announced; it is null if
 * never announced.
 */
export async function interviewOf(
  db: Database,
  applicationId: string,
  reader: 'candidate' | 'employer',
): Promise<Interview | null> {
  const [row] = await db
    .select()
    .from(interviews)
    .where(eq(interviews.application_id, applicationId));
  if (!row) return null;
  const { announced, announced_at, set_at } = row;
  const announcedFacts =
    reader === 'candidate' && row.state === 'cancelled' ? announced : undefined;
  // Also null for an interview that replaced one announced as cancelled.
  if (announcedFacts === null && (announced_at === null || set_at > announced_at)) return null;
  return {
    ...(announcedFacts ?? factsOf(row)),
    sequence: row.sequence,
    state: row.state,
    ...answerOf(row),
  };
}

/** What a calendar shows besides the interview itself. */
export async function calendarFacts(
  db: Database,
  applicationId: string,
): Promise<Omit<CalendarInterview, keyof Interview> | undefined> {
  const [row] = await db
    .select({
      application_id: applications._id,
      job_title: jobs.title,
      company_name: jobs.company_name,
      candidate_name: fullName,
      candidate_email: applications.contact_email,
      contact_email: jobs.contact_email,
    })
    .from(applications)
    .innerJoin(jobs, toJobOf)
    .innerJoin(users, toCandidateOf)
    .where(eq(applications._id, applicationId));
  return row;
}

/** An interview and its reader. `interview` is missing if the reader knows of none. */
type FoundInterview = {
  reader: 'candidate' | 'employer';
  jobId: string;
  interview: CalendarInterview | undefined;
};

/** The interview of an application for its candidate or employer; undefined for anyone else. */
export async function getInterviewForCalendar(
  db: Database,
  applicationId: string,
  caller: string,
): Promise<FoundInterview | undefined> {
  const parties = await findParties(db, applicationId);
  const isCandidate = parties?.candidateId === caller;
  if (!parties || (!isCandidate && (parties.employerId !== caller || parties.removedAt)))
    return undefined;
  const reader = isCandidate ? 'candidate' : 'employer';
  const [interview, facts] = await Promise.all([
    interviewOf(db, applicationId, reader),
    calendarFacts(db, applicationId),
  ]);
  const { starts_at } = interview ?? {};
  return {
    reader,
    jobId: parties.jobId,
    interview: interview && facts && starts_at ? { ...interview, ...facts, starts_at } : undefined,
  };
}

/** The next interviews of a candidate or an employer, including ongoing ones (rule INTERVIEW-8). */
export async function listInterviews(
  db: Database,
  { _id, user_type }: { _id: string; user_type: string },
  now: Date,
): Promise<UpcomingInterview[]> {
  const isCandidate = user_type === 'candidate';
  // A bound for the index: the longest interview may have started this long ago.
  const earliest = new Date(now.getTime() - INTERVIEW_MINUTES_MAX * 60_000);
  return db
    .select({
      application_id: applications._id,
      job_id: jobs._id,
      job_title: jobs.title,
      company_name: jobs.company_name,
      candidate_name: isCandidate ? sql<string>`''` : fullName,
      starts_at: iso(interviews.starts_at),
      duration_minutes: interviews.duration_minutes,
      time_zone: interviews.time_zone,
      place: interviews.place,
      link: interviews.link,
      sequence: interviews.sequence,
      answer: interviews.answer,
    })
    .from(applications)
    .innerJoin(interviews, eq(interviews.application_id, applications._id))
    .innerJoin(jobs, toJobOf)
    .innerJoin(users, toCandidateOf)
    .where(
      and(
        isCandidate
          ? eq(applications.candidate_id, _id)
          : and(eq(jobs.employer_id, _id), isNull(jobs.removed_at)),
        isLiveApplication,
        gt(applications.interview_date, earliest),
        eq(interviews.state, 'set'),
        sql`${interviews.starts_at} + make_interval(mins => ${interviews.duration_minutes}) > ${instant(now)}`,
      ),
    )
    .orderBy(asc(applications.interview_date), asc(applications._id))
    .limit(UPCOMING_MAX);
}

/** Which of these applications had an interview that was cancelled by anything but the change of status `batch`. */
export async function withCancelledInterview(
  db: Database,
  ids: readonly string[],
  batch: string,
): Promise<Set<string>> {
  const rows = await db
    .select({ _id: interviews.application_id })
    .from(interviews)
    .where(
      and(
        among(interviews.application_id, ids),
        eq(interviews.state, 'cancelled'),
        sql`${interviews.cancelled_by} is distinct from ${batch}`,
      ),
    );
  return new Set(rows.map(({ _id }) => _id));
}
