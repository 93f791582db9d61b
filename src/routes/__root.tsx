import type { QueryClient } from '@tanstack/react-query';
import {
  CatchBoundary,
  createRootRouteWithContext,
  Outlet,
  useRouterState,
} from '@tanstack/react-router';
import { useSession } from '#src/api/auth.ts';
import { Footer } from '#src/features/shell/footer.tsx';
import { NavBar, SkipLink } from '#src/features/shell/nav-bar.tsx';
import { RouteError } from '#src/features/shell/route-error.tsx';
import { Starting } from '#src/features/shell/starting.tsx';
import { useFocusAfterNavigation } from '#src/features/shell/use-focus-after-navigation.ts';
import { loadCatalog } from '#src/lib/i18n.ts';
import type { PageResponse } from '#src/lib/page-response.ts';
import { Alerts } from '#src/ui/alerts.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

export const Route = createRootRouteWithContext<{
  queryClient: QueryClient;
  /** Only on the server. */
  response?: PageResponse | undefined;
}>()({
  component: AppShell,
});

/** Loaded on demand: visitors never need it. */
const AccountNotices = lazyComponent(async () => {
  const [{ AccountNotices: component }] = await Promise.all([
    import('#src/features/auth/account-notices.tsx'),
    loadCatalog('account'),
  ]);
  return component;
});

function AppShell() {
  useFocusAfterNavigation();
  const { user } = useSession();
  const matches = useRouterState({ select: (state) => state.matches });
  return (
    <div>
      <SkipLink />
      <NavBar />
      <Alerts />
      {user && <AccountNotices user={user} />}
      {/* At least screen height, so that the footer doesn't shift into view while content loads. */}
      <main id="content" tabIndex={-1} className="min-h-[calc(100lvh-var(--bar))] outline-none">
        {/* Keeps the shell when a screen's error component fails to load too. */}
        {import.meta.env.SSR && matches.some(({ ssr }) => ssr === false) && <Starting />}
        <CatchBoundary getResetKey={() => matches} errorComponent={RouteError}>
          <Outlet />
        </CatchBoundary>
      </main>
      <Footer />
    </div>
  );
}
