/** The median, minimum and maximum of some figures. */
export type Spread = { median: number; least: number; most: number };

/** The figure below which a share (0 to 1) of them lies; NaN without figures. */
export const quantile = (figures: readonly number[], share: number): number => {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** The spread of some figures; for an even count, the median is the mean of the middle two. */
export const spreadOf = (figures: readonly number[]): Spread => {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return {
    median: ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2,
    least: sorted.at(0) ?? Number.NaN,
    most: sorted.at(-1) ?? Number.NaN,
  };
};

/** The median member by some figure, the lower of two. Throws a RangeError without members. */
export const middleOf = <Member>(
  members: readonly Member[],
  figureOf: (member: Member) => number,
): Member => {
  const sorted = members.toSorted((one, other) => figureOf(one) - figureOf(other));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('nothing has no middle');
  return middle;
};
