import { useRouter } from '@tanstack/react-router';
import { logout } from '../../api/logout.ts';

/** Signs out and leads to the home page, from wherever one is. */
export const useLogout = (): (() => Promise<void>) => {
  const router = useRouter();
  return async () => {
    // First away from a guarded page: its guard would lead to the login page.
    await router.navigate({ to: '/' });
    logout();
  };
};
