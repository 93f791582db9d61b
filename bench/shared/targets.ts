/** An upper or lower limit for a figure. Judges exact ratios and sizes, not the printed ones. */
export type Target = {
  /** What is measured: a page, or the server. */
  of: string;
  figure: string;
  value: number;
  limit: number;
  /** The good side of the limit. */
  side: 'at most' | 'at least';
  /** Printed beside the figure: 'KB', '× floor'. */
  unit: string;
};

/** Whether a figure meets its target; NaN never does. */
export const isMet = ({ value, limit, side }: Target): boolean =>
  side === 'at most' ? value <= limit : value >= limit;

const show = (number: number): string => String(Number(number.toFixed(2)));

/** One line: whether the target is met, the figure and the limit. */
export const describeTarget = (target: Target): string => {
  const { of, figure, value, limit, side, unit } = target;
  const measured = `${show(value)} ${unit}`.trim();
  const wanted = `${side} ${show(limit)} ${unit}`.trim();
  return `${isMet(target) ? 'met   ' : 'MISSED'}  ${of.padEnd(12)} ${figure.padEnd(34)} ${measured.padStart(16)}   (${wanted})`;
};

export const atLeast = (
  of: string,
  figure: string,
  value: number,
  limit: number,
  unit = '',
): Target => ({ of, figure, value, limit, unit, side: 'at least' });

export const atMost = (...target: Parameters<typeof atLeast>): Target => ({
  ...atLeast(...target),
  side: 'at most',
});
