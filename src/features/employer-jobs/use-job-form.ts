import type { FieldPath } from 'react-hook-form';
import { problemsOf } from '#src/api/api-error.ts';
import type { JobDraftInput } from '#src/contract/jobs/job-input.ts';
import { showFieldErrors } from '#src/ui/show-field-errors.ts';
import { useDraftForm } from '#src/ui/use-draft-form.ts';
import { jobDraft } from './job-draft.ts';
import { type JobForm, jobDraftFormSchema, jobFormSchema } from './job-form-schema.ts';
import { isSameForm, type JobBase } from './job-versions.ts';

/**
 * The job form, initialized with `start` or with the browser draft `draftName`. The draft keeps all input across a
 * reload or an expired session.
 */
export const useJobForm = (draftName: string, start: JobBase) => {
  const draftForm = useDraftForm({
    schema: jobFormSchema,
    start,
    draft: jobDraft(draftName),
    isSame: isSameForm,
  });
  const { form, begin } = draftForm;

  return {
    ...draftForm,
    /** Shows the server's errors beside their fields. */
    markFields: (error: unknown) => {
      // Doesn't focus a field: the page scrolls to the list of problems above the form.
      showFieldErrors(form, problemsOf(error), { shouldFocus: false });
    },
    /** Discards the input and restarts from `next`. */
    restart: (next: JobBase) => {
      begin(next);
      // The pressed button disappears, and the fields exist only after the next render.
      setTimeout(() => form.setFocus('title'));
    },
    /** Like the form's `handleSubmit`, but validates as a draft. */
    handleDraft: (onValid: (draft: JobDraftInput) => void) => () => {
      form.clearErrors();
      const result = jobDraftFormSchema.safeParse(form.getValues());
      if (result.success) return onValid(result.data);
      result.error.issues.forEach(({ path, message }, index) => {
        form.setError(
          path.join('.') as FieldPath<JobForm>,
          { type: 'custom', message },
          { shouldFocus: index === 0 },
        );
      });
    },
  };
};
