import type { JobMatch } from '#src/contract/jobs/job.ts';
import { foldText } from '#src/shared/fold-text.ts';
import { cutAround } from './context-line.ts';
import type { HighlightWords } from './job-search-engine.ts';

type Range = [start: number, end: number];

const HIGHLIGHTS_MAX = 20;

const WORD = /[\p{L}\p{M}\p{N}]+(?:[+#]+)?/gu;

/** The word as `search_words` would write it, letter by letter. */
export const foldWord = (text: string): string =>
  foldText(text).replace('++', 'plusplus').replace('#', 'sharp');

/** Stems with at least this many letters also match longer words. */
const STEM_MIN = 4;
/** Maximum letters after the stem. */
const ENDING_MAX = 6;

type IsFound = (word: string) => boolean;

/** Whether a word is one of `prefixes`, or begins with one. */
const begins =
  (prefixes: readonly string[]): IsFound =>
  (word) =>
    prefixes.some(
      (prefix) =>
        word === prefix ||
        (prefix.length >= STEM_MIN &&
          word.startsWith(prefix) &&
          word.length <= prefix.length + ENDING_MAX),
    );

function findHighlights(text: string, isFound: IsFound): Range[] {
  const found: Range[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isFound(foldWord(word))) continue;
    found.push([index, index + word.length]);
    if (found.length === HIGHLIGHTS_MAX) break;
  }
  return found;
}

/** A found job's texts on its card, and `texts` the card has no room for, more discriminating ones first. */
type FoundTexts = {
  title: string;
  company: string;
  location: string;
  texts: readonly string[];
};

/**
 * Highlights in a job's title, company and location, and a line of the first text with a word that these lack (rule
 * SEARCH-5).
 */
export function matchOf(
  { title, company, location, texts }: FoundTexts,
  { words, place, placeNames }: HighlightWords,
): JobMatch {
  const all = words.flat();
  const named = new Set([...all, ...placeNames]);
  const inPlace = begins(place);
  const short = {
    title: findHighlights(title, begins(all)),
    company: findHighlights(company, begins(all)),
    // Places have no inflections: 'port' isn't Portland.
    location: findHighlights(location, (word) => named.has(word) || inPlace(word)),
  };
  const wordsAt = (text: string, highlights: readonly Range[]) =>
    highlights.map(([start, end]) => foldWord(text.slice(start, end)));
  const shown = [
    ...wordsAt(title, short.title),
    ...wordsAt(company, short.company),
    ...wordsAt(location, short.location),
  ];
  const missing = words.filter((forms) => !shown.some(begins(forms))).flat();
  const isMissing = begins(missing);
  for (const text of missing.length > 0 ? texts : []) {
    const [first] = findHighlights(text, isMissing);
    if (!first) continue;
    const context = cutAround(text, first[0]);
    return { ...short, context, marks: findHighlights(context, begins(all)) };
  }
  return { ...short, context: '', marks: [] };
}
