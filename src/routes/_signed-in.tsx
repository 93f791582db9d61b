import { createFileRoute, type ErrorComponentProps, redirect } from '@tanstack/react-router';
import { authQueries, loadUserFailure } from '../api/auth.ts';
import { RouteError } from '../features/shell/route-error.tsx';
import { loadTexts } from '../lib/i18n.ts';

/** The guard of every screen below it: only a signed-in user; the place asked for is remembered. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async ({ context, location }) => {
    const [user] = await Promise.all([
      context.queryClient.ensureQueryData(authQueries.me()),
      loadTexts('account'),
    ]);
    if (!user) throw redirect({ to: '/login', search: { redirect: location.href } });
    return { user };
  },
  errorComponent: LoadUserError,
});

function LoadUserError(props: ErrorComponentProps) {
  return <RouteError {...props} texts={loadUserFailure} />;
}
