import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pictureUrl } from '#src/api/picture-url.ts';
import type { JobRow } from '#src/contract/jobs/job.ts';
import { workplaceOf } from '#src/contract/jobs/workplace.ts';
import type { JobSearch } from '#src/contract/search/job-search.ts';
import { CompanyLogo } from '#src/entities/job/company-logo.tsx';
import { showCompanyName } from '#src/entities/job/company-name.ts';
import { jobLevelLabels, jobTypeLabels, workplaceLabels } from '#src/entities/job/labels.ts';
import { useFormats } from '#src/lib/use-formats.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Dotted } from '#src/ui/dotted.tsx';
import { Link } from '#src/ui/link.tsx';
import { isRemotePlace } from './company-and-location.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import { showSalary } from './salary.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search that led to a job; 'All jobs' returns to it. */
    jobSearch?: JobSearch;
  }
}

/**
 * A job in a list: one link covers the whole card and passes on `search`, so the job's page can link back. `note` says
 * why the job is listed; `level` is the heading level (rules SEARCH-5 and JOBPAGE-6).
 */
export function JobCard({
  job,
  search,
  note,
  level: Heading = 'h2',
}: {
  job: JobRow;
  search?: JobSearch;
  note?: ReactNode;
  level?: 'h2' | 'h3';
}) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const companyName = showCompanyName(job, i18n);
  const logoUrl = job.employer?.company_logo_url;
  const posted = job.published_at ?? job.created_at;
  const salary = showSalary(job, i18n);
  const workplace = workplaceOf(job);

  return (
    <article className="job-card">
      <CompanyLogo
        name={companyName}
        logoUrl={pictureUrl(logoUrl, 'card')}
        transitionName={`logo-${job._id}`}
      />
      <div className="min-w-0">
        <Heading className="text-16 leading-snug sm:text-18">
          <Link
            to="/jobs/$jobId"
            params={{ jobId: job._id }}
            state={search ? { jobSearch: search } : true}
            className="job-card-link"
          >
            <HighlightedText
              text={job.title || t`Job title not available`}
              highlights={job.match?.title}
            />
          </Link>
        </Heading>
        <p className="mt-0.5 text-14 text-muted">
          <Dotted>
            {/* `<bdi>` isolates each name's direction: two Arabic names would otherwise swap. */}
            <bdi>
              {/* Highlights refer to the job's own company name, not the employer's. */}
              <HighlightedText
                text={companyName}
                highlights={job.company_name ? job.match?.company : undefined}
              />
            </bdi>
            {job.location && (
              <bdi>
                <HighlightedText text={job.location} highlights={job.match?.location} />
              </bdi>
            )}
          </Dotted>
        </p>
        {job.match?.context && (
          <p className="mt-1.5 line-clamp-2 text-14 text-muted">
            <HighlightedText text={job.match.context} highlights={job.match.marks} />
          </p>
        )}
        {note}
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          <Badge>{i18n._(jobTypeLabels[job.job_type])}</Badge>
          {job.experience_level !== 'not_specified' && (
            <Badge>{i18n._(jobLevelLabels[job.experience_level])}</Badge>
          )}
          {workplace !== 'on_site' && !isRemotePlace(job.location) && (
            <Badge>{i18n._(workplaceLabels[workplace])}</Badge>
          )}
        </div>
      </div>
      <p className="job-card-facts">
        <span>
          <span className="sr-only">{t`Salary`}: </span>
          {salary ? (
            <span className="font-semibold text-text tabular">{salary}</span>
          ) : (
            t`Not specified`
          )}
        </span>
        {posted && (
          <time dateTime={posted} title={formats.date(posted) ?? undefined}>
            {formats.ago(posted)}
          </time>
        )}
      </p>
    </article>
  );
}
