import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type ConsoleRecord, recordName } from '#src/contract/console/console.ts';
import type { ConsoleSearch, ConsoleSort } from '#src/contract/console/console-search.ts';
import { useFormats } from '#src/lib/use-formats.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons.tsx';
import { onIntent } from '#src/ui/lazy-component.tsx';
import { Link } from '#src/ui/link.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { ShortId } from '#src/ui/short-id.tsx';
import { columnsOf, fieldsBelow } from './columns.ts';
import { tabLabels } from './entity-messages.ts';
import { nameField } from './field-names.ts';
import { DeleteRecord, RecordActions, RecordDialog } from './record-actions.tsx';
import { isBlank, RecordValue } from './record-value.tsx';

const cell = 'px-3 py-2 text-start align-middle first:ps-4 last:pe-4 max-lg:p-0 max-lg:first:ps-0';

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
  const columns = columnsOf(tab);

  return (
    <>
      <table className="w-full border-separate border-spacing-0 rounded border border-line bg-surface max-lg:block max-lg:border-0 max-lg:bg-transparent">
        <caption className="sr-only">{i18n._(tabLabels[tab])}</caption>
        <thead className="text-14 text-muted max-lg:sr-only">
          <tr>
            <SortCell search={search} column="name">{t`Name/Title`}</SortCell>
            {columns.map((field) => (
              <th key={field.name} scope="col" className={`${cell} whitespace-nowrap font-medium`}>
                {nameField(i18n, field.name)}
              </th>
            ))}
            <SortCell search={search} column="created_at">{t`Created At`}</SortCell>
            <SortCell search={search} column="_id">{t`ID`}</SortCell>
            <th scope="col" className={`${cell} font-medium`}>{t`Actions`}</th>
          </tr>
        </thead>
        <tbody className="max-lg:grid max-md:grid-cols-1 max-lg:gap-3 md:max-lg:grid-cols-2">
          {records.map((record) => (
            <tr
              key={record._id}
              // Every link in the row opens the dialog.
              {...onIntent(RecordDialog.preload)}
              // The name link covers the row; other controls are stacked above it.
              className="relative transition-colors duration-150 ease-out hover:bg-wash max-lg:flex max-lg:flex-col max-lg:gap-2 max-lg:rounded max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-4 lg:*:border-line lg:*:border-t"
            >
              <th scope="row" className={`${cell} wrap-anywhere lg:min-w-48`}>
                <NameLink search={search} record={record} />
                <Below search={search} record={record} />
              </th>
              {columns.map((field) => (
                <Fact
                  key={field.name}
                  label={nameField(i18n, field.name)}
                  isBlank={isBlank(record[field.name])}
                >
                  <RecordValue field={field} record={record} />
                </Fact>
              ))}
              <Fact label={t`Created At`}>{formats.dateTime(record.created_at)}</Fact>
              <Fact label={t`ID`}>
                <span className="relative">
                  <ShortId id={record._id} name={recordName(record)} />
                </span>
              </Fact>
              <td
                className={`${cell} max-lg:mt-auto max-lg:border-line max-lg:border-t max-lg:pt-2`}
              >
                <RecordActions
                  search={search}
                  record={record}
                  onDelete={() => setDeleting(record)}
                />
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

/** A cell; cards prefix the column's heading and omit blank cells. */
function Fact({
  label,
  isBlank = false,
  children,
}: {
  label: string;
  isBlank?: boolean;
  children: ReactNode;
}) {
  return (
    <td
      className={classNames(
        cell,
        'wrap-anywhere text-14 tabular max-lg:gap-x-3 max-xs:flex-col xs:max-lg:items-baseline',
        isBlank ? 'max-lg:hidden' : 'max-lg:flex',
      )}
    >
      <span aria-hidden="true" className="shrink-0 text-muted xs:w-2/5 lg:hidden">
        {label}
      </span>
      <div className="min-w-0">{children}</div>
    </td>
  );
}

function NameLink({ search, record }: { search: ConsoleSearch; record: ConsoleRecord }) {
  return (
    <Link
      from="/$console"
      to="."
      search={{ ...search, record: record._id, mode: 'view' }}
      resetScroll={false}
      preload={false}
      className="rounded font-semibold text-brand after:absolute after:inset-0 hover:underline"
    >
      {recordName(record)}
    </Link>
  );
}

function Below({ search, record }: { search: ConsoleSearch; record: ConsoleRecord }) {
  const values = fieldsBelow(search.tab)
    .map((name) => record[name])
    .filter((value) => typeof value === 'string' && value !== '');
  if (values.length === 0) return null;
  return <span className="block font-normal text-14 text-muted">{values.join(' ')}</span>;
}

/** A column header that sorts by its column; pressing again reverses the order. */
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
        className="inline-flex max-lg:hidden min-h-9 items-center gap-1 rounded whitespace-nowrap hover:text-brand hover:underline"
      >
        {children}
        {isSorted && (
          <Icon name={isDown ? moreIcons.arrowDown : moreIcons.arrowUp} width="16" height="16" />
        )}
      </Link>
      {/* Cards hide the head visually, so it must contain nothing focusable. */}
      <span className="lg:hidden">{children}</span>
    </th>
  );
}
