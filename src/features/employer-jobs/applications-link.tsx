import { Plural, Trans } from '@lingui/react/macro';
import type { JobRow } from '../../contract/job.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';

/** How many have applied, and how many of them are still unread. */
export function ApplicationsLink({ job, className }: { job: JobRow; className: string }) {
  // Not every list includes it: the fallback for one's own jobs doesn't (rule CALL-5).
  const count = job.application_count;
  const newCount = job.new_count ?? 0;
  return (
    <Link to="/jobs/$jobId/applications" params={{ jobId: job._id }} className={className}>
      {count === undefined ? (
        <Trans>Applications</Trans>
      ) : (
        <Plural value={count} _0="No applications yet" one="# application" other="# applications" />
      )}
      {newCount > 0 && (
        <Badge tone="accent">
          <Plural value={newCount} one="# new" other="# new" />
        </Badge>
      )}
    </Link>
  );
}
