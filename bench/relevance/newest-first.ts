import type { MadeJob } from '#bench/jobs/make-jobs.ts';
import { fold } from './fold.ts';

/**
 * The unranked list: the newest ten jobs in which every query word is a prefix of a word in title, company, skills
 * or description, and whose place contains the typed location literally.
 */
export const searchNewestFirst = (made: readonly MadeJob[]) => {
  const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const newest = made
    .map(({ input, truth }, id) => ({
      id,
      daysAgo: truth.daysAgo,
      place: fold(input.location),
      words: wordsOf(
        [input.title, input.company_name, ...input.required_skills, input.description].join(' '),
      ),
    }))
    .sort((one, other) => one.daysAgo - other.daysAgo);
  return async (query: string, location: string): Promise<number[]> => {
    const wanted = wordsOf(query);
    const place = fold(location).trim();
    const answers = newest.filter(
      (job) =>
        job.place.includes(place) &&
        wanted.every((word) => job.words.some((other) => other.startsWith(word))),
    );
    return answers.slice(0, 10).map(({ id }) => id);
  };
};
