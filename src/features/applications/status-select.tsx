import { useLingui } from '@lingui/react/macro';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { updateApplicationStatus } from '../../api/application-changes.ts';
import type { Application } from '../../contract/application.ts';
import { SETTABLE_STATUSES, type SettableStatus } from '../../contract/enumerations.ts';
import { employerStatusLabels } from '../../lib/labels.ts';
import { Select } from '../../ui/select.tsx';
import { candidateName } from './candidate-name.ts';

/**
 * Where the employer sets an application's status. Disabled while a change takes effect; what it shows is
 * what the server last said, so that a change that fails takes itself back.
 */
export function StatusSelect({ application }: { application: Application }) {
  const { t } = useLingui();
  const update = updateApplicationStatus(application._id);
  const { mutate } = useMutation(update);
  // Of this application, whichever of its dropdowns began it: the row's or the dialog's.
  const [pending] = useMutationState({
    filters: { mutationKey: update.mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as SettableStatus,
  });
  const { status } = application;
  const shown = pending ?? status;
  const name = candidateName(application) || t`Unknown`;

  // A status that may not be set (interview, accepted) is still shown while it holds.
  const isSettable = SETTABLE_STATUSES.some((settable) => settable === status);
  const offered = isSettable ? SETTABLE_STATUSES : [status, ...SETTABLE_STATUSES];

  return (
    <div className="min-w-36" aria-busy={pending !== undefined || undefined}>
      <Select
        small
        aria-label={t`Status of ${name}`}
        disabled={pending !== undefined}
        value={shown}
        options={offered.map((value) => ({ value, label: employerStatusLabels[value] }))}
        onChange={({ target }) => {
          const next = SETTABLE_STATUSES.find((settable) => settable === target.value);
          if (next) mutate(next);
        }}
      />
    </div>
  );
}
