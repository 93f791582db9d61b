import { msg } from '@lingui/core/macro';
import { formatMinutes } from '#src/lib/zoned-time.ts';
import { onOneLine } from '#src/shared/one-line.ts';
import type { Detail, MailParts, NamedNotification } from './mail-parts.ts';
import { formatMoment, isWhen } from './when.ts';

/** When the interview is, if it is known. */
export const interviewTime = ({ facts, locale }: NamedNotification): string | undefined => {
  const { starts_at, time_zone } = facts.interview ?? facts;
  return isWhen(starts_at) ? formatMoment(starts_at, locale, time_zone) : undefined;
};

/** An interview's time, duration, place, link and note (rule INTERVIEW-10). */
export const interviewFacts = (
  notification: NamedNotification,
): Pick<MailParts, 'when' | 'details' | 'note'> => {
  const when = interviewTime(notification);
  const { interview } = notification.facts;
  if (!interview) return { when };
  const place = onOneLine(interview.place);
  const link = onOneLine(interview.link);
  const details: Detail[] = [
    { label: msg`Duration`, text: formatMinutes(interview.duration_minutes, notification.locale) },
    ...(place ? [{ label: msg`Place`, text: place }] : []),
    ...(/^https?:/i.test(link) ? [{ label: msg`Link`, text: link, href: link }] : []),
  ];
  return { when, details, note: interview.note };
};
