import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';
import type { UiText } from '#src/lib/ui-text.ts';
import { Button } from './button.tsx';
import { FailureList } from './failure-notices.tsx';
import { FIELD_ERROR } from './field.tsx';

type FormProps<Values extends FieldValues, Output> = {
  /** From `useSchemaForm` or `useDraftForm`. */
  form: UseFormReturn<Values, unknown, Output>;
  /** Called with the schema's output. While its promise is pending, submits are ignored. */
  onSubmit: (output: Output) => unknown;
  /** Called when the schema rejects the values; the fields show the errors. */
  onRefused?: (errors: FieldErrors<Values>) => void;
  id?: string;
  ref?: Ref<HTMLFormElement>;
  className?: string;
  children: ReactNode;
};

const CONTROLS = 'input, select, textarea, button';

/** The control that an error describes, or a group's first. */
const controlOf = (form: HTMLElement, error: Element): HTMLElement | null => {
  const described = form.querySelector<HTMLElement>(`[aria-describedby~="${error.id}"]`);
  return described?.matches(CONTROLS)
    ? described
    : (described?.querySelector<HTMLElement>(CONTROLS) ?? null);
};

/** Focuses the first invalid control, in screen order. */
const focusFirstWrong = (form: HTMLElement): void => {
  const errors = [...form.querySelectorAll(`[${FIELD_ERROR}]`)];
  errors
    .map((error) => controlOf(form, error))
    .find((control) => control !== null)
    ?.focus();
};

/**
 * The form of every screen (rule FORM-1): validates by its schema on submit, shows each error at its field and focuses
 * the first. Searches, which work without scripts, use `SearchBox`.
 */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  onRefused,
  id,
  ref,
  className = 'grid gap-5',
  children,
}: FormProps<Values, Output>) {
  const { submitCount } = useFormState({ control: form.control });
  const sent = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);

  // After rendering the errors, so that they are read out with their field.
  useEffect(() => {
    if (submitCount > 0 && sent.current) focusFirstWrong(sent.current);
  }, [submitCount]);

  const submit = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await form.handleSubmit((output) => onSubmit(output), onRefused)();
    } finally {
      isBusy.current = false;
    }
  };
  return (
    <FormProvider {...form}>
      <form
        ref={ref}
        id={id}
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble from a dialog's form to the form that opened it.
          event.stopPropagation();
          sent.current = event.currentTarget;
          void submit();
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}

type SimpleFormProps<Values extends FieldValues, Output> = FormProps<Values, Output> & {
  /** Why the form was refused, above its fields. */
  failures: readonly UiText[];
  /** The submit button, below the fields. */
  button: Omit<ComponentProps<typeof Button>, 'type'>;
  /** Closes the form; adds a Cancel button. */
  onCancel?: () => void;
};

/** A short form in one column. */
export function SimpleForm<Values extends FieldValues, Output>({
  failures,
  button,
  onCancel,
  children,
  ...form
}: SimpleFormProps<Values, Output>) {
  return (
    <Form {...form}>
      <FailureList failures={failures} />
      {children}
      {onCancel ? (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" {...button} />
          <Button variant="secondary" size={button.size} onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      ) : (
        <Button type="submit" {...button} />
      )}
    </Form>
  );
}

/** The actions of a dialog with a form: Cancel, and the button that sends the form. */
export function FormActions({
  formId,
  pending,
  isQuiet = false,
  onCancel,
  children,
}: {
  formId: string;
  /** While the form is being sent. */
  pending?: boolean;
  /** While it is too early to send: pressed, the button says what is missing. */
  isQuiet?: boolean;
  onCancel: () => void;
  /** The submit button's label. */
  children: ReactNode;
}) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        type="submit"
        form={formId}
        variant={isQuiet ? 'secondary' : 'primary'}
        pending={pending}
      >
        {children}
      </Button>
    </>
  );
}
