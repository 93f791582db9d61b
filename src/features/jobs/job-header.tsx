import { useLingui } from '@lingui/react/macro';
import { pictureUrl } from '#src/api/picture-url.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { CompanyLogo } from '#src/entities/job/company-logo.tsx';
import { showCompanyName } from '#src/entities/job/company-name.ts';
import { Link } from '#src/ui/link.tsx';
import { PageHeading, PageTitle } from '#src/ui/page.tsx';
import { CompanyAndLocation } from './company-and-location.tsx';

/** A job's title, company and location: the header of its page or, with `isPreview`, of a preview (rule SEARCH-9). */
export function JobHeader({ job, isPreview = false }: { job: Job; isPreview?: boolean }) {
  const { i18n, t } = useLingui();
  const companyName = showCompanyName(job, i18n);
  const title = job.title || t`Job title not available`;
  const logoUrl = job.employer?.company_logo_url;
  return (
    <header className="flex max-xs:flex-col gap-4 sm:gap-5">
      {!isPreview && <PageTitle title={title} />}
      <CompanyLogo
        name={companyName}
        logoUrl={pictureUrl(logoUrl, 'page')}
        size="medium"
        transitionName={isPreview ? undefined : `logo-${job._id}`}
      />
      <div className="min-w-0">
        {isPreview ? (
          <h2 className="text-28">
            {job.title || <span className="text-muted">{t`Job title`}</span>}
          </h2>
        ) : (
          <PageHeading>{title}</PageHeading>
        )}
        <p className="mt-2 text-18 text-muted">
          <CompanyAndLocation
            companyName={
              isPreview || !job.company_name ? (
                companyName
              ) : (
                <Link
                  to="/jobs"
                  search={{ company: job.company_name }}
                  title={t`More jobs at this company`}
                  className="link"
                >
                  {companyName}
                </Link>
              )
            }
            job={job}
          />
        </p>
      </div>
    </header>
  );
}
