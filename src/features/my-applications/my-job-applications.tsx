import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { failureMessage } from '#src/api/api-error.ts';
import { appliedJobsFailure, listOwnApplicationsQuery } from '#src/api/applications.ts';
import { formatNumber } from '#src/lib/format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { TextLink } from '#src/ui/link.tsx';
import { LinkTabs } from '#src/ui/link-tabs.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import { ApplicationList, ApplicationRows, NoApplications } from './application-list.tsx';
import {
  APPLICATION_TABS,
  type ApplicationTab,
  countTabs,
  isUnderReview,
} from './application-tabs.ts';
import { ApplicationsSkeleton } from './applications-skeleton.tsx';

const labels: Record<ApplicationTab, MessageDescriptor> = {
  pending: msg`Pending Applications`,
  accepted: msg`Accepted Applications`,
  rejected: msg`Rejected Applications`,
};

const emptyTitles: Record<ApplicationTab, MessageDescriptor> = {
  pending: msg`You have no pending applications.`,
  accepted: msg`No applications have been accepted yet.`,
  rejected: msg`No applications have been rejected.`,
};

const emptyTexts: Record<ApplicationTab, MessageDescriptor> = {
  pending: msg`New applications stay here until the employer replies.`,
  accepted: msg`Accepted applications appear here.`,
  rejected: msg`Unsuccessful applications appear here.`,
};

/** The text above a tab's applications: what to expect. */
const leads: Record<ApplicationTab, MessageDescriptor> = {
  pending: msg`The employers haven’t looked at these yet. We’ll tell you when they do.`,
  accepted: msg`These employers accepted your application and will contact you about what comes next.`,
  rejected: msg`These employers decided not to move forward. You can apply to their other jobs.`,
};

/** The candidate's applications by outcome, in tabs and pages (rule OWN-2). */
export function MyJobApplications({
  candidateId,
  tab,
  page,
}: {
  candidateId: string;
  tab: ApplicationTab;
  page: number;
}) {
  const { t, i18n } = useLingui();
  const query = useQuery(listOwnApplicationsQuery(candidateId, { page, status: tab }));
  return (
    <QueryStates
      query={query}
      skeleton={<ApplicationsSkeleton />}
      failure={(error) => failureMessage(error, appliedJobsFailure)}
      retryLabel={t`Retry`}
    >
      {(list) => (
        <div className="grid grid-cols-1 gap-4">
          <LinkTabs
            label={t`Applications by answer`}
            current={tab}
            tabs={APPLICATION_TABS.map((key) => ({
              key,
              label: i18n._(labels[key]),
              count: countTabs(list.counts)[key],
            }))}
          />
          {list.status === tab && list.total > 0 && (
            <p className="max-w-prose text-14 text-muted">
              {i18n._(leads[tab])}{' '}
              {tab === 'rejected' && (
                <TextLink to="/jobs">
                  <Trans>Browse Jobs</Trans>
                </TextLink>
              )}
            </p>
          )}
          {list.status === tab ? (
            <ApplicationList
              list={list}
              page={page}
              isStale={query.isPlaceholderData}
              empty={
                Object.values(list.counts).every((count) => count === 0) ? (
                  <NoApplications title={t`You haven't applied to any jobs yet.`} />
                ) : (
                  <NoApplications title={i18n._(emptyTitles[tab])} text={i18n._(emptyTexts[tab])} />
                )
              }
            />
          ) : (
            // The data still belongs to the previous tab.
            <ApplicationsSkeleton />
          )}
          {page === 1 && (
            <UnderReview candidateId={candidateId} count={countTabs(list.counts).underReview} />
          )}
        </div>
      )}
    </QueryStates>
  );
}

/** The applications under review, which are in no tab: those among the newest, and a link to all. */
function UnderReview({ candidateId, count }: { candidateId: string; count: number }) {
  const { i18n } = useLingui();
  const newest = useQuery(listOwnApplicationsQuery(candidateId));
  if (count === 0) return null;
  // Until it has loaded, the data may be a tab's.
  const list = newest.isPlaceholderData ? undefined : newest.data;
  return (
    <section aria-labelledby="under-review" className="mt-4 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="under-review" className="flex items-center gap-3 text-18">
          <Trans>Under review</Trans>
          <Badge>{formatNumber(count, i18n.locale)}</Badge>
        </h2>
        <TextLink to="/applications" className="text-14">
          <Trans>Show all applications</Trans>
        </TextLink>
      </div>
      {list ? (
        <ApplicationRows applications={list.applications.filter(isUnderReview)} />
      ) : (
        newest.isFetching && <ApplicationsSkeleton />
      )}
    </section>
  );
}
