import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';

/** Shows the server's field errors at their fields, and focuses the first. */
export const showFieldProblems = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): void => {
  if (!(error instanceof ApiError)) return;
  const known = error.errors.filter(({ path }) => path in form.getValues());
  for (const [index, { path, msg }] of known.entries())
    form.setError(path as FieldPath<Values>, { message: msg }, { shouldFocus: index === 0 });
};
