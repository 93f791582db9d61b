import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { listOwnApplicationsQuery } from '#src/api/applications.ts';
import { listInterviewsQuery } from '#src/api/interviews.ts';
import { useInterviewTime } from '#src/entities/interview/use-interview-time.ts';
import { Dotted } from '#src/ui/dotted.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { ActionItemRow } from './action-item-row.tsx';
import { type ActionItemList, ActionItemsCard } from './action-items-card.tsx';
import { useUnfinishedApplications } from './use-unfinished-applications.ts';
import { waitingInterviews } from './waiting-interviews.ts';

/** The candidate's action items (rule DASH-5). `isQuiet` hides an empty card. */
export function CandidateActionItems({
  userId,
  isQuiet = false,
}: {
  userId: string;
  isQuiet?: boolean;
}) {
  const { rows, isLoading, hasFailed } = useCandidateActionItems(userId);
  // Each failed query shows its error further down.
  if (rows.length === 0 && (isQuiet || hasFailed)) return null;
  return (
    <ActionItemsCard
      rows={rows}
      isLoading={isLoading}
      nothing={<Trans>Interviews, new messages and unfinished applications appear here.</Trans>}
    />
  );
}

/**
 * The candidate's action items (rule DASH-5): interviews to answer, new messages and unfinished applications. `soonAt` as
 * for `waitingInterviews`.
 */
export function useCandidateActionItems(userId: string, soonAt?: number): ActionItemList {
  const { t } = useLingui();
  const { bare } = useInterviewTime();
  const upcoming = useQuery(listInterviewsQuery(userId));
  const newest = useQuery(listOwnApplicationsQuery(userId, { page: 1, status: undefined }));
  const unfinished = useUnfinishedApplications(userId);
  const interviews = waitingInterviews(upcoming.data ?? [], 'candidate', soonAt);
  const unread = newest.isPlaceholderData ? [] : (newest.data?.unread ?? []);

  const nameJob = (title: string | undefined, company: string | undefined) => (
    <Dotted>
      <bdi>{title || t`Job title not available`}</bdi>
      <bdi>{company || t`Company name not available`}</bdi>
    </Dotted>
  );
  const rows = [
    ...interviews.map(({ application_id, starts_at, answer, ...interview }) => (
      <ActionItemRow
        key={`interview ${application_id}`}
        icon="calendar"
        title={answer === 'none' ? t`Answer the interview invitation` : t`Interview`}
        detail={nameJob(interview.job_title, interview.company_name)}
        aside={starts_at && bare(starts_at)}
        to="/applications/$applicationId"
        params={{ applicationId: application_id }}
      />
    )),
    ...unread.map(({ _id, job, unread_messages: count = 0 }) => (
      <ActionItemRow
        key={`thread ${_id}`}
        icon={moreIcons.message}
        title={<Plural value={count} one="# new message" other="# new messages" />}
        detail={nameJob(job?.title, job?.company_name)}
        to="/applications/$applicationId"
        params={{ applicationId: _id }}
      />
    )),
    ...unfinished.jobs.map(({ _id, title, company_name }) => (
      <ActionItemRow
        key={`unfinished ${_id}`}
        icon={moreIcons.pencil}
        title={t`Finish your application`}
        detail={nameJob(title, company_name)}
        to="/jobs/$jobId/apply"
        params={{ jobId: _id }}
      />
    )),
  ];
  return {
    rows,
    more: 0,
    isLoading:
      (upcoming.isPending || newest.isPending || unfinished.isPending) && rows.length === 0,
    hasFailed: upcoming.isError || newest.isError,
  };
}
