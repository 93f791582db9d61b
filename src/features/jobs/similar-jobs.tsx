import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getSimilarJobsQuery } from '#src/api/jobs.ts';
import { JobCard } from './job-card.tsx';

/** Similar jobs. Optional: renders nothing without any or after a failure. */
export function SimilarJobs({ jobId }: { jobId: string }) {
  const { data: jobs = [] } = useQuery(getSimilarJobsQuery(jobId));
  if (jobs.length === 0) return null;
  return (
    <section className="mt-12 border-line border-t pt-10">
      <h2 className="mb-5 text-22">
        <Trans>Similar jobs</Trans>
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {jobs.map((job) => (
          <li key={job._id} className="grid">
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}
