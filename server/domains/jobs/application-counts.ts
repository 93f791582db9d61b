import { and, count } from 'drizzle-orm';
import { isLiveApplication } from '#server/platform/database/being-deleted.ts';
import { among } from '#server/platform/database/ids.ts';
import { applications, type Database } from '#server/platform/database/schema.ts';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '#src/contract/applications/statuses.ts';

/** A job's applications: in total, unopened by its employer, and by status. */
type ApplicationCounts = {
  application_count: number;
  new_count: number;
  status_counts: Record<ApplicationStatus, number>;
};

const noApplications = (): ApplicationCounts => ({
  application_count: 0,
  new_count: 0,
  status_counts: Object.fromEntries(
    APPLICATION_STATUSES.map((status) => [status, 0]),
  ) as ApplicationCounts['status_counts'],
});

/** Counts the applications of these jobs in one statement, which reads only an index. */
export async function countApplications(
  db: Database,
  jobIds: readonly string[],
): Promise<(jobId: string) => ApplicationCounts> {
  const rows = await db
    .select({
      job_id: applications.job_id,
      status: applications.status,
      count: count(),
      opened: count(applications.opened_at),
    })
    .from(applications)
    .where(and(among(applications.job_id, jobIds), isLiveApplication))
    .groupBy(applications.job_id, applications.status);
  const ofJobs = new Map<string, ApplicationCounts>();
  for (const { job_id, status, count, opened } of rows) {
    const counts = ofJobs.get(job_id) ?? noApplications();
    counts.application_count += count;
    counts.new_count += count - opened;
    counts.status_counts[status] = count;
    ofJobs.set(job_id, counts);
  }
  return (jobId) => ofJobs.get(jobId) ?? noApplications();
}
