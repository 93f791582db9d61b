import { useState } from 'react';

/**
 * Which of the visible rows (`ids`) are selected. Rows on other pages or outside the filter are
 * not: nobody should change what they don't see.
 */
export const useSelection = (ids: readonly string[]) => {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const selected = ids.filter((id) => marked.has(id));
  return {
    selected,
    isSelected: (id: string) => marked.has(id),
    isWhole: ids.length > 0 && selected.length === ids.length,
    toggle: (id: string) => {
      const next = new Set(marked);
      if (!next.delete(id)) next.add(id);
      setMarked(next);
    },
    selectAll: () => setMarked(new Set(ids)),
    clear: () => setMarked(new Set()),
  };
};
export type Selection = ReturnType<typeof useSelection>;
