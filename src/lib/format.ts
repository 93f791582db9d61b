/*
 * Formats dates, money and durations with Intl, in the user's language. Dates are ISO 8601 strings; a calendar day
 * (YYYY-MM-DD) is the same day in every time zone. Invalid dates return null. Components use `useFormats`, which
 * supplies language, time zone and time.
 */

const formats = new Map<
  string,
  Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat
>();

/** Intl's formatters are expensive to create, so each is created once. */
export const cached = <T extends Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat>(
  key: string,
  make: () => T,
): T => {
  const found = formats.get(key) as T | undefined;
  const format = found ?? make();
  if (!found) formats.set(key, format);
  return format;
};

const isBareDay = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** 'November 20, 2026' (year, long month, day), in the device's time zone unless another is given. */
export const formatDate = (iso: string | null, locale: string, zone?: 'UTC'): string | null => {
  if (iso === null || Number.isNaN(Date.parse(iso))) return null;
  const timeZone = isBareDay(iso) ? 'UTC' : zone;
  return cached(`date ${locale} ${timeZone}`, () => {
    return new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      timeZone,
    });
  }).format(new Date(iso));
};

/** 'November 20, 2026 at 2:30 PM', likewise. */
export const formatDateTime = (
  iso: string | null,
  locale: string,
  timeZone?: string,
): string | null => {
  if (iso === null || Number.isNaN(Date.parse(iso))) return null;
  if (isBareDay(iso)) return formatDate(iso, locale);
  return cached(`time ${locale} ${timeZone}`, () => {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  }).format(new Date(iso));
};

type Unit = Intl.RelativeTimeFormatUnit;
const DAY = 24 * 3600;

/** Each unit with its seconds, and the minimum from which it is used, if that is longer. */
const SPANS: readonly (readonly [unit: Unit, size: number, from?: number])[] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY, 14 * DAY],
  ['day', DAY],
  ['hour', 3600],
  ['minute', 60],
];

/** '3 days ago', 'yesterday', 'now'. */
export const formatAgo = (
  iso: string | null,
  locale: string,
  now: number = Date.now(),
): string | null => {
  if (iso === null || Number.isNaN(Date.parse(iso))) return null;
  const seconds = (Date.parse(iso) - now) / 1000;
  // Words only where they are precise: 'last month' may be long ago, and Turkish has one for two days.
  const say = (value: number, unit: Unit) => {
    const isWord = value === 0 || (unit === 'day' && Math.abs(value) === 1);
    const numeric = isWord ? 'auto' : 'always';
    return cached(`ago ${locale} ${numeric}`, () => {
      return new Intl.RelativeTimeFormat(locale, { numeric });
    }).format(value, unit);
  };
  for (const [unit, size, from = size] of SPANS) {
    if (Math.abs(seconds) >= from) return say(Math.trunc(seconds / size), unit);
  }
  return say(0, 'second');
};

/** '$85,000', or '$17.50' if fractional; `amount` is in units of `currency` (ISO 4217) (rule LANG-4). */
export const formatMoney = (amount: number, locale: string, currency: string): string => {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return cached(`money ${locale} ${currency} ${digits}`, () => {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  }).format(amount);
};

/** '1,234'. */
export const formatNumber = (amount: number, locale: string): string =>
  cached(`number ${locale}`, () => new Intl.NumberFormat(locale)).format(amount);
