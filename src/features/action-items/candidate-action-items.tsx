import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listOwnApplicationsQuery } from '#src/api/applications.ts';
import {
  answerInterview,
  answerInterviewFailure,
  listInterviewsQuery,
} from '#src/api/interviews.ts';
import type { UpcomingInterview } from '#src/contract/interviews/interview.ts';
import { useInterviewTime } from '#src/entities/interview/use-interview-time.ts';
import { waitingInterviews } from '#src/entities/interview/waiting-interviews.ts';
import { useClock } from '#src/lib/clock.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Dotted } from '#src/ui/dotted.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { ActionItemRow } from './action-item-row.tsx';
import { type ActionItemList, ActionItemsCard } from './action-items-card.tsx';
import { useUnfinishedApplications } from './use-unfinished-applications.ts';

/** The candidate's action items (rule DASH-5). */
export function CandidateActionItems({ userId }: { userId: string }) {
  const { rows, isLoading, hasFailed } = useCandidateActionItems(userId);
  // Each failed query shows its error further down.
  if (rows.length === 0 && hasFailed) return null;
  return (
    <ActionItemsCard
      rows={rows}
      isLoading={isLoading}
      nothing={<Trans>Interviews, new messages and unfinished applications appear here.</Trans>}
    />
  );
}

/** A link to the action items, if any, above a list of applications (rule DASH-5). */
export function ActionItemsLink({ userId }: { userId: string }) {
  const { rows } = useCandidateActionItems(userId);
  if (rows.length === 0) return null;
  return (
    <Link
      to="/dashboard"
      className="flex min-h-12 items-center justify-between gap-3 rounded border border-line bg-surface px-4 font-medium text-brand hover:bg-wash"
    >
      <Plural value={rows.length} one="# waiting for you" other="# waiting for you" />
      <Icon name="chevronRight" className="text-muted" />
    </Link>
  );
}

/** Confirms the interview at once; its page takes other answers (rule INTERVIEW-5). */
function InterviewAnswers({
  interview,
  onRefused,
}: {
  interview: UpcomingInterview;
  /** The interview may have been changed meanwhile. */
  onRefused: () => void;
}) {
  const { application_id, sequence } = interview;
  const { mutate, isPending } = useMutation(
    answerInterview(application_id, answerInterviewFailure),
  );
  return (
    <>
      <Button
        size="small"
        pending={isPending}
        onClick={() => mutate({ sequence, answer: 'confirmed' }, { onError: onRefused })}
      >
        <Trans context="interview">Confirm</Trans>
      </Button>
      <Link
        to="/applications/$applicationId"
        params={{ applicationId: application_id }}
        hash="interview"
        className={buttonClass('secondary', 'small')}
      >
        <Trans>Another time</Trans>
      </Link>
    </>
  );
}

/**
 * The candidate's action items (rule DASH-5): interviews to answer, new messages and unfinished applications. `soonAt` as
 * for `waitingInterviews`.
 */
export function useCandidateActionItems(userId: string, soonAt?: number): ActionItemList {
  const { t } = useLingui();
  const { bare } = useInterviewTime();
  const { now } = useClock();
  const upcoming = useQuery(listInterviewsQuery(userId));
  const newest = useQuery(listOwnApplicationsQuery(userId));
  const unfinished = useUnfinishedApplications(userId);
  const interviews = waitingInterviews(upcoming.data ?? [], 'candidate', soonAt);
  const unread = newest.isPlaceholderData ? [] : (newest.data?.unread ?? []);

  const nameJob = (title: string | undefined, company: string | undefined, time?: ReactNode) => (
    <Dotted>
      {time && <span className="font-medium text-text">{time}</span>}
      <bdi>{title || t`Job title not available`}</bdi>
      <bdi>{company || t`Company name not available`}</bdi>
    </Dotted>
  );
  const rows = [
    ...interviews.map((interview) => {
      const { application_id, starts_at, answer, job_title, company_name } = interview;
      const isOpen = answer === 'none' && starts_at !== null && Date.parse(starts_at) > now;
      return (
        <ActionItemRow
          key={`interview ${application_id}`}
          icon="calendar"
          title={answer === 'none' ? t`Answer the interview invitation` : t`Interview`}
          detail={nameJob(job_title, company_name, starts_at && bare(starts_at))}
          actions={
            isOpen && (
              <InterviewAnswers interview={interview} onRefused={() => void upcoming.refetch()} />
            )
          }
          to="/applications/$applicationId"
          params={{ applicationId: application_id }}
        />
      );
    }),
    ...unread.map(({ _id, job, quote, unread_messages: count = 0 }) => (
      <ActionItemRow
        key={`thread ${_id}`}
        icon={moreIcons.message}
        title={<Plural value={count} one="# new message" other="# new messages" />}
        detail={nameJob(job?.title, job?.company_name)}
        quote={quote}
        verb={<Trans>Reply</Trans>}
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
        verb={<Trans>Continue</Trans>}
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
