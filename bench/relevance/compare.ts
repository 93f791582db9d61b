import type { MadeJob } from '#bench/jobs/make-jobs.ts';
import type { Query, QueryClass } from './queries.ts';
import { bestOf, type Score, score } from './score.ts';

/** Returns a search's first results as indexes of the generated jobs. */
export type Search = (query: string, location: string) => Promise<number[]>;

/** A query with the results and score of each search. */
export type Answered = { query: Query; given: number[][]; scores: Score[] };

/** Runs each query of a class on each search; returns queries that no job satisfies separately. */
export const compare = async (
  { queries }: QueryClass,
  made: readonly MadeJob[],
  searches: readonly Search[],
): Promise<{ answered: Answered[]; unanswerable: Query[] }> => {
  const answered: Answered[] = [];
  const unanswerable: Query[] = [];
  for (const query of queries) {
    const ideal = bestOf(query, made);
    if (ideal === 0) {
      unanswerable.push(query);
      continue;
    }
    const given = await Promise.all(searches.map((ask) => ask(query.query, query.location)));
    const scores = given.map((indexes) => score(query, made, indexes, ideal));
    answered.push({ query, given, scores });
  }
  return { answered, unanswerable };
};

/** The typed query, with the location in brackets. */
export const typed = ({ query, location }: Query): string =>
  location ? `${query} [${location}]` : query;

/** The queries in which the first search is poor, or worse than the second, with its graded results. */
export const losses = (answered: readonly Answered[], made: readonly MadeJob[]): string[] =>
  answered.flatMap(({ query, given, scores }) => {
    const [own = 0, other = 0] = scores.map(({ precision }) => precision);
    if (own >= Math.max(other, 0.5)) return [];
    const answers = (given[0] ?? []).map((index) => {
      const job = made[index];
      if (!job) return '    ?';
      const { title, company_name, location } = job.input;
      return `    ${query.wants(job)}  ${title} · ${company_name} · ${location}`;
    });
    return [`\n${typed(query)}: ${own.toFixed(2)}, the other ${other.toFixed(2)}`, ...answers];
  });
