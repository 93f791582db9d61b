import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { setApplicationStatus } from '#src/api/application-mutations.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { SETTABLE_STATUSES, type SettableStatus } from '#src/contract/applications/statuses.ts';
import { shownCandidate } from '#src/entities/application/candidate-name.ts';
import { statusColors } from '#src/entities/application/status-badge.tsx';
import { employerStatusLabels } from '#src/entities/application/status-labels.ts';
import { restoreFocus } from '#src/ui/focus.ts';
import { Select } from '#src/ui/select.tsx';
import { usePendingStatus } from './use-pending-status.ts';

/** A badge that opens a menu. */
const pillClass =
  'min-h-9 w-full appearance-none rounded-full ps-3 pe-8 font-medium text-14 disabled:opacity-70 [&>option]:bg-surface [&>option]:text-text';

/**
 * Sets an application's status; disabled while saving. Falls back to the server's value, so a failed change
 * reverts (rule REVIEW-3).
 */
export function StatusSelect({ application }: { application: Application }) {
  const { t, i18n } = useLingui();
  const { mutate } = useMutation(setApplicationStatus(application._id));
  const pending = usePendingStatus(application._id);
  const isPending = pending !== undefined;
  // `accepted` and `hired` share the label Accepted; two options with one label would confuse.
  const status = application.status === 'accepted' ? 'hired' : application.status;

  // Some systems fire a change event for every arrow key. A choice by keyboard is therefore sent on Enter or
  // blur, and a choice by pointer or touch at once.
  const isByKeys = useRef(false);
  const [chosen, setChosen] = useState<SettableStatus>();
  const hintId = useId();
  const send = (next: SettableStatus | undefined) => {
    setChosen(undefined);
    if (!next) return;
    hadFocus.current = document.activeElement === select.current;
    mutate({ status: next });
  };
  const name = shownCandidate(i18n, application);

  // Browsers blur a disabled control, so this restores its focus.
  const select = useRef<HTMLSelectElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isPending || !hadFocus.current) return;
    hadFocus.current = false;
    restoreFocus(select.current);
  }, [isPending]);

  // The current status is always an option, even one that can't be set (interview).
  const isSettable = SETTABLE_STATUSES.some((settable) => settable === status);
  const offered = isSettable ? SETTABLE_STATUSES : [status, ...SETTABLE_STATUSES];

  return (
    <div
      // Prints as a word instead of a field.
      data-status={i18n._(employerStatusLabels[status])}
      className="w-full md:min-w-36 max-w-40 print:before:content-[attr(data-status)]"
      aria-busy={isPending || undefined}
    >
      <Select
        ref={select}
        small
        look={`${pillClass} ${statusColors(pending ?? chosen ?? status)}`}
        aria-label={t`Status of ${name}`}
        disabled={isPending}
        value={pending ?? chosen ?? status}
        aria-describedby={chosen && hintId}
        options={offered.map((value) => ({ value, label: employerStatusLabels[value] }))}
        onChange={({ target }) => {
          const next = SETTABLE_STATUSES.find((settable) => settable === target.value);
          if (isByKeys.current) setChosen(next === status ? undefined : next);
          else send(next);
        }}
        onPointerDown={() => {
          isByKeys.current = false;
        }}
        onKeyDown={({ key }) => {
          // Enter in an open list is a choice.
          isByKeys.current = key !== 'Enter';
          if (key === 'Enter') send(chosen);
          if (key === 'Escape') setChosen(undefined);
        }}
        onBlur={() => {
          isByKeys.current = false;
          send(chosen);
        }}
      />
      {chosen && (
        <p id={hintId} className="mt-1 text-13 text-muted">
          <Trans>Press Enter to save</Trans>
        </p>
      )}
    </div>
  );
}
