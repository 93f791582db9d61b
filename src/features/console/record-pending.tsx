import { Trans } from '@lingui/react/macro';
import { Spinner } from '../../ui/spinner.tsx';

/** Over the page while a record is on its way. No dialog yet: of one that cannot be had, nothing opens (rule CONSOLE-8). */
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
