/*
 * Between a moment in ISO 8601 and what `<input type="datetime-local">` holds: the reader's own clock,
 * to the minute, without a zone.
 */

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** What the field shows for a moment, in the reader's zone; '' for none and for what is no date. */
export const toLocalTime = (iso: string | null): string => {
  const date = new Date(iso ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  const day = [date.getMonth() + 1, date.getDate()].map(twoDigits);
  const time = [date.getHours(), date.getMinutes()].map(twoDigits);
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${[year, ...day].join('-')}T${time.join(':')}`;
};

/** The moment, in ISO 8601 and UTC, that the field holds; null when it holds none. */
export const fromLocalTime = (local: string): string | null => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local)) return null;
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
};

/** The name of the reader's time zone: 'Europe/Istanbul'. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
