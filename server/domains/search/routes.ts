import { getVisibleJob } from '#server/domains/jobs/queries.ts';
import { createJsonText, type SharedText, sizeOfText } from '#server/http/compression.ts';
import { type Dependencies, today } from '#server/http/dependencies.ts';
import { Reply, sharedReply } from '#server/http/reply.ts';
import { pathId } from '#server/http/request.ts';
import { type Route, sent } from '#server/http/router.ts';
import { callingCandidate, callingEmployer } from '#server/http/session.ts';
import { createCache } from '#server/platform/cache/cache.ts';
import { createJobCache } from '#server/platform/cache/job-cache.ts';
import { isId } from '#server/platform/database/ids.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { JobFacets, JobPage, JobRow } from '#src/contract/jobs/job.ts';
import { SHORT_TTL_MS } from '#src/contract/limits.ts';
import { changesWithoutJobs } from '#src/contract/search/job-search.ts';
import type { JobSearchEngine } from './job-search-engine.ts';
import { readFound, searchJobs, searchOwnJobs } from './queries.ts';
import { getSimilarJobs } from './similar-jobs.ts';

/** The first pages, which many visitors request at once. */
const CACHED_PAGES = 3;

type Page = { text: SharedText; ttlMs: number | undefined };

/** Cached results are dropped when jobs change. */
export function searchRoutes(
  route: Route,
  dependencies: Dependencies,
  engine: JobSearchEngine,
): void {
  const { database, jobChanges, clock, salaryCurrency: currency } = dependencies;
  const { db } = database;
  const pages = createJobCache<Page>('pages of the search', {
    clock,
    jobChanges,
    sizeOf: ({ text }) => sizeOfText(text),
    ttlOf: ({ ttlMs }) => ttlMs,
  });
  const facets = createCache<SharedText>('counts of filters', { clock, sizeOf: sizeOfText });
  jobChanges.onChange(facets.clear);
  /** Of jobs as everyone but employers sees them. */
  const similar = createJobCache<SharedText>('similar jobs', {
    clock,
    jobChanges,
    sizeOf: sizeOfText,
  });

  route(endpoints.searchJobs, async (c, { query: search, spend }) => {
    const { employer_id: employer, page } = search;
    if (employer && !isId(employer))
      return { jobs: [], totalPages: 1, currentPage: page, total: 0 };
    // Owners see every status here, a second way to their own jobs (rule CALL-5).
    const owner =
      employer !== undefined && (await callingEmployer(c, dependencies)) === employer.toLowerCase();
    if (owner) return spend(() => searchOwnJobs(db, search, employer));
    const isPersonal = search.not_applied || search.recommended;
    const candidate = isPersonal ? await callingCandidate(c, dependencies) : undefined;
    const request = { search, today: today(clock), now: clock(), candidate };
    const make = async (): Promise<Page> => ({
      text: createJsonText(await searchJobs(db, engine, request)),
      ttlMs: changesWithoutJobs(search) ? SHORT_TTL_MS : undefined,
    });
    // Results for a single caller are not cached.
    const isShared = candidate === undefined;
    const isCached = isShared && page <= CACHED_PAGES;
    const key = JSON.stringify([request.today, search]);
    const { text } =
      (isCached && pages.find(key)) ||
      (await spend(() => (isCached ? pages.get(key, make) : make())));
    return sent<JobPage>(isShared ? sharedReply(c, text) : new Reply(200, text));
  });

  route(endpoints.getJobFacets, async (c, { query: search, spend }) => {
    const day = today(clock);
    const make = async () => {
      const counts = await engine.getJobFacets({ search, today: day, now: clock() });
      return createJsonText({ ...counts, currency });
    };
    const key = JSON.stringify([day, search]);
    const text = facets.find(key) ?? (await spend(() => facets.get(key, make)));
    return sent<JobFacets>(sharedReply(c, text));
  });

  route(endpoints.getSimilarJobs, async (c, { spend }) => {
    const id = pathId(c, 'id', errorMessages.jobNotFound);
    const caller = await callingEmployer(c, dependencies);
    const when = { today: today(clock), now: clock() };
    const key = `${when.today} ${id}`;
    const kept = caller === undefined ? similar.find(key) : undefined;
    if (kept) return sent<JobRow[]>(sharedReply(c, kept));
    const { _id } = await getVisibleJob(db, id, caller);
    const read = async () => readFound(db, { ids: await getSimilarJobs(db, _id, when) });
    if (caller !== undefined) return spend(read);
    const make = async () => createJsonText(await read());
    return sent<JobRow[]>(sharedReply(c, await spend(() => similar.get(key, make))));
  });
}
