import { Plural } from '@lingui/react/macro';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getJobFacetsQuery } from '#src/api/jobs.ts';
import { type JobSearch, readJobSearch } from '#src/contract/search/job-search.ts';
import { dropFailed, type PageResponse } from '#src/lib/page-response.ts';
import { Link } from '#src/ui/link.tsx';
import { newestJobs } from './newest-jobs.tsx';
import { ResultCount } from './result-count.tsx';

const WEEK = 7;

/** The facet counts of all jobs. */
export const marketFacets = getJobFacetsQuery(readJobSearch({}));

/**
 * Fetches the newest jobs and counts. Both are optional: the server drops failed queries, so that the page still
 * renders.
 */
export const loadMarket = async (
  queryClient: QueryClient,
  response?: PageResponse,
): Promise<void> => {
  const both = Promise.all([
    queryClient.prefetchQuery(newestJobs),
    queryClient.prefetchQuery(marketFacets),
  ]);
  if (!import.meta.env.SSR) return;
  await both;
  dropFailed(queryClient, response, [newestJobs, marketFacets]);
};

const countOf = <Value,>(
  choices: readonly { value: Value; count: number }[] | undefined,
  value: Value,
): number => choices?.find((choice) => choice.value === value)?.count ?? 0;

/** The numbers of all, new and remote jobs, each linked to its jobs (rule HOME-3). */
export function MarketNumbers() {
  const { data: page } = useQuery(newestJobs);
  const { data: facets } = useQuery(marketFacets);
  // Reserves the height of the numbers.
  if (!page) return <div className="h-11" />;
  if (page.jobs.length === 0) return null;
  const posted = countOf(facets?.postedWithin, WEEK);
  const remote = countOf(facets?.workplace, 'remote');
  return (
    <ul className="flex flex-wrap gap-x-6">
      <Figure>
        <ResultCount page={page} />
      </Figure>
      {posted > 0 && (
        <Figure search={{ postedWithin: WEEK }}>
          <Plural value={posted} one="# new this week" other="# new this week" />
        </Figure>
      )}
      {remote > 0 && (
        <Figure search={{ workplace: ['remote'] }}>
          <Plural value={remote} one="# remote" other="# remote" />
        </Figure>
      )}
    </ul>
  );
}

function Figure({ search = {}, children }: { search?: Partial<JobSearch>; children: ReactNode }) {
  return (
    <li>
      <Link
        to="/jobs"
        search={search}
        className="inline-flex min-h-11 items-center font-medium tabular underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {children}
      </Link>
    </li>
  );
}
