import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { Job } from '../../contract/job.ts';
import type { JobInput } from '../../contract/job-input.ts';
import type { JobForm } from './job-form-schema.ts';
import { toPreview } from './to-preview.ts';

type LivePreviewProps = {
  control: Control<JobForm, unknown, JobInput>;
  /** Renders the job's page. */
  children: (job: Job) => ReactNode;
};

/**
 * The job beside its form, as it is typed. For the eyes alone: nothing in it can be pressed, and it says
 * nothing that the form doesn't; the dialog of Preview is for everybody.
 */
export function LivePreview({ control, children }: LivePreviewProps) {
  // The text areas stay quick: the preview follows when there is time.
  const form = useDeferredValue(useWatch({ control }) as JobForm);
  return (
    <div
      aria-hidden="true"
      className="sticky top-[calc(var(--bar)+4rem)] max-h-[calc(100dvh-var(--bar)-5.5rem)] self-start xl:top-[calc(var(--bar)+1.5rem)] xl:max-h-[calc(100dvh-var(--bar)-3rem)] overflow-y-auto overscroll-contain rounded border border-line bg-surface"
    >
      <p className="sticky top-0 z-1 border-line border-b bg-surface px-6 py-3 font-medium text-14 text-muted">
        <Trans>How candidates will see it</Trans>
      </p>
      <div inert className="p-6">
        <Rendered form={form} render={children} />
      </div>
    </div>
  );
}

const Rendered = memo(function Rendered({
  form,
  render,
}: {
  form: JobForm;
  render: (job: Job) => ReactNode;
}) {
  return render(toPreview(form));
});
