import type { Random } from '#bench/jobs/random.ts';
import type { Market } from './market.ts';

/** The number of jobs, and of jobs with each word anywhere (`seen`) or in the title (`titled`). */
export type WordCounts = { jobs: number; seen: Map<string, number>; titled: Map<string, number> };

/** Minimum shares of jobs. */
const COMMON_SHARE = 0.01;
const TITLED_SHARE = 0.001;

/** Separates words in ads, but keeps signs that belong to names, as in C++ and .NET. */
const BETWEEN_WORDS = /[\s,;:/()|–-]+/;
/** Words that people would search for. */
const SEARCHED = /^\p{L}{3,}$/u;
const TURKISH = /[çğıöşü]/;
const SYLLABLES =
  'ba be bo da de do fa fe ga go ka ke ko la le lo ma me mo na ne no pa pe po ra re ro sa se so ta te to va ve za zo'.split(
    ' ',
  );

export const noWords = (): WordCounts => ({ jobs: 0, seen: new Map(), titled: new Map() });

/** The distinct words of a text, in lower case. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(BETWEEN_WORDS)
      .map((word) => word.replace(/[.!?]$/, ''))
      .filter(Boolean),
  ),
];

/** Counts the words of a job's title and other texts. */
export const countWords = (counts: WordCounts, title: string, texts: string): void => {
  counts.jobs += 1;
  const count = (into: Map<string, number>) => (word: string) =>
    into.set(word, (into.get(word) ?? 0) + 1);
  wordsOf(title).forEach(count(counts.titled));
  wordsOf(`${title} ${texts}`).forEach(count(counts.seen));
};

/** Words of titles to search for, most frequent first: common ones, and Turkish ones. */
export const chooseWords = ({
  jobs,
  seen,
  titled,
}: WordCounts): Pick<Market, 'common' | 'turkish'> => {
  const words = [...titled]
    .filter(([word, count]) => SEARCHED.test(word) && count / jobs >= TITLED_SHARE)
    .sort(([, one], [, other]) => other - one)
    .map(([word]) => word);
  return {
    common: words.filter((word) => (seen.get(word) ?? 0) / jobs >= COMMON_SHARE),
    turkish: words.filter((word) => TURKISH.test(word)),
  };
};

/** Invents one of `names` names, of five syllables. */
export const inventName = (random: Random, names: number): string => {
  let left = random.between(0, names - 1);
  const syllables = Array.from({ length: 5 }, () => {
    const syllable = SYLLABLES[left % SYLLABLES.length] ?? '';
    left = Math.floor(left / SYLLABLES.length);
    return syllable;
  });
  return syllables.reverse().join('');
};
