import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type FilterProps, JobFilters } from './job-filters.tsx';

/** The filters in a sheet, for screens without room for a column. Comes in its own chunk. */
export function FilterSheet({ onClose, ...filters }: FilterProps & { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Filters`}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <Trans>Show results</Trans>
        </Button>
      }
    >
      <JobFilters {...filters} />
    </Dialog>
  );
}
