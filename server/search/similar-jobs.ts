import { sql } from 'drizzle-orm';
import { SIMILAR_JOBS_MAX } from '../../src/contract/limits.ts';
import { rowsOf } from '../db/rows-of.ts';
import type { Database } from '../db/schema.ts';
import { findFillers, findPool } from './match-pools.ts';
import {
  type Compared,
  type MatchTarget,
  readCompared,
  readTargets,
  type TargetRow,
  targetColumns,
} from './match-target.ts';
import { compare, type Likeness, wordIndex } from './match-weights.ts';
import { windowsOf } from './windows.ts';

/** Less in common than this is not similar: a word of a short title and the place, or two skills. */
const SCORE_MIN = 3;
/** A smaller share of the title is none without a shared skill: 'manager' alone says nothing of the trade. */
const TITLE_MIN = 0.25;
/** Of this many of the best the texts are compared, to leave out copies. */
const BEST = 24;

/** What two ads have in common if one is a copy. */
type Ad = { company: string; title_key: string; text: string };

const isCopy = (one: Ad, other: Ad): boolean =>
  (one.company === other.company && one.title_key === other.title_key) || one.text === other.text;

/** Hashes of the texts, by job. */
async function readTexts(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; text: string }>(
    db,
    sql`select _id::text as id, md5(trim(description)) as text from jobs where _id = any(${`{${ids.join(',')}}`}::uuid[])`,
  );
  return new Map(rows.map(({ id, text }) => [id, text]));
}

type Own = TargetRow & { company: string; title_key: string; type: string };

const readOwn = async (db: Database, id: string): Promise<Own | undefined> => {
  const [own] = await rowsOf<Own>(
    db,
    sql`
      select ${targetColumns}, fold_text(trim(jobs.company_name)) as company, jobs.job_type as type,
        singular_words(search_words(plain_title(jobs.title))) as title_key
      from jobs where _id = ${id}::uuid
    `,
  );
  return own;
};

/** How near a job is: 0 for a good match, 1 with a shared skill, 2 for the same place and type; undefined for none. */
function tierOf(job: Compared, own: Own, like: Likeness): number | undefined {
  if (like.score >= SCORE_MIN && (like.title >= TITLE_MIN || like.skills > 0)) return 0;
  if (like.skills > 0) return 1;
  const isNear = like.place !== '' || (own.is_remote && job.workplace === 'remote');
  return isNear && job.type === own.type ? 2 : undefined;
}

/** Of these jobs those that are near at all, the nearest first, and of equals the best match. */
async function rank(
  db: Database,
  own: Own,
  target: MatchTarget,
  ids: readonly string[],
): Promise<Compared[]> {
  const { queries, hasOf } = wordIndex([target]);
  const jobs = await readCompared(db, ids, queries);
  return jobs
    .flatMap((job) => {
      const like = compare(job, target, hasOf(job));
      const tier = tierOf(job, own, like);
      return tier === undefined ? [] : { job, tier, score: like.score };
    })
    .sort((one, other) => one.tier - other.tier || other.score - one.score)
    .slice(0, BEST)
    .map(({ job }) => job);
}

/** The ids of the first of them, as many as are shown, without copies of the job or of each other. */
async function withoutCopies(
  db: Database,
  id: string,
  own: Own,
  best: readonly Compared[],
): Promise<string[]> {
  const texts = await readTexts(db, [id, ...best.map((job) => job.id)]);
  const textOf = (jobId: string) => texts.get(jobId) ?? jobId;
  const taken: Ad[] = [{ ...own, text: textOf(id) }];
  const found: string[] = [];
  for (const job of best) {
    const ad = { ...job, text: textOf(job.id) };
    if (taken.some((other) => isCopy(ad, other))) continue;
    taken.push(ad);
    found.push(job.id);
    if (found.length === SIMILAR_JOBS_MAX) break;
  }
  return found;
}

/**
 * The ids of up to SIMILAR_JOBS_MAX listed jobs: those that share words of the title, skills, level and place with
 * this one, the best first, the newer of two equals first; where these are fewer, then those that share a skill, and
 * then those of the same place and type. Copies of the job or of each other are left out.
 */
export async function findSimilarJobs(
  db: Database,
  id: string,
  when: { today: string; now: Date },
): Promise<string[]> {
  const own = await readOwn(db, id);
  const [target] = own ? await readTargets(db, [own]) : [];
  if (!own || !target) return [];
  const windows = await windowsOf(db)();
  const pool = await findPool(db, [target], when, windows);
  const pick = async (ids: readonly string[]) => {
    const others = ids.filter((other) => other !== id);
    return withoutCopies(db, id, own, await rank(db, own, target, others));
  };
  const found = await pick(pool);
  if (found.length === SIMILAR_JOBS_MAX) return found;
  const fillers = await findFillers(db, target, own.type, when, windows);
  return pick([...new Set([...pool, ...fillers])]);
}
