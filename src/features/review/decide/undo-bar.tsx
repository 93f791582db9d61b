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
  /** The change was undone, or can't be undone any longer. */
  onOver: () => void;
};

/**
 * Reports a status change, which can be undone for 8 seconds. The countdown stops while the pointer or the
 * focus is on the bar, if the user moved it there, and starts again from 8 seconds afterwards (rule
 * REVIEW-4).
 */
export function UndoBar({ batch, count, status, isBulk, onOver }: UndoBarProps) {
  const { t } = useLingui();
  // Not in mutate's own callbacks, which don't run once the details have closed, and the bar with them.
  const undoing = useMutation({ ...undoStatuses(), onSettled: onOver });
  const button = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const isFocusedByUs = useRef(false);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPaused = isHovered || hasFocus;

  // After a bulk change its bar is gone, and the focus with it.
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
      // Only when the user moved the pointer or focus there, not because the bar appeared under it.
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

/**
 * Tells screen readers that a change can be undone. What a single change was, an alert has said; a
 * bulk change has no alert, so it is said here.
 */
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
