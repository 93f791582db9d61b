import { useLingui } from '@lingui/react/macro';
import { type ConsoleRecord, recordName } from '#src/contract/console/console.ts';
import type { ConsoleSearch } from '#src/contract/console/console-search.ts';
import { IconButton, iconButtonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { lazyComponent, onIntent } from '#src/ui/lazy-component.tsx';
import { Link } from '#src/ui/link.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';

/** The record's dialog, loaded on intent. */
export const RecordDialog = lazyComponent(
  async () => (await import('./record-dialog.tsx')).RecordDialog,
);

export const DeleteRecord = lazyComponent(
  async () => (await import('./delete-record.tsx')).DeleteRecord,
);

/** The actions on a record in the list. */
export function RecordActions({
  search,
  record,
  onDelete,
}: {
  search: ConsoleSearch;
  record: ConsoleRecord;
  onDelete: () => void;
}) {
  const { t } = useLingui();
  const name = recordName(record);
  return (
    <div className="relative flex w-fit flex-wrap max-lg:-ms-3 lg:-me-2">
      <OpenLink search={search} record={record} mode="view" label={t`View ${name}`} />
      <OpenLink search={search} record={record} mode="edit" label={t`Edit ${name}`} />
      <IconButton
        label={t`Delete ${name}`}
        aria-haspopup="dialog"
        className="lg:size-9"
        onClick={onDelete}
        {...onIntent(DeleteRecord.preload)}
      >
        <Icon name={moreIcons.trash} />
      </IconButton>
    </div>
  );
}

function OpenLink({
  search,
  record,
  mode,
  label,
}: {
  search: ConsoleSearch;
  record: ConsoleRecord;
  mode: 'view' | 'edit';
  label: string;
}) {
  return (
    <Link
      from="/$console"
      to="."
      search={{ ...search, record: record._id, mode }}
      resetScroll={false}
      preload={false}
      aria-label={label}
      title={label}
      className={`${iconButtonClass} lg:size-9`}
      {...onIntent(RecordDialog.preload)}
    >
      <Icon name={mode === 'view' ? moreIcons.eye : moreIcons.pencil} />
    </Link>
  );
}
