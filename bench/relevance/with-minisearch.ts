import MiniSearch, { type SearchOptions } from 'minisearch';
import type { MadeJob } from '#bench/jobs/make-jobs.ts';
import { fold } from './fold.ts';

const FIELDS = ['title', 'company', 'skills', 'location', 'facts', 'texts'];

/** As its documentation suggests: prefixes and typos, but not for short words. The best of dozens tried on this set. */
const OPTIONS: SearchOptions = {
  boost: { title: 4, company: 2, skills: 2, location: 2, facts: 2 },
  prefix: (term) => term.length > 3,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
};

/**
 * Searches the same jobs with MiniSearch for all words, or for any if no job has all. MiniSearch has one box, so the
 * location follows the query. Returns at most ten indexes.
 */
export const searchWithMiniSearch = (made: readonly MadeJob[]) => {
  const index = new MiniSearch<Record<string, string | number>>({
    fields: FIELDS,
    searchOptions: OPTIONS,
  });
  index.addAll(
    made.map(({ input }, id) => ({
      id,
      title: fold(input.title),
      company: fold(input.company_name),
      skills: fold(input.required_skills.join(', ')),
      location: fold(input.location),
      facts: [input.job_type, input.experience_level, input.workplace]
        .join(' ')
        .replaceAll('_', ' '),
      texts: fold([input.description, input.requirements, input.responsibilities].join('\n')),
    })),
  );
  return async (query: string, location: string): Promise<number[]> => {
    const words = fold(`${query} ${location}`);
    const all = index.search(words, { combineWith: 'AND' });
    const results = all.length > 0 ? all : index.search(words, { combineWith: 'OR' });
    return results.slice(0, 10).map(({ id }) => Number(id));
  };
};
