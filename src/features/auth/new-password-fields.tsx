import { useLingui } from '@lingui/react/macro';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { PasswordField } from '../../ui/text-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import type { PasswordPair } from './password-pair.ts';

/** A password that is being chosen, twice. `email` is whose it is. */
export function NewPasswordFields<Values extends PasswordPair, Output>({
  form,
  label,
  email,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  label: string;
  email?: string;
}) {
  const { t } = useLingui();
  // A form's type isn't assignable to that of a form with fewer fields, though it has these two.
  const pair = form as unknown as UseFormReturn<PasswordPair>;
  const { errors } = useFormState({ control: pair.control });
  const typed = useWatch({ control: pair.control, name: 'password' });
  return (
    <>
      <NewPasswordField
        label={label}
        typed={typed}
        email={email}
        error={errors.password?.message}
        {...pair.register('password', {
          // What it is compared with has changed.
          onChange: () => pair.clearErrors('confirmPassword'),
        })}
      />
      <PasswordField
        label={t`Confirm password`}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...pair.register('confirmPassword')}
      />
    </>
  );
}
