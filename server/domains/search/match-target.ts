import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/schema.ts';
import { readTokens, type Word } from './lexemes.ts';
import { isDiscriminating, isDiscriminatingSkill } from './lexicon.ts';
import { rarities, readCounts, type WordCount } from './word-counts.ts';

/** The most words of a title, and the most skills, that are compared. */
const WORDS_MAX = 6;
const SKILLS_MAX = 30;
/** The skills by which jobs are looked for. */
const ASKED_SKILLS_MAX = 6;

/** What is known of a job, or of what a candidate says of themselves. */
export type TargetRow = {
  /** As `search_words` writes it. */
  title: string;
  /** Folded. */
  skills: string[];
  level: string;
  is_remote: boolean;
  /** '' for any. */
  type: string;
  /** Folded; '' for none. */
  location: string;
  /** Where it is; what isn't known is null. */
  city: string | null;
  region: string | null;
  country: string | null;
};

/** What jobs are compared with; the skills are the discriminating ones alone. */
export type MatchTarget = TargetRow & {
  /** The discriminating words of its title. */
  words: Word[];
  /** The weight of each among the others: 1 for the rarest in titles, half for one in twice as many. */
  weights: number[];
  /** The words of the skills, and of the city, by which jobs are looked for. */
  skillWords: Word[][];
  cityWords: Word[];
};

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
  const asked = rows.map((row) => ({
    row,
    title: [...new Set(row.title.match(/\S+/g))].filter(isDiscriminating).slice(0, WORDS_MAX),
    skills: row.skills.filter(isDiscriminatingSkill).slice(0, SKILLS_MAX),
    city: row.city ? [row.city] : [],
  }));
  const [read, counts] = await Promise.all([
    readTokens(
      db,
      asked.flatMap(({ title, skills, city }) => [
        ...title,
        ...skills.slice(0, ASKED_SKILLS_MAX),
        ...city,
      ]),
    ),
    readCounts(
      db,
      asked.flatMap(({ title }) => title),
    ),
  ]);
  return asked.map(({ row, title, skills, city }) => {
    const words = withoutPlaces(title.flatMap(read), counts);
    const rarity = rarities(words.map(({ word }) => counts.get(word)?.titles ?? 0));
    return {
      ...row,
      skills,
      words,
      weights: rarity.map((weight) => weight ** 2),
      skillWords: skills.slice(0, ASKED_SKILLS_MAX).map(read),
      cityWords: city.flatMap(read),
    };
  });
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
  jobs.is_remote, jobs.job_type as type, jobs.location_key as location,
  jobs.place_city as city, jobs.place_region as region, jobs.place_country as country`;
