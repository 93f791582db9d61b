import { useLingui } from '@lingui/react/macro';
import {
  createFileRoute,
  notFound,
  type SearchSchemaInput,
  stripSearchParams,
  useLocation,
} from '@tanstack/react-router';
import { listRecordsQuery } from '#src/api/console.ts';
import { type ConsoleSearch, consoleSearchSchema } from '#src/contract/console/console-search.ts';
import { ConsoleList } from '#src/features/console/console-list.tsx';
import { ConsoleTabs } from '#src/features/console/console-tabs.tsx';
import { RecordDialog } from '#src/features/console/record-actions.tsx';
import { RecordPending } from '#src/features/console/record-pending.tsx';
import { consolePath } from '#src/lib/config.ts';
import { loadCatalog } from '#src/lib/i18n.ts';
import { readToken } from '#src/lib/token.ts';
import { Page } from '#src/ui/page.tsx';

/**
 * The data console, under its configured path segment; other segments are not found. The server guards it, not the
 * route (rule CONSOLE-1).
 */
export const Route = createFileRoute('/$console')({
  // Every visitor loads this, so the code-split loader and component parse the search with its schema.
  validateSearch: (search: Partial<ConsoleSearch> & SearchSchemaInput): Partial<ConsoleSearch> =>
    search,
  search: {
    middlewares: [
      stripSearchParams({ tab: 'users', page: 1, sort: '-created_at', mode: 'view' } as const),
    ],
  },
  // The server renders any other segment, as not found.
  ssr: ({ params }) => params.status === 'success' && params.value.console !== consolePath,
  beforeLoad: async ({ params }) => {
    if (params.console !== consolePath) throw notFound();
    await loadCatalog('account');
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const { tab, ...list } = consoleSearchSchema.parse(deps);
    if (readToken() !== null) void queryClient.prefetchQuery(listRecordsQuery(tab, list));
  },
  codeSplitGroupings: [['loader', 'component']],
  component: ConsolePage,
});

function ConsolePage() {
  const { t } = useLingui();
  const search = consoleSearchSchema.parse(Route.useSearch());
  const { href } = useLocation();
  return (
    <Page title={t`Data console`}>
      <ConsoleTabs search={search} />
      <ConsoleList search={search} here={href} />
      {search.record && (
        <RecordDialog search={{ ...search, record: search.record }} fallback={<RecordPending />} />
      )}
    </Page>
  );
}
