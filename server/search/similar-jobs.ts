import { sql } from 'drizzle-orm';
import { SIMILAR_JOBS_MAX } from '../../src/contract/limits.ts';
import { rowsOf } from '../db/rows-of.ts';
import type { Database } from '../db/schema.ts';
import { findPool } from './match-pools.ts';
import {
  type Compared,
  readCompared,
  readTargets,
  type TargetRow,
  targetColumns,
} from './match-target.ts';
import { compare, wordIndex } from './match-weights.ts';
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

type Own = TargetRow & { company: string; title_key: string };

const readOwn = async (db: Database, id: string): Promise<Own | undefined> => {
  const [own] = await rowsOf<Own>(
    db,
    sql`
      select ${targetColumns}, fold_text(trim(jobs.company_name)) as company,
        singular_words(search_words(plain_title(jobs.title))) as title_key
      from jobs where _id = ${id}::uuid
    `,
  );
  return own;
};

/** Those that are enough like it, the best first. */
async function findLike(
  db: Database,
  id: string,
  own: Own,
  { today, now }: { today: string; now: Date },
): Promise<Compared[]> {
  const targets = await readTargets(db, [own]);
  const [target] = targets;
  if (!target) return [];
  const pool = await findPool(db, targets, { today, now }, await windowsOf(db)());
  const { queries, hasOf } = wordIndex(targets);
  const ids = pool.filter((other) => other !== id);
  return (await readCompared(db, ids, queries))
    .map((job) => ({ job, like: compare(job, target, hasOf(job)) }))
    .filter(({ like }) => like.score >= SCORE_MIN && (like.title >= TITLE_MIN || like.skills > 0))
    .sort((one, other) => other.like.score - one.like.score)
    .map(({ job }) => job);
}

/**
 * The ids of up to SIMILAR_JOBS_MAX listed jobs that share words of the title, skills, level and place with this
 * one, the best first, the newer of two equals first. Copies of the job or of each other are left out.
 */
export async function findSimilarJobs(
  db: Database,
  id: string,
  when: { today: string; now: Date },
): Promise<string[]> {
  const own = await readOwn(db, id);
  if (!own) return [];
  const best = (await findLike(db, id, own, when)).slice(0, BEST);
  if (best.length === 0) return [];
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
