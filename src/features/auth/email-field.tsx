import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '#src/ui/text-field.tsx';

/** The email address that an account is known by. */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { t } = useLingui();
  return (
    <TextField label={t`Email`} type="email" autoComplete="username" inputMode="email" {...field} />
  );
}
