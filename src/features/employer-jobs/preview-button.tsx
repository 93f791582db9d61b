import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Job } from '../../contract/job.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { lazyComponent, onIntent } from '../../ui/lazy-component.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { type JobForm, toJobFields } from './job-form-schema.ts';

const PreviewDialog = lazyComponent(
  async () => (await import('./preview-dialog.tsx')).PreviewDialog,
);

/** Opens a preview of the job as candidates will see it; `children` renders the job's page. */
export function PreviewButton({
  read,
  children,
}: {
  read: () => JobForm;
  children: (job: Job) => ReactNode;
}) {
  const [job, setJob] = useState<Job | null>(null);
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
      {job && <PreviewDialog onClose={() => setJob(null)}>{children(job)}</PreviewDialog>}
    </>
  );
}

/** The form's content as if it were published now, valid or not. */
const toPreview = (form: JobForm): Job => {
  const job = toJobFields(form);
  return {
    ...job,
    _id: '',
    // What is no number reads as 0, as in a reply.
    salary_min: job.salary_min || 0,
    salary_max: job.salary_max || 0,
    hours_per_week: job.hours_per_week || 0,
    positions: job.positions || 0,
    // Those that are new have no id yet.
    questions: job.questions
      .filter(({ text }) => text.trim() !== '')
      .map((question, index) => ({ ...question, _id: question._id || String(index) })),
    status: 'published',
    created_at: new Date().toISOString(),
    updated_at: null,
    published_at: null,
    ...{ employer: null, place: null },
  };
};
