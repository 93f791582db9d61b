import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { translate } from '#src/lib/ui-text.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icons.tsx';

/** The classes of every input, select and text area. */
export const controlClass = 'control';

/** The leading icon of a control, which needs `ps-10` and a `relative` box. */
export function FieldIcon({ name }: { name: IconName }) {
  return (
    <Icon
      name={name}
      className="pointer-events-none absolute inset-s-3 inset-y-0 my-auto text-muted"
    />
  );
}

/** The common props of fields. `error` is a contract or server message, translated on display. */
export type FieldProps = {
  label: ReactNode;
  hint?: string;
  error?: string;
  /** Shows '(optional)' beside the label: most fields are required, so only the others are marked. */
  optional?: boolean;
  className?: string;
};

/** The props that tie a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** A label with a hint, a control, and an error below. The remaining props go to the control. */
export function Field<Control extends object>({
  label,
  hint,
  error,
  optional,
  className,
  control,
  ...rest
}: FieldProps &
  Control & { control: (props: Omit<Control, keyof FieldProps> & ControlProps) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className="mb-1.5 block font-medium text-14 text-text">
        {label} {optional && <OptionalMark />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-1.5 text-14 text-muted">
          {hint}
        </p>
      )}
      {control({
        ...(rest as Omit<Control, keyof FieldProps>),
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function OptionalMark() {
  const { t } = useLingui();
  return <span className="font-normal text-muted">{t`(optional)`}</span>;
}

/** Marks error texts, so that a form finds its first invalid field. */
export const FIELD_ERROR = 'data-field-error';

/** The error below a control. Mounted while empty, so that errors are announced. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  const { i18n } = useLingui();
  return (
    <div aria-live="polite" className="empty:absolute">
      {error && (
        <p
          id={id}
          {...{ [FIELD_ERROR]: '' }}
          className="mt-1.5 flex items-start gap-1.5 text-14 text-danger"
        >
          <Icon name="alert" width="16" height="16" className="mt-0.5 shrink-0" />
          {translate(i18n, error)}
        </p>
      )}
    </div>
  );
}
