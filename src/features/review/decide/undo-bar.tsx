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
  /** The change was undone, or can't be undone any more. */
  onOver: () => void;
};

/**
 * Reports a status change, which can be undone for 8 seconds. The time is paused by hover and by focus
 * that the user moved there, and starts anew afterwards.
 */
export function UndoBar({ batch, count, status, isBulk, onOver }: UndoBarProps) {
  const { t } = useLingui();
  // Not in mutate's own callbacks, which don't run once the details have closed, and the bar with them.
  const undoing = useMutation({ ...undoStatuses(), onSettled: onOver });
  const button = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const isOurFocus = useRef(false);
  const [isHovered, setIsOverIt] = useState(false);
  const [hasFocus, setIsOnIt] = useState(false);
  const isHeld = isHovered || hasFocus;

  // The control that changes many is gone, so Undo gets the focus.
  useEffect(() => {
    if (!isBulk) return;
    isOurFocus.current = true;
    restoreFocus(button.current);
    isOurFocus.current = false;
  }, [isBulk]);
  const endUnlessPressed = useEffectEvent(() => {
    if (!undoing.isPending) onOver();
  });
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => endUnlessPressed(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <section
      aria-label={t`Undo`}
      // Only when the user moved the pointer or focus there, not because the bar appeared under it.
      onPointerMove={({ pointerType }) => setIsOverIt(pointerType === 'mouse')}
      onPointerLeave={() => setIsOverIt(false)}
      onFocus={() => setIsOnIt(!isOurFocus.current)}
      onBlur={() => setIsOnIt(false)}
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
 * Says what the bar does. Of a single change an alert has said what it was; where many are changed, the bar alone
 * says it.
 */
export function UndoAnnouncement({ change }: { change: UndoableChange | null }) {
  return (
    <Announcement event={change?.batch}>
      {change?.isBulk ? <UndoText {...change} /> : <Trans>You can undo this change.</Trans>}
    </Announcement>
  );
}

/** What was done. */
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
