import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useEffectEvent, useLayoutEffect } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';

type SchemaForm<Values extends FieldValues, Output> = {
  schema: StandardSchemaV1<Values, Output>;
  defaultValues: DefaultValues<Values>;
  /** Called after every change, with the form's values. */
  onChange?: (values: Values) => void;
};

/** A form validated by a zod schema on submit; editing a field clears its error (rule FORM-1). */
export const useSchemaForm = <Values extends FieldValues, Output>({
  schema,
  defaultValues,
  onChange,
}: SchemaForm<Values, Output>): UseFormReturn<Values, unknown, Output> => {
  const form = useForm<Values, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    reValidateMode: 'onSubmit',
    // `Form` does it, in screen order.
    shouldFocusError: false,
  });

  const handleChange = useEffectEvent((name: string | undefined, values: Values) => {
    if (name) form.clearErrors(name as FieldPath<Values>);
    onChange?.(values);
  });
  // Before effects of the screen, which may change values.
  useLayoutEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => handleChange(name, values),
      }),
    [form],
  );
  return form;
};
