import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { problemsOf } from '#src/api/api-error.ts';
import { updatePreferences } from '#src/api/notification-preferences.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#src/contract/language.ts';
import {
  NOTIFICATION_KINDS,
  NOTIFICATION_MODES,
  type NotificationKind,
  type Preferences,
  preferencesInputSchema,
} from '#src/contract/notifications/notification.ts';
import { changedFields } from '#src/lib/form-draft.ts';
import { Button } from '#src/ui/button.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { Form } from '#src/ui/form.tsx';
import { Card } from '#src/ui/panel.tsx';
import { SelectField } from '#src/ui/select.tsx';
import { showFieldErrors } from '#src/ui/show-field-errors.ts';
import { useLeaveGuard } from '#src/ui/use-leave-guard.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { kindHints, kindLabels, modeLabels } from './mail-labels.ts';

/** The form always has a value for every field. */
const formSchema = z.required(preferencesInputSchema);
type FormValues = z.infer<typeof formSchema>;

const languageOptions = LANGUAGES.map((language) => ({
  value: language,
  label: LANGUAGE_NAMES[language],
}));

/** Edits the mail mode of each kind and the language; saved together. */
export function PreferencesForm({
  preferences,
  token,
}: {
  preferences: Preferences;
  token: string | undefined;
}) {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useMutation(updatePreferences(token));
  const { language, modes } = preferences;
  const form = useSchemaForm({ schema: formSchema, defaultValues: { language, modes } });
  const field = fieldOf(form);
  const chosen = useWatch({ control: form.control }) as FormValues;
  const guard = useLeaveGuard(
    chosen.language !== language || changedFields(chosen.modes, modes).length > 0,
  );
  // Takes over values saved here or by `StopMails`, but keeps unsaved choices.
  useEffect(
    () => form.reset({ language, modes }, { keepDirtyValues: true }),
    [form, language, modes],
  );

  /** Sends only changes: other values may have changed elsewhere meanwhile. */
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
        {...field('language')}
      />
      <div>
        <Button type="submit" pending={isPending}>
          <Trans>Save changes</Trans>
        </Button>
      </div>
    </Form>
  );
}

/** Returns the form props for the radio buttons of a kind. */
type Register = (kind: NotificationKind) => UseFormRegisterReturn;

/** On phones labelled choices stack below their kind; from 640 px they are beside it under headings. */
const columns = 'grid sm:grid-cols-[1fr_repeat(3,5.5rem)] sm:items-center';

/** One of three mail modes for each kind. */
function ModeTable({
  kinds,
  register,
}: {
  kinds: readonly NotificationKind[];
  register: Register;
}) {
  const { i18n } = useLingui();
  return (
    <div>
      <div
        aria-hidden="true"
        className={`${columns} border-line border-b px-4 py-2 font-medium text-13 text-muted max-sm:hidden sm:px-5`}
      >
        <span />
        {NOTIFICATION_MODES.map((mode) => (
          <span key={mode} className="text-center">
            {i18n._(modeLabels[mode])}
          </span>
        ))}
      </div>
      <ul className="divide-y divide-line">
        {kinds.map((kind) => (
          <li key={kind}>
            <ModeRow kind={kind} register={register} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ModeRow({ kind, register }: { kind: NotificationKind; register: Register }) {
  const { i18n } = useLingui();
  const id = useId();
  const hint = kindHints[kind];
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={hint && `${id}-hint`}
      className={`${columns} gap-y-2 px-4 py-3 sm:px-5`}
    >
      <div>
        <p id={id} className="font-medium">
          {i18n._(kindLabels[kind])}
        </p>
        {hint && (
          <p id={`${id}-hint`} className="text-14 text-muted">
            {i18n._(hint)}
          </p>
        )}
      </div>
      <div className="grid xs:grid-cols-[repeat(3,auto)] overflow-hidden rounded border border-line-strong sm:contents">
        {NOTIFICATION_MODES.map((mode) => (
          <label
            key={mode}
            className="flex min-h-11 flex-col items-center justify-center gap-1 border-line-strong px-1 py-2 text-center text-14 max-xs:not-first:border-t xs:not-first:border-s hover:bg-wash has-checked:bg-wash has-checked:font-medium sm:border-none sm:hover:bg-transparent sm:has-checked:bg-transparent"
          >
            <input type="radio" value={mode} {...register(kind)} className="size-5" />
            <span className="wrap-break-word sm:sr-only">{i18n._(modeLabels[mode])}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
