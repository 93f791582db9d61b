import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  createFileRoute,
  type SearchSchemaInput,
  stripSearchParams,
  useLocation,
} from '@tanstack/react-router';
import { useId } from 'react';
import { getJobFacetsQuery, searchJobsQuery } from '#src/api/jobs.ts';
import { SHORT_TTL_MS } from '#src/contract/limits.ts';
import {
  changesWithoutJobs,
  type JobSearch,
  jobSearchReaders,
  readJobSearch,
} from '#src/contract/search/job-search.ts';
import type { Change } from '#src/features/jobs/active-filters.ts';
import { FilterButton } from '#src/features/jobs/filter-button.tsx';
import { JobFilters } from '#src/features/jobs/job-filters.tsx';
import { JobList } from '#src/features/jobs/job-list.tsx';
import { JobSearchBar } from '#src/features/jobs/job-search-bar.tsx';
import { ResultBar } from '#src/features/jobs/result-bar.tsx';
import { useEarlyFilters } from '#src/features/jobs/use-early-filters.ts';
import { PRODUCT_NAME } from '#src/lib/config.ts';
import { dropFailed } from '#src/lib/page-response.ts';
import { Page } from '#src/ui/page.tsx';
import { useSearchForm } from '#src/ui/use-search-form.ts';
import { useSelectStep } from '#src/ui/use-select-step.ts';

export const Route = createFileRoute('/jobs/')({
  // The loader is in the entry chunk: the list is requested while the screen's code loads.
  codeSplitGroupings: [['component']],
  validateSearch: (search: Partial<JobSearch> & SearchSchemaInput): JobSearch =>
    readJobSearch(search),
  search: { middlewares: [stripSearchParams({ page: 1, remote: false, exact: false })] },
  loaderDeps: ({ search }) => search,
  // Not awaited in the browser: filters and heading show at once, and the list its own loading and errors.
  loader: async ({ context: { queryClient, response }, deps }) => {
    if (response && changesWithoutJobs(deps)) response.ttlMs = SHORT_TTL_MS;
    const facets = getJobFacetsQuery(deps);
    const both = Promise.all([
      queryClient.prefetchQuery(searchJobsQuery(deps)),
      queryClient.prefetchQuery(facets),
    ]);
    if (!import.meta.env.SSR) return;
    await both;
    // The facet counts are optional.
    dropFailed(queryClient, response, [facets]);
  },
  component: JobsPage,
});

/** Rules SEARCH-2 and SEARCH-7. */
function JobsPage() {
  const { t } = useLingui();
  const searchStr = useLocation({ select: (location) => location.searchStr });
  const search = Route.useSearch();
  const { data: page } = useQuery(searchJobsQuery(search));
  const navigate = Route.useNavigate();
  const selectStep = useSelectStep();
  const { form, readSearchWords } = useSearchForm({
    query: search.query,
    location: search.location,
  });
  // Each change starts at page 1 and keeps words typed but not yet submitted.
  const change = (change: Change, select?: HTMLSelectElement) =>
    navigate({
      search: (current) => {
        const before = readJobSearch(current);
        const words = readSearchWords();
        const exact = before.exact && words.query === before.query;
        const next = { ...before, ...words, exact, ...change(before) };
        return readJobSearch({ ...next, page: 1, after: undefined });
      },
      resetScroll: false,
      ...selectStep(select),
    });
  const formId = useId();
  useEarlyFilters(form, search, (filters) => change(() => filters));
  return (
    <Page
      title={t`Find Jobs`}
      description={t`Search open jobs by keyword, place, type and level, and apply in minutes.`}
      params={Object.keys(jobSearchReaders)}
      isIndexed={page?.jobs.length !== 0}
    >
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${t`Find Jobs`} · ${PRODUCT_NAME}`}
        href={`/jobs.atom${searchStr}`}
      />
      <JobSearchBar
        search={search}
        form={form}
        formId={formId}
        onSearch={() => change(() => ({}))}
        extra={<FilterButton search={search} onChange={change} />}
      />
      <div className="mt-6 grid gap-6 lg:grid-cols-[16rem_1fr] lg:gap-8">
        <aside aria-label={t`Filters`} className="print:hidden hidden lg:block noscript:block">
          <div className="max-h-[calc(100dvh-var(--bar)-3rem)] scroll-hint overflow-y-auto rounded border border-line p-5 lg:sticky lg:top-[calc(var(--bar)+1.5rem)] noscript:max-lg:max-h-none">
            <h2 className="mb-4 text-16">
              <Trans>Filters</Trans>
            </h2>
            <JobFilters search={search} onChange={change} formId={formId} />
          </div>
        </aside>
        <div className="grid min-w-0 content-start gap-4">
          <ResultBar search={search} onChange={change} formId={formId} />
          <JobList search={search} onChange={change} />
        </div>
      </div>
    </Page>
  );
}
