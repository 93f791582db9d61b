import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Job } from '../../contract/job.ts';
import { experienceLevelLabels, jobTypeLabels } from '../../lib/labels.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { hasSalaryRange, showSalary } from './salary.ts';

/** A job's type, level, salary, posting date and deadline, as a description list. */
export function JobFacts({ job }: { job: Job }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const posted = job.published_at ?? job.created_at;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded border border-line bg-surface p-5 sm:grid-cols-3">
      <Fact term={t`Job type`}>{i18n._(jobTypeLabels[job.job_type])}</Fact>
      <Fact term={t`Experience level`}>{i18n._(experienceLevelLabels[job.experience_level])}</Fact>
      {hasSalaryRange(job) && (
        <Fact term={t`Salary`}>
          <Trans>{showSalary(job, i18n)} per year</Trans>
        </Fact>
      )}
      {posted && (
        <Fact term={t`Posted`}>
          <time dateTime={posted} title={formats.ago(posted) ?? undefined}>
            {formats.date(posted)}
          </time>
        </Fact>
      )}
      {job.application_deadline && (
        <Fact term={t`Apply by`}>
          <time dateTime={job.application_deadline}>{formats.date(job.application_deadline)}</time>
        </Fact>
      )}
      {(job.is_remote || job.location) && (
        <Fact term={t`Work place`}>
          {job.is_remote ? <Trans>Remote</Trans> : <Trans>On site</Trans>}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-muted">{term}</dt>
      <dd className="mt-0.5 font-medium tabular-nums">{children}</dd>
    </div>
  );
}
