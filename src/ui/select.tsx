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
  /** The classes of a select with another look, such as a badge's. */
  look?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
};

/**
 * A native select, which works best on phones; give it an `aria-label`. A small one is a list's control and isn't
 * printed.
 */
export function Select({ options, small = false, look, ...select }: SelectProps) {
  const { i18n } = useLingui();
  return (
    <span className={classNames('relative block', small && 'print:hidden')}>
      <select
        {...select}
        className={look ?? classNames(controlClass, 'appearance-none pe-9', small ? 'h-9' : 'h-11')}
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
        className="pointer-events-none absolute inset-e-3 inset-y-0 my-auto text-muted"
      />
    </span>
  );
}

export function SelectField(props: FieldProps & SelectProps) {
  return <Field<SelectProps> {...props} control={(select) => <Select {...select} />} />;
}
