import {
  type DueApplication,
  type InterviewNotificationKind,
  isCoveredByInterview,
  type StatusChange,
} from '#server/domains/interviews/announce-rules.ts';
import type { NewNotification } from '#server/domains/notifications/commands.ts';
import { quote } from '#server/platform/text/excerpt.ts';
import { statusesWithSameLabel } from '#src/contract/applications/statuses.ts';
import type { MailedInterview } from '#src/contract/mails/mail-content.ts';

/** What else was announced to the candidates, by application. */
type Announced = {
  interviews: ReadonlyMap<string, { kind: InterviewNotificationKind; interview: MailedInterview }>;
  /** The messages sent with decisions. */
  messages: ReadonlyMap<string, string>;
};

/** Whether the candidate sees another status than the announced one. */
export const isNewStatus = ({ from, to }: StatusChange): boolean =>
  !statusesWithSameLabel(from).includes(to);

/** The notifications of new statuses; messages without one get their own (rule STATUS-6). */
export function statusNotifications(
  due: readonly DueApplication[],
  { interviews, messages }: Announced,
): NewNotification[] {
  return due.flatMap((one): NewNotification[] => {
    const { _id, jobId, candidateId, to } = one;
    const news = interviews.get(_id);
    const message = messages.get(_id);
    const about = { userId: candidateId, applicationId: _id, jobId };
    if (!isNewStatus(one) || isCoveredByInterview(news, one))
      return message === undefined ? [] : [{ ...about, kind: 'message', facts: quote(message) }];
    // A rejection also announces the cancellation.
    const isCancelled = news?.kind === 'interview_cancelled' && to === 'rejected';
    const facts = {
      status: to,
      ...(message && quote(message)),
      ...(isCancelled && { interview: news.interview }),
    };
    return [{ ...about, kind: 'status_changed', facts }];
  });
}
