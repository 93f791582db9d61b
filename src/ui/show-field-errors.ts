import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** A validation error of the server; `path` names the field, '' when it is about none. */
export type FieldProblem = { path: string; msg: string };

/**
 * Shows the server's field errors at their fields and focuses the first, unless the form handles
 * the focus itself. Returns the errors that are about none of the form's fields.
 */
export const showFieldErrors = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  problems: readonly FieldProblem[],
  { shouldFocus = true } = {},
): FieldProblem[] => {
  const values: FieldValues = form.getValues();
  const fieldOf = ({ path }: FieldProblem) => path.split('.')[0] ?? '';
  const isField = (problem: FieldProblem) => fieldOf(problem) in values;
  for (const [index, problem] of problems.filter(isField).entries()) {
    const field = fieldOf(problem);
    // A list shows its entries' errors; a text, such as JSON, has no entries.
    const name = typeof values[field] === 'object' ? problem.path : field;
    form.setError(
      name as FieldPath<Values>,
      { type: 'server', message: problem.msg },
      { shouldFocus: shouldFocus && index === 0 },
    );
  }
  return problems.filter((problem) => !isField(problem));
};
