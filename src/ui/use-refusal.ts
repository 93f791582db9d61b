import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Message } from '#src/lib/message.ts';
import { type FieldProblem, showFieldErrors } from './show-field-errors.ts';

const NONE: readonly Message[] = [];

/**
 * What the server says of what a form sent: of a field at the field, the rest in `failures`, which the form
 * shows. `otherwise` is said when it has said nothing of fields.
 */
export const useRefusal = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
) => {
  const [failures, setFailures] = useState(NONE);
  return {
    failures,
    refuse: (problems: readonly FieldProblem[], otherwise: Message) => {
      const others = showFieldErrors(form, problems).map(({ msg }) => msg);
      setFailures(problems.length > 0 ? others : [otherwise]);
    },
    clear: () => setFailures(NONE),
  };
};
