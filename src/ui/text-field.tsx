import { useLingui } from '@lingui/react/macro';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, FieldIcon, type FieldProps } from './field.tsx';
import { Icon, type IconName } from './icons.tsx';
import { moreIcons } from './more-icons.ts';

type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & { ref?: Ref<HTMLInputElement> };

export function TextField({ label, hint, error, optional, className, ...input }: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
      control={(props) => (
        <input {...input} {...props} className={classNames(controlClass, 'h-11')} />
      )}
    />
  );
}

/** A text field with a leading icon. */
export function IconTextField({
  label,
  hint,
  error,
  optional,
  className,
  icon,
  ...input
}: TextFieldProps & { icon: IconName }) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
      control={(props) => (
        <span className="relative block">
          <FieldIcon name={icon} />
          <input {...input} {...props} className={classNames(controlClass, 'h-11 ps-10')} />
        </span>
      )}
    />
  );
}

/** A password field with a button that reveals the password. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: TextFieldProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
      control={(props) => (
        <span className="relative block">
          <input
            {...input}
            {...props}
            type={isShown ? 'text' : 'password'}
            className={classNames(controlClass, 'h-11 pe-12')}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={t`Show password`}
            title={isShown ? t`Hide password` : t`Show password`}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-e-1 inset-y-1 grid w-10 place-items-center rounded-sm text-muted hover:text-brand"
          >
            <Icon name={isShown ? moreIcons.eyeOff : moreIcons.eye} />
          </button>
        </span>
      )}
    />
  );
}
