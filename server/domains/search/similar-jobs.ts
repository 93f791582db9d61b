import { sql } from 'drizzle-orm';
import { idList } from '#server/platform/database/ids.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { SIMILAR_JOBS_MAX } from '#src/contract/limits.ts';
import { findMatches, type Match } from './find-matches.ts';
import { readTargets, type TargetRow, targetColumns } from './match-target.ts';
import { windowsOf } from './windows.ts';

/** Minimum score of a similar job: a word of a short title and the place, or two skills. */
const SCORE_MIN = 3;
/** Minimum similarity of titles without a shared skill: 'manager' alone says nothing about the trade. */
const TITLE_MIN = 0.25;
/** Best jobs whose texts are compared to drop copies. */
const BEST = 24;

/** 0 for a good match, 1 for a shared skill, 2 for the same place and type, 3 for none. */
function tierOf({ likenesses: [like], workplace, type }: Match, own: TargetRow): number {
  if (!like) return 3;
  if (like.score >= SCORE_MIN && (like.title >= TITLE_MIN || like.skills > 0)) return 0;
  if (like.skills > 0) return 1;
  const isNear = like.place !== '' || (own.is_remote && workplace === 'remote');
  return isNear && type === own.type ? 2 : 3;
}

/** These jobs without copies of the first of them or of each other: same company and title, or same text. */
async function withoutCopies(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ id: string; title: string; text: string }>(
    db,
    sql`
      select
        _id::text as id, md5(trim(description)) as text,
        fold_text(trim(company_name)) || E'\n' || singular_words(search_words(plain_title(title))) as title
      from jobs where _id = any(${idList(ids)}::uuid[])
    `,
  );
  const ads = new Map(rows.map((row) => [row.id, row]));
  const taken = new Set<string>();
  return ids.filter((id) => {
    const { title = id, text = id } = ads.get(id) ?? {};
    if (taken.has(title) || taken.has(text)) return false;
    taken.add(title).add(text);
    return true;
  });
}

/**
 * Ids of up to SIMILAR_JOBS_MAX listed jobs: good matches in title, skills, level and place first, then jobs with a
 * shared skill, then those of the same place and type; the best first, the newer of two equals first. Copies of the
 * job or of each other are left out (rule JOBPAGE-3).
 */
export async function getSimilarJobs(
  db: Database,
  id: string,
  when: { today: string; now: Date },
): Promise<string[]> {
  const [own] = await rowsOf<TargetRow>(
    db,
    sql`select ${targetColumns} from jobs where _id = ${id}::uuid`,
  );
  if (!own) return [];
  const windows = await windowsOf(db)();
  const conditions = { ...when, without: [id] };
  const matches = await findMatches(db, await readTargets(db, [own]), conditions, windows);
  const best = matches
    .map((match) => ({
      id: match.id,
      tier: tierOf(match, own),
      score: match.likenesses[0]?.score ?? 0,
    }))
    .filter(({ tier }) => tier < 3)
    .sort((one, other) => one.tier - other.tier || other.score - one.score)
    .slice(0, BEST);
  const ids = await withoutCopies(db, [id, ...best.map((match) => match.id)]);
  return ids.slice(1, 1 + SIMILAR_JOBS_MAX);
}
