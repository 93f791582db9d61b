import { useLingui } from '@lingui/react/macro';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, FieldIcon, type FieldProps } from './field.tsx';
import { Icon, type IconName } from './icons.tsx';
import { moreIcons } from './more-icons.ts';

type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & { ref?: Ref<HTMLInputElement> };

/** WebKit wraps date and time values in a box that sticks to the top of a block. */
const DATED =
  'flex flex-col items-stretch justify-center [&::-webkit-date-and-time-value]:text-start';

export function TextField(props: TextFieldProps) {
  return (
    <Field
      {...props}
      control={(input) => (
        <input
          {...input}
          className={classNames(controlClass, 'h-11', /date|time/.test(props.type ?? '') && DATED)}
        />
      )}
    />
  );
}

/** A text field with a leading icon. */
export function IconTextField({ icon, ...props }: TextFieldProps & { icon: IconName }) {
  return (
    <Field
      {...props}
      control={(input) => (
        <span className="relative block">
          <FieldIcon name={icon} />
          <input {...input} className={classNames(controlClass, 'h-11 ps-10')} />
        </span>
      )}
    />
  );
}

/** A password field with a button that reveals the password. */
export function PasswordField(props: TextFieldProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);

  return (
    <Field
      {...props}
      control={(input) => (
        <span className="relative block">
          <input
            {...input}
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
