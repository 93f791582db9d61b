import { useCallback, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import type { JobDraftInput } from '../../contract/job-input.ts';
import { allowStored } from '../../contract/parse-update.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { readJobDraft, writeJobDraft } from './job-draft.ts';
import { type JobForm, jobDraftFormSchema, jobFormSchema } from './job-form-schema.ts';
import { isSameForm, type JobBase } from './job-versions.ts';

/**
 * The job form over `start`. What is typed is kept in the browser under `name`, so that it survives a
 * reload and an expired session; what was kept before is what the form begins with.
 */
export const useJobForm = (name: string, start: JobBase) => {
  const [kept] = useState(() => {
    const found = readJobDraft(name, start.form);
    return found && !isSameForm(found.form, start.form) ? found : null;
  });
  const [base, setBase] = useState(kept?.base ?? start);
  const [isChanged, setIsChanged] = useState(kept !== null);
  const [isRestored, setIsRestored] = useState(kept !== null);

  const keep = useCallback(
    (form: JobForm) => {
      const differs = !isSameForm(form, base.form);
      setIsChanged(differs);
      writeJobDraft(name, differs ? { form, base } : null);
    },
    [name, base],
  );
  // A new job has nothing stored, also when it is a copy.
  const stored = base.status && base.form;
  const form = useSchemaForm({
    schema: allowStored(jobFormSchema, stored),
    defaultValues: kept?.form ?? start.form,
    onChange: keep,
  });

  const forget = () => writeJobDraft(name, null);
  return {
    form,
    /** What the form was begun on. */
    base,
    /** Whether the form says something else than its base. */
    isChanged,
    /** Whether it began with what was kept. */
    isRestored,
    /** Forgets what is kept, once it has been sent. */
    forget,
    /** Says beside each field what the server has said of it. */
    markFields: (error: unknown) => {
      if (!(error instanceof ApiError)) return;
      for (const { path, msg } of error.errors)
        if ((path.split('.')[0] ?? '') in start.form)
          form.setError(path as FieldPath<JobForm>, { type: 'server', message: msg });
    },
    /** Begins anew on `next`; what was typed is gone. */
    restart: (next: JobBase) => {
      form.reset(next.form);
      setBase(next);
      setIsChanged(false);
      setIsRestored(false);
      forget();
      // What was pressed is gone; the fields are there again only after this.
      setTimeout(() => form.setFocus('title'));
    },
    /** As the form's own handleSubmit, by the rules of a draft. */
    handleDraft: (onValid: (draft: JobDraftInput) => void) => () => {
      form.clearErrors();
      const result = allowStored(jobDraftFormSchema, stored).safeParse(form.getValues());
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
