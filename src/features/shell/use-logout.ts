import { useRouter } from '@tanstack/react-router';
import { logout } from '#src/api/logout.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The latest attempt to log out. */
    isSigningOut?: number;
  }
}

/** Logs out and navigates to the home page (rule SESSION-7). */
export const useLogout = (): (() => Promise<void>) => {
  const router = useRouter();
  return async () => {
    // A guarded page is left first, since its guard would redirect to the login page.
    const isSigningOut = performance.now();
    await router.navigate({ to: '/', state: { isSigningOut } });
    // A user with unsaved changes may choose to stay; then the logout completes with the next
    // navigation, wherever it goes.
    if (router.state.location.state.isSigningOut === isSigningOut) logout();
  };
};
