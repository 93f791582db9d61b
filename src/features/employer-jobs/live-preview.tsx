import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { Job } from '#src/contract/jobs/job.ts';
import type { JobInput } from '#src/contract/jobs/job-input.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { lazyComponent, onIntent } from '#src/ui/lazy-component.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { type JobForm, toJobFields } from './job-form-schema.ts';

type LivePreviewProps = {
  control: Control<JobForm, unknown, JobInput>;
  /** Renders the job's page. */
  children: (job: Job) => ReactNode;
};

/**
 * Shows the job beside its form while the user types. Visual only, inert and hidden from screen readers; everyone
 * can use the Preview dialog.
 */
export function LivePreview({ control, children }: LivePreviewProps) {
  // Deferred, so that typing stays responsive.
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

const PreviewDialog = lazyComponent(async () => (await import('#src/ui/dialog.tsx')).Dialog);

/** Previews the job as candidates will see it; `children` renders the job's page. */
export function PreviewButton({
  read,
  children,
}: {
  read: () => JobForm;
  children: (job: Job) => ReactNode;
}) {
  const { t } = useLingui();
  const [job, setJob] = useState<Job | null>(null);
  const close = () => setJob(null);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setJob(toPreview(read()))}
        {...onIntent(PreviewDialog.preload)}
      >
        <Icon name={moreIcons.eye} width="18" height="18" />
        <Trans>Preview</Trans>
      </Button>
      {job && (
        <PreviewDialog
          wide
          title={t`How candidates will see it`}
          onClose={close}
          actions={
            <Button variant="secondary" onClick={close}>
              <Trans>Back to the form</Trans>
            </Button>
          }
        >
          {children(job)}
        </PreviewDialog>
      )}
    </>
  );
}

/** Converts the form to a published job, valid or not. */
const toPreview = (form: JobForm): Job => {
  const job = toJobFields(form);
  return {
    ...job,
    _id: '',
    // Invalid numbers become 0, as in a reply.
    salary_min: job.salary_min || 0,
    salary_max: job.salary_max || 0,
    hours_per_week: job.hours_per_week || 0,
    positions: job.positions || 0,
    // New questions have no id yet.
    questions: job.questions
      .filter(({ text }) => text.trim() !== '')
      .map((question, index) => ({ ...question, _id: question._id || String(index) })),
    status: 'published',
    created_at: null,
    updated_at: null,
    published_at: null,
    employer: null,
    place: null,
  };
};
