import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, type ErrorComponentProps, redirect } from '@tanstack/react-router';
import { expiredSessionKey, getMeFailure, getMeQuery } from '#src/api/auth.ts';
import { sessionMessages } from '#src/contract/accounts/session-messages.ts';
import { RouteError } from '#src/features/shell/route-error.tsx';
import { raiseAlert } from '#src/lib/alerts.ts';
import { loadCatalog } from '#src/lib/i18n.ts';

/**
 * The guard of every route below it: only for a logged-in user; the requested URL is remembered (rules
 * ACCESS-5 and SESSION-6).
 */
export const Route = createFileRoute('/_signed-in')({
  // Where the server can't be reached, the code of the error screen couldn't be had either.
  codeSplitGroupings: [],
  // Whose session it is, the browser alone knows.
  ssr: false,
  beforeLoad: async ({ context, location, preload }) => {
    const [user] = await Promise.all([
      context.queryClient.ensureQueryData(getMeQuery()),
      loadCatalog('account'),
    ]);
    if (!user) {
      if (!preload) tellExpiry(context.queryClient);
      throw redirect({ to: '/login', search: { redirect: location.href } });
    }
    return { user };
  },
  errorComponent: LoadUserError,
});

/** A session that had expired when the app started; public screens stay silent about it (rule SESSION-5). */
const tellExpiry = (queryClient: QueryClient): void => {
  const queryKey = expiredSessionKey();
  if (!queryClient.getQueryData(queryKey)) return;
  queryClient.removeQueries({ queryKey });
  raiseAlert('warning', sessionMessages.tokenExpired);
};

function LoadUserError(props: ErrorComponentProps) {
  return <RouteError {...props} failure={getMeFailure} />;
}
