import {
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';

/** The props that bind a field to its form, with its error. */
export const fieldOf =
  <Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) =>
  <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => {
    const problem: { message?: string } | undefined = get(form.formState.errors, name);
    return { ...form.register(name, options), error: problem?.message };
  };
