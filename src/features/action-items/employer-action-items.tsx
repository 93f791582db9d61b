import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { failureMessage } from '#src/api/api-error.ts';
import { listNewApplicationsQuery } from '#src/api/application-review.ts';
import { listJobApplicationsFailure } from '#src/api/applications.ts';
import { listInterviewsQuery } from '#src/api/interviews.ts';
import { listOwnJobsFailure, listWaitingQuery } from '#src/api/own-jobs.ts';
import { isUnknownCall } from '#src/api/unless-unknown.ts';
import { candidateName } from '#src/entities/application/candidate-name.ts';
import { AnswerBadge } from '#src/entities/interview/interview-facts.tsx';
import { useInterviewTime } from '#src/entities/interview/use-interview-time.ts';
import { waitingInterviews } from '#src/entities/interview/waiting-interviews.ts';
import { useFormats } from '#src/lib/use-formats.ts';
import { Dotted } from '#src/ui/dotted.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { QueryFailure } from '#src/ui/query-states.tsx';
import { ActionItemRow } from './action-item-row.tsx';
import { type ActionItemList, ActionItemsCard } from './action-items-card.tsx';

/** The employer's action items (rule DASH-4), and errors loading them. */
export function EmployerActionItems({ employerId }: { employerId: string }) {
  const { rows, more, kinds, isLoading, hasFailed, isUnknown, newest, waiting } =
    useEmployerActionItems(employerId);
  if (isUnknown && rows.length === 0) return null;
  return (
    <ActionItemsCard
      rows={rows}
      more={more}
      kinds={kinds}
      isLoading={isLoading}
      failure={
        hasFailed && (
          <>
            {!isUnknown && (
              <QueryFailure
                query={newest}
                failure={(error) => failureMessage(error, listJobApplicationsFailure)}
              />
            )}
            <QueryFailure
              query={waiting}
              failure={(error) => failureMessage(error, listOwnJobsFailure)}
            />
          </>
        )
      }
      nothing={<Trans>New applications, messages and interviews appear here.</Trans>}
      note={
        more > 0 && (
          <Plural
            value={more}
            one="# more new application is marked on its job below."
            other="# more new applications are marked on their jobs below."
          />
        )
      }
    />
  );
}

/**
 * The employer's action items, most urgent first (rule DASH-4), and their queries. `soonAt` as for `waitingInterviews`.
 */
export function useEmployerActionItems(employerId: string, soonAt?: number) {
  const { t } = useLingui();
  const formats = useFormats();
  const { bare } = useInterviewTime();
  const interviews = useQuery(listInterviewsQuery(employerId));
  const newest = useQuery(listNewApplicationsQuery(employerId));
  const waiting = useQuery(listWaitingQuery(employerId));
  // A server with only the specification's calls has none of these.
  const isUnknown = isUnknownCall(newest.error);

  const applications = newest.data?.applications ?? [];
  const { threads, closing, drafts } = waiting.data ?? { threads: [], closing: [], drafts: [] };
  const titleOf = (title: string | undefined) => title || t`Job title not available`;
  // Messages and new applications, the latest first.
  const received = [
    ...threads.map((thread) => ({
      key: `thread ${thread.application_id}`,
      icon: moreIcons.message,
      at: thread.sent_at,
      jobId: thread.job_id,
      applicationId: thread.application_id,
      name: thread.candidate_name,
      what: <Plural value={thread.unread} one="# new message" other="# new messages" />,
      jobTitle: thread.job_title,
      quote: thread.quote,
      verb: t`Reply`,
    })),
    ...applications.map((application) => ({
      key: `application ${application._id}`,
      icon: moreIcons.document,
      at: application.created_at,
      jobId: application.job?._id ?? '',
      applicationId: application._id,
      name: candidateName(application),
      what: application.is_again ? t`Applied again` : t`New application`,
      jobTitle: application.job?.title,
      quote: undefined,
      verb: t({ message: 'Review', context: 'an application' }),
    })),
  ].toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
  const asked = waitingInterviews(interviews.data ?? [], 'employer', soonAt);
  const rows = [
    ...asked.map(({ application_id, job_id, starts_at, answer, ...interview }) => {
      const name = interview.candidate_name || t`Unknown`;
      return (
        <ActionItemRow
          key={`interview ${application_id}`}
          icon="calendar"
          to="/jobs/$jobId/applications"
          params={{ jobId: job_id }}
          search={{ open: application_id }}
          title={<Trans>Interview with {name}</Trans>}
          detail={
            <Dotted>
              {starts_at && bare(starts_at)}
              <bdi>{titleOf(interview.job_title)}</bdi>
            </Dotted>
          }
          aside={<AnswerBadge answer={answer} />}
          verb={<Trans>Reschedule</Trans>}
        />
      );
    }),
    ...received.map(
      ({ key, icon, at, jobId, applicationId, name, what, jobTitle, quote, verb }) => (
        <ActionItemRow
          key={key}
          icon={icon}
          to="/jobs/$jobId/applications"
          params={{ jobId }}
          search={{ open: applicationId }}
          title={name || t`Unknown`}
          detail={
            <Dotted>
              {what}
              <bdi>{titleOf(jobTitle)}</bdi>
            </Dotted>
          }
          quote={quote}
          aside={formats.ago(at)}
          verb={verb}
        />
      ),
    ),
    ...closing.map(({ _id, title, application_deadline }) => {
      const day = formats.date(application_deadline);
      return (
        <ActionItemRow
          key={_id}
          icon="clock"
          to="/jobs/$jobId"
          params={{ jobId: _id }}
          title={titleOf(title)}
          detail={<Trans>Closes soon: last day to apply is {day}</Trans>}
          verb={<Trans>View</Trans>}
        />
      );
    }),
    ...drafts.map(({ _id, title, created_at }) => (
      <ActionItemRow
        key={_id}
        icon={moreIcons.pencil}
        to="/jobs/$jobId/edit"
        params={{ jobId: _id }}
        title={titleOf(title)}
        detail={t`Draft, not posted yet`}
        aside={formats.ago(created_at)}
        verb={<Trans>Continue editing</Trans>}
      />
    )),
  ];
  const newCount = Math.max(newest.data?.total ?? 0, applications.length);
  const list: ActionItemList = {
    rows,
    more: newCount - applications.length,
    isLoading: interviews.isLoading || newest.isLoading || waiting.isLoading,
    hasFailed: (newest.isError && !isUnknown) || waiting.isError,
  };
  const kinds = (
    <Dotted>
      {asked.length > 0 && <Plural value={asked.length} one="# interview" other="# interviews" />}
      {threads.length > 0 && (
        <Plural value={threads.length} one="# unread conversation" other="# unread conversations" />
      )}
      {newCount > 0 && (
        <Plural value={newCount} one="# new application" other="# new applications" />
      )}
      {closing.length > 0 && (
        <Plural value={closing.length} one="# job closing soon" other="# jobs closing soon" />
      )}
      {drafts.length > 0 && <Plural value={drafts.length} one="# draft" other="# drafts" />}
    </Dotted>
  );
  return { ...list, kinds, isUnknown, newest, waiting };
}
