import type { JobMatch } from '../../src/contract/job.ts';

type Mark = [start: number, end: number];

/** Characters of the line around the words that were found. */
const CONTEXT = 160;
/** Where such a line may begin and end, when a sentence does so near the words. */
const SENTENCE_END = /[.!?:;•\n]\s+/g;
const MARKS_MAX = 20;

const WORD = /[\p{L}\p{M}\p{N}]+(?:[+#]+)?/gu;

/** The word as `search_words` would write it, near enough to mark it. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replace('++', 'plusplus')
    .replace('#', 'sharp');

/** A stem of this many letters may be the beginning of a word; a shorter one is the word. */
const STEM_MIN = 4;
/** The most letters that an ending has. */
const ENDING_MAX = 6;

const isFound = (word: string, marks: readonly string[]): boolean =>
  marks.some(
    (mark) =>
      word === mark ||
      (mark.length >= STEM_MIN && word.startsWith(mark) && word.length <= mark.length + ENDING_MAX),
  );

function findMarks(text: string, marks: readonly string[]): Mark[] {
  const found: Mark[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isFound(foldWord(word), marks)) continue;
    found.push([index, index + word.length]);
    if (found.length === MARKS_MAX) break;
  }
  return found;
}

/** The part of a text around its first mark, on one line. */
function cutAround(text: string, [first]: Mark): string {
  const before = text.slice(Math.max(0, first - CONTEXT / 2), first);
  const sentence = [...before.matchAll(SENTENCE_END)].at(-1);
  const start = first - before.length + (sentence ? sentence.index + sentence[0].length : 0);
  const isWhole = start === 0 || sentence !== undefined;
  const from = isWhole ? start : start + Math.max(0, text.slice(start, first).indexOf(' ') + 1);
  const end = from + CONTEXT;
  const rest = text.slice(from, end);
  const cut =
    end < text.length ? rest.slice(0, Math.max(rest.lastIndexOf(' '), first - from + 1)) : rest;
  const line = cut.toWellFormed().replace(/\s+/g, ' ').trim();
  return `${isWhole ? '' : '… '}${line}${from + cut.length < text.length ? ' …' : ''}`;
}

/**
 * What a search has found in a job: the words in its title, and a line of the first text in which a word stands
 * that the title lacks. `marks` are beginnings of words as `search_words` writes them.
 */
export function matchOf(
  title: string,
  texts: readonly string[],
  marks: readonly string[],
): JobMatch | undefined {
  if (marks.length === 0) return undefined;
  const inTitle = findMarks(title, marks);
  const titleWords = inTitle.map(([start, end]) => foldWord(title.slice(start, end)));
  const missing = marks.filter((mark) => !titleWords.some((word) => isFound(word, [mark])));
  for (const text of texts) {
    const [first] = findMarks(text, missing);
    if (!first) continue;
    const context = cutAround(text, first);
    return { title: inTitle, context, marks: findMarks(context, marks) };
  }
  return { title: inTitle, context: '', marks: [] };
}
