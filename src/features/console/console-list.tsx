import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError, describeFailure } from '../../api/api-error.ts';
import { consoleFailure, consoleQueries } from '../../api/console.ts';
import type { ConsolePage } from '../../contract/console.ts';
import type { ConsoleSearch } from '../../contract/console-search.ts';
import { translate } from '../../lib/message.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState, ErrorNotice } from '../../ui/panel.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import { ConsoleDenied } from './console-denied.tsx';
import { ConsoleToolbar } from './console-toolbar.tsx';
import { RecordTable } from './record-table.tsx';

/** The records of one tab. Who has no rights sees what the server says, and nothing else. */
export function ConsoleList({ search, here }: { search: ConsoleSearch; here: string }) {
  const { t, i18n } = useLingui();
  const list = useQuery(consoleQueries.list(search.tab, search));
  const { data, error, isFetching, isPlaceholderData, refetch } = list;

  if (error && !isFetching) {
    const text = translate(i18n, describeFailure(error, consoleFailure));
    if (error instanceof ApiError && (error.status === 401 || error.status === 403))
      return <ConsoleDenied text={text} here={here} />;
    if (!data) return <ErrorNotice text={text} onRetry={() => refetch()} />;
  }
  return (
    <div className="grid gap-6">
      {data && <ConsoleToolbar search={search} />}
      {!data && <ListSkeleton />}
      {data && (
        <section
          aria-label={t`Results`}
          aria-busy={isPlaceholderData}
          className={classNames(
            'grid gap-4 transition-opacity delay-150 duration-150',
            isPlaceholderData && 'opacity-55',
          )}
        >
          <Total page={data} />
          {data.records.length === 0 ? (
            <NoRecords search={search} />
          ) : (
            <>
              <RecordTable key={search.tab} search={search} records={data.records} />
              <Pager page={search.page} totalPages={data.totalPages} />
            </>
          )}
        </section>
      )}
    </div>
  );
}

/** There before and after each search, also when nothing is found: what changes in it is read out. */
function Total({ page: { total, more } }: { page: ConsolePage }) {
  return (
    <p role="status" className="text-14 text-muted tabular-nums">
      {more ? (
        <Plural value={total} one="More than # record" other="More than # records" />
      ) : (
        <Plural value={total} one="# record" other="# records" />
      )}
    </p>
  );
}

function NoRecords({ search }: { search: ConsoleSearch }) {
  const { t } = useLingui();
  const isPast = search.page > 1;
  return (
    <EmptyState
      icon="search"
      title={isPast ? t`There are no records on this page.` : t`No records found.`}
      action={
        (isPast || search.query) && (
          <Link
            from="/$console"
            to="."
            search={{ tab: search.tab }}
            className={buttonClass('secondary')}
          >
            <Trans>Show all records</Trans>
          </Link>
        )
      }
    />
  );
}

function ListSkeleton() {
  return (
    <Skeleton>
      <SkeletonLine className="mb-6 h-11 w-full" />
      <div className="grid gap-3 rounded border border-line bg-surface p-4">
        {Array.from({ length: 8 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity but their place
          <SkeletonLine key={index} className="h-9 w-full" />
        ))}
      </div>
    </Skeleton>
  );
}
