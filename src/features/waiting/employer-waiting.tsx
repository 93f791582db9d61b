import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { describeFailure } from '../../api/api-error.ts';
import { reviewQueries } from '../../api/application-review.ts';
import { jobApplicationsFailure } from '../../api/applications.ts';
import { interviewQueries } from '../../api/interviews.ts';
import { myJobsFailure, waitingQuery } from '../../api/own-jobs.ts';
import { isUnknownCall } from '../../api/unless-unknown.ts';
import type { Application } from '../../contract/application.ts';
import type { UpcomingInterview } from '../../contract/interview.ts';
import type { Waiting } from '../../contract/own-lists.ts';
import { candidateName } from '../../lib/candidate-name.ts';
import { useClock } from '../../lib/clock.tsx';
import { useFormats } from '../../lib/use-formats.ts';
import { useInterviewTime } from '../../lib/use-interview-time.ts';
import { AnswerBadge } from '../../ui/interview-facts.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { QueryFailure } from '../../ui/query-states.tsx';
import { WaitingCard, type WaitingList } from './waiting-card.tsx';
import { waitingInterviews } from './waiting-interviews.ts';
import { WaitingRow } from './waiting-row.tsx';

/** What waits for the employer (rule DASH-4), with what couldn't be loaded of it. */
export function EmployerWaiting({ employerId }: { employerId: string }) {
  const { rows, more, isLoading, hasFailed, isUnknown, newest, waiting } =
    useEmployerWaiting(employerId);
  if (isUnknown && rows.length === 0) return null;
  return (
    <WaitingCard
      rows={rows}
      more={more}
      isLoading={isLoading}
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

/* What waits for an employer, each kind as a row. */

function InterviewRow({ interview }: { interview: UpcomingInterview }) {
  const { t } = useLingui();
  const { tell } = useInterviewTime();
  const { application_id, job_id, starts_at, time_zone, answer } = interview;
  const name = interview.candidate_name || t`Unknown`;
  const when = starts_at && tell(starts_at, time_zone).own;
  return (
    <WaitingRow
      icon="calendar"
      to="/jobs/$jobId/applications"
      params={{ jobId: job_id }}
      search={{ open: application_id }}
      title={<Trans>Interview with {name}</Trans>}
      detail={
        <>
          {when} · <bdi>{interview.job_title || t`Job title not available`}</bdi>
        </>
      }
      aside={<AnswerBadge answer={answer} />}
    />
  );
}

function ThreadRow({ thread }: { thread: Waiting['threads'][number] }) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <WaitingRow
      icon={moreIcons.message}
      to="/jobs/$jobId/applications"
      params={{ jobId: thread.job_id }}
      search={{ open: thread.application_id }}
      title={thread.candidate_name || t`Unknown`}
      detail={
        <>
          <Plural value={thread.unread} one="# new message" other="# new messages" /> ·{' '}
          <bdi>{thread.job_title || t`Job title not available`}</bdi>
        </>
      }
      aside={formats.ago(thread.sent_at)}
    />
  );
}

function ApplicationRow({ application }: { application: Application }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { _id, job, created_at, is_again } = application;
  return (
    <WaitingRow
      icon={moreIcons.document}
      to="/jobs/$jobId/applications"
      params={{ jobId: job?._id ?? '' }}
      search={{ open: _id }}
      title={candidateName(application) || t`Unknown`}
      detail={
        <>
          {is_again ? <Trans>Applied again</Trans> : <Trans>New application</Trans>} ·{' '}
          <bdi>{job?.title || t`Job title not available`}</bdi>
        </>
      }
      aside={formats.ago(created_at)}
    />
  );
}

function ClosingRow({ job }: { job: Waiting['closing'][number] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const day = formats.date(job.application_deadline);
  return (
    <WaitingRow
      icon="clock"
      to="/jobs/$jobId"
      params={{ jobId: job._id }}
      title={job.title || t`Job title not available`}
      detail={<Trans>Closes soon: last day to apply is {day}</Trans>}
    />
  );
}

function DraftRow({ job }: { job: Waiting['drafts'][number] }) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <WaitingRow
      icon={moreIcons.pencil}
      to="/jobs/$jobId/edit"
      params={{ jobId: job._id }}
      title={job.title || t`Job title not available`}
      detail={<Trans>Draft, not posted yet</Trans>}
      aside={formats.ago(job.created_at)}
    />
  );
}
