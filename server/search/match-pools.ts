import type { Database } from '../db/schema.ts';
import type { Conditions } from './found-jobs.ts';
import { readPage } from './found-pages.ts';
import type { Word } from './lexemes.ts';
import { type MatchTarget, readSkillWords } from './match-target.ts';
import { allOf, anyOf, lexeme } from './tsquery.ts';
import type { Window } from './windows.ts';

/** How many of the newest jobs of each pool are weighed. */
const POOL = 100;
/** Words of a title weigh as much as this to be looked for alone: a common one would fill the pool. */
const ALONE_MIN = 0.25;
/** The skills by which jobs are looked for. */
const SKILLS_MAX = 6;

const inTitle = ({ stems }: Word): string => anyOf(stems.map((stem) => lexeme(`^${stem}`)));
const anywhere = ({ stems }: Word): string => anyOf(stems.map((stem) => lexeme(stem)));
const inPlace = ({ word }: Word): string => lexeme(`@${word}`);

const pairsOf = (items: readonly string[]): string[] =>
  items.flatMap((item, index) => items.slice(index + 1).map((other) => allOf([item, other])));

/** What is asked for to find jobs like these: the whole title, a word of it and something else, two skills. */
async function askPools(db: Database, targets: readonly MatchTarget[]): Promise<string[]> {
  const each = await Promise.all(
    targets.map(async ({ words, weights, skills, city }) => {
      const skillWords = await readSkillWords(db, skills.slice(0, SKILLS_MAX));
      const asked = skillWords.map((skill) => allOf(skill.map(anywhere)));
      const title = words.map(inTitle);
      const place = allOf(city.map(inPlace));
      return {
        all: allOf(title),
        some: anyOf(title.filter((_, index) => (weights[index] ?? 0) >= ALONE_MIN)),
        partly: allOf([anyOf(title), anyOf([...asked, place])]),
        skills: anyOf(asked.length === 1 ? asked : pairsOf(asked)),
        hasTitle: title.length > 0,
      };
    }),
  );
  return [
    anyOf(each.map(({ all }) => all)),
    anyOf(each.map(({ hasTitle, partly }) => (hasTitle ? partly : ''))),
    anyOf(each.map(({ some }) => some)),
    anyOf(each.map(({ skills }) => skills)),
  ];
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
  const asked = [...(await askPools(db, targets)), allOf(near.map(inPlace))];
  const queries = [...new Set(asked)].filter((query) => query !== '');
  const slice = { offset: 0, limit: POOL, enough: POOL };
  const pages = await Promise.all(
    queries.map((query) => readPage(db, { query, isIndexed: true }, conditions, windows, slice)),
  );
  return [...new Set(pages.flatMap(({ ids }) => ids))];
}
