import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { undoStatuses } from '../../api/application-review.ts';
import type { SettableStatus } from '../../contract/enumerations.ts';
import { UNDO_MS } from '../../contract/limits.ts';
import { employerStatusLabels } from '../../lib/labels.ts';
import { rescueFocus } from '../../ui/focus.ts';
import { Spinner } from '../../ui/spinner.tsx';

type UndoBarProps = {
  batch: string;
  count: number;
  status: SettableStatus;
  /** The change can no longer be taken back, or has been. */
  onOver: () => void;
};

/** Says what was done to many applications, and takes it back within 8 seconds. */
export function UndoBar({ batch, count, status, onOver }: UndoBarProps) {
  const { t, i18n } = useLingui();
  const undoing = useMutation(undoStatuses());
  const button = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const label = i18n._(employerStatusLabels[status]);

  // What was pressed to get here is gone, so who works by keyboard stands on Undo now.
  useEffect(() => rescueFocus(button.current), []);
  const endUnlessPressed = useEffectEvent(() => {
    if (!undoing.isPending) onOver();
  });
  useEffect(() => {
    const timer = setTimeout(() => endUnlessPressed(), UNDO_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <section
      aria-label={t`Undo`}
      className="appearing flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded bg-filled-info px-4 py-2 text-filled-text shadow-raised"
    >
      <p role="status" id={textId}>
        <Plural
          value={count}
          one={`# application set to “${label}”.`}
          other={`# applications set to “${label}”.`}
        />
      </p>
      <button
        ref={button}
        type="button"
        aria-describedby={textId}
        aria-busy={undoing.isPending || undefined}
        disabled={undoing.isPending}
        className="inline-flex min-h-9 items-center gap-2 rounded bg-filled-text/15 px-3 font-medium text-14 hover:bg-filled-text/25 focus-visible:outline-filled-text"
        onClick={() => undoing.mutate(batch, { onSettled: onOver })}
      >
        <Trans>Undo</Trans>
        {undoing.isPending && <Spinner />}
      </button>
    </section>
  );
}
