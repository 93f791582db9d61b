import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { JobSearch } from '#src/contract/search/job-search.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import type { FilterProps } from './active-filters.ts';

/**
 * Shown from the last numbered page on: links to the remaining jobs, which only the order by day reaches. Loaded on
 * demand (rule SEARCH-8).
 */
export function BeyondPages({ search, next }: FilterProps & { next: string | undefined }) {
  const isByDay = search.sort === 'newest' || !(search.sort ?? search.query);
  return (
    <p className="flex flex-wrap items-center justify-center gap-3 text-center">
      {search.after && (
        <To search={{ ...search, after: undefined, page: 1 }}>
          <Trans>Back to the newest jobs</Trans>
        </To>
      )}
      {next && (
        <To search={{ ...search, after: next, page: 1 }}>
          <Trans>Older jobs</Trans>
        </To>
      )}
      {!isByDay && (
        <>
          <Trans>Not all results are shown in this order.</Trans>
          <To search={{ ...search, sort: 'newest', page: 1 }}>
            <Trans>Sort by newest to see them all</Trans>
          </To>
        </>
      )}
    </p>
  );
}

function To({ search, children }: { search: JobSearch; children: ReactNode }) {
  return (
    <Link to="/jobs" search={search} className={buttonClass('secondary')}>
      {children}
    </Link>
  );
}
