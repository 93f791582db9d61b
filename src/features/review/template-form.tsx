import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  type MessageTemplate,
  TEMPLATE_KINDS,
  type TemplateKind,
} from '../../contract/application-message.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../contract/language.ts';
import { NAME_MAX } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import type { Message } from '../../lib/message.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';

const kindLabels: Record<TemplateKind, Message> = {
  rejection: msg`Rejection`,
  next_step: msg`Next step`,
  offer: msg`Offer`,
};

/** What a template is found by. */
export type TemplateFacts = Pick<MessageTemplate, 'name' | 'kind' | 'language'>;

/** Name, kind and language of a template. */
export function TemplateForm({
  facts,
  isPending,
  onSave,
  onCancel,
}: {
  facts: TemplateFacts;
  isPending: boolean;
  onSave: (facts: TemplateFacts) => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const [given, setGiven] = useState(facts);
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = given.name.trim() === '';
  const save = () => {
    setIsChecked(true);
    const { name, kind, language } = given;
    if (!isMissing && !isPending) onSave({ name, kind, language });
  };
  return (
    <fieldset className="grid gap-4 rounded border border-line p-4">
      <legend className="sr-only">{t`Template`}</legend>
      <TextField
        label={t`Name of the template`}
        value={given.name}
        maxLength={NAME_MAX}
        error={isChecked && isMissing ? messages.nameRequired : undefined}
        onChange={({ target }) => setGiven({ ...given, name: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Use it for`}
          value={given.kind}
          options={TEMPLATE_KINDS.map((value) => ({ value, label: kindLabels[value] }))}
          onChange={({ target }) => {
            const kind = TEMPLATE_KINDS.find((one) => one === target.value);
            if (kind) setGiven({ ...given, kind });
          }}
        />
        <SelectField
          label={t`Language`}
          value={given.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={({ target }) => {
            const language = LANGUAGES.find((one) => one === target.value);
            if (language) setGiven({ ...given, language });
          }}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" pending={isPending} onClick={save}>
          <Trans>Save template</Trans>
        </Button>
        <Button variant="ghost" size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
