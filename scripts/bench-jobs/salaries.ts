import type { Field } from './occupations/row.ts';
import type { Random } from './random.ts';
import type { Level } from './titles.ts';

const BASE: Record<Field, number> = {
  ...{ care: 42, teaching: 40, trades: 42, hospitality: 30, sales: 38, office: 42, finance: 55 },
  ...{ public: 50, transport: 40, engineering: 62, software: 78, media: 46, land: 30 },
};
const BY_LEVEL: Record<Level, number> = { entry: 0.75, mid: 1, senior: 1.4, executive: 2.1 };
const BY_COUNTRY: Record<string, number> = {
  US: 1.3,
  CH: 1.6,
  TR: 0.4,
  IN: 0.35,
  PL: 0.6,
  PT: 0.6,
};

/** Whole USD a year; 0 and 0 in ads that don't say it. */
export const makeSalary = (
  random: Random,
  { field, level, country }: { field: Field; level: Level; country: string },
): { salary_min: number; salary_max: number } => {
  if (random.chance(0.35)) return { salary_min: 0, salary_max: 0 };
  const middle =
    BASE[field] * BY_LEVEL[level] * (BY_COUNTRY[country] ?? 1) * (0.8 + random.next() * 0.4);
  const salary_min = Math.round(middle * 0.9) * 1_000;
  return { salary_min, salary_max: random.chance(0.2) ? 0 : Math.round(middle * 1.15) * 1_000 };
};
