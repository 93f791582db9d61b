import { cached } from './format.ts';

/*
 * Converts between moments and the wall-clock time of an IANA time zone, with Intl. A local time is written
 * `YYYY-MM-DDTHH:MM`, as in date and time fields.
 */

const DAY = 24 * 60 * 60 * 1000;

/** The local time of a moment in the zone. */
export const toZonedTime = (moment: string | number, zone: string): string =>
  cached(`local ${zone}`, () => {
    const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'short' } as const;
    // The Swedish format matches ISO 8601.
    return new Intl.DateTimeFormat('sv-SE', options);
  })
    .format(new Date(moment))
    .replace(' ', 'T');

/** How far (milliseconds) the zone is ahead of UTC at a moment of whole minutes. */
const offsetAt = (moment: number, zone: string): number =>
  Date.parse(`${toZonedTime(moment, zone)}Z`) - moment;

/**
 * The moment of a local time as an ISO date-time in UTC: the first, if daylight saving makes it happen twice
 * (`isTwice`). 'skipped' if daylight saving skips it, null if it is invalid (rule INTERVIEW-9).
 */
export function fromZonedTime(
  local: string,
  zone: string,
): { iso: string; isTwice: boolean } | 'skipped' | null {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)
    ? Date.parse(`${local}Z`)
    : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  // Its offset can only be that of the day before or the day after. Where both give a moment, clocks went back, and the
  // day before gives the first.
  const offsets = new Set([offsetAt(asUtc - DAY, zone), offsetAt(asUtc + DAY, zone)]);
  const moments = [...offsets]
    .map((offset) => asUtc - offset)
    .filter((moment) => toZonedTime(moment, zone) === local);
  const [first] = moments;
  if (first === undefined) return 'skipped';
  return { iso: new Date(first).toISOString(), isTwice: moments.length > 1 };
}

/** The city that a zone is named after, such as 'New York'. */
export const zoneCity = (zone: string, locale: string): string => {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return city === 'Istanbul' && locale === 'tr' ? 'İstanbul' : city;
};

/** How far the zone is ahead of UTC at a moment, such as 'GMT+3'. */
export const zoneOffset = (zone: string, moment: string | number, locale: string): string =>
  cached(`offset ${locale} ${zone}`, () => {
    return new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' });
  })
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** The name of the user's time zone, such as 'Europe/Istanbul'. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** '45 minutes', '1 hour 30 minutes'. */
export const formatMinutes = (minutes: number, locale: string): string => {
  const say = (value: number, unit: 'hour' | 'minute') =>
    cached(
      `${unit} ${locale}`,
      () => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
    ).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours ? [say(hours, 'hour')] : []), ...(rest ? [say(rest, 'minute')] : [])].join(' ');
};
