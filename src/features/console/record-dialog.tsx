import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { getRecordQuery, listRecordsQuery } from '#src/api/console.ts';
import { type ConsoleSearch, NEW_RECORD } from '#src/contract/console/console-search.ts';
import { RecordForm } from './record-form.tsx';
import { RecordPending } from './record-pending.tsx';

/** The dialog of the record in the URL, or a blank form for a new record. */
export function RecordDialog({ search }: { search: ConsoleSearch & { record: string } }) {
  const navigate = useNavigate({ from: '/$console' });
  const { tab, record: id, mode, ...rest } = search;
  const isNew = id === NEW_RECORD;
  const { data, error, isPending } = useQuery({
    ...getRecordQuery(tab, id),
    enabled: !isNew,
  });
  const list = useQuery({ ...listRecordsQuery(tab, search), enabled: isNew });

  useEffect(() => {
    // oxlint-disable-next-line no-console -- a record that cannot be had is logged, and nothing opens (rule CONSOLE-8)
    if (error) console.error(error);
  }, [error]);

  const close = (isDone: boolean) =>
    navigate({ search: { ...rest, tab }, resetScroll: false, ignoreBlocker: isDone });
  const edit = () => navigate({ search: { ...search, mode: 'edit' }, resetScroll: false });

  if (isNew) {
    // Users who may not see records get no form to create one.
    if (!list.data) return list.isPending ? <RecordPending /> : null;
    return <RecordForm key={tab} entity={tab} mode="create" onClose={close} onEdit={edit} />;
  }
  if (!data) return isPending ? <RecordPending /> : null;
  return (
    <RecordForm
      key={`${id} ${mode}`}
      entity={tab}
      mode={mode}
      record={data}
      onClose={close}
      onEdit={edit}
    />
  );
}
