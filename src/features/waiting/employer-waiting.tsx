import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { describeFailure } from '../../api/api-error.ts';
import { reviewQueries } from '../../api/application-review.ts';
import { jobApplicationsFailure } from '../../api/applications.ts';
import { interviewQueries } from '../../api/interviews.ts';
import { myJobsFailure, waitingQuery } from '../../api/own-jobs.ts';
import { isUnknownCall } from '../../api/unless-unknown.ts';
import { useClock } from '../../lib/clock.tsx';
import { QueryFailure } from '../../ui/query-states.tsx';
import { ApplicationRow, ClosingRow, DraftRow, InterviewRow, ThreadRow } from './employer-rows.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { waitingInterviews } from './waiting-interviews.ts';

/** What waits for the employer, the most urgent first (rule DASH-4). */
export function EmployerWaiting({ employerId }: { employerId: string }) {
  const { now } = useClock();
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
  const hasFailed = (newest.isError && !isUnknown) || waiting.isError;
  const more = (newest.data?.total ?? 0) - applications.length;
  if (isUnknown && rows.length === 0) return null;
  return (
    <WaitingCard
      rows={rows}
      more={more}
      isLoading={interviews.isLoading || newest.isLoading || waiting.isLoading}
      failure={
        hasFailed && (
          <>
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
          </>
        )
      }
      nothing={<Trans>New applications, messages and interviews appear here.</Trans>}
    >
      {more > 0 && (
        <p className="border-line border-t px-4 py-3 text-14 text-muted sm:px-6">
          <Plural
            value={more}
            one="# more new application is marked on its job below."
            other="# more new applications are marked on their jobs below."
          />
        </p>
      )}
    </WaitingCard>
  );
}
