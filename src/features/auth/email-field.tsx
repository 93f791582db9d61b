import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '#src/ui/text-field.tsx';

/** An account's email, which password managers store as the username. */
export function EmailField({
  label,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }) {
  const { t } = useLingui();
  return (
    <TextField
      label={label ?? t`Email`}
      type="email"
      autoComplete="username"
      inputMode="email"
      {...field}
    />
  );
}
