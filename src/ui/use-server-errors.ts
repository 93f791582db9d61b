import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { UiText } from '#src/lib/ui-text.ts';
import { type FieldProblem, showFieldErrors } from './show-field-errors.ts';

const NONE: readonly UiText[] = [];

/**
 * Shows a submission's server errors: field errors at their fields, the rest in `failures`, or `fallback` if the
 * server sent none.
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
