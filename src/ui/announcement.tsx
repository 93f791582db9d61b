import type { ReactNode } from 'react';

type AnnouncementProps = {
  /** Identifies the event; undefined for silence. A new one repeats the same words. */
  event: string | number | undefined;
  children: ReactNode;
};

/** Announces an event to screen readers only. Mount it beforehand, since only changes are announced (rule ALERT-5). */
export function Announcement({ event, children }: AnnouncementProps) {
  return (
    <p role="status" className="sr-only">
      {event !== undefined && <span key={event}>{children}</span>}
    </p>
  );
}
