import type { FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import { allowStored } from '../../contract/parse-update.ts';
import type { FormDraft } from '../../lib/form-draft.ts';
import { useDraftForm } from '../../ui/use-draft-form.ts';

type ProfileFormOptions<Values extends FieldValues, Output> = {
  schema: z.ZodMiniType<Output, Values>;
  /** What the server has, as the form holds it. */
  saved: Values;
  draft: FormDraft<Values>;
  /** Rejects with ApiError when the profile was not saved. */
  save: (changes: Output) => Promise<void>;
};

/** A profile's form. What was typed while it was being saved stays, as a change. */
export const useProfileForm = <Values extends FieldValues, Output>({
  schema,
  saved,
  draft,
  save,
}: ProfileFormOptions<Values, Output>) => {
  const { form, base, isChanged, isRestored, discard, begin } = useDraftForm({
    schema: (base) => allowStored(schema, base.form),
    start: { form: saved },
    draft,
  });

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
    begin({ form: sent }, structuredClone(form.getValues()));
  });

  return {
    form,
    submit,
    hasChanges: isChanged,
    isRestored,
    /** Gives the changes up and goes back to what was last saved. */
    startAgain: () => begin(base),
    /** Discards the draft alone: the page is being left. */
    discard,
  };
};
