import { useLingui } from '@lingui/react/macro';
import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { SETTABLE_STATUSES } from '#src/contract/applications/statuses.ts';
import { employerStatusLabels } from '#src/entities/application/status-labels.ts';
import { FieldError } from '#src/ui/field.tsx';

type StatusChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  legend: string;
  hint?: string | undefined;
  error?: string;
  ref?: Ref<HTMLInputElement>;
};

/** The statuses that can be set, all in sight. */
export function StatusChoice({ legend, hint, error, ...input }: StatusChoiceProps) {
  const { i18n } = useLingui();
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={describedBy || undefined}>
      <legend className="mb-1.5 font-medium text-14">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-14 text-muted">
          {hint}
        </p>
      )}
      <div className="grid gap-2 xs:grid-cols-2">
        {SETTABLE_STATUSES.map((status) => (
          <label
            key={status}
            className="flex min-h-10 items-center gap-2 rounded-full border border-line-strong bg-surface px-3 font-medium text-14 transition-colors duration-150 hover:border-brand has-checked:border-brand has-checked:bg-wash"
          >
            <input {...input} type="radio" value={status} className="size-4" />
            {i18n._(employerStatusLabels[status])}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
