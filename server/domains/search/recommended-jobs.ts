import { sql } from 'drizzle-orm';
import { resolvePlace } from '#server/domains/places/queries.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { JobQuery, JobReasons } from '#src/contract/jobs/job.ts';
import { findMatches, type Likeness, type Match } from './find-matches.ts';
import type { SearchRequest } from './job-search-engine.ts';
import { listAll } from './list-jobs.ts';
import { readTargets, type TargetRow, targetColumns } from './match-target.ts';
import { windowsOf } from './windows.ts';

/** Minimum score of a recommendation: a shared skill, city or title word. */
const SCORE_MIN = 1.5;
/** Minimum similarity of titles that counts as a reason. */
const TITLE_MIN = 0.5;
/** Minimum score against a job applied to that counts as a reason. */
const APPLIED_MIN = 3;
/** Weight of likeness to a job applied to; likeness to the profile weighs 1. */
const APPLIED_WEIGHT = 0.5;
/** How many of the newest applications count. */
const APPLIED_MAX = 3;

/** Whether a search is for recommended jobs: words, filters or an order make it an ordinary search. */
export const asksForRecommended = ({ recommended, page: _, ...rest }: JobQuery): boolean => {
  const { limit: __, not_applied: ___, exact: ____, ...filters } = rest;
  return recommended && Object.values(filters).every((value) => !value);
};

/** The candidate's profile, then the newest jobs applied to. */
async function readCandidate(db: Database, candidate: string): Promise<TargetRow[]> {
  const [profiles, applied] = await Promise.all([
    rowsOf<Omit<TargetRow, 'city' | 'region' | 'country'>>(
      db,
      sql`
        select
          coalesce(search_words(plain_title(title)), '') as title,
          coalesce(fold_list(skills), '{}') as skills,
          coalesce(experience_level, '') as level, users.location, false as is_remote, '' as type
        from users left join candidates on user_id = users._id
        where users._id = ${candidate}::uuid
      `,
    ),
    rowsOf<TargetRow>(
      db,
      sql`
        select ${targetColumns} from applications join jobs on jobs._id = applications.job_id
        where candidate_id = ${candidate}::uuid and jobs.ended_at is null
        order by applications.created_at desc, applications._id desc limit ${APPLIED_MAX}::int
      `,
    ),
  ]);
  const own = profiles.map((row) => ({ ...row, ...resolvePlace(row.location), location: '' }));
  return [...own, ...applied];
}

const supports = ({ score, title, skills }: Likeness): boolean =>
  score >= APPLIED_MIN && (title > 0 || skills > 0);

/** The reasons for a job and its score, if high enough; the level alone is no reason. */
function weigh({ id, likenesses: [own, ...applied] }: Match) {
  if (!own) return [];
  const { skills, place, level } = own;
  const like = Math.max(0, ...applied.filter(supports).map(({ score }) => score));
  const title = own.title >= TITLE_MIN;
  const reasons: JobReasons = { skills, title, place, level, applied: like > 0 };
  const score = own.score + APPLIED_WEIGHT * like;
  const hasReason = skills > 0 || title || place !== '' || like > 0;
  return hasReason && score >= SCORE_MIN ? [{ id, score, reasons }] : [];
}

/**
 * Jobs that the candidate has not applied to: first those like the profile or the newest jobs applied to, with
 * reasons by id, then the newest. `isPersonal` says whether any job has reasons (rule DASH-3).
 */
export async function recommendJobs(
  db: Database,
  { candidate, today, now, search: { page, limit } }: SearchRequest & { candidate: string },
) {
  const conditions = { candidate, today, now };
  const windows = await windowsOf(db)();
  const targets = await readTargets(db, await readCandidate(db, candidate));
  const weighed = (await findMatches(db, targets, conditions, windows))
    .flatMap(weigh)
    .sort((one, other) => other.score - one.score);
  const offset = (page - 1) * limit;
  const best = weighed.slice(offset, offset + limit);
  const without = weighed.map(({ id }) => id);
  const { ids, total, totalRelation } = await listAll(db, { ...conditions, without }, windows, {
    offset: Math.max(0, offset - weighed.length),
    limit: limit - best.length,
  });
  return {
    ids: [...best.map(({ id }) => id), ...ids],
    reasons: new Map(best.map(({ id, reasons }) => [id, reasons])),
    isPersonal: weighed.length > 0,
    total: totalRelation === 'exact' ? total + weighed.length : total,
    totalRelation,
  };
}
