import { parseArgs } from 'node:util';
import { tell } from '#scripts/setup/failure.mjs';
import { makeJobs } from './jobs/make-jobs.ts';
import { type Answered, compare, losses, typed } from './relevance/compare.ts';
import { openMarket } from './relevance/market.ts';
import { searchNewestFirst } from './relevance/newest-first.ts';
import { QUERY_CLASSES } from './relevance/queries.ts';
import { mean } from './relevance/score.ts';
import { searchWithMiniSearch } from './relevance/with-minisearch.ts';

/*
 * `npm run bench:relevance`: whether search finds what people mean. Runs queries with known intent on generated
 * jobs and compares the first ten results with those of MiniSearch, a conventional search, and of an unranked list.
 */

/** The product's minimum precision, as a multiple of MiniSearch's. */
const RATIO_MIN = 1.05;

const { values: options } = parseArgs({
  options: {
    jobs: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '11' },
    details: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const NAMES = ['product', 'MiniSearch', 'newest'];

const row = (name: string, cells: string[]) =>
  tell(name.padEnd(34) + cells.map((cell) => cell.padStart(11)).join(''));

const precisions = (answered: readonly Answered[]): number[] =>
  NAMES.map((_, one) => mean(answered.map(({ scores }) => scores[one]?.precision ?? 0)));

const figures = (answered: readonly Answered[]): string[] => {
  const empty = NAMES.map((_, one) =>
    mean(answered.map(({ scores }) => (scores[one]?.isEmpty ? 100 : 0))),
  );
  return [
    String(answered.length),
    ...precisions(answered).map((share) => share.toFixed(3)),
    ...empty.map((share) => `${share.toFixed(0)} %`),
  ];
};

const made = [...makeJobs({ seed: Number(options.seed), count: Number(options.jobs) })];
const market = await openMarket(made);
const searches = [market.search, searchWithMiniSearch(made), searchNewestFirst(made)];
const all: Answered[] = [];
const skipped: string[] = [];
try {
  tell(`${made.length} jobs; precision of the first ten, and queries without an answer\n`);
  row('class', ['queries', ...NAMES, ...NAMES]);
  for (const one of QUERY_CLASSES) {
    const { answered, unanswerable } = await compare(one, made, searches);
    row(one.name, figures(answered));
    all.push(...answered);
    skipped.push(...unanswerable.map(typed));
  }
} finally {
  await market.close();
}
row('all', figures(all));
if (skipped.length > 0) tell(`\nleft out, since no job answers them: ${skipped.join(', ')}`);
const [own = 0, other = 1] = precisions(all);
tell(`\nproduct / MiniSearch: ${(own / other).toFixed(3)} (at least ${RATIO_MIN})`);
if (options.details) for (const line of losses(all, made)) tell(line);
if (options.check && own / other < RATIO_MIN) process.exitCode = 1;
