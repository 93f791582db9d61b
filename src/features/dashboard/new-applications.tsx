import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { describeFailure } from '../../api/api-error.ts';
import { reviewQueries } from '../../api/application-review.ts';
import { jobApplicationsFailure } from '../../api/applications.ts';
import { isUnknownCall } from '../../api/unless-unknown.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Icon } from '../../ui/icons.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';

/** The newest applications to any of the employer's jobs that weren't opened yet. */
export function NewApplications({ employerId }: { employerId: string }) {
  const { t } = useLingui();
  const formats = useFormats();
  const query = useQuery(reviewQueries.newest(employerId));
  if (isUnknownCall(query.error)) return null;
  return (
    <section aria-labelledby="new-applications" className="grid gap-4">
      <h2 id="new-applications" className="text-22">
        <Trans>New applications</Trans>
      </h2>
      <QueryStates
        query={query}
        skeleton={
          <Skeleton>
            <SkeletonLine className="h-16" />
          </Skeleton>
        }
        failure={(error) => describeFailure(error, jobApplicationsFailure)}
        empty={({ applications }) =>
          applications.length === 0 && (
            <p className="rounded border border-line bg-surface px-5 py-4 text-muted">
              <Trans>No new applications. They appear here until you open them.</Trans>
            </p>
          )
        }
      >
        {({ applications, total }) => (
          <>
            <ul className="overflow-hidden rounded border border-line bg-surface">
              {applications.map(({ _id, candidate, job, created_at, is_again }) => {
                const name = [candidate?.first_name, candidate?.last_name]
                  .filter(Boolean)
                  .join(' ');
                return (
                  <li key={_id} className="border-line not-first:border-t">
                    <Link
                      to="/jobs/$jobId/applications"
                      params={{ jobId: job?._id ?? '' }}
                      search={{ open: _id }}
                      className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-3 outline-offset-[-2px] hover:bg-wash"
                    >
                      <span className="min-w-0">
                        <span className="block font-medium group-hover:underline">
                          <bdi>{name || t`Unknown`}</bdi>
                        </span>
                        <span className="block text-14 text-muted">
                          <bdi>{job?.title || t`Job title not available`}</bdi>
                          {is_again && (
                            <>
                              {' · '}
                              <Trans>applied again</Trans>
                            </>
                          )}
                        </span>
                      </span>
                      <span className="flex items-center gap-2 text-14 text-muted tabular-nums">
                        {formats.ago(created_at)}
                        <Icon name="chevronRight" width="18" height="18" />
                      </span>
                    </Link>
                  </li>
                );
              })}
            </ul>
            {total > applications.length && (
              <p className="text-14 text-muted">
                <Plural
                  value={total - applications.length}
                  one="# more is marked on its job below."
                  other="# more are marked on their jobs below."
                />
              </p>
            )}
          </>
        )}
      </QueryStates>
    </section>
  );
}
