import { cached } from '#src/lib/format.ts';

const UNITS = [
  ['gigabyte', 1024 ** 3],
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
] as const;

/** A size in the largest unit that it fills, at least in kilobytes: '4.2 MB'. */
export const formatBytes = (bytes: number, locale: string): string => {
  const [unit, size] = UNITS.find(([, one]) => bytes >= one) ?? UNITS[2];
  return cached(`size ${locale} ${unit}`, () => {
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  }).format(Math.max(bytes / size, 0.1));
};
