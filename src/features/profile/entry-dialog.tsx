import { Trans, useLingui } from '@lingui/react/macro';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { type ReactNode, useId, useState } from 'react';
import { type DefaultValues, type FieldValues, useFormContext } from 'react-hook-form';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { type FieldOf, fieldOf } from '#src/ui/field-of.ts';
import { Form } from '#src/ui/form.tsx';
import { useLeaveGuard } from '#src/ui/use-leave-guard.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';

/** The dialog to edit an entry. It asks before changes are discarded. */
export function EntryDialog<Entry extends FieldValues>({
  title,
  schema,
  start,
  onSave,
  onClose,
  children,
}: {
  title: string;
  schema: StandardSchemaV1<Entry, Entry>;
  start: Entry;
  onSave: (entry: Entry) => void;
  onClose: () => void;
  children: (field: FieldOf<Entry>) => ReactNode;
}) {
  const { t } = useLingui();
  const form = useSchemaForm({ schema, defaultValues: start as DefaultValues<Entry> });
  const formId = useId();
  const [isAsking, setIsAsking] = useState(false);
  // Read while rendering, since react-hook-form only tracks what is read then.
  const { isDirty } = form.formState;
  // Where the profile has changes too, it asks for both.
  const profileForm = useFormContext();
  const leaveDialog = useLeaveGuard(isDirty && !profileForm.formState.isDirty);
  const close = () => (isDirty ? setIsAsking(true) : onClose());

  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={onSave}>
        {children(fieldOf(form))}
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
