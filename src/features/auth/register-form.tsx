import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { failureMessages, problemsOf } from '#src/api/api-error.ts';
import { usePasswordMin } from '#src/api/settings.ts';
import { register, registerFailure } from '#src/api/sign-in.ts';
import type { UserType } from '#src/contract/enumerations.ts';
import { PASSWORD_MIN } from '#src/contract/limits.ts';
import { CheckboxField } from '#src/ui/choice.tsx';
import { RadioGroup } from '#src/ui/choice-group.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { SimpleForm } from '#src/ui/form.tsx';
import { TextLink } from '#src/ui/link.tsx';
import { showFieldErrors } from '#src/ui/show-field-errors.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { registerFormSchema } from './register-form-schema.ts';

/** Creates an account; the new session then redirects. `userType` is the role at first. */
export function RegisterForm({
  userType,
  onUserType,
}: {
  userType: UserType;
  onUserType: (chosen: UserType) => void;
}) {
  const { t } = useLingui();
  const registering = useMutation(register());
  const form = useSchemaForm({
    schema: registerFormSchema(usePasswordMin() ?? PASSWORD_MIN),
    defaultValues: {
      user_type: userType,
      first_name: '',
      last_name: '',
      email: '',
      password: '',
      confirmPassword: '',
      termsAccepted: false,
    },
  });
  const field = fieldOf(form);
  const email = form.watch('email');

  return (
    <SimpleForm
      form={form}
      // confirmPassword and termsAccepted are not in the body.
      onSubmit={({ confirmPassword, termsAccepted, ...registration }) =>
        registering.mutate(registration, {
          onError: (error) => showFieldErrors(form, problemsOf(error)),
        })
      }
      failures={failureMessages(registering.error, registerFailure)}
      button={{ children: <Trans>Register</Trans>, pending: registering.isPending }}
    >
      <RadioGroup
        legend={t`I am`}
        options={[
          { value: 'candidate', label: t`Candidate`, hint: t`I’m looking for a job` },
          { value: 'employer', label: t`Employer`, hint: t`I’m hiring` },
        ]}
        isBeside
        {...field('user_type', {
          onChange: () => onUserType(form.getValues('user_type')),
        })}
      />
      <div className="grid xs:grid-cols-2 gap-x-4 gap-y-5">
        <TextField label={t`First name`} autoComplete="given-name" {...field('first_name')} />
        <TextField label={t`Last name`} autoComplete="family-name" {...field('last_name')} />
      </div>
      <EmailField {...field('email')} />
      <NewPasswordFields label={t`Password`} email={email} />
      <div>
        <CheckboxField
          label={
            <Trans>
              I accept the{' '}
              <TextLink to="/terms" target="_blank">
                terms and conditions
              </TextLink>
            </Trans>
          }
          {...field('termsAccepted')}
        />
        <p className="text-14 text-muted">
          <Trans>
            What we store about you is in our{' '}
            <TextLink to="/privacy" target="_blank">
              privacy policy
            </TextLink>
            .
          </Trans>
        </p>
      </div>
    </SimpleForm>
  );
}
