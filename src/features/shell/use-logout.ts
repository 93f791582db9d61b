import { useRouter } from '@tanstack/react-router';
import { logout } from '../../api/logout.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The attempt to sign out that leads here. */
    isSigningOut?: number;
  }
}

/** Signs out and leads to the home page, from wherever one is. */
export const useLogout = (): (() => Promise<void>) => {
  const router = useRouter();
  return async () => {
    // First away from a guarded page: its guard would lead to the login page.
    const isSigningOut = performance.now();
    await router.navigate({ to: '/', state: { isSigningOut } });
    // Who has unsaved changes may have chosen to stay; this then goes on with their next step, wherever to.
    if (router.state.location.state.isSigningOut === isSigningOut) logout();
  };
};
