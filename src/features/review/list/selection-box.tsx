import { useState } from 'react';
import { isFromFullServer } from '#src/api/unless-unknown.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { isOver } from '#src/entities/application/is-over.ts';

/** Whether the application can be part of a bulk change. */
export const isSelectable = (application: Application): boolean =>
  !isOver(application) && isFromFullServer(application);

/** A dash. Not among the styles of all boxes: a group of radio buttons with none chosen is indeterminate, too. */
const PARTIAL =
  "indeterminate:border-action indeterminate:bg-action indeterminate:before:block indeterminate:before:h-full indeterminate:before:bg-action-text indeterminate:before:content-[''] indeterminate:before:[mask:linear-gradient(#000,#000)_center/55%_12%_no-repeat]";

type SelectionBoxProps = {
  label: string;
  /** Shows the label, which otherwise only screen readers get. */
  hasWords?: boolean;
  checked: boolean;
  /** Some but not all rows are selected. */
  isPartial?: boolean;
  onChange: () => void;
};

/** A checkbox that selects a row or all rows, large enough to touch. */
export function SelectionBox({
  label,
  hasWords = false,
  checked,
  isPartial = false,
  onChange,
}: SelectionBoxProps) {
  return (
    <label
      className={
        hasWords
          ? 'inline-flex print:hidden min-h-9 items-center gap-3'
          : '-m-2 print:hidden inline-grid size-9 place-items-center align-middle'
      }
    >
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartial;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className={`size-5 ${PARTIAL}`}
      />
      {hasWords && <span aria-hidden="true">{label}</span>}
    </label>
  );
}

/** Selection among the visible rows (`ids`) only, so that users never change rows they can't see. */
export const useSelection = (ids: readonly string[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = ids.filter((id) => chosen.has(id));
  return {
    selected,
    isSelected: (id: string) => chosen.has(id),
    isWhole: ids.length > 0 && selected.length === ids.length,
    toggle: (id: string) => {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    selectAll: () => setChosen(new Set(ids)),
    clear: () => setChosen(new Set()),
  };
};
export type Selection = ReturnType<typeof useSelection>;
