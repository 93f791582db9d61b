import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getSimilarJobsQuery } from '#src/api/jobs.ts';
import { pictureUrl } from '#src/api/picture-url.ts';
import { CompanyLogo } from '#src/entities/job/company-logo.tsx';
import { showCompanyName } from '#src/entities/job/company-name.ts';
import { Link } from '#src/ui/link.tsx';
import { CompanyAndLocation } from './company-and-location.tsx';
import { showSalary } from './salary.ts';

/** Similar jobs, beside the text or below it. Optional: renders nothing without any or after a failure. */
export function SimilarJobs({ jobId }: { jobId: string }) {
  const { i18n } = useLingui();
  const { data: jobs = [] } = useQuery(getSimilarJobsQuery(jobId));
  if (jobs.length === 0) return null;
  return (
    <section className="max-lg:order-last lg:mt-8">
      <h2 className="mb-2 text-18">
        <Trans>Similar jobs</Trans>
      </h2>
      <ul>
        {jobs.map((job) => {
          const companyName = showCompanyName(job, i18n);
          return (
            <li key={job._id} className="relative flex gap-4 border-line border-t py-4">
              <CompanyLogo
                name={companyName}
                logoUrl={pictureUrl(job.employer?.company_logo_url, 'card')}
                transitionName={`logo-${job._id}`}
              />
              <div className="min-w-0">
                <h3 className="text-16 leading-snug">
                  <Link
                    to="/jobs/$jobId"
                    params={{ jobId: job._id }}
                    state={true}
                    className="job-card-link"
                  >
                    {job.title}
                  </Link>
                </h3>
                <p className="mt-0.5 text-14 text-muted">
                  <CompanyAndLocation companyName={companyName} job={job} />
                </p>
                <p className="mt-0.5 text-14 tabular">{showSalary(job, i18n)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
