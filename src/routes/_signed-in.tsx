import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, type ErrorComponentProps, redirect } from '@tanstack/react-router';
import { expiredSessionKey, getMeFailure, getMeQuery } from '#src/api/auth.ts';
import { RouteError } from '#src/features/shell/route-error.tsx';
import { raiseAlert } from '#src/lib/alerts.ts';
import { loadCatalog } from '#src/lib/i18n.ts';

/** The guard of signed-in routes; it remembers the requested URL (rules ACCESS-5 and SESSION-6). */
export const Route = createFileRoute('/_signed-in')({
  // Bundled: without a connection, the error screen's code couldn't load either.
  codeSplitGroupings: [],
  // Only the browser knows the session.
  ssr: false,
  beforeLoad: async ({ context, location, preload }) => {
    const [user] = await Promise.all([
      context.queryClient.ensureQueryData(getMeQuery()),
      loadCatalog('account'),
    ]);
    if (!user) {
      if (!preload) raiseExpiryAlert(context.queryClient);
      throw redirect({ to: '/login', search: { redirect: location.href } });
    }
    return { user };
  },
  errorComponent: LoadUserError,
});

/** Reports a session that had expired at startup; public screens stay silent (rule SESSION-5). */
const raiseExpiryAlert = (queryClient: QueryClient): void => {
  const queryKey = expiredSessionKey();
  const text = queryClient.getQueryData<string>(queryKey);
  if (!text) return;
  queryClient.removeQueries({ queryKey });
  raiseAlert('warning', text);
};

function LoadUserError(props: ErrorComponentProps) {
  return <RouteError {...props} failure={getMeFailure} />;
}
