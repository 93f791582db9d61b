import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { problemsOf } from '../../api/api-error.ts';
import { savePreferences } from '../../api/notification-preferences.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../contract/language.ts';
import {
  NOTIFICATION_KINDS,
  type Preferences,
  preferencesInputSchema,
} from '../../contract/notification.ts';
import { changedFields } from '../../lib/form-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Card } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/select.tsx';
import { showFieldErrors } from '../../ui/show-field-errors.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { ModeTable } from './mode-table.tsx';

/** All of it is chosen in the form. */
const formSchema = z.required(preferencesInputSchema);
type FormValues = z.infer<typeof formSchema>;

const languageOptions = LANGUAGES.map((language) => ({
  value: language,
  label: LANGUAGE_NAMES[language],
}));

/** What one is mailed, by kind, and in which language; saved together. */
export function PreferencesForm({
  preferences,
  token,
}: {
  preferences: Preferences;
  token: string | undefined;
}) {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useMutation(savePreferences(token));
  const { language, modes } = preferences;
  const form = useSchemaForm({ schema: formSchema, defaultValues: { language, modes } });
  const { errors } = form.formState;
  const chosen = useWatch({ control: form.control }) as FormValues;
  const guard = useLeaveGuard(
    chosen.language !== language || changedFields(chosen.modes, modes).length > 0,
  );
  // What was saved, here or by the question above; what is chosen and not saved stays.
  useEffect(
    () => form.reset({ language, modes }, { keepDirtyValues: true }),
    [form, language, modes],
  );

  /** Only what was changed: the rest may have been changed elsewhere meanwhile. */
  const save = async (given: FormValues) => {
    const kinds = changedFields(given.modes, modes);
    try {
      await mutateAsync({
        ...(given.language !== language && { language: given.language }),
        modes: Object.fromEntries(kinds.map((kind) => [kind, given.modes[kind]])),
      });
    } catch (error) {
      showFieldErrors(form, problemsOf(error));
      return;
    }
    const now = structuredClone(form.getValues());
    form.reset(given);
    form.reset(now, { keepDefaultValues: true });
  };
  return (
    <Form form={form} onSubmit={save} className="grid gap-6">
      {guard}
      <Card>
        <ModeTable
          kinds={NOTIFICATION_KINDS.filter((kind) => modes[kind])}
          register={(kind) => form.register(`modes.${kind}`)}
        />
      </Card>
      <p className="-mt-3 text-14 text-muted">
        <Trans>
          Once a day: one email with everything new, in the morning. Your notifications on the site
          stay as they are.
        </Trans>
      </p>
      <SelectField
        label={t`Language of our emails`}
        options={languageOptions}
        className="sm:max-w-60"
        error={errors.language?.message}
        {...form.register('language')}
      />
      <div>
        <Button type="submit" pending={isPending}>
          <Trans>Save changes</Trans>
        </Button>
      </div>
    </Form>
  );
}
