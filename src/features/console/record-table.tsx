import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { type ConsoleRecord, consoleEntities, recordLabel } from '../../contract/console.ts';
import type { ConsoleSearch, ConsoleSort } from '../../contract/console-search.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { lazyComponent, onIntent } from '../../ui/lazy-component.tsx';
import { tabLabels } from './entity-messages.ts';
import { RecordDialog } from './lazy-record-dialog.ts';

const DeleteRecord = lazyComponent(async () => (await import('./delete-record.tsx')).DeleteRecord);

const cell = 'px-4 py-3 text-start align-middle max-md:px-0 max-md:py-0';

/** One page of records: a table, or a stack of cards on narrow screens. */
export function RecordTable({
  search,
  records,
}: {
  search: ConsoleSearch;
  records: readonly ConsoleRecord[];
}) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const [deleting, setDeleting] = useState<ConsoleRecord | null>(null);
  const { tab } = search;

  return (
    <>
      <table className="w-full border-separate border-spacing-0 rounded border border-line bg-surface max-md:block max-md:border-0 max-md:bg-transparent">
        <caption className="sr-only">{i18n._(tabLabels[tab])}</caption>
        <thead className="text-14 text-muted max-md:sr-only">
          <tr>
            <SortCell search={search} column="_id">{t`ID`}</SortCell>
            <SortCell search={search} column="name">{t`Name/Title`}</SortCell>
            <SortCell search={search} column="created_at">{t`Created At`}</SortCell>
            <th scope="col" className={`${cell} font-medium`}>{t`Actions`}</th>
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {records.map((record) => (
            <tr
              key={record._id}
              className="max-md:grid max-md:gap-2 max-md:rounded max-md:border max-md:border-line max-md:bg-surface max-md:p-4 md:*:border-line md:*:border-t"
            >
              <td
                className={`${cell} max-w-44 break-all font-mono text-13 text-muted max-md:order-2 max-md:max-w-none`}
              >
                {record._id}
              </td>
              <th scope="row" className={`${cell} wrap-anywhere font-medium`}>
                {recordLabel(record)}
                <Beside search={search} record={record} />
              </th>
              <td
                className={`${cell} text-14 text-muted tabular-nums max-md:order-3 lg:whitespace-nowrap`}
              >
                {formats.dateTime(record.created_at)}
              </td>
              <td className={`${cell} max-md:order-4 md:whitespace-nowrap`}>
                <div className="flex flex-wrap gap-1 max-md:-ms-3 md:flex-nowrap">
                  <OpenLink search={search} record={record} mode="view" />
                  <OpenLink search={search} record={record} mode="edit" />
                  <DeleteButton record={record} onDelete={() => setDeleting(record)} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {deleting && (
        <DeleteRecord entity={tab} record={deleting} onClose={() => setDeleting(null)} />
      )}
    </>
  );
}

/** A record's secondary line. */
function Beside({ search, record }: { search: ConsoleSearch; record: ConsoleRecord }) {
  const values = consoleEntities[search.tab].beside
    .map((name) => record[name])
    .filter((value) => typeof value === 'string' && value !== '');
  if (values.length === 0) return null;
  return (
    <span className="block font-normal text-14 text-muted">{[...new Set(values)].join(' · ')}</span>
  );
}

function OpenLink({
  search,
  record,
  mode,
}: {
  search: ConsoleSearch;
  record: ConsoleRecord;
  mode: 'view' | 'edit';
}) {
  const { t } = useLingui();
  const label = recordLabel(record);
  return (
    <Link
      from="/$console"
      to="."
      search={{ ...search, record: record._id, mode }}
      resetScroll={false}
      preload={false}
      aria-label={mode === 'view' ? t`View ${label}` : t`Edit ${label}`}
      className={buttonClass('ghost', 'small')}
      {...onIntent(RecordDialog.preload)}
    >
      {mode === 'view' ? t`View` : t`Edit`}
    </Link>
  );
}

function DeleteButton({ record, onDelete }: { record: ConsoleRecord; onDelete: () => void }) {
  const { t } = useLingui();
  const label = recordLabel(record);
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={t`Delete ${label}`}
      aria-haspopup="dialog"
      onClick={onDelete}
      {...onIntent(DeleteRecord.preload)}
    >
      <Trans>Delete</Trans>
    </Button>
  );
}

/** A column header that sorts by its column, and reverses the order when pressed again. */
function SortCell({
  search,
  column,
  children,
}: {
  search: ConsoleSearch;
  column: 'name' | '_id' | 'created_at';
  children: ReactNode;
}) {
  const isSorted = search.sort.replace('-', '') === column;
  const isDown = isSorted && search.sort.startsWith('-');
  const next: ConsoleSort = isSorted && !isDown ? `-${column}` : column;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
      className={`${cell} font-medium`}
    >
      <Link
        from="/$console"
        to="."
        search={{ ...search, sort: next, page: 1 }}
        resetScroll={false}
        className="inline-flex min-h-9 items-center gap-1 rounded whitespace-nowrap hover:text-brand hover:underline"
      >
        {children}
        <span aria-hidden="true" className="w-3">
          {isSorted && (isDown ? '↓' : '↑')}
        </span>
      </Link>
    </th>
  );
}
