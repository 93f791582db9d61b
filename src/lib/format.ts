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

export const isBareDay = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** When and where a date is read: `now` in milliseconds since 1970; the device's time zone by default. */
export type Reading = { now?: number | undefined; timeZone?: string | undefined };

const DATE = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/**
 * The parts of a date in a language. They are put together here: the order and signs of Intl's own short forms
 * differ between browsers, and from the server's.
 */
export const partsOf = (iso: string, locale: string, timeZone: string | undefined) =>
  Object.fromEntries(
    cached(`parts ${locale} ${timeZone}`, () => {
      return new Intl.DateTimeFormat(locale, { ...DATE, ...TIME, timeZone });
    })
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );

/** 'Fri 20 Nov', or 'Fri 20 Nov 2025' in another year than now (rule LANG-4). */
export const formatDate = (
  iso: string | null,
  locale: string,
  { now = Date.now(), timeZone }: Reading = {},
): string | null => {
  if (iso === null || Number.isNaN(Date.parse(iso))) return null;
  const zone = isBareDay(iso) ? 'UTC' : timeZone;
  const { weekday, day, month, year } = partsOf(iso, locale, zone);
  const isThisYear = year === partsOf(new Date(now).toISOString(), locale, zone).year;
  const date = isThisYear ? [day, month] : [day, month, year];
  return (locale === 'tr' ? [...date, weekday] : [weekday, ...date]).join(' ');
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
