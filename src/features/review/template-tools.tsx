import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createTemplate, deleteTemplate, updateTemplate } from '../../api/application-messages.ts';
import type { MessageTemplate } from '../../contract/application-message.ts';
import type { SettableStatus } from '../../contract/enumerations.ts';
import { firstLanguage } from '../../contract/language.ts';
import { messages } from '../../contract/messages.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { kindFor } from './templates-for.ts';

type TemplateToolsProps = {
  /** The chosen one. */
  template: MessageTemplate | undefined;
  status: SettableStatus | undefined;
  text: string;
  /** A template was saved: it is the chosen one now. */
  onSaved: (id: string) => void;
};

/** Keeps the message as a template, changes the chosen one, or deletes it. */
export function TemplateTools({ template, status, text, onSaved }: TemplateToolsProps) {
  const { t, i18n } = useLingui();
  const creating = useMutation(createTemplate());
  const updating = useMutation(updateTemplate());
  const deleting = useMutation(deleteTemplate());
  const [name, setName] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const body = text.trim();
  const create = () => {
    if (creating.isPending) return;
    if (!name?.trim()) return setIsMissing(true);
    creating.mutate(
      { name, body, kind: kindFor(status), language: firstLanguage([i18n.locale]) },
      {
        onSuccess: ({ _id }) => {
          setName(null);
          onSaved(_id);
        },
      },
    );
  };
  if (name !== null) {
    return (
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t`Name of the template`}
          value={name}
          maxLength={100}
          error={isMissing ? messages.nameRequired : undefined}
          className="min-w-48 grow"
          onChange={({ target }) => {
            setName(target.value);
            setIsMissing(false);
          }}
        />
        <Button variant="secondary" pending={creating.isPending} onClick={create}>
          <Trans>Save template</Trans>
        </Button>
        <Button variant="ghost" onClick={() => setName(null)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {body !== '' && body !== template?.body && (
        <Button variant="ghost" size="small" onClick={() => setName('')}>
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
          <Trans>Save to this template</Trans>
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
          <Trans>The text of your message stays as it is.</Trans>
        </ConfirmButton>
      )}
    </div>
  );
}
