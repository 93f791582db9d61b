import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError, failureMessage } from '#src/api/api-error.ts';
import { useSession } from '#src/api/auth.ts';
import { consoleFailure, listRecordsQuery } from '#src/api/console.ts';
import { exportRecords } from '#src/api/console-mutations.ts';
import { logout } from '#src/api/logout.ts';
import type { ConsolePage } from '#src/contract/console/console.ts';
import { type ConsoleSearch, NEW_RECORD } from '#src/contract/console/console-search.ts';
import { translate } from '#src/lib/ui-text.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { onIntent } from '#src/ui/lazy-component.tsx';
import { Link } from '#src/ui/link.tsx';
import { ListRegion } from '#src/ui/list-region.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { Pager } from '#src/ui/pager.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import { Skeleton, SkeletonLine } from '#src/ui/skeleton.tsx';
import { SkeletonRows } from '#src/ui/skeleton-lines.tsx';
import { BeingDeleted } from './being-deleted.tsx';
import { ConsoleToolbar } from './console-toolbar.tsx';
import { tabLabels } from './entity-messages.ts';
import { RecordDialog } from './record-actions.tsx';
import { RecordTable } from './record-table.tsx';

/** The records of one tab. Users without rights see only the server's message. */
export function ConsoleList({ search, here }: { search: ConsoleSearch; here: string }) {
  const { t, i18n } = useLingui();
  const query = useQuery(listRecordsQuery(search.tab, search));
  const { error, isFetching, isPlaceholderData } = query;
  const failure = (reason: Error) => failureMessage(reason, consoleFailure);

  // Replaces loaded records too: the rights may have been revoked since.
  if (error instanceof ApiError && !isFetching && [401, 403].includes(error.status))
    return error.requires === 'two_step' ? (
      <TwoStepFirst text={translate(i18n, failure(error))} />
    ) : (
      <ConsoleDenied text={translate(i18n, failure(error))} here={here} />
    );
  return (
    <QueryStates query={query} skeleton={<ListSkeleton />} failure={failure}>
      {(page) => (
        <div className="grid grid-cols-1 gap-4">
          <BeingDeleted />
          <ConsoleToolbar search={search}>
            <Total page={page} />
            <div className="ms-auto flex flex-wrap gap-2">
              {page.total > 0 && <ExportRecords search={search} total={page.total} />}
              <NewRecord search={search} />
            </div>
          </ConsoleToolbar>
          <ListRegion
            label={t`Results`}
            className="grid grid-cols-1 gap-4"
            page={search.page}
            isStale={isPlaceholderData}
            empty={page.records.length === 0 && <NoRecords search={search} />}
            pager={
              page.records.length > 0 && <Pager page={search.page} totalPages={page.totalPages} />
            }
          >
            <RecordTable key={search.tab} search={search} records={page.records} />
          </ListRegion>
        </div>
      )}
    </QueryStates>
  );
}

/** Always rendered, even without results, so that screen readers announce changes. */
function Total({ page: { total, more } }: { page: ConsolePage }) {
  return (
    <p role="status" className="text-14 text-muted tabular max-sm:order-last">
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
      spot="search"
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
      <SkeletonLine className="mb-4 h-11 w-full" />
      <div className="grid gap-3 xl:gap-0 xl:divide-y xl:divide-line xl:rounded xl:border xl:border-line xl:bg-surface">
        <SkeletonRows
          count={8}
          className="grid gap-2 max-xl:h-72 max-xl:rounded max-xl:border max-xl:border-line max-xl:bg-surface max-xl:p-4 xl:h-12 xl:px-4 xl:py-3.5"
          lines={['h-5 w-1/3']}
        />
      </div>
    </Skeleton>
  );
}

/** Opens the dialog that creates a record in the tab. */
function NewRecord({ search }: { search: ConsoleSearch }) {
  return (
    <Link
      from="/$console"
      to="."
      search={{ ...search, record: NEW_RECORD, mode: 'view' }}
      resetScroll={false}
      className={`${buttonClass('primary', 'small')} min-h-11`}
      {...onIntent(RecordDialog.preload)}
    >
      <Icon name={moreIcons.plus} width="18" height="18" />
      <Trans>Create New</Trans>
    </Link>
  );
}

/** Saves all pages of the search results as a CSV file named after the tab. */
function ExportRecords({ search, total }: { search: ConsoleSearch; total: number }) {
  const { i18n } = useLingui();
  const { tab, sort, query } = search;
  const exporting = useMutation(exportRecords(tab));
  return (
    <Button
      variant="secondary"
      size="small"
      className="min-h-11 max-sm:px-3 xs:whitespace-nowrap"
      pending={exporting.isPending}
      onClick={() =>
        exporting.mutate({ sort, query, total, fileName: `${i18n._(tabLabels[tab])}.csv` })
      }
    >
      <Icon name={moreIcons.download} />
      <span className="max-sm:sr-only">
        <Trans>Export CSV</Trans>
      </span>
    </Button>
  );
}

/** For administrators who have to turn on two-step login first (rule TWOSTEP-7). */
function TwoStepFirst({ text }: { text: string }) {
  return (
    <div role="alert">
      <EmptyState
        spot="barrier"
        title={text}
        action={
          <Link to="/settings" hash="two-step" className={buttonClass('primary')}>
            <Trans>Set up two-step login</Trans>
          </Link>
        }
      />
    </div>
  );
}

/** Replaces the records when the server refuses access: its message, and a link to log in. */
function ConsoleDenied({ text, here }: { text: string; here: string }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const login = { to: '/login', search: { redirect: here } } as const;
  return (
    <div role="alert">
      <EmptyState
        spot="barrier"
        title={text}
        action={
          user ? (
            <Button
              variant="secondary"
              onClick={() => {
                // The login page redirects logged-in users.
                logout();
                void navigate(login);
              }}
            >
              <Trans>Log in with another account</Trans>
            </Button>
          ) : (
            <Link {...login} className={buttonClass('secondary')}>
              <Trans>Log in</Trans>
            </Link>
          )
        }
      />
    </div>
  );
}
