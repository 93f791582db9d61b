import type { ReactNode } from 'react';

type AnnouncementProps = {
  /** What it is said of; undefined while there is nothing to say. Another event says the same words again. */
  event: string | number | undefined;
  children: ReactNode;
};

/**
 * Tells screen readers alone what has just happened. It has to be there before that, since only changes are
 * announced (rule ALERT-5).
 */
export function Announcement({ event, children }: AnnouncementProps) {
  return (
    <p role="status" className="sr-only">
      {event !== undefined && <span key={event}>{children}</span>}
    </p>
  );
}
