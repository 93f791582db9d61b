import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getDependentsQuery } from '#src/api/console.ts';
import { deleteRecord } from '#src/api/console-mutations.ts';
import { type ConsoleRecord, type Dependents, recordName } from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { ShortId } from '#src/ui/short-id.tsx';

/** Deletes a record after a confirmation that says what else will be deleted (rule CONSOLE-9). */
export function DeleteRecord({
  entity,
  record,
  onClose,
}: {
  entity: ConsoleEntity;
  record: ConsoleRecord;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const dependents = useQuery(getDependentsQuery(entity, record._id));
  const deleting = useMutation(deleteRecord(entity));
  return (
    <ConfirmDialog
      title={t`Are you sure you want to delete this item?`}
      confirmLabel={t`Delete`}
      // Allows no confirmation before the consequences are shown.
      pending={deleting.isPending || dependents.isPending}
      onConfirm={() => deleting.mutate(record, { onSettled: onClose })}
      onCancel={onClose}
    >
      <p className="wrap-anywhere font-medium">{recordName(record)}</p>
      <p className="mt-1">
        <ShortId id={record._id} name={recordName(record)} />
      </p>
      <div className="mt-3 text-muted">
        {dependents.isError && <Trans>We couldn’t check what else will be deleted.</Trans>}
        {dependents.data && <DependentRecords dependents={dependents.data} />}{' '}
        <Trans>This can’t be undone.</Trans>
      </div>
    </ConfirmDialog>
  );
}

function DependentRecords({
  dependents: { jobs, applications, files },
}: {
  dependents: Dependents;
}) {
  if (jobs + applications + files === 0) return null;
  return (
    <>
      <Trans>This will also be deleted:</Trans>
      <ul className="my-2 list-disc ps-5 text-text">
        {jobs > 0 && (
          <li>
            <Plural value={jobs} one="# job" other="# jobs" />
          </li>
        )}
        {applications > 0 && (
          <li>
            <Plural value={applications} one="# application" other="# applications" />
          </li>
        )}
        {files > 0 && (
          <li>
            <Plural value={files} one="# file" other="# files" />
          </li>
        )}
      </ul>
    </>
  );
}
