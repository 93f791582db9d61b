import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { UiText } from '#src/lib/ui-text.ts';
import { type FieldProblem, showFieldErrors } from './show-field-errors.ts';

const NONE: readonly UiText[] = [];

/**
 * What the server says of what a form sent: of a field at the field, the rest in `failures`, which the form
 * shows. `fallback` when the server has named no field.
 */
export const useServerErrors = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
) => {
  const [failures, setFailures] = useState(NONE);
  return {
    failures,
    showErrors: (problems: readonly FieldProblem[], fallback: UiText) => {
      const others = showFieldErrors(form, problems).map(({ msg }) => msg);
      setFailures(problems.length > 0 ? others : [fallback]);
    },
    clear: () => setFailures(NONE),
  };
};
