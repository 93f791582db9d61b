import { isFromFullServer } from '../../api/unless-unknown.ts';
import type { Application } from '../../contract/application.ts';

/** Whether the application can be among those that are changed at once. */
export const isSelectable = (application: Application): boolean =>
  !application.withdrawn_at && isFromFullServer(application);

type SelectionBoxProps = {
  label: string;
  /** Shows the label beside the box; otherwise it is only for screen readers. */
  hasWords?: boolean;
  checked: boolean;
  /** Some of its rows are selected. */
  isPartial?: boolean;
  onChange: () => void;
};

/** A checkbox that selects rows, with a touch-sized target. */
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
        className="size-5"
      />
      {hasWords && <span aria-hidden="true">{label}</span>}
    </label>
  );
}
