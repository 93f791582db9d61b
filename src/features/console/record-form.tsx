import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { endSessions } from '#src/api/console-mutations.ts';
import { type ConsoleRecord, recordName } from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmButton } from '#src/ui/confirm-button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FailureNotices } from '#src/ui/failure-notices.tsx';
import { Form, FormActions } from '#src/ui/form.tsx';
import { ShortId } from '#src/ui/short-id.tsx';
import { useLeaveGuard } from '#src/ui/use-leave-guard.tsx';
import { type DialogMode, dialogTitle } from './entity-messages.ts';
import { RecordConflict } from './record-conflict.tsx';
import { RecordHistory } from './record-history.tsx';
import { RecordInput } from './record-input.tsx';
import { RecordView } from './record-view.tsx';
import { useRecordForm } from './use-record-form.ts';

type RecordFormProps = {
  entity: ConsoleEntity;
  mode: DialogMode;
  record?: ConsoleRecord;
  /** `isDone`: the input was saved or discarded. */
  onClose: (isDone: boolean) => void;
  onEdit: () => void;
};

/** The dialog that creates, edits or shows a record. */
export function RecordForm({ entity, mode, record, onClose, onEdit }: RecordFormProps) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const { form, fields, base, theirs, failures, isSaving, submit, conflicts, resolve, back } =
    useRecordForm({ entity, record, onSaved: () => onClose(true) });
  const { errors, isDirty } = form.formState;
  const isView = mode === 'view';
  // The dialog is part of the URL: every other URL closes it.
  const leaveDialog = useLeaveGuard(isDirty && !isView, { withinPage: true });
  const close = () => onClose(false);

  if (theirs)
    return (
      <RecordConflict
        title={i18n._(dialogTitle(mode, entity))}
        conflicts={conflicts}
        typed={form.getValues()}
        theirs={theirs}
        onResolve={resolve}
        onDiscard={() => onClose(true)}
        onBack={back}
      >
        {leaveDialog}
      </RecordConflict>
    );
  return (
    <Dialog
      wide={isView}
      title={i18n._(dialogTitle(mode, entity))}
      onClose={close}
      actions={
        isView ? (
          <>
            <Button variant="secondary" onClick={close}>{t`Close`}</Button>
            <Button onClick={onEdit}>{t`Edit`}</Button>
          </>
        ) : (
          <FormActions formId={formId} pending={isSaving} onCancel={close}>
            {mode === 'create' ? t`Create` : t`Save`}
          </FormActions>
        )
      }
    >
      {isView && record ? (
        <div className="grid gap-6">
          <RecordFacts record={record} />
          <RecordView fields={fields} record={record} />
        </div>
      ) : (
        <Form id={formId} form={form} onSubmit={submit}>
          <FailureNotices failures={failures} />
          {base && <RecordFacts record={base} />}
          {fields.map((field) => (
            <RecordInput
              key={field.name}
              field={field}
              form={form}
              referencedName={base?._names?.[field.name]}
              isNew={mode === 'create'}
              error={errors[field.name]?.message}
            />
          ))}
        </Form>
      )}
      {record && entity === 'users' && <EndSessions userId={record._id} />}
      {record && <RecordHistory entity={entity} id={record._id} />}
      {leaveDialog}
    </Dialog>
  );
}

/** The metadata of a record. */
function RecordFacts({ record }: { record: ConsoleRecord }) {
  const { t } = useLingui();
  const times = useTimes();
  const facts: [string, ReactNode][] = [
    [
      t`ID`,
      <span key="id" className="-my-2 block">
        <ShortId id={record._id} name={recordName(record)} />
      </span>,
    ],
    [t`Created At`, times.dateTime(record.created_at)],
    [t`Updated At`, times.dateTime(record.updated_at)],
    [t`Version`, record.__v],
  ];
  return (
    <section className="rounded bg-wash px-4 py-3">
      <p className="wrap-anywhere mb-1 font-semibold text-16 text-brand">{recordName(record)}</p>
      <dl className="grid xs:grid-cols-[auto_1fr] items-center gap-x-6 gap-y-1 text-14">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Logs the user out on every device, after a confirmation. */
function EndSessions({ userId }: { userId: string }) {
  const { t } = useLingui();
  const ending = useMutation(endSessions(userId));
  return (
    <div className="mt-6">
      <ConfirmButton
        variant="secondary"
        size="small"
        label={t`Log out everywhere`}
        pending={ending.isPending}
        title={t`Log this user out everywhere?`}
        confirmLabel={t`Log out everywhere`}
        onConfirm={() => ending.mutate()}
      >
        <p>
          <Trans>The user has to log in again on every device. Nothing is deleted.</Trans>
        </p>
      </ConfirmButton>
    </div>
  );
}
