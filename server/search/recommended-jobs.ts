import { sql } from 'drizzle-orm';
import type { JobReasons } from '../../src/contract/job.ts';
import { rowsOf } from '../db/rows-of.ts';
import type { Database } from '../db/schema.ts';
import { resolvePlace } from '../places/resolve-place.ts';
import { type Conditions, rowConditions } from './found-jobs.ts';
import { findPool } from './match-pools.ts';
import {
  type Compared,
  type MatchTarget,
  readCompared,
  readTargets,
  type TargetRow,
  targetColumns,
} from './match-target.ts';
import { compare, type Likeness, wordIndex } from './match-weights.ts';
import { type Window, windowsOf } from './windows.ts';

/** Less in common than this is no reason: a skill, the city, or a word of the title. */
const SCORE_MIN = 1.5;
/** How much a job applied to must have in common with another one to speak for it. */
const APPLIED_MIN = 3;
/** What likeness to a job applied to counts beside that to the profile. */
const APPLIED_WEIGHT = 0.5;
/** How many of the newest applications are looked at. */
const APPLIED_MAX = 3;

/** A page of jobs for a candidate. */
export type RecommendedJobs = {
  /** In their order. */
  ids: string[];
  /** By id, for those that have any. */
  reasons: ReadonlyMap<string, JobReasons>;
  /** Whether any job of the whole list has reasons. */
  isPersonal: boolean;
  total: number;
  totalRelation: 'exact' | 'about';
};

type Asked = { candidate: string; today: string; now: Date; offset: number; limit: number };

type ProfileRow = { title: string; skills: string[]; level: string; location: string };

async function readProfile(db: Database, candidate: string): Promise<TargetRow | undefined> {
  const [row] = await rowsOf<ProfileRow>(
    db,
    sql`
      select
        coalesce(search_words(plain_title(title)), '') as title,
        coalesce(fold_list(skills), '{}') as skills,
        coalesce(experience_level, '') as level, users.location
      from users left join candidates on user_id = users._id
      where users._id = ${candidate}::uuid
    `,
  );
  if (!row) return undefined;
  const { city, region, country } = resolvePlace(row.location);
  return { ...row, location: '', is_remote: false, city, region, country };
}

/** What the candidate says of themselves, and the newest jobs applied to. */
async function readCandidate(
  db: Database,
  candidate: string,
): Promise<{ profile: MatchTarget | undefined; applied: MatchTarget[] }> {
  const [profile, applied] = await Promise.all([
    readProfile(db, candidate),
    rowsOf<TargetRow>(
      db,
      sql`
        select ${targetColumns} from applications join jobs on jobs._id = applications.job_id
        where candidate_id = ${candidate}::uuid and jobs.ended_at is null
        order by applications.created_at desc, applications._id desc limit ${APPLIED_MAX}::int
      `,
    ),
  ]);
  if (!profile) return { profile: undefined, applied: [] };
  const [own, ...others] = await readTargets(db, [profile, ...applied]);
  return { profile: own, applied: others };
}

/** Whether there is anything to say; the level alone is none. */
const areTelling = ({ skills, title, place, applied }: JobReasons): boolean =>
  skills > 0 || title || place !== '' || applied;

type Weighed = { id: string; score: number; reasons: JobReasons };

const speaksFor = ({ score, title, skills }: Likeness): boolean =>
  score >= APPLIED_MIN && (title > 0 || skills > 0);

function weigh(
  job: Compared,
  profile: MatchTarget,
  applied: readonly MatchTarget[],
  has: ReturnType<ReturnType<typeof wordIndex>['hasOf']>,
): Weighed {
  const own = compare(job, profile, has);
  const likes = applied.map((target) => compare(job, target, has)).filter(speaksFor);
  const like = Math.max(0, ...likes.map(({ score }) => score));
  const reasons = {
    skills: own.skills,
    title: own.isTitle,
    place: own.place,
    level: own.isLevel,
    applied: like > 0,
  };
  return { id: job.id, score: own.score + APPLIED_WEIGHT * like, reasons };
}

/** All jobs that there are reasons for, the best first, the newer of two equals first; few hundred at most. */
async function findWeighed(
  db: Database,
  candidate: string,
  conditions: Conditions,
  windows: readonly Window[],
): Promise<Weighed[]> {
  const { profile, applied } = await readCandidate(db, candidate);
  if (!profile) return [];
  const targets = [profile, ...applied];
  const pool = await findPool(db, targets, conditions, windows, profile.city);
  const { queries, hasOf } = wordIndex(targets);
  return (await readCompared(db, pool, queries))
    .map((job) => weigh(job, profile, applied, hasOf(job)))
    .filter(({ score, reasons }) => score >= SCORE_MIN && areTelling(reasons))
    .sort((one, other) => other.score - one.score);
}

/** The newest jobs but these. */
async function listOthers(
  db: Database,
  conditions: Conditions,
  without: readonly string[],
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  if (limit === 0) return [];
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
      select job.job_id::text as id from job_search as job
      where ${rowConditions({ ...conditions, without })}
      order by job.published_at desc, job.job_id desc limit ${limit}::int offset ${offset}::int
    `,
  );
  return rows.map(({ id }) => id);
}

/** How many jobs the candidate has not applied to. */
async function countAll(
  db: Database,
  conditions: Conditions,
  windows: readonly Window[],
): Promise<Pick<RecommendedJobs, 'total' | 'totalRelation'>> {
  if (windows.length > 1) return { total: windows.at(-1)?.size ?? 0, totalRelation: 'about' };
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from job_search as job where ${rowConditions(conditions)}`,
  );
  return { total: row?.total ?? 0, totalRelation: 'exact' };
}

/**
 * The jobs that the candidate has not applied to: first those that fit the profile or are like the newest jobs
 * applied to, with the reasons, then the newest.
 */
export async function recommendJobs(
  db: Database,
  { candidate, today, now, offset, limit }: Asked,
): Promise<RecommendedJobs> {
  const conditions = { candidate, today, now };
  const windows = await windowsOf(db)();
  const [weighed, total] = await Promise.all([
    findWeighed(db, candidate, conditions, windows),
    countAll(db, conditions, windows),
  ]);
  const best = weighed.slice(offset, offset + limit);
  const others = await listOthers(
    db,
    conditions,
    weighed.map(({ id }) => id),
    { offset: Math.max(0, offset - weighed.length), limit: limit - best.length },
  );
  return {
    ids: [...best.map(({ id }) => id), ...others],
    reasons: new Map(best.map(({ id, reasons }) => [id, reasons])),
    isPersonal: weighed.length > 0,
    ...total,
  };
}
