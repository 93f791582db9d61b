import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePasswordMin } from '#src/api/settings.ts';
import { PASSWORD_MIN } from '#src/contract/limits.ts';
import { fieldOf } from '#src/ui/field-of.ts';
import { PasswordField } from '#src/ui/text-field.tsx';
import type { PasswordPair } from './password-pair.ts';
import { passwordStrength, type Strength } from './password-strength.ts';

/** A new password and its confirmation, for the surrounding form. `email` is the account's. */
export function NewPasswordFields({ label, email }: { label: string; email?: string }) {
  const { t } = useLingui();
  const form = useFormContext<PasswordPair>();
  const field = fieldOf(form);
  const typed = useWatch({ control: form.control, name: 'password' });
  return (
    <>
      <NewPasswordField
        label={label}
        typed={typed}
        email={email}
        {...field('password', {
          // The password that it must match has changed.
          onChange: () => form.clearErrors('confirmPassword'),
        })}
      />
      <PasswordField
        label={t`Confirm password`}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
    </>
  );
}

const LEVELS: readonly Strength[] = ['weak', 'fair', 'strong'];
const colours: Record<Strength, string> = {
  weak: 'bg-danger',
  fair: 'bg-warning',
  strong: 'bg-success',
};

/** A new password with a strength meter. The meter is only a hint and blocks nothing. */
function NewPasswordField({
  typed,
  email,
  ...field
}: Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'> & {
  typed: string;
  email?: string;
}) {
  const { t } = useLingui();
  // Until the setting loads, assume the stricter minimum.
  const hint =
    usePasswordMin() === PASSWORD_MIN
      ? t`At least 6 characters. 8 or more is better.`
      : t`At least 8 characters, and not your email or a common password.`;
  const strength = typed === '' ? undefined : passwordStrength(typed, email);
  const words: Record<Strength, string> = {
    weak: t`Weak: easy to guess. Try several words that don’t belong together.`,
    fair: t`Fair: a few more characters make it harder to guess.`,
    strong: t`Strong`,
  };
  const reached = strength ? LEVELS.indexOf(strength) : -1;
  return (
    <div className="min-w-0">
      <PasswordField hint={hint} autoComplete="new-password" {...field} />
      {/* Mounted from the start, so that changes are announced. */}
      <div aria-live="polite" className="text-14 text-muted">
        {strength && (
          <>
            <span aria-hidden="true" className="mt-2 mb-1 grid grid-cols-3 gap-1">
              {LEVELS.map((level, index) => (
                <span
                  key={level}
                  className={`h-1 rounded-full ${index <= reached ? colours[strength] : 'bg-line'}`}
                />
              ))}
            </span>
            <span className="sr-only">{t`Password strength:`} </span>
            {words[strength]}
          </>
        )}
      </div>
    </div>
  );
}
