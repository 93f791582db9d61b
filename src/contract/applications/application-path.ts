import type { UserType } from '#src/contract/enumerations.ts';

/** The page where the reader finds an application; a list when its id is unknown. */
export const applicationPath = (
  reader: UserType,
  { application_id, job_id }: { application_id: string | null; job_id: string | null },
): string => {
  if (reader === 'candidate')
    return application_id ? `/applications/${application_id}` : '/applications';
  if (!job_id) return '/my-jobs';
  return `/jobs/${job_id}/applications${application_id ? `?open=${application_id}` : ''}`;
};
