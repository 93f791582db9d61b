import { lazyRouteComponent, notFound } from '@tanstack/react-router';
import type { UserType } from '../../contract/enumerations.ts';
import type { User } from '../../contract/user.ts';

/**
 * The options of a layout route whose screens are for one kind of user. For the others nothing below it is
 * loaded or asked for. `notFound` is what can be thrown for that without being an error.
 */
export const roleLayout = (role: UserType) => ({
  beforeLoad: ({ context: { user } }: { context: { user: User } }): void => {
    if (user.user_type !== role) throw notFound();
  },
  notFoundComponent: lazyRouteComponent(() => import('./forbidden.tsx'), 'Forbidden'),
});
