import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import {
  type ConsoleField,
  type ConsoleRecord,
  type FieldType,
  recordName,
} from '#src/contract/console/console.ts';
import type { ConsoleSearch, ConsoleSort } from '#src/contract/console/console-search.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons.tsx';
import { onIntent } from '#src/ui/lazy-component.tsx';
import { Link } from '#src/ui/link.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { ShortId } from '#src/ui/short-id.tsx';
import { columnsOf, fieldsBeside } from './columns.ts';
import { tabLabels } from './entity-messages.ts';
import { nameField } from './field-names.ts';
import { DeleteRecord, RecordActions, RecordDialog } from './record-actions.tsx';
import { isBlank, RecordValue } from './record-value.tsx';
import { useShortDateTime } from './use-short-date-time.ts';

const cell =
  'px-3 py-0.5 text-start align-middle first:ps-4 last:pe-2 max-xl:p-0 max-xl:first:ps-0';

/** A column is as wide as its values need; the name's has what is left. */
const MOMENT = 'xl:w-46';
const widths: Partial<Record<FieldType, string>> = {
  choice: 'xl:w-34',
  boolean: 'xl:w-32',
  datetime: MOMENT,
};
const widthOf = ({ type }: ConsoleField): string => widths[type] ?? 'xl:w-44';

/** One page of records: a table of one line for each, or a stack of cards on narrow screens. */
export function RecordTable({
  search,
  records,
}: {
  search: ConsoleSearch;
  records: readonly ConsoleRecord[];
}) {
  const { t, i18n } = useLingui();
  const times = useTimes();
  const formatShort = useShortDateTime();
  const [deleting, setDeleting] = useState<ConsoleRecord | null>(null);
  const { tab } = search;
  const columns = columnsOf(tab);

  return (
    <>
      <table className="w-full border-separate border-spacing-0 rounded border border-line bg-surface max-xl:block max-xl:border-0 max-xl:bg-transparent xl:table-fixed">
        <caption className="sr-only">{i18n._(tabLabels[tab])}</caption>
        <thead className="text-13 text-muted max-xl:sr-only">
          <tr>
            <SortCell search={search} column="name">{t`Name/Title`}</SortCell>
            {columns.map((field) => (
              <th
                key={field.name}
                scope="col"
                className={`${cell} ${widthOf(field)} truncate font-medium`}
              >
                {nameField(i18n, field.name)}
              </th>
            ))}
            <SortCell search={search} column="created_at" className={MOMENT}>
              {t`Created At`}
            </SortCell>
            <SortCell search={search} column="_id" className="xl:w-37">{t`ID`}</SortCell>
            <th scope="col" className={`${cell} text-end! font-medium xl:w-20`}>{t`Actions`}</th>
          </tr>
        </thead>
        <tbody className="max-xl:grid max-md:grid-cols-1 max-xl:gap-3 md:max-xl:grid-cols-2">
          {records.map((record) => (
            <tr
              key={record._id}
              // Every link in the row opens the dialog.
              {...onIntent(RecordDialog.preload)}
              // The name link covers the row; other controls are stacked above it.
              className="relative transition-colors duration-150 ease-out hover:bg-wash max-xl:flex max-xl:min-w-0 max-xl:flex-col max-xl:gap-1 max-xl:rounded max-xl:border max-xl:border-line max-xl:bg-surface max-xl:p-4 xl:*:border-line xl:*:border-t"
            >
              <th scope="row" className={`${cell} max-xl:mb-1 max-xl:pe-10`}>
                <span className="flex min-w-0 xl:items-baseline xl:gap-3 max-xl:flex-col">
                  <NameLink search={search} record={record} />
                  <Beside search={search} record={record} />
                </span>
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
              <Fact label={t`Created At`}>
                <span title={times.dateTime(record.created_at) ?? undefined}>
                  {formatShort(record.created_at)}
                </span>
              </Fact>
              <Fact label={t`ID`}>
                <span className="relative flex max-xl:-my-1.5">
                  <ShortId id={record._id} name={recordName(record)} />
                </span>
              </Fact>
              <td className={`${cell} max-xl:absolute max-xl:inset-e-1 max-xl:top-1.5`}>
                <span className="relative flex xl:justify-end">
                  <RecordActions
                    search={search}
                    record={record}
                    onDelete={() => setDeleting(record)}
                  />
                </span>
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

/** A cell of one line; cards prefix the column's heading and omit blank cells. */
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
        'text-14 tabular max-xl:min-h-7 max-xl:gap-x-3 max-xs:flex-col xs:max-xl:items-center',
        isBlank ? 'max-xl:hidden' : 'max-xl:flex',
      )}
    >
      <span aria-hidden="true" className="shrink-0 text-muted xs:w-2/5 xl:hidden">
        {label}
      </span>
      <div className="min-w-0 truncate">{children}</div>
    </td>
  );
}

function NameLink({ search, record }: { search: ConsoleSearch; record: ConsoleRecord }) {
  const name = recordName(record);
  return (
    <Link
      from="/$console"
      to="."
      search={{ ...search, record: record._id, mode: 'view' }}
      resetScroll={false}
      preload={false}
      title={name}
      className="max-w-full rounded font-semibold text-14 text-brand after:absolute after:inset-0 hover:underline"
    >
      <span className="block truncate">{name}</span>
    </Link>
  );
}

function Beside({ search, record }: { search: ConsoleSearch; record: ConsoleRecord }) {
  const text = fieldsBeside(search.tab)
    .map((name) => record[name])
    .filter((value) => typeof value === 'string' && value !== '')
    .join(' ');
  if (text === '') return null;
  return (
    // Gives way to the name.
    <span
      title={text}
      className="relative min-w-0 shrink-[4] truncate font-normal text-14 text-muted"
    >
      {text}
    </span>
  );
}

/** A column header that sorts by its column; pressing again reverses the order. */
function SortCell({
  search,
  column,
  className,
  children,
}: {
  search: ConsoleSearch;
  column: 'name' | '_id' | 'created_at';
  className?: string;
  children: ReactNode;
}) {
  const isSorted = search.sort.replace('-', '') === column;
  const isDown = isSorted && search.sort.startsWith('-');
  const next: ConsoleSort = isSorted && !isDown ? `-${column}` : column;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
      className={classNames(cell, 'font-medium', className)}
    >
      <Link
        from="/$console"
        to="."
        search={{ ...search, sort: next, page: 1 }}
        resetScroll={false}
        className="inline-flex max-xl:hidden min-h-9 items-center gap-1 rounded whitespace-nowrap hover:text-brand hover:underline"
      >
        {children}
        {isSorted && (
          <Icon name={isDown ? moreIcons.arrowDown : moreIcons.arrowUp} width="16" height="16" />
        )}
      </Link>
      {/* Cards hide the head visually, so it must contain nothing focusable. */}
      <span className="xl:hidden">{children}</span>
    </th>
  );
}
