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
    // Leave guarded pages first: their guard would redirect to the login page.
    const isSigningOut = performance.now();
    await router.navigate({ to: '/', state: { isSigningOut } });
    // A user with unsaved changes may stay; the next navigation, wherever it goes, then completes the logout.
    if (router.state.location.state.isSigningOut === isSigningOut) logout();
  };
};
