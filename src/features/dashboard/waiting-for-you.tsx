import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../api/api-error.ts';
import { reviewQueries } from '../../api/application-review.ts';
import { jobApplicationsFailure } from '../../api/applications.ts';
import { interviewQueries } from '../../api/interviews.ts';
import { myJobsFailure, waitingQuery } from '../../api/own-jobs.ts';
import { isUnknownCall } from '../../api/unless-unknown.ts';
import { useClock } from '../../lib/clock.tsx';
import { formatNumber } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Card } from '../../ui/panel.tsx';
import { QueryFailure } from '../../ui/query-states.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import { waitingInterviews } from './waiting-interviews.ts';
import { ApplicationRow, ClosingRow, DraftRow, InterviewRow, ThreadRow } from './waiting-rows.tsx';

/** Rows that are shown at once: the most urgent. */
const ROWS = 5;

/** What needs the employer now, the most urgent first (rule DASH-4). */
export function WaitingForYou({ employerId }: { employerId: string }) {
  const { i18n } = useLingui();
  const { now } = useClock();
  const [isOpen, setIsOpen] = useState(false);
  const interviews = useQuery(interviewQueries.upcoming(employerId));
  const newest = useQuery(reviewQueries.newest(employerId));
  const waiting = useQuery(waitingQuery(employerId));
  // A server of the specification's calls alone has none of these.
  const isUnknown = isUnknownCall(newest.error);

  const applications = newest.data?.applications ?? [];
  const { threads, closing, drafts } = waiting.data ?? { threads: [], closing: [], drafts: [] };
  const rows = [
    ...waitingInterviews(interviews.data ?? [], now).map((interview) => (
      <InterviewRow key={`interview ${interview.application_id}`} interview={interview} />
    )),
    ...threads.map((thread) => (
      <ThreadRow key={`thread ${thread.application_id}`} thread={thread} />
    )),
    ...applications.map((application) => (
      <ApplicationRow key={`application ${application._id}`} application={application} />
    )),
    ...closing.map((job) => <ClosingRow key={job._id} job={job} />),
    ...drafts.map((job) => <DraftRow key={job._id} job={job} />),
  ];
  const isLoading = interviews.isLoading || newest.isLoading || waiting.isLoading;
  const hasFailed = (newest.isError && !isUnknown) || waiting.isError;
  const more = (newest.data?.total ?? 0) - applications.length;
  const count = rows.length + more;
  if (isUnknown && rows.length === 0) return null;
  return (
    <section aria-labelledby="waiting-for-you">
      <Card className="overflow-hidden">
        <div className="flex items-center gap-3 border-line border-b px-4 py-4 sm:px-6">
          <h2 id="waiting-for-you" className="text-18">
            <Trans>Waiting for you</Trans>
          </h2>
          {!isLoading && count > 0 && (
            <Badge tone="accent">{formatNumber(count, i18n.locale)}</Badge>
          )}
        </div>
        {hasFailed && (
          <div className="grid gap-3 p-4">
            {!isUnknown && (
              <QueryFailure
                query={newest}
                failure={(error) => describeFailure(error, jobApplicationsFailure)}
              />
            )}
            <QueryFailure
              query={waiting}
              failure={(error) => describeFailure(error, myJobsFailure)}
            />
          </div>
        )}
        {isLoading ? (
          <WaitingSkeleton />
        ) : (
          <>
            {rows.length === 0 && !hasFailed && <AllDone />}
            <ul className="divide-y divide-line empty:hidden">
              {isOpen ? rows : rows.slice(0, ROWS)}
            </ul>
            {rows.length > ROWS && (
              <div className="border-line border-t px-1 py-1 sm:px-3">
                <Button
                  variant="ghost"
                  size="small"
                  aria-expanded={isOpen}
                  onClick={() => setIsOpen(!isOpen)}
                >
                  {isOpen ? <Trans>Show fewer</Trans> : <Trans>Show all</Trans>}
                </Button>
              </div>
            )}
            {more > 0 && (
              <p className="border-line border-t px-4 py-3 text-14 text-muted sm:px-6">
                <Plural
                  value={more}
                  one="# more new application is marked on its job below."
                  other="# more new applications are marked on their jobs below."
                />
              </p>
            )}
          </>
        )}
      </Card>
    </section>
  );
}

function AllDone() {
  return (
    <div className="flex items-center gap-4 px-4 py-5 sm:px-6">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-success-wash text-success">
        <Icon name="check" className="size-5" />
      </span>
      <p className="text-muted">
        <span className="block font-medium text-brand">
          <Trans>You’re all caught up.</Trans>
        </span>
        <Trans>New applications, messages and interviews show up here.</Trans>
      </p>
    </div>
  );
}

function WaitingSkeleton() {
  return (
    <Skeleton>
      <div className="divide-y divide-line">
        {['first', 'second', 'third'].map((place) => (
          <div key={place} className="flex items-center gap-4 px-4 py-3 sm:px-6">
            <SkeletonLine className="size-9 shrink-0 rounded-full" />
            <div className="grid grow gap-2 py-1">
              <SkeletonLine className="h-4 w-2/5" />
              <SkeletonLine className="h-4 w-3/5" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
