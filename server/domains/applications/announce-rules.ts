import {
  type DueApplication,
  type InterviewNotificationKind,
  isCoveredByInterview,
  type StatusChange,
} from '#server/domains/interviews/announce-rules.ts';
import type { NewNotification } from '#server/domains/notifications/commands.ts';
import { statusesWithSameLabel } from '#src/contract/applications/statuses.ts';
import type { MailedInterview } from '#src/contract/mails/mail-content.ts';

/** What else was announced to the candidates, by application. */
type Announced = {
  interviews: ReadonlyMap<string, { kind: InterviewNotificationKind; interview: MailedInterview }>;
  /** The beginnings of the messages sent with decisions. */
  excerpts: ReadonlyMap<string, string>;
};

/** Whether the candidate sees another status than the announced one. */
export const isNewStatus = ({ from, to }: StatusChange): boolean =>
  !statusesWithSameLabel(from).includes(to);

/** The notifications of new statuses; messages without one get their own (rule STATUS-6). */
export function statusNotifications(
  due: readonly DueApplication[],
  { interviews, excerpts }: Announced,
): NewNotification[] {
  return due.flatMap((one): NewNotification[] => {
    const { _id, jobId, candidateId, to } = one;
    const news = interviews.get(_id);
    const excerpt = excerpts.get(_id);
    const about = { userId: candidateId, applicationId: _id, jobId };
    if (!isNewStatus(one) || isCoveredByInterview(news, one))
      return excerpt === undefined ? [] : [{ ...about, kind: 'message', facts: { excerpt } }];
    // A rejection also announces the cancellation.
    const isCancelled = news?.kind === 'interview_cancelled' && to === 'rejected';
    const facts = {
      status: to,
      ...(excerpt && { excerpt }),
      ...(isCancelled && { interview: news.interview }),
    };
    return [{ ...about, kind: 'status_changed', facts }];
  });
}
