import { lazyRouteComponent, notFound } from '@tanstack/react-router';
import type { User } from '#src/contract/accounts/user.ts';
import type { UserType } from '#src/contract/enumerations.ts';

/**
 * The options of a layout route for one user type. For others it throws `notFound`, which stops all loaders below
 * without logging an error (rule ACCESS-5).
 */
export const roleLayout = (role: UserType) => ({
  beforeLoad: ({ context: { user } }: { context: { user: User } }): void => {
    if (user.user_type !== role) throw notFound();
  },
  notFoundComponent: lazyRouteComponent(() => import('./forbidden.tsx'), 'Forbidden'),
});
