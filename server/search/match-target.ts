import { sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows-of.ts';
import type { Database } from '../db/schema.ts';
import { readTokens, type Word } from './lexemes.ts';
import { isTelling, isTellingSkill } from './telling.ts';
import { rarities, readCounts, type WordCount } from './word-counts.ts';

/** The most words of a title, and the most skills, that are compared. */
const WORDS_MAX = 6;
const SKILLS_MAX = 30;

/** Where a job or a person is; what isn't known is null. */
export type MatchPlace = {
  city: string | null;
  region: string | null;
  country: string | null;
};

/** What jobs are compared with: a job, or what a candidate says of themselves. */
export type MatchTarget = {
  /** The telling words of its title. */
  words: Word[];
  /** What each of them says beside the others: 1 for the rarest in titles, half for one in twice as many. */
  weights: number[];
  /** Folded, the telling ones alone. */
  skills: string[];
  /** '' when not known. */
  level: string;
  isRemote: boolean;
  place: MatchPlace;
  /** The place as it is written, folded; '' for none. */
  location: string;
  /** The words of the city by which its jobs are found. */
  city: Word[];
};

/** The same as it is stored. `title` is as `search_words` writes it. */
export type TargetRow = MatchPlace & {
  title: string;
  skills: string[];
  level: string;
  is_remote: boolean;
  location: string;
};

const split = (text: string): string[] => text.split(' ').filter(Boolean);

const cityWords = (city: string | null): string[] => (city ? [city] : []);

/** Without words that more places than titles have, unless there are no others. */
function withoutPlaces(words: Word[], counts: ReadonlyMap<string, WordCount>): Word[] {
  const others = words.filter(({ word }) => {
    const { places, titles } = counts.get(word) ?? { places: 0, titles: 0 };
    return places <= titles;
  });
  return others.length > 0 ? others : words;
}

/** Reads what is stored, in two short statements at most. */
export async function readTargets(
  db: Database,
  rows: readonly TargetRow[],
): Promise<MatchTarget[]> {
  const titles = rows.map(({ title }) =>
    [...new Set(split(title))].filter(isTelling).slice(0, WORDS_MAX),
  );
  const tokens = [...titles.flat(), ...rows.flatMap(({ city }) => cityWords(city))];
  const read = await readTokens(db, [...new Set(tokens)]);
  const counts = await readCounts(db, titles.flat());
  const words = titles.map((title) => withoutPlaces(title.flatMap(read), counts));
  const weigh = (title: readonly Word[]) =>
    rarities(title.map(({ word }) => counts.get(word)?.titles ?? 0)).map((rarity) => rarity ** 2);
  return rows.map(({ skills, level, is_remote, city, region, country, location }, index) => ({
    words: words[index] ?? [],
    weights: weigh(words[index] ?? []),
    skills: skills.filter(isTellingSkill).slice(0, SKILLS_MAX),
    level: level === 'not_specified' ? '' : level,
    isRemote: is_remote,
    place: { city, region, country },
    location,
    city: cityWords(city).flatMap(read),
  }));
}

/** The words of a title without the company's name, unless it has no others. */
const titleWords = sql`coalesce(
  nullif(trim(replace(
    ' ' || search_words(plain_title(jobs.title)) || ' ', ' ' || search_words(jobs.company_name) || ' ', ' '
  )), ''),
  search_words(plain_title(jobs.title))
)`;

/** The columns of `jobs` of which a target is read; the table goes by the name `jobs`. */
export const targetColumns = sql`
  ${titleWords} as title, jobs.skill_keys as skills, jobs.experience_level as level,
  jobs.is_remote, jobs.location_key as location,
  jobs.place_city as city, jobs.place_region as region, jobs.place_country as country`;

/** The words of the skills, by which jobs that ask for them are found. */
export async function readSkillWords(db: Database, skills: readonly string[]): Promise<Word[][]> {
  const read = await readTokens(db, skills);
  return skills.map(read).filter((words) => words.length > 0);
}

/** What a job has in common with others. */
export type Compared = MatchPlace & {
  id: string;
  /** The words of the title, in the singular. */
  title_key: string;
  company: string;
  level: string;
  workplace: string;
  type: string;
  skills: string[];
  location: string;
  /** '1' for each word asked for that the title has, else '0'. */
  found: string;
};

/** Reads these jobs, the newest first, and which of `words` are in their titles. */
export async function readCompared(
  db: Database,
  ids: readonly string[],
  words: readonly string[],
): Promise<Compared[]> {
  if (ids.length === 0) return [];
  const flags = words.map((query) => sql`(job.rank_vector @@ ${query}::tsquery)::int`);
  const found = flags.length > 0 ? sql`concat(${sql.join(flags, sql`, `)})` : sql`''`;
  return rowsOf<Compared>(
    db,
    sql`
      select
        job.job_id::text as id, job.title_key, fold_text(trim(job.company_name)) as company,
        job.experience_level as level, job.workplace, jobs.job_type as type, jobs.skill_keys as skills, jobs.location_key as location,
        jobs.place_city as city, jobs.place_region as region, jobs.place_country as country,
        ${found} as found
      from job_search as job join jobs on jobs._id = job.job_id
      where job.job_id = any(${`{${ids.join(',')}}`}::uuid[])
      order by job.published_at desc, job.job_id desc
    `,
  );
}
