import { useLingui } from '@lingui/react/macro';
import type { Ref, SelectHTMLAttributes } from 'react';
import { translate, type UiText } from '#src/lib/ui-text.ts';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';
import { Icon } from './icons.tsx';

export type SelectOption = { value: string; label: UiText };

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & {
  options: readonly SelectOption[];
  size?: never;
  small?: boolean;
  /** The colours of a select that looks like a badge. */
  pill?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
};

/**
 * A native select, which works best on phones; give it an `aria-label`. A small one is a list's control and isn't
 * printed.
 */
export function Select({ options, small = false, pill, ...select }: SelectProps) {
  const { i18n } = useLingui();
  return (
    <span className={classNames('relative block', small && 'print:hidden')}>
      <select
        {...select}
        className={
          pill
            ? `min-h-9 w-full appearance-none rounded-full ps-3 pe-8 font-medium text-14 disabled:opacity-70 [&>option]:bg-surface [&>option]:text-text ${pill}`
            : classNames(controlClass, 'appearance-none pe-9', small ? 'h-9' : 'h-11')
        }
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {translate(i18n, label)}
          </option>
        ))}
      </select>
      <Icon
        name="chevronDown"
        width="16"
        height="16"
        className={classNames(
          'pointer-events-none absolute inset-e-3 inset-y-0 my-auto',
          pill ?? 'text-muted',
          pill && 'bg-transparent!',
        )}
      />
    </span>
  );
}

export function SelectField(props: FieldProps & SelectProps) {
  return <Field<SelectProps> {...props} control={(select) => <Select {...select} />} />;
}
