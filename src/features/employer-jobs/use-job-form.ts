import type { FieldPath } from 'react-hook-form';
import { problemsOf } from '#src/api/api-error.ts';
import type { JobDraftInput } from '#src/contract/jobs/job-input.ts';
import { showFieldErrors } from '#src/ui/show-field-errors.ts';
import { useDraftForm } from '#src/ui/use-draft-form.ts';
import { jobDraft } from './job-draft.ts';
import { type JobForm, jobDraftFormSchema, jobFormSchema } from './job-form-schema.ts';
import { isSameForm, type JobBase } from './job-versions.ts';

/**
 * The job form over `start`. What is typed is a draft in the browser under `draftName`: it survives a
 * reload and an expired session, and is what the form begins with the next time.
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
    /** Says beside each field what the server has said of it. */
    markFields: (error: unknown) => {
      // The problems are listed above the form, which is scrolled to them.
      showFieldErrors(form, problemsOf(error), { shouldFocus: false });
    },
    /** Begins anew on `next`; what was typed is gone. */
    restart: (next: JobBase) => {
      begin(next);
      // What was pressed is gone; the fields are there again only after this.
      setTimeout(() => form.setFocus('title'));
    },
    /** As the form's own handleSubmit, by the rules of a draft. */
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
