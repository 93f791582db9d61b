import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '../../contract/application.ts';
import type { UpcomingInterview } from '../../contract/interview.ts';
import type { Waiting } from '../../contract/own-lists.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useInterviewTime } from '../../lib/use-interview-time.ts';
import { AnswerBadge } from '../../ui/interview-facts.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { WaitingRow } from './waiting-row.tsx';

/* What waits for an employer, each kind as a row. */

export function InterviewRow({ interview }: { interview: UpcomingInterview }) {
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

export function ThreadRow({ thread }: { thread: Waiting['threads'][number] }) {
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

export function ApplicationRow({ application }: { application: Application }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { _id, candidate, job, created_at, is_again } = application;
  const name = [candidate?.first_name, candidate?.last_name].filter(Boolean).join(' ');
  return (
    <WaitingRow
      icon={moreIcons.document}
      to="/jobs/$jobId/applications"
      params={{ jobId: job?._id ?? '' }}
      search={{ open: _id }}
      title={name || t`Unknown`}
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

export function ClosingRow({ job }: { job: Waiting['closing'][number] }) {
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

export function DraftRow({ job }: { job: Waiting['drafts'][number] }) {
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
