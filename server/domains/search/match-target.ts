import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/schema.ts';
import { readTokens, type Word } from './lexemes.ts';
import { isDiscriminating, isDiscriminatingSkill } from './lexicon.ts';
import { rarities, readCounts, type WordCount } from './word-counts.ts';

/** Maximum title words and skills compared. */
const WORDS_MAX = 6;
const SKILLS_MAX = 30;
/** Maximum skills used to look for jobs. */
const ASKED_SKILLS_MAX = 6;

/** A job or a candidate's profile, as read from the database. */
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
  /** Null if unknown. */
  city: string | null;
  region: string | null;
  country: string | null;
};

/** What jobs are compared with; has only discriminating skills. */
export type MatchTarget = TargetRow & {
  /** The discriminating words of its title. */
  words: Word[];
  /** The weight of each word: 1 for the rarest in titles, about half for one in twice as many. */
  weights: number[];
  /** Words of skills and city to look for jobs by. */
  skillWords: Word[][];
  cityWords: Word[];
};

/** Drops words that more places than titles have, unless no others remain. */
function withoutPlaces(words: Word[], counts: ReadonlyMap<string, WordCount>): Word[] {
  const others = words.filter(({ word }) => {
    const { places, titles } = counts.get(word) ?? { places: 0, titles: 0 };
    return places <= titles;
  });
  return others.length > 0 ? others : words;
}

/** Makes targets of rows, in at most two short statements. */
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

/** The columns of a `TargetRow`, from the table `jobs` without an alias. */
export const targetColumns = sql`
  ${titleWords} as title, jobs.skill_keys as skills, jobs.experience_level as level,
  jobs.is_remote, jobs.job_type as type, jobs.location_key as location,
  jobs.place_city as city, jobs.place_region as region, jobs.place_country as country`;
