import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** What a rule of the server says of the field at `path`; '' when it is about no field. */
type FieldProblem = { path: string; msg: string };

/**
 * Shows what the server says of single fields beside them, with the focus in the first one unless the
 * form has another place for it. Gives the problems that are about none of the form's fields.
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
    // A list shows what is wrong with its entries; in a text, such as JSON, there are none.
    const name = typeof values[field] === 'object' ? problem.path : field;
    form.setError(
      name as FieldPath<Values>,
      { type: 'server', message: problem.msg },
      { shouldFocus: shouldFocus && index === 0 },
    );
  }
  return problems.filter((problem) => !isField(problem));
};
