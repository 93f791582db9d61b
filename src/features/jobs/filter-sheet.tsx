import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { searchJobsQuery } from '#src/api/jobs.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import type { FilterProps } from './active-filters.ts';
import { JobFilters } from './job-filters.tsx';
import { ResultCount } from './result-count.tsx';

/**
 * The filters in a bottom sheet, for small screens. It announces the number of jobs, since the page behind is inert.
 * Loaded on demand (rule SEARCH-6).
 */
export function FilterSheet({ onClose, ...filters }: FilterProps & { onClose: () => void }) {
  const { t } = useLingui();
  const { data: page } = useQuery(searchJobsQuery(filters.search));
  return (
    <Dialog
      title={t`Filters`}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          {page?.totalRelation === 'exact' && page.total ? (
            <Plural value={page.total} one="Show # job" other="Show # jobs" />
          ) : (
            <Trans>Show results</Trans>
          )}
        </Button>
      }
    >
      <p role="status" className="sr-only">
        {page && <ResultCount page={page} />}
      </p>
      <JobFilters {...filters} />
    </Dialog>
  );
}
