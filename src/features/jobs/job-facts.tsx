import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Job } from '#src/contract/jobs/job.ts';
import { workplaceOf } from '#src/contract/jobs/workplace.ts';
import { jobLevelLabels, jobTypeLabels, workplaceLabels } from '#src/entities/job/labels.ts';
import { formatNumber } from '#src/lib/format.ts';
import { useFormats } from '#src/lib/use-formats.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import { hasSalaryRange, showSalary } from './salary.ts';

/**
 * A job's facts as a description list, without the unspecified ones. A preview has no posting date (rule JOBPAGE-1).
 */
export function JobFacts({ job, isPreview = false }: { job: Job; isPreview?: boolean }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const workplace = workplaceOf(job);
  const isDraft = isPreview || job.status === 'draft';
  const { hours_per_week: hours } = job;
  const posted = isDraft ? null : (job.published_at ?? job.created_at);
  return (
    // Columns depend on the list's width, not the screen's: a preview has half of it.
    <dl className="grid grid-cols-1 xs:grid-cols-[repeat(auto-fit,minmax(min(13.5rem,50%-0.75rem),1fr))] gap-x-6 gap-y-4 rounded border border-line bg-surface p-4 sm:p-5">
      <Fact icon="briefcase" term={t`Job type`}>
        {i18n._(jobTypeLabels[job.job_type])}
      </Fact>
      {job.experience_level !== 'not_specified' && (
        <Fact icon="level" term={t`Experience level`}>
          {i18n._(jobLevelLabels[job.experience_level])}
        </Fact>
      )}
      {hasSalaryRange(job) && (
        <Fact icon="money" term={t`Salary`} className="max-sm:xs:col-span-2">
          {showSalary(job, i18n)}
        </Fact>
      )}
      {posted && (
        <Fact icon="calendar" term={t`Posted`}>
          <time dateTime={posted} title={formats.ago(posted) ?? undefined}>
            {formats.date(posted)}
          </time>
        </Fact>
      )}
      {job.application_deadline && (
        <Fact icon="clock" term={t`Apply by`}>
          <time dateTime={job.application_deadline}>{formats.date(job.application_deadline)}</time>
        </Fact>
      )}
      {(workplace !== 'on_site' || job.location) && (
        <Fact icon="pin" term={t`Workplace`}>
          {i18n._(workplaceLabels[workplace])}
        </Fact>
      )}
      {hours > 0 && (
        <Fact icon="clock" term={t`Working time`}>
          <Plural value={hours} one="# hour a week" other="# hours a week" />
        </Fact>
      )}
      {job.start_date && (
        <Fact icon="calendar" term={t`Start`}>
          <time dateTime={job.start_date}>{formats.date(job.start_date)}</time>
        </Fact>
      )}
      {job.positions > 0 && (
        <Fact icon="people" term={t`Positions`}>
          {formatNumber(job.positions, i18n.locale)}
        </Fact>
      )}
    </dl>
  );
}

function Fact({
  icon,
  term,
  className,
  children,
}: {
  icon: IconName;
  term: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={classNames('relative ps-8', className)}>
      <dt className="text-13 text-muted">
        <Icon name={icon} className="absolute start-0 top-0.5" />
        {term}
      </dt>
      <dd className="font-medium tabular">{children}</dd>
    </div>
  );
}
