import { endpoints } from '../../src/contract/endpoints.ts';
import type { JobFacets, JobPage } from '../../src/contract/job.ts';
import { createCache } from '../cache.ts';
import { createJsonText, sendJson } from '../compression.ts';
import { type Dependencies, today } from '../dependencies.ts';
import { isId } from '../request.ts';
import { type Route, sent } from '../route.ts';
import { countFacets } from '../search/facets.ts';
import { callingCandidate, callingEmployer } from '../session.ts';
import { countJobs, searchJobs } from '../store/job-search.ts';

/** The pages that many visitors ask for at the same moment are the first ones. */
const CACHED_PAGES = 3;
/** Milliseconds. */
const PAGE_KEPT = 1000;
/** Milliseconds; a pager may be a little behind, and counting costs more than the page itself. */
const TOTAL_KEPT = 10_000;

/** The search. What is kept of earlier ones is dropped when jobs change. */
export function jobSearchRoute(route: Route, dependencies: Dependencies): void {
  const { database, jobChanges, clock, compress } = dependencies;
  const pages = createCache<ReturnType<typeof createJsonText>>(PAGE_KEPT, clock);
  const totals = createCache<number>(TOTAL_KEPT, clock);
  const facets = createCache<ReturnType<typeof createJsonText>>(TOTAL_KEPT, clock);
  jobChanges.onChange(pages.clear);
  jobChanges.onChange(totals.clear);
  jobChanges.onChange(facets.clear);

  route(endpoints.searchJobs, async (c, { query: search }) => {
    const { employer_id: employer, page } = search;
    if (employer && !isId(employer))
      return { jobs: [], totalPages: 1, currentPage: page, total: 0 };
    // The owner sees every status here: it is the second way to one's own jobs (rule CALL-5).
    const owner =
      employer !== undefined && (await callingEmployer(c, dependencies)) === employer.toLowerCase();
    const candidate = search.not_applied ? await callingCandidate(c, dependencies) : undefined;
    const scope = { search, today: today(clock), owner, candidate };
    const count = () => countJobs(database.db, scope);
    const totalKey = JSON.stringify([scope.today, { ...search, page: 0 }]);
    // What is found for one caller alone is not kept for others.
    const isShared = !owner && candidate === undefined;
    const make = async () =>
      createJsonText(
        await searchJobs(database.db, scope, isShared ? () => totals.get(totalKey, count) : count),
      );
    const isCached = isShared && page <= CACHED_PAGES;
    const text = isCached
      ? await pages.get(JSON.stringify([scope.today, search]), make)
      : await make();
    return sent<JobPage>(await sendJson(c, text, compress));
  });

  route(endpoints.getJobFacets, async (c, { query: search }) => {
    const day = today(clock);
    const make = async () => createJsonText(await countFacets(database.db, { search, today: day }));
    const text = await facets.get(JSON.stringify([day, search]), make);
    return sent<JobFacets>(await sendJson(c, text, compress));
  });
}
