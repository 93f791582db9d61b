const YEAR = 365;
const MONTH = YEAR / 12;

/** The largest unit in which so many days are a whole number: 730 days are 2 years, 183 are 6 months, 30 are days. */
const inUnits = (days: number): [count: number, unit: 'year' | 'month' | 'day'] => {
  if (days > 0 && days % YEAR === 0) return [days / YEAR, 'year'];
  const months = Math.round(days / MONTH);
  return months > 1 && Math.round(months * MONTH) === days ? [months, 'month'] : [days, 'day'];
};

/** '6 months', '2 years', '45 days'. */
export const formatDuration = (days: number, locale: string): string => {
  const [count, unit] = inUnits(days);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
};
