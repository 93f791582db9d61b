import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import * as z from 'zod/mini';
import { problemsOf } from '#src/api/api-error.ts';
import { createTemplate, deleteTemplate, updateTemplate } from '#src/api/application-messages.ts';
import type { SettableStatus } from '#src/contract/applications/statuses.ts';
import { firstLanguage, LANGUAGE_NAMES, LANGUAGES } from '#src/contract/language.ts';
import { NAME_MAX } from '#src/contract/limits.ts';
import {
  type MessageTemplate,
  TEMPLATE_KINDS,
  type TemplateKind,
  templateInputSchema,
} from '#src/contract/messages/application-message.ts';
import type { UiText } from '#src/lib/ui-text.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmButton } from '#src/ui/confirm-button.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { Form } from '#src/ui/form.tsx';
import { SelectField } from '#src/ui/select.tsx';
import { showFieldErrors } from '#src/ui/show-field-errors.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useRestoredFocus } from '#src/ui/use-restored-focus.ts';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';

type TemplateToolsProps = {
  template: MessageTemplate | undefined;
  status: SettableStatus | undefined;
  text: string;
  /** Called with the id of the template to select after a save; '' after a deletion. */
  onSaved: (id: string) => void;
  /** Receives the focus when the focused button disappears. */
  focusTarget: RefObject<HTMLElement | null>;
};

/** Saves the message as a template; edits or deletes the selected template, which is its key (rule REVIEW-13). */
export function TemplateTools({
  template,
  status,
  text,
  onSaved,
  focusTarget,
}: TemplateToolsProps) {
  const { t, i18n } = useLingui();
  const creating = useMutation(createTemplate());
  const updating = useMutation(updateTemplate());
  const deleting = useMutation(deleteTemplate());
  // Set while the form is open; `_id` is set when editing a saved template.
  const [facts, setFacts] = useState<TemplateFacts & { _id?: string }>();
  const body = text.trim();
  const close = () => setFacts(undefined);
  useRestoredFocus(focusTarget, `${facts !== undefined} ${body === template?.body}`);
  const create = () =>
    setFacts({ name: '', kind: kindFor(status), language: firstLanguage([i18n.locale]) });
  const save = async (given: TemplateFacts) => {
    // Keeps the text of a saved template: another button changes that.
    if (template && facts?._id) {
      await updating.mutateAsync({ ...template, ...given });
      return close();
    }
    const { _id } = await creating.mutateAsync({ ...given, body });
    close();
    onSaved(_id);
  };
  if (facts) {
    return (
      <TemplateForm
        facts={facts}
        isPending={creating.isPending || updating.isPending}
        onSave={save}
        onCancel={close}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {body !== '' && body !== template?.body && (
        <Button variant="ghost" size="small" onClick={create}>
          <Trans>Save as a new template</Trans>
        </Button>
      )}
      {template && body !== '' && body !== template.body && (
        <Button
          variant="ghost"
          size="small"
          pending={updating.isPending}
          onClick={() => updating.mutate({ ...template, body })}
        >
          <Trans>Update this template</Trans>
        </Button>
      )}
      {template && (
        <Button variant="ghost" size="small" onClick={() => setFacts(template)}>
          <Trans>Edit name and language</Trans>
        </Button>
      )}
      {template && (
        <ConfirmButton
          label={t`Delete template`}
          variant="ghost"
          size="small"
          pending={deleting.isPending}
          title={t`Delete this template?`}
          confirmLabel={t`Delete template`}
          onConfirm={() => deleting.mutate(template._id, { onSuccess: () => onSaved('') })}
        >
          <Trans>The text of your message won’t change.</Trans>
        </ConfirmButton>
      )}
    </div>
  );
}

const kindLabels: Record<TemplateKind, UiText> = {
  rejection: msg`Rejection`,
  next_step: msg`Next step`,
  offer: msg`Offer`,
};

const factsSchema = z.pick(templateInputSchema, { name: true, kind: true, language: true });

/** A template without its text. */
type TemplateFacts = z.infer<typeof factsSchema>;

function TemplateForm({
  facts,
  isPending,
  onSave,
  onCancel,
}: {
  facts: TemplateFacts;
  isPending: boolean;
  /** Rejects with the server's field errors. */
  onSave: (facts: TemplateFacts) => Promise<unknown>;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const { name, kind, language } = facts;
  const form = useSchemaForm({ schema: factsSchema, defaultValues: { name, kind, language } });
  const field = fieldOf(form);
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
          {...field('name')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t`Use it for`}
            options={TEMPLATE_KINDS.map((value) => ({ value, label: kindLabels[value] }))}
            {...field('kind')}
          />
          <SelectField
            label={t`Language`}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            {...field('language')}
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

const KINDS: Partial<Record<SettableStatus, TemplateKind>> = {
  reviewed: 'next_step',
  rejected: 'rejection',
  hired: 'offer',
};

/** The template kind that fits a status. */
export const kindFor = (status: SettableStatus | undefined): TemplateKind =>
  (status && KINDS[status]) ?? 'next_step';

/** Sorts templates: the reader's language first, then, within a language, the ones for the status. */
export const templatesFor = (
  templates: readonly MessageTemplate[],
  language: string,
  status: SettableStatus | undefined,
): MessageTemplate[] => {
  const kind = status && KINDS[status];
  const rank = (template: MessageTemplate) =>
    (template.language === language ? 0 : 2) + (template.kind === kind ? 0 : 1);
  return templates.toSorted((one, other) => rank(one) - rank(other));
};
