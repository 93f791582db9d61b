import type { Database } from '../db/schema.ts';
import type { Conditions } from './found-jobs.ts';
import { readPage } from './found-pages.ts';
import type { Word } from './lexemes.ts';
import { type MatchTarget, readSkillWords } from './match-target.ts';
import { allOf, anyOf, distinct, lexeme, type Tsqueries } from './tsquery.ts';
import type { Window } from './windows.ts';

/** How many of the newest jobs of each pool are weighed. */
const POOL = 100;
/** Words of a title weigh as much as this to be looked for alone: a common one would fill the pool. */
const ALONE_MIN = 0.25;
/** The same of each pool of jobs to fill up with. */
const FILL_POOL = 24;
/** The skills by which jobs are looked for. */
const SKILLS_MAX = 6;

const inTitle = ({ stems }: Word): string => anyOf(stems.map((stem) => lexeme(`^${stem}`)));
const anywhere = ({ stems }: Word): string => anyOf(stems.map((stem) => lexeme(stem)));
const inPlace = ({ word }: Word): string => lexeme(`@${word}`);

/** What is asked for to find jobs with each of the skills. */
async function askSkills(db: Database, { skills }: MatchTarget): Promise<string[]> {
  const skillWords = await readSkillWords(db, skills.slice(0, SKILLS_MAX));
  return skillWords.map((skill) => allOf(skill.map(anywhere)));
}

/** Two of them at least: without any one of them, there is still another. */
const twoOf = (items: readonly string[]): Tsqueries =>
  items.map((_, index) => anyOf(items.filter((_other, at) => at !== index)));

/** What one of several targets asks for, each by queries of its own. */
const eitherOf = (asked: readonly Tsqueries[]): Tsqueries => {
  const given = asked.map(distinct).filter((queries) => queries.length > 0);
  return given.length > 1 ? [anyOf(given.map(allOf))] : (given[0] ?? []);
};

/** What is asked for to find jobs like these: the whole title, a word of it and something else, two skills. */
async function askPools(db: Database, targets: readonly MatchTarget[]): Promise<Tsqueries[]> {
  const each = await Promise.all(
    targets.map(async (target) => {
      const { words, weights, city } = target;
      const asked = await askSkills(db, target);
      const title = words.map(inTitle);
      const place = allOf(city.map(inPlace));
      return {
        all: title,
        some: [anyOf(title.filter((_, index) => (weights[index] ?? 0) >= ALONE_MIN))],
        partly: title.length > 0 ? [anyOf(title), anyOf([...asked, place])] : [],
        skills: asked.length === 1 ? asked : twoOf(asked),
      };
    }),
  );
  return [
    eitherOf(each.map(({ all }) => all)),
    eitherOf(each.map(({ partly }) => partly)),
    eitherOf(each.map(({ some }) => some)),
    eitherOf(each.map(({ skills }) => skills)),
  ];
}

/** The ids of the newest jobs of each pool, from windows as large as needed. */
async function readPools(
  db: Database,
  asked: readonly Tsqueries[],
  {
    conditions,
    windows,
    size,
  }: { conditions: Conditions; windows: readonly Window[]; size: number },
): Promise<string[]> {
  const pools = asked.filter((queries) => queries.length > 0);
  const slice = { offset: 0, limit: size, enough: size };
  const pages = await Promise.all(
    pools.map((queries) => readPage(db, { queries, isIndexed: true }, conditions, windows, slice)),
  );
  return [...new Set(pages.flatMap(({ ids }) => ids))];
}

/**
 * The ids of jobs that may be like one of the targets, few hundred at most: of each way to be like them the
 * newest, from windows as large as needed. With the words of a city in `near`, also any jobs there.
 */
export async function findPool(
  db: Database,
  targets: readonly MatchTarget[],
  conditions: Conditions,
  windows: readonly Window[],
  near: readonly Word[] = [],
): Promise<string[]> {
  const asked = [...(await askPools(db, targets)), distinct(near.map(inPlace))];
  return readPools(db, asked, { conditions, windows, size: POOL });
}

/**
 * The ids of jobs to fill up with where few are like the target: the newest with any of its skills, and the newest
 * of its city, or remote as it is, and of its type.
 */
export async function findFillers(
  db: Database,
  target: MatchTarget,
  type: string,
  conditions: Conditions,
  windows: readonly Window[],
): Promise<string[]> {
  const here = target.isRemote ? [lexeme('#work remote')] : target.city.map(inPlace);
  const asked = [
    distinct([anyOf(await askSkills(db, target))]),
    here.length > 0 ? distinct([...here, lexeme(`#type ${type}`)]) : [],
  ];
  return readPools(db, asked, { conditions, windows, size: FILL_POOL });
}
