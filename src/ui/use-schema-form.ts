import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useEffect } from 'react';
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
  /** Called after every change, with all that is in the form. */
  onChange?: (values: Values) => void;
  /** Where the focus goes when something is wrong is then for the caller to say. */
  shouldFocusError?: boolean;
};

/**
 * A form by the rules of a schema: they are asked when it is sent, and a field's error clears as soon as
 * the field is edited (rule FORM-1).
 */
export const useSchemaForm = <Values extends FieldValues, Output>({
  schema,
  defaultValues,
  onChange,
  shouldFocusError = true,
}: SchemaForm<Values, Output>): UseFormReturn<Values, unknown, Output> => {
  const form = useForm<Values, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    reValidateMode: 'onSubmit',
    shouldFocusError,
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name) form.clearErrors(name as FieldPath<Values>);
          onChange?.(values);
        },
      }),
    [form, onChange],
  );
  return form;
};
