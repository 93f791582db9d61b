/** A deterministic random generator: the same seed makes the same jobs everywhere. */
export type Random = {
  /** 0 to below 1. */
  next: () => number;
  /** Whole, from `low` to `high`. */
  between: (low: number, high: number) => number;
  chance: (share: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Some of the items in a random order, each once. */
  some: <Item>(items: readonly Item[], count: number) => Item[];
};

/** Repeats an item to weight it in `pick`. */
export const repeat = <Item>(item: Item, count: number): Item[] =>
  Array.from({ length: count }, () => item);

/** A small 32-bit generator: a Weyl sequence mixed by two multiplications. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  return {
    next,
    pick,
    between: (low, high) => low + below(high - low + 1),
    chance: (share) => next() < share,
    some: (items, count) => {
      const order = items.slice();
      const taken = Math.min(count, order.length);
      for (let index = 0; index < taken; index += 1) {
        const other = index + below(order.length - index);
        const item = order[other] as (typeof order)[number];
        order[other] = order[index] as (typeof order)[number];
        order[index] = item;
      }
      order.length = taken;
      return order;
    },
  };
};
