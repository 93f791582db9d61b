import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** A server-side validation error; `path` names the field, '' for none. */
export type FieldProblem = { path: string; msg: string };

/**
 * Shows the server's field errors at their fields and focuses the first, unless `shouldFocus` is false. Returns the
 * errors of unknown fields.
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
    // A list shows its entries' errors; a text, such as JSON, has none.
    const name = typeof values[field] === 'object' ? problem.path : field;
    form.setError(
      name as FieldPath<Values>,
      { type: 'server', message: problem.msg },
      { shouldFocus: shouldFocus && index === 0 },
    );
  }
  return problems.filter((problem) => !isField(problem));
};
