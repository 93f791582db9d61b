import { useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#src/lib/format-time.ts';
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
  const bare = (iso: string, timeZone = localZone()): string =>
    formatDateTime(iso, locale, { timeZone }) ?? iso;
  const say = (iso: string, zone = localZone()): string => {
    const [when, name] = [bare(iso, zone), nameZone(zone, iso)];
    return t`${when}, ${name}`;
  };
  return {
    /** In the reader's zone: 'Tue 24 Nov, 12:30 PM'. */
    bare: (iso: string): string => bare(iso),
    /**
     * In the reader's zone. If the clock of the interview's zone differs, zones are named ('Tue 24 Nov, 12:30 PM,
     * Istanbul time (GMT+3)'), and `other` is in the interview's zone.
     */
    tell: (iso: string, zone: string): { own: string; other: string | undefined } => {
      const mine = localZone();
      const isSame = toZonedTime(iso, mine) === toZonedTime(iso, zone);
      return isSame
        ? { own: bare(iso), other: undefined }
        : { own: say(iso), other: say(iso, zone) };
    },
  };
};
