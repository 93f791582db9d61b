import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SETTABLE_STATUSES, type SettableStatus } from '../../contract/enumerations.ts';
import { employerStatusLabels } from '../../lib/status-labels.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { onIntent as intentHandlers } from '../../ui/lazy-component.tsx';
import { Select } from '../../ui/select.tsx';
import { useKeys } from '../../ui/use-keys.ts';

const options = [
  { value: '', label: msg`Choose a status` },
  ...SETTABLE_STATUSES.map((value) => ({ value, label: employerStatusLabels[value] })),
];

type BulkBarProps = {
  count: number;
  pending: boolean;
  /** An application is open over or beside the list, and Escape is for that. */
  isCovered: boolean;
  onSet: (status: SettableStatus) => void;
  /** Opens the dialog that sets a status with a message. */
  onDecide: () => void;
  onDecideIntent: () => void;
  onClear: () => void;
};

/** Sets one status for all selected rows. Escape clears the selection. */
export function BulkBar({
  count,
  pending,
  isCovered,
  onSet,
  onDecide,
  onDecideIntent,
  onClear,
}: BulkBarProps) {
  const { t } = useLingui();
  const [status, setStatus] = useState<SettableStatus>();
  useKeys(isCovered ? {} : { Escape: onClear });
  return (
    <section
      aria-label={t`Selected applications`}
      className="appearing flex flex-wrap items-center gap-2 rounded border border-line-strong bg-raised px-4 py-3 sm:gap-x-4 shadow-raised"
    >
      <p className="font-medium tabular max-sm:grow">
        <Plural value={count} one="# selected" other="# selected" />
      </p>
      <div className="flex min-w-0 max-xs:flex-wrap items-center gap-2 max-sm:order-last max-sm:w-full">
        <div className="min-w-36 grow">
          <Select
            small
            aria-label={t`Status for the selected applications`}
            value={status ?? ''}
            disabled={pending}
            options={options}
            onChange={({ target }) =>
              setStatus(SETTABLE_STATUSES.find((settable) => settable === target.value))
            }
          />
        </div>
        <Button
          size="small"
          pending={pending}
          disabled={!status}
          className="whitespace-nowrap"
          onClick={() => status && onSet(status)}
        >
          <Trans>Set status</Trans>
        </Button>
      </div>
      <Button
        variant="secondary"
        size="small"
        className="max-sm:order-last max-sm:w-full"
        aria-haspopup="dialog"
        onClick={onDecide}
        {...intentHandlers(onDecideIntent)}
      >
        <Trans>Decide with a message</Trans>
      </Button>
      <Button variant="ghost" size="small" className="max-sm:px-2 sm:ms-auto" onClick={onClear}>
        <Icon name="close" width="18" height="18" className="sm:hidden" />
        <span className="max-sm:sr-only">
          <Trans>Clear selection</Trans>
        </span>
      </Button>
    </section>
  );
}
