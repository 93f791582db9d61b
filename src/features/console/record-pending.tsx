import { Trans } from '@lingui/react/macro';
import { Spinner } from '#src/ui/spinner.tsx';

/** A spinner over the page while a record loads; if loading fails, no dialog opens (rule CONSOLE-8). */
export function RecordPending() {
  return (
    <div className="late pointer-events-none fixed inset-0 z-40 grid place-items-center">
      <p role="status" className="rounded bg-raised p-5 text-brand shadow-raised">
        <Spinner className="size-8" />
        <span className="sr-only">
          <Trans>Loading</Trans>
        </span>
      </p>
    </div>
  );
}
