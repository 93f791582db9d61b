import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { listJobLabelsQuery } from '#src/api/application-review.ts';
import type { Application } from '#src/contract/applications/application.ts';
import {
  distinctLabels,
  labelKey,
  labelSchema,
} from '#src/contract/applications/application-review.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { LABEL_MAX, LABELS_MAX } from '#src/contract/limits.ts';
import { useReviewFrame } from '#src/features/review/review-frame.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { controlClass, FieldError } from '#src/ui/field.tsx';
import { Form } from '#src/ui/form.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { useReviewChange } from './use-review-change.ts';

/** Maximum number of suggested labels from other applications. */
const SUGGESTED_MAX = 5;

/** Rejects an empty label, and any label once the application has the maximum. */
const formSchema = (isFull: boolean) =>
  z.object({
    label: labelSchema.check(
      z.minLength(1, errorMessages.labelRequired),
      z.refine(() => !isFull, errorMessages.listTooLong),
    ),
  });

/** Adds and removes an application's labels, saving each change at once, and suggests labels in use for the job. */
export function LabelField({ application }: { application: Application }) {
  const { t } = useLingui();
  const id = useId();
  const { value: labels = [], change, isPending } = useReviewChange(application, 'labels', 0);
  const { job } = useReviewFrame();
  const { data: known = [] } = useQuery(listJobLabelsQuery(job._id));
  const isFull = labels.length >= LABELS_MAX;
  const form = useSchemaForm({ schema: formSchema(isFull), defaultValues: { label: '' } });
  const typed = useWatch({ control: form.control, name: 'label' });
  const error = form.formState.errors.label?.message;

  const remove = (label: string) => {
    change(labels.filter((one) => one !== label));
    // The pressed button is gone.
    form.setFocus('label');
  };
  const add = (label: string) => {
    change(distinctLabels([...labels, label]));
    form.setFocus('label');
    form.reset();
  };
  /** Reuses the spelling of a label already in use. */
  const addWritten = ({ label }: { label: string }) =>
    add(known.find((one) => labelKey(one) === labelKey(label)) ?? label);
  const has = (label: string) => labels.some((one) => labelKey(one) === labelKey(label));
  const suggested = known
    .filter((one) => !has(one) && labelKey(one).includes(labelKey(typed.trim())))
    .slice(0, SUGGESTED_MAX);

  return (
    <fieldset aria-busy={isPending || undefined}>
      <legend className="text-14 text-muted">{t`Labels`}</legend>
      {labels.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-2">
          {labels.map((label) => (
            <li key={label} className="min-w-0">
              <Label>
                {label}
                <button
                  type="button"
                  aria-label={t`Remove label ${label}`}
                  className="print:hidden -me-1.5 inline-grid size-6 place-items-center rounded-full hover:bg-line"
                  onClick={() => remove(label)}
                >
                  <Icon name="close" width="14" height="14" />
                </button>
              </Label>
            </li>
          ))}
        </ul>
      )}
      <Form form={form} onSubmit={addWritten} className="mt-2 max-w-72 print:hidden">
        <div className="flex max-xs:flex-wrap gap-2">
          <input
            maxLength={LABEL_MAX}
            readOnly={isFull}
            aria-label={t`Add a label`}
            placeholder={t`Add a label`}
            aria-invalid={error ? true : undefined}
            aria-describedby={
              classNames(error && `${id}-error`, isFull && `${id}-full`) || undefined
            }
            className={classNames(controlClass, 'h-9')}
            {...form.register('label')}
          />
          <Button type="submit" variant="secondary" size="small" className="whitespace-nowrap">
            <Trans>Add</Trans>
          </Button>
        </div>
        <FieldError id={`${id}-error`} error={error} />
      </Form>
      {!isFull && suggested.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-1.5 print:hidden">
          {suggested.map((label) => (
            <button
              key={label}
              type="button"
              dir="auto"
              aria-label={t`Add label ${label}`}
              className="inline-flex min-h-6 max-w-full items-center gap-1 rounded-full border border-line-strong border-dashed px-2.5 text-13 text-muted hover:border-brand hover:text-brand"
              onClick={() => add(label)}
            >
              <Icon name={moreIcons.plus} width="12" height="12" />
              {label}
            </button>
          ))}
        </div>
      )}
      {isFull && (
        <p id={`${id}-full`} className="mt-1 text-13 text-muted">
          <Plural
            value={LABELS_MAX}
            one="You can add # label. Remove it to add another."
            other="You can add up to # labels. Remove one to add another."
          />
        </p>
      )}
    </fieldset>
  );
}

function Label({ children }: { children: ReactNode }) {
  return (
    <span
      dir="auto"
      className="inline-flex max-w-full items-center gap-1 rounded-full bg-canvas px-2.5 py-0.5 font-medium text-13 text-brand ring-1 ring-line-strong ring-inset"
    >
      {children}
    </span>
  );
}

/** Read-only labels: `most` of them, and the number of the rest. */
export function LabelList({
  labels,
  most = labels.length,
}: {
  labels: readonly string[];
  most?: number;
}) {
  const rest = labels.length - most;
  return (
    <>
      {labels.slice(0, most).map((label) => (
        <Label key={label}>{label}</Label>
      ))}
      {rest > 0 && <Label>+{rest}</Label>}
    </>
  );
}
