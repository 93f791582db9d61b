import type { DemoTerms } from './types.ts';

const monthly = (salary_min: number, salary_max: number) =>
  ({ salary_min, salary_max, salary_currency: 'TRY', salary_period: 'month' }) as const;
const hourly = (salary_currency: string, salary_min: number, salary_max: number) =>
  ({ salary_min, salary_max, salary_currency, salary_period: 'hour' }) as const;

/** What some jobs say in more detail than the others, by their titles. */
export const JOB_TERMS: Readonly<Record<string, Partial<DemoTerms>>> = {
  'Staff Nurse, Stroke Unit': { salary_currency: 'EUR', positions: 4, starts_in_days: 40 },
  'Health Care Assistant, Nights': { ...hourly('EUR', 16, 19), hours_per_week: 24, positions: 3 },
  'Home Care Worker, Headingley': { ...hourly('GBP', 12, 15), hours_per_week: 37 },
  'Weekend Care Worker': { ...hourly('GBP', 12, 14), hours_per_week: 16, positions: 6 },
  'Care Worker, Village Round': hourly('GBP', 13, 15),
  'Product Designer, Rider App': { salary_currency: 'EUR', workplace: 'hybrid' },
  'Data Analyst, Fleet Rebalancing': { salary_currency: 'EUR', workplace: 'hybrid' },
  'People Partner, Workshops and Street Crews': { workplace: 'hybrid', hours_per_week: 32 },
  'Cargo Bike Mechanic': {
    ...{ salary_min: 2800, salary_max: 3300, salary_currency: 'EUR', salary_period: 'month' },
    ...{ positions: 2, experience_level: 'not_specified' },
  },
  'Yoğun Bakım Hemşiresi': { ...monthly(58_000, 74_000), hours_per_week: 45 },
  'Hasta Danışmanı': monthly(32_000, 40_000),
  'Bordro ve Özlük Uzmanı': { ...monthly(45_000, 58_000), workplace: 'hybrid' },
  'Servis Elemanı (Yaz Sezonu)': {
    ...monthly(30_000, 36_000),
    ...{ positions: 12, starts_in_days: 150, experience_level: 'not_specified' },
  },
  'Baklava Ustası': monthly(50_000, 75_000),
  'Salon Komisi (Hafta Sonu)': {
    ...{ salary_min: 1400, salary_max: 1700, salary_currency: 'TRY', salary_period: 'day' },
    hours_per_week: 16,
  },
};
