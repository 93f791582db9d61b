import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { problemsOf } from '../../api/api-error.ts';
import {
  TEMPLATE_KINDS,
  type TemplateKind,
  templateInputSchema,
} from '../../contract/application-message.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../contract/language.ts';
import { NAME_MAX } from '../../contract/limits.ts';
import type { Message } from '../../lib/message.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select.tsx';
import { showFieldErrors } from '../../ui/show-field-errors.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useSchemaForm } from '../../ui/use-schema-form.ts';

const kindLabels: Record<TemplateKind, Message> = {
  rejection: msg`Rejection`,
  next_step: msg`Next step`,
  offer: msg`Offer`,
};

const factsSchema = z.pick(templateInputSchema, { name: true, kind: true, language: true });

/** What a template is found by. */
export type TemplateFacts = z.infer<typeof factsSchema>;

/** Name, kind and language of a template. */
export function TemplateForm({
  facts,
  isPending,
  onSave,
  onCancel,
}: {
  facts: TemplateFacts;
  isPending: boolean;
  /** Saves it; what the server says of a field is shown. */
  onSave: (facts: TemplateFacts) => Promise<unknown>;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const { name, kind, language } = facts;
  const form = useSchemaForm({ schema: factsSchema, defaultValues: { name, kind, language } });
  const { errors } = form.formState;
  const save = (given: TemplateFacts) =>
    onSave(given).catch((error: unknown) => showFieldErrors(form, problemsOf(error)));
  return (
    <Form form={form} onSubmit={save} className="">
      <fieldset className="grid gap-4 rounded border border-line p-4">
        <legend className="sr-only">{t`Template`}</legend>
        <TextField
          label={t`Name of the template`}
          maxLength={NAME_MAX}
          autoFocus
          error={errors.name?.message}
          {...form.register('name')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t`Use it for`}
            options={TEMPLATE_KINDS.map((value) => ({ value, label: kindLabels[value] }))}
            error={errors.kind?.message}
            {...form.register('kind')}
          />
          <SelectField
            label={t`Language`}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            error={errors.language?.message}
            {...form.register('language')}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" size="small" pending={isPending}>
            <Trans>Save template</Trans>
          </Button>
          <Button variant="ghost" size="small" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </fieldset>
    </Form>
  );
}
