import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { fieldOf } from '#src/ui/field-of.ts';
import { TextField } from '#src/ui/text-field.tsx';
import type { PersonalForm } from './profile-form-schema.ts';

/** The fields shared by both user types. */
export function PersonalFields({ email }: { email: string }) {
  const { t } = useLingui();
  const field = fieldOf(useFormContext<PersonalForm>());
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t`First name`} autoComplete="given-name" {...field('first_name')} />
        <TextField label={t`Last name`} autoComplete="family-name" {...field('last_name')} />
      </div>
      <div className="text-14">
        <p className="mb-1 font-medium">{t`Email`}</p>
        <p className="text-16">{email}</p>
        <p className="text-muted">{t`You log in with this address. It can’t be changed here.`}</p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t`Phone`} type="tel" autoComplete="tel" optional {...field('phone')} />
        <TextField
          label={t`Location`}
          autoComplete="address-level2"
          optional
          {...field('location')}
        />
      </div>
    </>
  );
}
