import { msg } from '@lingui/core/macro';
import { formatMinutes } from '#src/lib/zoned-time.ts';
import type { Detail, Notice, Told } from './notice.ts';
import { lineOf } from './text.ts';
import { formatMoment, isWhen } from './when.ts';

/** When the interview is, if it is known. */
export const interviewTime = ({ facts, locale }: Told): string | undefined => {
  const { starts_at, time_zone } = facts.interview ?? facts;
  return isWhen(starts_at) ? formatMoment(starts_at, locale, time_zone) : undefined;
};

/** When, how long and where it is, and what to know before. */
export const interviewFacts = (told: Told): Pick<Notice, 'when' | 'details' | 'note'> => {
  const when = interviewTime(told);
  const { interview } = told.facts;
  if (!interview) return { when };
  const place = lineOf(interview.place);
  const link = lineOf(interview.link);
  const details: Detail[] = [
    { label: msg`Duration`, text: formatMinutes(interview.duration_minutes, told.locale) },
    ...(place ? [{ label: msg`Place`, text: place }] : []),
    ...(/^https?:/i.test(link) ? [{ label: msg`Link`, text: link, href: link }] : []),
  ];
  return { when, details, note: interview.note };
};
