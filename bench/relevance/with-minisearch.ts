import MiniSearch, { type SearchOptions } from 'minisearch';
import type { MadeJob } from '#bench/jobs/make-jobs.ts';
import { fold } from './fold.ts';

const FIELDS = ['title', 'company', 'skills', 'location', 'facts', 'texts'];

/**
 * As its documentation proposes: the beginnings of words and typos, neither for short words. Of some dozens
 * of settings tried on this set these were the best.
 */
const OPTIONS: SearchOptions = {
  boost: { title: 4, company: 2, skills: 2, location: 2, facts: 2 },
  prefix: (term) => term.length > 3,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
};

/**
 * A search by MiniSearch over the same jobs: all words, and where no job has them all, any of them. It has
 * one box, so the place's words come after the query's. Gives at most ten indexes.
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
