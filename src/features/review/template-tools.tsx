import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { createTemplate, deleteTemplate, updateTemplate } from '../../api/application-messages.ts';
import type { MessageTemplate } from '../../contract/application-message.ts';
import type { SettableStatus } from '../../contract/enumerations.ts';
import { firstLanguage } from '../../contract/language.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useRestoredFocus } from '../../ui/use-restored-focus.ts';
import { type TemplateFacts, TemplateForm } from './template-form.tsx';
import { kindFor } from './templates-for.ts';

type TemplateToolsProps = {
  /** The chosen one. */
  template: MessageTemplate | undefined;
  status: SettableStatus | undefined;
  text: string;
  /** A template was saved: it is the chosen one now. */
  onSaved: (id: string) => void;
  /** Gets the focus when the tool that had it is gone. */
  focusTarget: RefObject<HTMLElement | null>;
};

/** Keeps the message as a template, changes the chosen one, or deletes it. Keyed by the chosen one. */
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
  // While they are edited; `_id` of a kept one.
  const [facts, setFacts] = useState<TemplateFacts & { _id?: string }>();
  const body = text.trim();
  const close = () => setFacts(undefined);
  useRestoredFocus(focusTarget, `${facts !== undefined} ${body === template?.body}`);
  const create = () =>
    setFacts({ name: '', kind: kindFor(status), language: firstLanguage([i18n.locale]) });
  const save = async (given: TemplateFacts) => {
    // Of a kept one, the text stays as it is: it has a button of its own.
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
