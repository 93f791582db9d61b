import { useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#src/lib/format.ts';
import { localZone, toZonedTime, zoneCity, zoneOffset } from '#src/lib/zoned-time.ts';

/** Formats interview times, with the time zone in words. */
export const useInterviewTime = () => {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  /** 'Istanbul time (GMT+3)', with the offset at that moment. */
  const nameZone = (zone: string, moment: string | number): string => {
    if (zone === 'UTC') return zone;
    const [city, offset] = [zoneCity(zone, locale), zoneOffset(zone, moment, locale)];
    return t`${city} time (${offset})`;
  };
  const say = (iso: string, zone = localZone()): string => {
    const [when, name] = [formatDateTime(iso, locale, zone) ?? iso, nameZone(zone, iso)];
    return t`${when}, ${name}`;
  };
  return {
    nameZone,
    /** In `zone`, by default the reader's: 'November 24, 2026 at 12:30 PM, Istanbul time (GMT+3)'. */
    say,
    /** In the reader's zone; `other` is in the interview's zone, if its clock differs. */
    tell: (iso: string, zone: string): { own: string; other: string | undefined } => {
      const mine = localZone();
      const isSame = toZonedTime(iso, mine) === toZonedTime(iso, zone);
      return { own: say(iso), other: isSame ? undefined : say(iso, zone) };
    },
  };
};
