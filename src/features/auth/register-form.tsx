import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { describeFailures } from '../../api/api-error.ts';
import { register, registerFailure } from '../../api/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choice.tsx';
import { RadioGroup } from '../../ui/choice-group.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { showFieldProblems } from './field-problems.ts';
import { FormErrors } from './form-errors.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { registerFormSchema } from './register-form-schema.ts';

/** Makes an account; the session that begins leads on. */
export function RegisterForm() {
  const { t } = useLingui();
  const registering = useMutation(register());
  const form = useSchemaForm({
    schema: registerFormSchema,
    defaultValues: {
      user_type: 'candidate',
      first_name: '',
      last_name: '',
      email: '',
      password: '',
      confirmPassword: '',
      termsAccepted: false,
    },
  });
  const { errors } = form.formState;
  const [password, email] = form.watch(['password', 'email']);

  // confirmPassword and termsAccepted are not sent.
  const submit = form.handleSubmit(({ confirmPassword, termsAccepted, ...registration }) =>
    registering.mutate(registration, { onError: (error) => showFieldProblems(form, error) }),
  );

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {registering.isError && (
        <FormErrors texts={describeFailures(registering.error, registerFailure)} />
      )}
      <RadioGroup
        legend={t`I am`}
        options={[
          { value: 'candidate', label: t`Candidate`, hint: t`I am looking for a job` },
          { value: 'employer', label: t`Employer`, hint: t`I am hiring` },
        ]}
        error={errors.user_type?.message}
        {...form.register('user_type')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t`First name`}
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...form.register('first_name')}
        />
        <TextField
          label={t`Last name`}
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...form.register('last_name')}
        />
      </div>
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <NewPasswordField
        label={t`Password`}
        typed={password}
        email={email}
        error={errors.password?.message}
        {...form.register('password', {
          // What it is compared with has changed.
          onChange: () => form.clearErrors('confirmPassword'),
        })}
      />
      <PasswordField
        label={t`Confirm password`}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <CheckboxField
        label={
          <Trans>
            I accept the{' '}
            <Link to="/terms" target="_blank" className="text-link underline underline-offset-4">
              terms and conditions
            </Link>
          </Trans>
        }
        error={errors.termsAccepted?.message}
        {...form.register('termsAccepted')}
      />
      <Button type="submit" pending={registering.isPending}>
        <Trans>Register</Trans>
      </Button>
    </form>
  );
}
