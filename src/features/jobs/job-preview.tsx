import { useQuery } from '@tanstack/react-query';
import { getProfileQuery } from '#src/api/profile.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { JobDescription } from './job-description.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobHeader } from './job-header.tsx';

/** An unsaved job, as its page will show it. */
export function JobPreview({ job }: { job: Job }) {
  // Undefined while loading or after a failure: the page's fallbacks show then.
  const { data: profile } = useQuery(getProfileQuery());
  const shown: Job = profile
    ? {
        ...job,
        employer: {
          _id: profile._id,
          company_name: profile.company_name,
          company_logo_url: profile.profile_image_url,
          company_description: profile.company_description,
          company_website: profile.company_website,
        },
      }
    : job;
  return (
    <div className="grid gap-8">
      <JobHeader job={shown} isPreview />
      <JobFacts job={shown} isPreview />
      <JobDescription job={shown} isPreview />
    </div>
  );
}
