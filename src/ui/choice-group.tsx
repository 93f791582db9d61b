import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, OptionalMark } from './field.tsx';

type RadioOption = { value: string; label: string; hint?: string };

type RadioGroupProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  legend: string;
  hint?: string | undefined;
  /** As in `FieldProps`. */
  optional?: boolean;
  options: readonly RadioOption[];
  /** Side by side on a phone, too, if they fit; their hints are only read out there. */
  isBeside?: boolean;
  error?: string;
  ref?: Ref<HTMLInputElement>;
};

/** The classes of a radio button's label shown as a card. */
export const choiceCardClass =
  'flex gap-3 rounded border border-line-strong bg-surface p-3 transition-colors duration-150 hover:border-brand has-checked:border-brand has-checked:bg-wash';

/** A few radio buttons, each on a card. */
export function RadioGroup({
  legend,
  hint: groupHint,
  optional,
  options,
  isBeside = false,
  error,
  ...input
}: RadioGroupProps) {
  const id = useId();
  const describedBy = [groupHint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return (
    <fieldset aria-describedby={describedBy.join(' ') || undefined}>
      <legend className="mb-1.5 font-medium text-14">
        {legend} {optional && <OptionalMark />}
      </legend>
      {groupHint && (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-14 text-muted">
          {groupHint}
        </p>
      )}
      <div
        className={classNames(
          'grid gap-3',
          // At most two in a row.
          isBeside
            ? 'grid-cols-[repeat(auto-fit,minmax(min(max(8.5rem,50%-0.375rem),100%),1fr))]'
            : 'sm:grid-cols-2',
        )}
      >
        {options.map(({ value, label, hint }) => (
          <label key={value} className={choiceCardClass}>
            <input {...input} type="radio" value={value} className="mt-0.5 size-5" />
            <span className="min-w-0">
              <span className="block font-medium">{label}</span>
              {hint && (
                <span
                  className={classNames('block text-14 text-muted', isBeside && 'max-sm:sr-only')}
                >
                  {hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
