import { createFileRoute, redirect } from '@tanstack/react-router';
import { authQueries } from '../api/auth.ts';
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
});
