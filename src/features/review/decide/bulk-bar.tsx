import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { setStatuses } from '#src/api/review-mutations.ts';
import type { Application, BulkReply } from '#src/contract/applications/application.ts';
import type { BulkStatusInput } from '#src/contract/applications/application-input.ts';
import { SETTABLE_STATUSES, type SettableStatus } from '#src/contract/applications/statuses.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { candidateName } from '#src/entities/application/candidate-name.ts';
import { useReviewFrame } from '#src/features/review/review-frame.tsx';
import { translate, type UiText } from '#src/lib/ui-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { onIntent } from '#src/ui/lazy-component.tsx';
import { Notice } from '#src/ui/panel.tsx';
import { Select } from '#src/ui/select.tsx';
import { useKeys } from '#src/ui/use-keys.ts';
import { DecideDialog } from './lazy-decide-dialog.ts';
import { statusOptions } from './status-options.ts';

type BulkBarProps = {
  applications: readonly Application[];
  bulk: ReturnType<typeof useBulkStatus>;
  onClear: () => void;
};

/** Sets one status for all selected applications, optionally with a message. Escape clears the selection. */
export function BulkBar({ applications, bulk, onClear }: BulkBarProps) {
  const { t } = useLingui();
  const { search } = useReviewFrame();
  const count = applications.length;
  const [status, setStatus] = useState<SettableStatus>();
  const [isDeciding, setIsDeciding] = useState(false);
  // Escape closes the open application or the dialog first.
  useKeys(search.open !== undefined || isDeciding ? {} : { Escape: onClear });
  return (
    <>
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
              disabled={bulk.isPending}
              options={statusOptions}
              onChange={({ target }) =>
                setStatus(SETTABLE_STATUSES.find((settable) => settable === target.value))
              }
            />
          </div>
          <Button
            size="small"
            pending={bulk.isPending}
            disabled={!status}
            className="whitespace-nowrap"
            onClick={() => status && bulk.setAll(applications, { status }, onClear)}
          >
            <Trans>Set status</Trans>
          </Button>
        </div>
        <Button
          variant="secondary"
          size="small"
          className="max-sm:order-last max-sm:w-full"
          aria-haspopup="dialog"
          onClick={() => setIsDeciding(true)}
          {...onIntent(DecideDialog.preload)}
        >
          <Trans>Send decision</Trans>
        </Button>
        <Button variant="ghost" size="small" className="max-sm:px-2 sm:ms-auto" onClick={onClear}>
          <Icon name="close" width="18" height="18" className="sm:hidden" />
          <span className="max-sm:sr-only">
            <Trans>Clear selection</Trans>
          </span>
        </Button>
      </section>
      {isDeciding && (
        <DecideDialog
          applications={applications}
          pending={bulk.isPending}
          onDecide={(decision, onDone) =>
            bulk.setAll(applications, decision, () => {
              onDone();
              onClear();
            })
          }
          onClose={() => setIsDeciding(false)}
        />
      )}
    </>
  );
}

const notFound = msg`Application not found`;
const reasons: Partial<Record<FailedUpdate['outcome'], UiText>> = {
  forbidden: msg`You do not have permission to update this application`,
  withdrawn: errorMessages.applicationWithdrawn,
  erased: errorMessages.candidateDeleted,
  unchanged: msg`Already has this status, so no message was sent`,
};

/** The applications that a bulk status change could not update, with the reasons. */
export function FailedUpdates({
  rows,
  onDismiss,
}: {
  rows: readonly FailedUpdate[];
  onDismiss: () => void;
}) {
  const { t, i18n } = useLingui();
  if (rows.length === 0) return null;
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="secondary" size="small" onClick={onDismiss}>
          <Trans>Dismiss</Trans>
        </Button>
      }
    >
      <p className="font-medium">
        <Trans>The status of these applications couldn’t be changed:</Trans>
      </p>
      <ul className="mt-1 list-disc ps-5">
        {rows.map(({ id, name, outcome }) => (
          <li key={id}>
            <bdi>{name || t`Unknown`}</bdi>: {translate(i18n, reasons[outcome] ?? notFound)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type FailedUpdate = Pick<BulkReply['results'][number], 'outcome'> & { id: string; name: string };

/** Changes statuses in bulk; `failed` lists the applications not updated, until the user dismisses them. */
export const useBulkStatus = () => {
  const { mutate, isPending } = useMutation(setStatuses());
  const [failed, setFailed] = useState<readonly FailedUpdate[]>([]);

  const setAll = (
    rows: readonly Application[],
    decision: Omit<BulkStatusInput, 'applications'>,
    onDone: () => void,
  ) => {
    // Reads names now: a deleted application is missing from the list afterwards.
    const names = new Map(rows.map((row) => [row._id, candidateName(row)]));
    mutate(
      { applications: [...names.keys()], ...decision },
      {
        onSuccess: ({ results }) => {
          const others = results.filter(
            // An unchanged status is a failure only if it kept a message from being sent.
            ({ outcome }) => outcome !== 'updated' && (outcome !== 'unchanged' || decision.message),
          );
          setFailed(
            others.map(({ _id, outcome }) => ({ id: _id, name: names.get(_id) ?? '', outcome })),
          );
          onDone();
        },
      },
    );
  };
  return {
    setAll,
    isPending,
    failed,
    dismissFailed: () => setFailed([]),
  };
};
