import { type SQL, sql } from 'drizzle-orm';
import { idList } from '#server/platform/database/ids.ts';
import { instant } from '#server/platform/database/values.ts';
import type { JobQuery } from '#src/contract/jobs/job.ts';
import type { RankedTerm } from './rank-plan.ts';
import type { SearchPlan } from './search-plan.ts';
import type { Tsqueries } from './tsquery.ts';
import type { Cursor } from './windows.ts';

/** Search conditions that the index has no lexemes for. */
export type Conditions = {
  /** YYYY-MM-DD */
  today: string;
  now: Date;
  salaryMin?: JobQuery['salaryMin'];
  postedWithin?: JobQuery['postedWithin'];
  /** The candidate whose applied jobs are left out. */
  candidate?: string | undefined;
  /** Ids of jobs to leave out. */
  without?: readonly string[];
  after?: Cursor | undefined;
};

const DAY = 86_400_000;

const latest = (...moments: (Date | undefined)[]): Date | undefined =>
  moments.filter((moment) => moment !== undefined).sort((a, b) => b.getTime() - a.getTime())[0];

/** The earliest publication that `postedWithin` allows. */
const publishedSince = ({ postedWithin, now }: Conditions): Date | undefined =>
  postedWithin && new Date(now.getTime() - postedWithin * DAY);

/** Conditions on a row of `job_search`, aliased as `job`. */
export function rowConditions(conditions: Conditions, since?: Date): SQL {
  const { today, salaryMin, candidate, without, after } = conditions;
  const from = latest(since, publishedSince(conditions));
  const parts = [
    sql`(job.application_deadline is null or job.application_deadline >= ${today}::date)`,
    from && sql`job.published_at >= ${instant(from)}`,
    salaryMin && sql`job.salary_yearly >= ${salaryMin}::int`,
    without && sql`job.job_id <> all(${idList(without)}::uuid[])`,
    candidate &&
      sql`not exists (select 1 from applications where job_id = job.job_id and candidate_id = ${candidate}::uuid and withdrawn_at is null)`,
    after &&
      sql`(job.published_at, job.job_id) < (${after.published_at}::timestamptz, ${after.job_id}::uuid)`,
  ];
  return sql.join(
    parts.filter((part) => part !== undefined && part !== 0 && part !== ''),
    sql` and `,
  );
}

/**
 * The condition that a job matches. Without `isIndexed`, `coalesce` forces a check row by row, as an index can't
 * answer exclusions alone.
 */
export const matches = (queries: Tsqueries, isIndexed: boolean): SQL => {
  if (queries.length === 0) return sql`true`;
  const match = sql.join(
    queries.map((query) => sql`job.search_vector @@ ${query}::tsquery`),
    sql` and `,
  );
  return isIndexed ? match : sql`coalesce(${match}, false)`;
};

/** Score of a term by where a job has it; the long texts score nothing. */
const FIELD_SCORES = { own: 1, synonym: 0.85, stem: 0.6, short: 0.4 };
/** Maximum score of all fields together, and the score of a title with all words. */
const FIELDS = 1.5;
const TITLE_SCORES = { own: 1, title: 0.8 };

const has = (query: string): SQL =>
  query === '' ? sql`false` : sql`job.rank_vector @@ ${query}::tsquery`;

/** Whether a job has all words in title, place or facts; false for phrases, whose order these vectors don't tell. */
export const hasAllInTitle = ({ allInTitle, phrases }: SearchPlan): SQL =>
  has(phrases === '' ? allInTitle : '');

/** The best field alone scores a term, however often and in how many forms the term occurs. */
const fieldScore = ({ weight, own, synonym, stem, short }: RankedTerm): SQL => {
  const worth = (field: number) => sql`${(FIELDS * weight * field).toFixed(4)}::real`;
  return sql`case
    when ${has(own)} then ${worth(FIELD_SCORES.own)}
    when ${has(synonym)} then ${worth(FIELD_SCORES.synonym)}
    when ${has(stem)} then ${worth(FIELD_SCORES.stem)}
    when ${has(short)} then ${worth(FIELD_SCORES.short)}
    else 0 end`;
};

/** Scores a job by its fields, its whole title, and words side by side (rule SEARCH-11). */
export const score = ({
  ranked,
  allInTitle,
  allInOwnTitle,
  sequence,
  titleKey,
}: SearchPlan): SQL => sql`
  ${sql.join(ranked.map(fieldScore), sql` + `)}
  + case when ${has(allInOwnTitle)} then ${TITLE_SCORES.own}::real when ${has(allInTitle)} then ${TITLE_SCORES.title}::real else 0 end
  + case when ${has(sequence)} then 0.4 else 0 end
  + case when job.title_key = ${titleKey} then 0.5 else 0 end
  - 0.02 * least(array_length(string_to_array(job.title_key, ' '), 1), 15)`;
