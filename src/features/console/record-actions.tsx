import { Trans, useLingui } from '@lingui/react/macro';
import { type ConsoleRecord, recordName } from '#src/contract/console/console.ts';
import type { ConsoleSearch } from '#src/contract/console/console-search.ts';
import { Icon } from '#src/ui/icons.tsx';
import { lazyComponent, onIntent } from '#src/ui/lazy-component.tsx';
import { Menu, MenuAction, MenuLink } from '#src/ui/menu.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';

/** The record's dialog, loaded on intent. */
export const RecordDialog = lazyComponent(
  async () => (await import('./record-dialog.tsx')).RecordDialog,
);

export const DeleteRecord = lazyComponent(
  async () => (await import('./delete-record.tsx')).DeleteRecord,
);

/** The actions on a record in the list, in one menu (rule CONSOLE-2). */
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
  const open = (mode: 'view' | 'edit') =>
    ({
      from: '/$console',
      to: '.',
      search: { ...search, record: record._id, mode },
      resetScroll: false,
      preload: false,
    }) as const;
  return (
    <Menu
      label={t`Actions for ${name}`}
      button={<Icon name={moreIcons.more} strokeWidth="3" className="mx-1 size-5" />}
    >
      <MenuLink {...open('view')} aria-label={t`View ${name}`}>
        <Icon name={moreIcons.eye} className="text-muted" />
        <Trans>View</Trans>
      </MenuLink>
      <MenuLink {...open('edit')} aria-label={t`Edit ${name}`}>
        <Icon name={moreIcons.pencil} className="text-muted" />
        <Trans>Edit</Trans>
      </MenuLink>
      <MenuAction
        aria-label={t`Delete ${name}`}
        aria-haspopup="dialog"
        className="text-danger"
        onClick={onDelete}
        {...onIntent(DeleteRecord.preload)}
      >
        <Icon name={moreIcons.trash} />
        <Trans>Delete</Trans>
      </MenuAction>
    </Menu>
  );
}
