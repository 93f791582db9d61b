import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError, problemsOf } from '#src/api/api-error.ts';
import type { FormDraft } from '#src/lib/form-draft.ts';
import { showFieldErrors } from '#src/ui/show-field-errors.ts';
import { useDraftForm } from '#src/ui/use-draft-form.ts';

type ProfileFormOptions<Values extends FieldValues, Output> = {
  schema: z.ZodMiniType<Output, Values>;
  /** The stored profile as form values. */
  saved: Values;
  draft: FormDraft<Values>;
  update: UseMutationOptions<void, Error, Output>;
};

/** What became of a save: whether nothing was typed meanwhile, or which fields the server refused. */
type Saved = { isDone: boolean; refused?: string[] };

/** A profile's form. Input typed while saving stays as a change. */
export const useProfileForm = <Values extends FieldValues, Output>({
  schema,
  saved,
  draft,
  update,
}: ProfileFormOptions<Values, Output>) => {
  const updating = useMutation(update);
  const { form, base, isChanged, isRestored, begin, settle } = useDraftForm({
    schema,
    start: { form: saved },
    draft,
  });

  const save = async (changes: Output): Promise<Saved> => {
    const sent = structuredClone(form.getValues());
    try {
      await updating.mutateAsync(changes);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const problems = problemsOf(error);
      showFieldErrors(form, problems);
      return { isDone: false, refused: problems.map(({ path }) => path.split('.')[0] ?? '') };
    }
    return { isDone: settle(sent, { form: sent }) };
  };

  return {
    form,
    /** The last saved values. */
    base,
    save,
    hasChanges: isChanged,
    isRestored,
    isSaving: updating.isPending,
    hasFailed: updating.isError,
    /** Restarts from the last saved values, optionally with some changes. */
    startAgain: (values: Values = base.form) => {
      updating.reset();
      begin(base, values);
    },
  };
};

export type ProfileFormState<Values extends FieldValues, Output> = ReturnType<
  typeof useProfileForm<Values, Output>
>;
