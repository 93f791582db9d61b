import { sql } from 'drizzle-orm';
import { idList } from '#server/platform/database/ids.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Conditions } from './found-jobs.ts';
import { readPages } from './found-pages.ts';
import type { Word } from './lexemes.ts';
import { NON_DISCRIMINATING_WORDS } from './lexicon.ts';
import type { MatchTarget } from './match-target.ts';
import { allOf, anyOf, distinct, lexeme, type Tsqueries } from './tsquery.ts';
import type { Window } from './windows.ts';

/** Newest jobs scored for each way to resemble a target. */
const POOL = 50;
/** Minimum weight of a title word that is searched for alone: a common one would fill the pool. */
const ALONE_MIN = 0.25;

/** What a job and a target have in common. */
export type Likeness = {
  /** 0 or more. */
  score: number;
  /** Number of shared discriminating skills. */
  skills: number;
  /** Similarity of the titles' discriminating words, 0 to 1; rare ones count more. */
  title: number;
  /** The shared city or region; '' for none. */
  place: string;
  level: boolean;
};

/** A job with its likeness to each target, in their order. */
export type Match = { id: string; workplace: string; type: string; likenesses: Likeness[] };

const inTitle = ({ stems }: Word): string => anyOf(stems.map((stem) => lexeme(`^${stem}`)));
const anywhere = ({ stems }: Word): string => anyOf(stems.map((stem) => lexeme(stem)));
const inCity = (words: readonly Word[]): string =>
  allOf(words.map(({ word }) => lexeme(`@${word}`)));
/** On `rank_vector`. */
const inRankedTitle = ({ singular, stems }: Word): string =>
  anyOf([lexeme(singular, 'A'), ...stems.map((stem) => lexeme(`~${stem}`, 'A'))]);

/** At least two of the items, or the only one: whichever item is left out, another matches. */
const twoOf = (items: readonly string[]): Tsqueries =>
  items.length === 1
    ? items
    : items.map((_, index) => anyOf(items.filter((_other, at) => at !== index)));

const askSkills = (skillWords: readonly Word[][]): Tsqueries =>
  distinct(skillWords.map((skill) => allOf(skill.map(anywhere))));

/** Ways to resemble a target in title and skills. */
function waysTo({ words, weights, skillWords, cityWords }: MatchTarget): Tsqueries[] {
  const title = words.map(inTitle);
  const skills = askSkills(skillWords);
  const place = inCity(cityWords);
  return [
    title,
    title.length > 0 ? [anyOf(title), anyOf([...skills, place])] : [],
    [anyOf(title.filter((_, index) => (weights[index] ?? 0) >= ALONE_MIN))],
    twoOf(skills),
  ];
}

/** Ways to be near a target, in its city or remote like it: for a job, also of its type, or with any of its skills. */
function waysNear({ is_remote, cityWords, skillWords, type }: MatchTarget): Tsqueries[] {
  const here = is_remote ? lexeme('#work remote') : inCity(cityWords);
  if (type === '') return [[here]];
  return [here === '' ? [] : [here, lexeme(`#type ${type}`)], [anyOf(askSkills(skillWords))]];
}

/** Combines the same way for several targets: a job must match any of them. */
const eitherOf = (asked: readonly Tsqueries[]): Tsqueries => {
  const given = asked.map(distinct).filter((queries) => queries.length > 0);
  return given.length > 1 ? [anyOf(given.map(allOf))] : (given[0] ?? []);
};

/** Ids of the newest jobs for each way to resemble a target, from windows as large as needed. */
async function findPool(
  db: Database,
  targets: readonly MatchTarget[],
  conditions: Conditions,
  windows: readonly Window[],
): Promise<string[]> {
  const [first = [], ...others] = targets.map(waysTo);
  const asked = first.map((way, index) =>
    eitherOf([way, ...others.map((ways) => ways[index] ?? [])]),
  );
  const slice = { offset: 0, limit: POOL, enough: POOL };
  const ways = [...asked, ...targets.slice(0, 1).flatMap(waysNear)]
    .map(distinct)
    .filter((queries) => queries.length > 0)
    .map((queries) => ({ queries, isIndexed: true }));
  const pages = await readPages(db, ways, conditions, windows, slice);
  return [...new Set(pages.flatMap(({ ids }) => ids))];
}

const tableOf = (targets: readonly MatchTarget[]) => sql`
  select * from jsonb_to_recordset(${JSON.stringify(
    targets.map((target, at) => ({ ...target, at, words: target.words.map(inRankedTitle) })),
  )}::jsonb) as target (
    at int, words tsquery[], weights real[], skills text[], level text, is_remote boolean,
    location text, city text, region text, country text
  )`;

/**
 * At most a few hundred jobs that may resemble a target, newest first, each scored against every target (rule
 * JOBPAGE-3).
 */
export async function findMatches(
  db: Database,
  targets: readonly MatchTarget[],
  conditions: Conditions,
  windows: readonly Window[],
): Promise<Match[]> {
  const pool = await findPool(db, targets, conditions, windows);
  if (pool.length === 0) return [];
  return rowsOf<Match>(
    db,
    sql`
      with target as materialized (${tableOf(targets)}), pool as materialized (
        select
          job.job_id, job.published_at, job.workplace, job.experience_level, job.rank_vector, jobs.job_type,
          jobs.skill_keys, jobs.location_key, jobs.place_city, jobs.place_region, jobs.place_country,
          (
            select count(*) from unnest(string_to_array(job.title_key, ' ')) as word
            where word <> all (${sql.param(NON_DISCRIMINATING_WORDS)}::text[]) and word !~ '^[0-9]+$'
          ) as discriminating
        from job_search as job join jobs on jobs._id = job.job_id
        where job.job_id = any (${idList(pool)}::uuid[])
      -- Materialized, as the score uses columns that are also shown.
      ), weighed as materialized (
        select
          job_id, published_at, workplace, job_type, at,
          (
            -- Words of the job's title that the target hasn't weigh 1.
            select coalesce(2 * shared / (whole + shared + greatest(0, discriminating - found)), 0)
            from (
              select
                sum(weight) as whole, sum(weight) filter (where rank_vector @@ word) as shared,
                count(*) filter (where rank_vector @@ word) as found
              from unnest(words, weights) as asked (word, weight)
            ) as words
          ) as title,
          (select count(*) from unnest(skills) as skill where skill = any (skill_keys)) as skills,
          (place_country = country and place_city = target.city)
            or (place_country is null and location_key = nullif(location, '')) as is_city,
          place_country = country and place_region = target.region as is_region,
          is_remote and workplace = 'remote' as is_remote,
          level <> 'not_specified' and experience_level = level as is_level,
          coalesce(place_city, location_key) as city, place_region as region
        from pool cross join target
      )
      select
        job_id::text as id, workplace, job_type as type, json_agg(json_build_object(
          'title', title, 'skills', skills, 'level', is_level,
          'place', case when is_city then city when is_region then region else '' end,
          'score', 5 * title + 1.5 * least(skills, 3) + 0.5 * is_level::int
            + case when is_city or is_remote then 1.5 when is_region then 0.7 else 0 end
        ) order by at) as likenesses
      from weighed group by job_id, published_at, workplace, job_type order by published_at desc, job_id desc
    `,
  );
}
