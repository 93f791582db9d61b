import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Footer } from '../features/shell/footer.tsx';
import { NavBar, SkipLink } from '../features/shell/nav-bar.tsx';
import { useFocusAfterNavigation } from '../features/shell/use-focus-after-navigation.ts';
import { Alerts } from '../ui/alerts.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: AppShell,
});

function AppShell() {
  useFocusAfterNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavBar />
      <Alerts />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
