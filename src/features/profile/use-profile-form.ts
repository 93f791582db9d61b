import { useEffect, useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import { allowStored } from '../../contract/parse-update.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { writeProfileDraft } from './profile-form-schema.ts';

type ProfileFormOptions<Values extends FieldValues, Output> = {
  schema: z.ZodMiniType<Output, Values>;
  /** What the server has, as the form holds it. */
  saved: Values;
  /** Under this name, what is not saved yet is kept in the browser. */
  draftName: string;
  readDraftAs: (draft: string) => Values | null;
  /** Rejects with ApiError when the profile was not saved. */
  save: (changes: Output) => Promise<void>;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A profile's form: what is changed and not saved is kept in the browser, as an expired session or a
 * crash would lose it, and is brought back the next time. `discard` gives it up.
 */
export const useProfileForm = <Values extends FieldValues, Output>({
  schema,
  saved,
  draftName,
  readDraftAs,
  save,
}: ProfileFormOptions<Values, Output>) => {
  const [keeper] = useState(() => {
    const kept = readDraft(draftName);
    return {
      saved,
      draft: kept ? readDraftAs(kept) : null,
      keep(values: Values) {
        writeDraft(draftName, writeProfileDraft(values, this.saved));
      },
      forget() {
        this.draft = null;
        writeDraft(draftName, '');
      },
    };
  });
  const [onChange] = useState(() => (values: Values) => keeper.keep(values));
  const form = useSchemaForm({
    schema: allowStored(schema, saved),
    defaultValues: saved as DefaultValues<Values>,
    onChange,
  });

  // What was brought back counts as changed against what is saved.
  useEffect(() => {
    if (keeper.draft) form.reset(keeper.draft, { keepDefaultValues: true });
  }, [form, keeper]);

  const submit = form.handleSubmit(async (changes) => {
    const sent = structuredClone(form.getValues());
    try {
      await save(changes);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const problems = error.errors.filter(({ path }) => path);
      for (const [index, { path, msg }] of problems.entries())
        form.setError(path as FieldPath<Values>, { message: msg }, { shouldFocus: index === 0 });
      return;
    }
    const typedMeanwhile = structuredClone(form.getValues());
    keeper.saved = sent;
    keeper.forget();
    form.reset(sent);
    if (!isSame(typedMeanwhile, sent)) form.reset(typedMeanwhile, { keepDefaultValues: true });
  });

  const discard = () => {
    form.reset(keeper.saved);
    keeper.forget();
  };

  return {
    form,
    submit,
    discard,
    forget: () => keeper.forget(),
    hasChanges: form.formState.isDirty,
    isRestored: keeper.draft !== null && form.formState.isDirty,
  };
};
