import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { FilterProps } from './active-filters.ts';
import { JobFilters } from './job-filters.tsx';

/** The filters in a bottom sheet, for small screens. Loaded on demand. */
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
