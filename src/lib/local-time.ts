/*
 * Converts between an ISO 8601 date-time and the value of `<input type="datetime-local">`, which is
 * local time, to the minute, without a time zone.
 */

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The field's value for a date-time, in the user's time zone; '' for null and for anything that is
 * not a date.
 */
export const toLocalTime = (iso: string | null): string => {
  const date = new Date(iso ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  const day = [date.getMonth() + 1, date.getDate()].map(twoDigits);
  const time = [date.getHours(), date.getMinutes()].map(twoDigits);
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${[year, ...day].join('-')}T${time.join(':')}`;
};

/** The field's value as an ISO 8601 date-time in UTC; null when the field is empty. */
export const fromLocalTime = (local: string): string | null => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local)) return null;
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
};

/** The name of the user's time zone, such as 'Europe/Istanbul'. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
