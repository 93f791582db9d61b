import type { User } from '#src/contract/accounts/user.ts';
import { NotificationBell } from './notification-bell.tsx';
import { UserMenu } from './user-menu.tsx';

/** The bar's controls of a signed-in user. Loaded on demand: visitors never need them. */
export function SignedInBar({ user }: { user: User }) {
  return (
    <>
      <NotificationBell userId={user._id} />
      <UserMenu user={user} />
    </>
  );
}
