type SelectionBoxProps = {
  label: string;
  /** The label stands beside it to be read; else it is only read out. */
  hasWords?: boolean;
  checked: boolean;
  /** Some of what it stands for is selected. */
  isPartial?: boolean;
  onChange: () => void;
};

/** A checkbox that selects rows, in a target that a finger hits. */
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
          ? 'inline-flex min-h-9 items-center gap-3'
          : '-m-2 inline-grid size-9 place-items-center align-middle'
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
        className="size-5 accent-(--action)"
      />
      {hasWords && <span aria-hidden="true">{label}</span>}
    </label>
  );
}
