import type { Notification, NotificationKind } from '#src/contract/notifications/notification.ts';
import { useInterviewTime } from '#src/entities/interview/use-interview-time.ts';

/** Kinds about an interview that will take place. */
const WITH_TIME: readonly NotificationKind[] = [
  ...(['interview_set', 'interview_changed', 'interview_tomorrow', 'interview_answered'] as const),
];

/** The interview's time, and the beginning of a message. */
export function NotificationDetails({ notification }: { notification: Notification }) {
  const { bare } = useInterviewTime();
  const { starts_at = '', excerpt } = notification.facts;
  const isDated = WITH_TIME.includes(notification.kind) && !Number.isNaN(Date.parse(starts_at));
  return (
    <>
      {isDated && <p className="mt-0.5 text-14 text-text">{bare(starts_at)}</p>}
      {excerpt && (
        <p dir="auto" className="mt-0.5 line-clamp-1 text-14 text-muted">
          {excerpt}
        </p>
      )}
    </>
  );
}
