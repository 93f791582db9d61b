import { useHydrated } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useSession } from '../../api/auth.ts';

/**
 * Takes the mark of a stored session (`data-session`) from <html> once there turns out to be none: it hides
 * what is for visitors. While there is a user it stays, since parts of the page that the browser has not
 * taken over yet still show a visitor's.
 */
export const useSessionMark = (): void => {
  const isHydrated = useHydrated();
  const { user, isPending } = useSession();
  const isVisitor = isHydrated && !isPending && user === null;
  useLayoutEffect(() => {
    if (isVisitor) delete document.documentElement.dataset.session;
  }, [isVisitor]);
};
