import type { Word } from './lexemes.ts';
import type { Compared, MatchPlace, MatchTarget } from './match-target.ts';
import { isTelling } from './telling.ts';
import { anyOf, lexeme } from './tsquery.ts';

/** What each thing that a job and a target have in common adds. */
const WEIGHTS = { title: 5, skill: 1.5, city: 1.5, region: 0.7, remote: 1.5, level: 0.5 };
/** More shared skills than this add nothing. */
const SKILLS_MAX = 3;
/** The share of words from which titles are called alike. */
const TITLE_MIN = 0.5;

/** How much a job and a target have in common, and what. */
export type Likeness = {
  /** 0 and more. */
  score: number;
  /** How many telling skills. */
  skills: number;
  /** From 0 for no telling word of the title to 1 for all; rare ones count more. */
  title: number;
  isTitle: boolean;
  /** The city or region; '' for none. */
  place: string;
  isLevel: boolean;
};

/** The tsquery on `rank_vector` for a word of a title. */
const inRankedTitle = ({ singular, stems }: Word): string =>
  anyOf([lexeme(singular, 'A'), ...stems.map((stem) => lexeme(`~${stem}`, 'A'))]);

const same = (one: string | null, other: string | null): boolean => one !== null && one === other;

function placeOf(job: Compared, place: MatchPlace, location: string): [string, number] {
  if (!same(job.country, place.country)) {
    const isSameText = job.country === null && location !== '' && job.location === location;
    return isSameText ? [job.location, WEIGHTS.city] : ['', 0];
  }
  if (same(job.city, place.city)) return [job.city ?? '', WEIGHTS.city];
  if (same(job.region, place.region)) return [job.region ?? '', WEIGHTS.region];
  return ['', 0];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What of both titles is in common, from 0 to 1. The words of the job's title that the target hasn't weigh 1. */
function titleShare(job: Compared, target: MatchTarget, has: (word: Word) => boolean): number {
  const found = target.weights.filter((_, index) => {
    const word = target.words[index];
    return word !== undefined && has(word);
  });
  const shared = sum(found);
  if (shared === 0) return 0;
  const words = job.title_key.split(' ').filter(isTelling).length;
  const others = Math.max(0, words - found.length);
  return (2 * shared) / (sum(target.weights) + shared + others);
}

/** Compares a job with a target; `has` says whether the job's title has a word. */
export function compare(
  job: Compared,
  target: MatchTarget,
  has: (word: Word) => boolean,
): Likeness {
  const title = titleShare(job, target, has);
  const skills = target.skills.filter((skill) => job.skills.includes(skill)).length;
  const isLevel = target.level !== '' && job.level === target.level;
  const [place, near] = placeOf(job, target.place, target.location);
  const isRemote = target.isRemote && job.workplace === 'remote';
  const score =
    WEIGHTS.title * title +
    WEIGHTS.skill * Math.min(skills, SKILLS_MAX) +
    Math.max(near, isRemote ? WEIGHTS.remote : 0) +
    (isLevel ? WEIGHTS.level : 0);
  return { score, skills, title, isTitle: title >= TITLE_MIN, place, isLevel };
}

/** The words of all targets, each once, and whether a job has one by what was found of them. */
export function wordIndex(targets: readonly MatchTarget[]): {
  queries: string[];
  hasOf: (job: Compared) => (word: Word) => boolean;
} {
  const queries = [...new Set(targets.flatMap(({ words }) => words.map(inRankedTitle)))];
  const places = new Map(queries.map((query, index) => [query, index]));
  return {
    queries,
    hasOf: (job) => (word) => job.found[places.get(inRankedTitle(word)) ?? -1] === '1',
  };
}
