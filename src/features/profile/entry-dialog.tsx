import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { type DefaultValues, useFormContext } from 'react-hook-form';
import { TEXT_MAX } from '#src/contract/limits.ts';
import { Confirm } from '#src/ui/confirm.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { Form, FormActions } from '#src/ui/form.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useLeaveGuard } from '#src/ui/use-leave-guard.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import type { Entries, EntryKind, ListName } from './entry-kinds.ts';
import { PeriodFields } from './period-fields.tsx';

/** Edits the entry `existingEntry`, or creates one. Asks before discarding changes. */
export function EntryDialog<Name extends ListName>({
  kind,
  existingEntry,
  onSave,
  onClose,
}: {
  kind: EntryKind<Entries[Name]>;
  existingEntry: Entries[Name] | undefined;
  onSave: (entry: Entries[Name]) => void;
  onClose: () => void;
}) {
  type Entry = Entries[Name];
  const { t, i18n } = useLingui();
  const form = useSchemaForm({
    schema: kind.schema,
    defaultValues: (existingEntry ?? kind.blank) as DefaultValues<Entry>,
  });
  const field = fieldOf(form);
  const formId = useId();
  const [isAsking, setIsAsking] = useState(false);
  // Read while rendering, since react-hook-form tracks only state read then.
  const { isDirty } = form.formState;
  // If the profile has changes too, its own guard asks for both.
  const profileForm = useFormContext();
  const leaveDialog = useLeaveGuard(isDirty && !profileForm.formState.isDirty);
  const close = () => (isDirty ? setIsAsking(true) : onClose());

  return (
    <Dialog
      title={i18n._(existingEntry ? kind.editLabel : kind.addLabel)}
      onClose={close}
      actions={
        <FormActions formId={formId} onCancel={close}>
          <Trans>Done</Trans>
        </FormActions>
      }
    >
      <Form id={formId} form={form} onSubmit={onSave}>
        {kind.lines.map(({ name, label, optional }) => (
          <TextField key={name} label={i18n._(label)} optional={optional} {...field(name)} />
        ))}
        <PeriodFields currentLabel={i18n._(kind.currentLabel)} />
        {kind.text && (
          <TextArea
            label={i18n._(kind.text.label)}
            optional
            rows={3}
            limit={TEXT_MAX}
            {...field(kind.text.name)}
          />
        )}
      </Form>
      {leaveDialog}
      {isAsking && (
        <Confirm
          title={t`Discard this entry?`}
          confirmLabel={t`Discard`}
          onConfirm={onClose}
          onCancel={() => setIsAsking(false)}
        >
          <p>{t`What you typed here isn’t in the list yet.`}</p>
        </Confirm>
      )}
    </Dialog>
  );
}
