/** Maximum letters of a compared word, which bounds the cost. */
const LENGTH_MAX = 40;

/**
 * The number of edits between two words: letters added, left out or replaced, or neighbours swapped. Infinity above
 * `max` and for words that are too long.
 */
export function editDistance(one: string, other: string, max: number): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  if (Math.max(from.length, to.length) > LENGTH_MAX) return Infinity;
  if (Math.abs(from.length - to.length) > max) return Infinity;
  // Each row has the distances from one prefix of `one` to every prefix of `other`.
  let [before, last] = [[] as number[], to.map((_, at) => at).concat(to.length)];
  for (const [at, letter] of from.entries()) {
    const row = [at + 1];
    for (const [place, wanted] of to.entries()) {
      const same = letter === wanted ? 0 : 1;
      const isSwapped = letter === to[place - 1] && from[at - 1] === wanted;
      row.push(
        Math.min(
          (last[place] ?? 0) + same,
          (last[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + 1,
          isSwapped ? (before[place - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...row) > max) return Infinity;
    [before, last] = [last, row];
  }
  const distance = last[to.length] ?? Infinity;
  return distance <= max ? distance : Infinity;
}
