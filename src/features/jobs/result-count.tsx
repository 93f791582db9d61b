import { Plural } from '@lingui/react/macro';
import type { JobPage } from '#src/contract/jobs/job.ts';

/** The number of jobs found, or of those on the page if the server sends no total. */
export function ResultCount({ page: { jobs, total, totalRelation } }: { page: JobPage }) {
  if (total === undefined)
    return <Plural value={jobs.length} one="# job on this page" other="# jobs on this page" />;
  if (totalRelation === 'exact' || total === 0)
    return <Plural value={total} one="# job" other="# jobs" />;
  if (totalRelation === 'about')
    return <Plural value={total} one="About # job" other="About # jobs" />;
  return <Plural value={total} one="More than # job" other="More than # jobs" />;
}
