import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { undoStatuses } from '#src/api/review-mutations.ts';
import { UNDO_MS } from '#src/contract/limits.ts';
import { employerStatusLabels } from '#src/entities/application/status-labels.ts';
import { Announcement } from '#src/ui/announcement.tsx';
import { restoreFocus } from '#src/ui/focus.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import type { UndoableChange } from './use-undoable-change.ts';

type UndoBarProps = UndoableChange & {
  /** Called when the change has been undone or can no longer be. */
  onOver: () => void;
};

/**
 * Reports a status change and offers to undo it for 8 seconds. The countdown stops while the user keeps the
 * pointer or focus on the bar, then restarts at 8 seconds (rule REVIEW-4).
 */
export function UndoBar({ batch, count, status, isBulk, onOver }: UndoBarProps) {
  const { t } = useLingui();
  // Callbacks passed to `mutate` don't run once closing the details has unmounted the bar.
  const undoing = useMutation({ ...undoStatuses(), onSettled: onOver });
  const button = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const isFocusedByUs = useRef(false);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPaused = isHovered || hasFocus;

  // A bulk change removes the bulk bar, which had the focus.
  useEffect(() => {
    if (!isBulk) return;
    isFocusedByUs.current = true;
    restoreFocus(button.current);
    isFocusedByUs.current = false;
  }, [isBulk]);
  const endUnlessUndoing = useEffectEvent(() => {
    if (!undoing.isPending) onOver();
  });
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => endUnlessUndoing(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isPaused]);

  return (
    <section
      aria-label={t`Undo`}
      // Not `onPointerEnter`: the bar may appear under a still pointer.
      onPointerMove={({ pointerType }) => setIsHovered(pointerType === 'mouse')}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(!isFocusedByUs.current)}
      onBlur={() => setHasFocus(false)}
      className="appearing flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded bg-filled-info px-4 py-2 text-filled-text shadow-raised"
    >
      <p id={textId}>
        <UndoText count={count} status={status} />
      </p>
      <button
        ref={button}
        type="button"
        aria-describedby={textId}
        aria-busy={undoing.isPending || undefined}
        // Not `disabled`, which would lose the focus.
        aria-disabled={undoing.isPending || undefined}
        className="inline-flex min-h-9 items-center gap-2 rounded bg-filled-text/15 px-3 font-medium text-14 hover:bg-filled-text/25 focus-visible:outline-filled-text"
        onClick={() => undoing.isPending || undoing.mutate(batch)}
      >
        <Trans>Undo</Trans>
        {undoing.isPending && <Spinner />}
      </button>
    </section>
  );
}

/** Announces that a change can be undone. An alert describes a single change; a bulk one is described here. */
export function UndoAnnouncement({ change }: { change: UndoableChange | null }) {
  return (
    <Announcement event={change?.batch}>
      {change?.isBulk ? <UndoText {...change} /> : <Trans>You can undo this change.</Trans>}
    </Announcement>
  );
}

function UndoText({ count, status }: Pick<UndoBarProps, 'count' | 'status'>) {
  const { i18n } = useLingui();
  const label = i18n._(employerStatusLabels[status]);
  return (
    <Plural
      value={count}
      one={`# application set to “${label}”.`}
      other={`# applications set to “${label}”.`}
    />
  );
}
