import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import {
  type ConsoleField,
  type ConsoleRecord,
  recordName,
} from '#src/contract/console/console.ts';
import type { ConsoleSearch, ConsoleSort } from '#src/contract/console/console-search.ts';
import { useFormats } from '#src/lib/use-formats.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Badge } from '#src/ui/badge.tsx';
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

const cell =
  'px-3 py-0.5 text-start align-middle first:ps-4 last:pe-2 max-xl:p-0 max-xl:first:ps-0';

/** A column is as wide as its values need; the name's has what is left. */
const widthOf = ({ type }: ConsoleField): string => (type === 'choice' ? 'xl:w-36' : 'xl:w-54');

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
  const formats = useFormats();
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
            <SortCell search={search} column="created_at" className="xl:w-40">
              {t`Created At`}
            </SortCell>
            <SortCell search={search} column="_id" className="xl:w-32">{t`ID`}</SortCell>
            <th
              scope="col"
              className={`${cell} pe-5! text-end! font-medium xl:w-24`}
            >{t`Actions`}</th>
          </tr>
        </thead>
        <tbody className="max-xl:grid max-xl:gap-3">
          {records.map((record) => (
            <tr
              key={record._id}
              // Every link in the row opens the dialog.
              {...onIntent(RecordDialog.preload)}
              // The name link covers the row; other controls are stacked above it.
              className="relative transition-colors duration-150 ease-out hover:bg-wash max-xl:flex max-xl:min-w-0 max-xl:flex-wrap max-xl:items-center max-xl:gap-x-3 max-xl:gap-y-1 max-xl:rounded max-xl:border max-xl:border-line max-xl:bg-surface max-xl:px-4 max-xl:py-2.5 xl:*:border-line xl:*:border-t"
            >
              <th scope="row" className={`${cell} max-xl:w-full max-xl:pe-10`}>
                <span className="flex min-w-0 items-baseline gap-x-3 max-md:flex-wrap">
                  <NameLink search={search} record={record} />
                  <Beside search={search} record={record} />
                  {record.is_admin === true && (
                    <Badge tone="info">
                      <Trans>Admin</Trans>
                    </Badge>
                  )}
                </span>
              </th>
              {columns.map((field) => (
                <Fact key={field.name} isBlank={isBlank(record[field.name])}>
                  <RecordValue field={field} record={record} />
                </Fact>
              ))}
              <Fact>
                <span title={times.dateTime(record.created_at) ?? undefined}>
                  {formats.date(record.created_at)}
                </span>
              </Fact>
              <Fact className="max-lg:hidden">
                <span className="relative flex max-xl:-my-2">
                  <ShortId id={record._id} name={recordName(record)} />
                </span>
              </Fact>
              <td className={`${cell} max-xl:absolute max-xl:inset-e-1 max-xl:top-0.5`}>
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

/** A cell of one line; cards omit blank ones. */
function Fact({
  isBlank = false,
  className,
  children,
}: {
  isBlank?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <td
      className={classNames(
        cell,
        'max-w-full text-14 tabular max-xl:text-muted',
        isBlank && 'max-xl:hidden',
        className,
      )}
    >
      <div className="truncate">{children}</div>
    </td>
  );
}

function NameLink({ search, record }: { search: ConsoleSearch; record: ConsoleRecord }) {
  const name = recordName(record);
  return (
    <Link
      aria-label={name}
      from="/$console"
      to="."
      search={{ ...search, record: record._id, mode: 'view' }}
      resetScroll={false}
      preload={false}
      title={name}
      className="min-w-0 max-w-full rounded font-semibold text-14 text-brand after:absolute after:inset-0 hover:underline"
    >
      {/* The candidate of an application has a column. */}
      <span className="block truncate">
        {(search.tab === 'applications' && record._names?.job) || name}
      </span>
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
      className="relative min-w-0 shrink-[4] truncate font-normal text-14 text-muted max-md:order-last max-md:basis-full"
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
