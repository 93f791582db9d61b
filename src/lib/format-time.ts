import { cached, formatDate, isBareDay, partsOf, type Reading } from './format.ts';

/* What only signed-in users read, apart from `format.ts`, which every first visit loads. */

/** 'November 20, 2026' (year, long month, day). */
export const formatLongDate = (
  iso: string | null,
  locale: string,
  { timeZone }: Reading = {},
): string | null => {
  if (iso === null || Number.isNaN(Date.parse(iso))) return null;
  const zone = isBareDay(iso) ? 'UTC' : timeZone;
  return cached(`long date ${locale} ${zone}`, () => {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone });
  }).format(new Date(iso));
};

/** '2:30 PM', in Turkish '14:30'. */
export const formatTime = (
  iso: string | null,
  locale: string,
  { timeZone }: Reading = {},
): string | null => {
  if (iso === null || Number.isNaN(Date.parse(iso))) return null;
  const { hour = '', minute, dayPeriod } = partsOf(iso, locale, timeZone);
  return dayPeriod ? `${hour}:${minute}\u00a0${dayPeriod}` : `${hour.padStart(2, '0')}:${minute}`;
};

/** 'Fri 20 Nov, 2:30 PM'; a calendar day has no time. */
export const formatDateTime = (
  iso: string | null,
  locale: string,
  reading?: Reading,
): string | null => {
  const date = formatDate(iso, locale, reading);
  if (date === null || iso === null || isBareDay(iso)) return date;
  return `${date}, ${formatTime(iso, locale, reading)}`;
};
