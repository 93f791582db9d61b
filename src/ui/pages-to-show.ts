/** Pages shown at each end, and beside the current one (rule LIST-2). */
const BOUNDARY = 1;
const SIBLINGS = 1;

export type PagerItem = number | 'gap-before' | 'gap-after';

/** The pages that a pager shows, with gaps for omitted ones; a gap never hides a single page. */
export const pagesToShow = (page: number, totalPages: number): PagerItem[] => {
  const shown = new Set<number>();
  for (let near = page - SIBLINGS; near <= page + SIBLINGS; near += 1) shown.add(near);
  for (let end = 1; end <= BOUNDARY; end += 1) shown.add(end).add(totalPages + 1 - end);

  const items: PagerItem[] = [];
  let last = 0;
  for (const next of [...shown].filter((n) => n >= 1 && n <= totalPages).sort((a, b) => a - b)) {
    if (next - last === 2) items.push(last + 1);
    if (next - last > 2) items.push(next <= page ? 'gap-before' : 'gap-after');
    items.push(next);
    last = next;
  }
  return items;
};
