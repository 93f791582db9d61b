import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pictureUrl } from '../../api/picture-url.ts';
import type { JobRow } from '../../contract/job.ts';
import type { JobSearch } from '../../contract/job-search.ts';
import { workplaceOf } from '../../contract/workplace.ts';
import { showCompanyName } from '../../lib/company-name.ts';
import { jobLevelLabels, jobTypeLabels, workplaceLabels } from '../../lib/labels.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { CompanyLogo } from '../../ui/company-logo.tsx';
import { MarkedText } from './marked-text.tsx';
import { showSalary } from './salary.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search that led to a job, which 'All jobs' returns to. */
    jobSearch?: JobSearch;
  }
}

/**
 * A job in a list: one link that covers the whole card. It passes on the current search, so that
 * the job's page can link back to it. `note` says why the job is in the list.
 */
export function JobCard({
  job,
  search,
  note,
}: {
  job: JobRow;
  search?: JobSearch;
  note?: ReactNode;
}) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const companyName = showCompanyName(job, i18n);
  const logoUrl = job.employer?.company_logo_url;
  const posted = job.published_at ?? job.created_at;
  const salary = showSalary(job, i18n);
  const workplace = workplaceOf(job);

  return (
    <article className="relative flex gap-4 rounded border border-line bg-surface p-4 transition-colors duration-150 hover:border-brand has-focus-visible:border-brand sm:p-5">
      <CompanyLogo name={companyName} logoUrl={pictureUrl(logoUrl, 'card')} />
      <div className="min-w-0 flex-1">
        <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[1fr_auto] sm:items-baseline">
          <h2 className="min-w-0 text-18 leading-snug">
            <Link
              to="/jobs/$jobId"
              params={{ jobId: job._id }}
              state={search ? { jobSearch: search } : true}
              className="after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring focus-visible:after:outline-offset-2"
            >
              <MarkedText text={job.title || t`Job title not available`} marks={job.match?.title} />
            </Link>
          </h2>
          <p className="text-muted sm:col-start-1">
            {/* Each name keeps its own direction: two in Arabic would otherwise change places. */}
            <bdi>
              {/* What is marked is the job's own; an employer's stands in for none. */}
              <MarkedText
                text={companyName}
                marks={job.company_name ? job.match?.company : undefined}
              />
            </bdi>
            {job.location && (
              <>
                {' · '}
                <bdi>
                  <MarkedText text={job.location} marks={job.match?.location} />
                </bdi>
              </>
            )}
          </p>
          <p className="sm:col-start-2 sm:row-start-1 sm:text-end">
            <span className="sr-only">{t`Salary`}: </span>
            {salary ? (
              <span className="font-medium tabular-nums">{salary}</span>
            ) : (
              <span className="text-14 text-muted">{t`Not specified`}</span>
            )}
          </p>
        </div>
        {job.match?.context && (
          <p className="mt-2 line-clamp-2 text-14 text-muted">
            <MarkedText text={job.match.context} marks={job.match.marks} />
          </p>
        )}
        {note}
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Badge>{i18n._(jobTypeLabels[job.job_type])}</Badge>
          {job.experience_level !== 'not_specified' && (
            <Badge>{i18n._(jobLevelLabels[job.experience_level])}</Badge>
          )}
          {workplace !== 'on_site' && (
            <Badge tone="success">{i18n._(workplaceLabels[workplace])}</Badge>
          )}
          {posted && (
            <time
              dateTime={posted}
              title={formats.date(posted) ?? undefined}
              className="ms-auto text-14 text-muted"
            >
              {formats.ago(posted)}
            </time>
          )}
        </div>
      </div>
    </article>
  );
}
