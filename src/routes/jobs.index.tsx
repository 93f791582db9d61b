import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  createFileRoute,
  type SearchSchemaInput,
  stripSearchParams,
  useLocation,
} from '@tanstack/react-router';
import { useId } from 'react';
import { jobQueries } from '../api/jobs.ts';
import { type JobSearch, jobSearchReaders, readJobSearch } from '../contract/job-search.ts';
import { FilterButton } from '../features/jobs/filter-button.tsx';
import { JobFilters } from '../features/jobs/job-filters.tsx';
import { JobList } from '../features/jobs/job-list.tsx';
import { JobSearchBar } from '../features/jobs/job-search-bar.tsx';
import { useEarlyFilters } from '../features/jobs/use-early-filters.ts';
import { PRODUCT_NAME } from '../lib/config.ts';
import { Page } from '../ui/page.tsx';
import { useSearchForm } from '../ui/use-search-form.ts';

/** Milliseconds for which the server keeps a page of the list. */
const LIST_TTL_MS = 1000;

export const Route = createFileRoute('/jobs/')({
  // The loader stays with the entry: the list is asked for while the screen's own code is on its way.
  codeSplitGroupings: [['component']],
  validateSearch: (search: Partial<JobSearch> & SearchSchemaInput): JobSearch =>
    readJobSearch(search),
  search: { middlewares: [stripSearchParams({ page: 1, remote: false, exact: false })] },
  loaderDeps: ({ search }) => search,
  // In the browser not waited for: filters and heading are there at once, and the list shows its own loading and errors.
  loader: async ({ context: { queryClient, response }, deps }) => {
    if (response) response.ttlMs = LIST_TTL_MS;
    const list = queryClient.prefetchQuery(jobQueries.search(deps));
    if (import.meta.env.SSR) await list;
  },
  component: JobsPage,
});

function JobsPage() {
  const { t } = useLingui();
  const searchStr = useLocation({ select: (location) => location.searchStr });
  const search = Route.useSearch();
  const { data: page } = useQuery(jobQueries.search(search));
  const navigate = Route.useNavigate();
  const { form, readSearchWords } = useSearchForm({
    query: search.query,
    location: search.location,
  });
  // Each change starts at the first page, and takes along what is typed and not yet searched for.
  const change = (filter: Partial<JobSearch>) =>
    navigate({
      search: { ...search, ...readSearchWords(), ...filter, page: 1 },
      resetScroll: false,
    });
  const formId = useId();
  useEarlyFilters(form, search, change);
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
        onSearch={() => change({})}
        extra={<FilterButton search={search} onChange={change} />}
      />
      <div className="mt-6 grid gap-6 lg:grid-cols-[16rem_1fr] lg:gap-8">
        <aside aria-label={t`Filters`} className="hidden lg:block noscript:block">
          <div className="sticky top-[calc(var(--bar)+1.5rem)] rounded border border-line bg-surface p-5">
            <h2 className="mb-4 text-16">
              <Trans>Filters</Trans>
            </h2>
            <JobFilters search={search} onChange={change} formId={formId} />
          </div>
        </aside>
        <JobList search={search} />
      </div>
    </Page>
  );
}
