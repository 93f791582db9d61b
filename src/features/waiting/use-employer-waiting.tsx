import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from '../../api/application-review.ts';
import { interviewQueries } from '../../api/interviews.ts';
import { waitingQuery } from '../../api/own-jobs.ts';
import { isUnknownCall } from '../../api/unless-unknown.ts';
import { useClock } from '../../lib/clock.tsx';
import { ApplicationRow, ClosingRow, DraftRow, InterviewRow, ThreadRow } from './employer-rows.tsx';
import { waitingInterviews } from './waiting-interviews.ts';
import type { WaitingList } from './waiting-list.ts';

/** What waits for the employer, the most urgent first (rule DASH-4), and the queries it comes from. */
export function useEmployerWaiting(employerId: string) {
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
  const list: WaitingList = {
    rows,
    more: (newest.data?.total ?? 0) - applications.length,
    isLoading: interviews.isLoading || newest.isLoading || waiting.isLoading,
    hasFailed: (newest.isError && !isUnknown) || waiting.isError,
  };
  return { ...list, isUnknown, newest, waiting };
}
