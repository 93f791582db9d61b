import { useLingui } from '@lingui/react/macro';
import type { Notification, NotificationKind } from '../../contract/notification.ts';
import { cached } from '../../lib/format.ts';
import { Icon } from '../../ui/icons.tsx';
import { moreIcons } from '../../ui/more-icons.ts';

/** Those whose interview still takes place. */
const WITH_TIME: readonly NotificationKind[] = [
  ...(['interview_set', 'interview_changed', 'interview_tomorrow', 'interview_answered'] as const),
];

/** A moment with its day of the week and its time zone (IANA); the reader's own zone when that is unknown. */
export const formatInterview = (
  iso: string | undefined,
  locale: string,
  timeZone: string | undefined,
): string | undefined => {
  const moment = Date.parse(iso ?? '');
  if (Number.isNaN(moment)) return undefined;
  const format = (zone: string | undefined) =>
    cached(`interview ${locale} ${zone}`, () => {
      return new Intl.DateTimeFormat(locale, {
        ...{ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
        ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone: zone },
      });
    }).format(moment);
  try {
    return format(timeZone);
  } catch {
    return format(undefined);
  }
};

/** When the interview is, and how a message begins. */
export function NotificationDetails({ told }: { told: Notification }) {
  const { i18n } = useLingui();
  const { starts_at, time_zone, excerpt } = told.facts;
  const when = WITH_TIME.includes(told.kind)
    ? formatInterview(starts_at, i18n.locale, time_zone)
    : undefined;
  return (
    <>
      {when && (
        <p className="mt-1 flex gap-2 text-14">
          <Icon name={moreIcons.calendar} width="16" height="16" className="mt-0.5 shrink-0" />
          {when}
        </p>
      )}
      {excerpt && (
        <p dir="auto" className="mt-1 line-clamp-2 border-line border-s-2 ps-3 text-14 text-muted">
          {excerpt}
        </p>
      )}
    </>
  );
}
