import { cached } from '#src/lib/format.ts';

/** 'November 2026' for a month (YYYY-MM) or a day in it, '2026' for a year. */
export const formatMonth = (iso: string, locale: string): string | null => {
  if (/^\d{4}$/.test(iso)) return iso;
  const month = iso.slice(0, 7);
  if (!/^\d{4}-\d{2}$/.test(month) || Number.isNaN(Date.parse(month))) return null;
  return cached(`month ${locale}`, () => {
    return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  }).format(new Date(month));
};

/** The names of the months, January first. */
export const monthNames = (locale: string): string[] => {
  const format = cached(`month name ${locale}`, () => {
    return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2024, month))));
};
