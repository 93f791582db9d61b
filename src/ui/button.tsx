import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'normal' | 'small';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-action text-action-text hover:bg-action-hover',
  secondary: 'border border-line-strong bg-surface text-brand hover:border-brand hover:bg-wash',
  ghost: 'text-brand hover:bg-wash',
  danger: 'bg-filled-danger text-filled-text',
};

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-5 text-16 max-xs:px-3',
  small: 'min-h-9 px-3 text-14',
};

/** The classes of a button, for links that look like one. */
export const buttonClass = (
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'normal',
): string => classNames('button print:hidden', variants[variant], sizes[size]);

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Replaces the label with a spinner and ignores presses; width and focus stay. */
  pending?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({
  variant,
  size,
  pending = false,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- It has one: a plain button, unless said otherwise.
      type={type}
      className={classNames(buttonClass(variant, size), className)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      // Not `disabled`, which would lose the focus. Pressing Enter in a field clicks the button too.
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      <span className={classNames('inline-flex items-center gap-2', pending && 'opacity-0')}>
        {children}
      </span>
      {pending && <Spinner className="absolute" />}
    </button>
  );
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string;
  ref?: Ref<HTMLButtonElement>;
};

const iconButtonClass =
  'print:hidden inline-grid size-11 shrink-0 place-items-center rounded text-brand transition-colors duration-150 ease-out hover:bg-wash';

/** A square icon button; `label` is its accessible name and its tooltip. */
export function IconButton({ label, className, type = 'button', ...props }: IconButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- It has one: a plain button, unless said otherwise.
      type={type}
      aria-label={label}
      title={label}
      className={classNames(iconButtonClass, className)}
      {...props}
    />
  );
}
