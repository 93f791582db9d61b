import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { failureMessages, problemsOf } from '#src/api/api-error.ts';
import { secondStepFailure } from '#src/api/sign-in.ts';
import { totpCodeSchema } from '#src/contract/accounts/second-step.ts';
import { fieldOf } from '#src/ui/field-of.ts';
import { SimpleForm } from '#src/ui/form.tsx';
import { showFieldErrors } from '#src/ui/show-field-errors.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { DigitsField } from './digits-field.tsx';

/** Asks for the code of an authenticator app, or one of the recovery codes. */
export function CodeForm({
  isRecovery,
  error,
  isPending,
  onCode,
}: {
  isRecovery: boolean;
  error: Error | null;
  isPending: boolean;
  onCode: (typed: { code: string }) => void;
}) {
  const { t } = useLingui();
  const form = useSchemaForm({ schema: totpCodeSchema, defaultValues: { code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  useEffect(() => {
    showFieldErrors(form, problemsOf(error));
  }, [form, error]);
  const isAtField = problemsOf(error).some(({ path }) => path === 'code');
  const field = { ...fieldOf(form)('code'), autoCapitalize: 'none', required: true };
  return (
    <SimpleForm
      form={form}
      onSubmit={onCode}
      failures={isAtField ? [] : failureMessages(error, secondStepFailure)}
      button={{ children: <Trans>Log in</Trans>, pending: isPending }}
    >
      {isRecovery ? (
        <TextField
          label={t`Recovery code`}
          hint={t`Ten letters and digits, such as abcde-fgh23`}
          autoComplete="off"
          spellCheck={false}
          {...field}
        />
      ) : (
        <DigitsField label={t`Six-digit code`} {...field} />
      )}
    </SimpleForm>
  );
}
