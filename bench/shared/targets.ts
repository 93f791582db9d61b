/** What a figure should be at most, or at least. Ratios and sizes are judged as they are, not as printed. */
export type Target = {
  /** Of what: a page, or the server. */
  of: string;
  figure: string;
  value: number;
  limit: number;
  /** Which side of the limit is good. */
  side: 'at most' | 'at least';
  /** As printed beside the figure: 'KB', '× floor'. */
  unit: string;
};

/** Whether a figure keeps its target. One that could not be measured does not. */
export const isMet = ({ value, limit, side }: Target): boolean =>
  side === 'at most' ? value <= limit : value >= limit;

const show = (number: number): string => String(Number(number.toFixed(2)));

/** One line: whether it is met, what it is, and what it should be. */
export const describeTarget = (target: Target): string => {
  const { of, figure, value, limit, side, unit } = target;
  const measured = `${show(value)} ${unit}`.trim();
  const wanted = `${side} ${show(limit)} ${unit}`.trim();
  return `${isMet(target) ? 'met   ' : 'MISSED'}  ${of.padEnd(12)} ${figure.padEnd(34)} ${measured.padStart(16)}   (${wanted})`;
};

/** A figure that should be no less than its limit. */
export const atLeast = (
  of: string,
  figure: string,
  value: number,
  limit: number,
  unit = '',
): Target => ({ of, figure, value, limit, unit, side: 'at least' });

/** A figure that should be no more than its limit. */
export const atMost = (...target: Parameters<typeof atLeast>): Target => ({
  ...atLeast(...target),
  side: 'at most',
});
