import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { problemsOf } from '#src/api/api-error.ts';
import { updatePreferences } from '#src/api/notification-preferences.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#src/contract/language.ts';
import {
  type MailedKind,
  NOTIFICATION_MODES,
  type Preferences,
  preferencesInputSchema,
} from '#src/contract/notifications/notification.ts';
import { changedFields } from '#src/lib/form-draft.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { fieldOf } from '#src/ui/field-of.ts';
import { Form } from '#src/ui/form.tsx';
import { FormBar } from '#src/ui/form-bar.tsx';
import { Card } from '#src/ui/panel.tsx';
import { SelectField } from '#src/ui/select.tsx';
import { showFieldErrors } from '#src/ui/show-field-errors.ts';
import { useLeaveGuard } from '#src/ui/use-leave-guard.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { kindGroups, kindHints, kindLabels, modeLabels } from './mail-labels.ts';

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
  const { t, i18n } = useLingui();
  const { mutateAsync, isPending } = useMutation(updatePreferences(token));
  const { language, modes } = preferences;
  const form = useSchemaForm({ schema: formSchema, defaultValues: { language, modes } });
  const field = fieldOf(form);
  const chosen = useWatch({ control: form.control }) as FormValues;
  const hasChanges = chosen.language !== language || changedFields(chosen.modes, modes).length > 0;
  const guard = useLeaveGuard(hasChanges);
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
    <Form form={form} onSubmit={save} className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      {guard}
      {kindGroups.map(({ title, kinds }, index) => (
        <KindGroup
          key={title.id}
          title={i18n._(title)}
          kinds={kinds.filter((kind) => modes[kind])}
          register={(kind) => form.register(`modes.${kind}`)}
          // It has the most rows; the other group and the language are beside it.
          className={index === 0 ? 'lg:row-span-2' : undefined}
        />
      ))}
      <Card className="grid content-start gap-4 self-start p-4 sm:p-5">
        <SelectField
          label={t`Language of our emails`}
          options={languageOptions}
          {...field('language')}
        />
        <p className="text-14 text-muted">
          <Trans>
            Daily: one email with everything new, in the morning. Your notifications on the site
            stay as they are.
          </Trans>
        </p>
      </Card>
      <FormBar className="grid-cols-1 xs:grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3 lg:col-span-full">
        <p role="status" className="text-14 text-muted">
          {hasChanges ? (
            <Trans>You have unsaved changes.</Trans>
          ) : (
            <Trans>All changes are saved.</Trans>
          )}
        </p>
        <Button type="submit" variant={hasChanges ? 'primary' : 'secondary'} pending={isPending}>
          <Trans>Save changes</Trans>
        </Button>
      </FormBar>
    </Form>
  );
}

/** Returns the form props for the radio buttons of a kind. */
type Register = (kind: MailedKind) => UseFormRegisterReturn;

function KindGroup({
  title,
  kinds,
  register,
  className,
}: {
  title: string;
  kinds: readonly MailedKind[];
  register: Register;
  className: string | undefined;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <Card>
        <h2 id={id} className="border-line border-b px-4 py-3 text-16 sm:px-5">
          {title}
        </h2>
        <ul className="divide-y divide-line">
          {kinds.map((kind) => (
            <li key={kind}>
              <ModeRow kind={kind} register={register} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** One of three mail modes for a kind, as one control beside its name; with large text below it. */
function ModeRow({ kind, register }: { kind: MailedKind; register: Register }) {
  const { i18n } = useLingui();
  const id = useId();
  const hint = kindHints[kind];
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={hint && `${id}-hint`}
      className="grid min-h-16 content-center items-center gap-x-4 gap-y-1 px-4 py-2.5 max-sm:flex max-sm:flex-wrap sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5"
    >
      <p id={id} className="min-w-0 max-sm:grow-[999] max-sm:basis-28">
        {i18n._(kindLabels[kind])}
      </p>
      <div
        className={classNames(
          'grid grow xs:grid-cols-[repeat(3,auto)] gap-0.5 rounded bg-canvas p-0.5 ring-1 ring-line ring-inset sm:grid-cols-[repeat(3,5.5rem)]',
          hint && 'sm:row-span-2',
        )}
      >
        {NOTIFICATION_MODES.map((mode) => (
          <label
            key={mode}
            className="relative grid min-h-10 place-items-center rounded px-2 text-14 text-muted hover:text-brand has-checked:bg-action has-checked:font-medium has-checked:text-action-text has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 forced-colors:has-checked:underline"
          >
            <input
              type="radio"
              value={mode}
              {...register(kind)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {i18n._(modeLabels[mode])}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-14 text-muted max-sm:basis-full">
          {i18n._(hint)}
        </p>
      )}
    </div>
  );
}
