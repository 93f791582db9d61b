import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { controlClass, Field } from '#src/ui/field.tsx';
import type { TextField } from '#src/ui/text-field.tsx';

/** A field for a code of six digits, and as wide. */
export function DigitsField(props: ComponentProps<typeof TextField>) {
  return (
    <Field
      autoComplete="one-time-code"
      inputMode="numeric"
      {...props}
      control={(input) => (
        <input
          {...input}
          className={classNames(controlClass, 'h-12 max-w-44 text-22 tabular-nums tracking-widest')}
        />
      )}
    />
  );
}
