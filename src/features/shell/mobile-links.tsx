import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { User } from '#src/contract/accounts/user.ts';
import { Link } from '#src/ui/link.tsx';
import { accountLinks, guestLinks, mainLinks, type NavLink } from './nav-links.ts';
import { NotificationEntry } from './notification-bell.tsx';
import { LanguageSwitch, ThemeSwitch } from './preference-switches.tsx';
import { useLogout } from './use-logout.ts';

const entry =
  'flex min-h-12 w-full items-center border-s-2 border-transparent px-4 text-start text-brand aria-[current=page]:border-action aria-[current=page]:font-medium';

/**
 * The mobile menu's content, loaded on demand: wide screens never need it. Includes the switches that don't fit in the
 * bar when text is large (rule NAV-3).
 */
export function MobileLinks({
  id,
  user,
  onClose,
}: {
  id: string;
  user: User | null;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const logout = useLogout();
  const nav = useRef<HTMLElement>(null);
  // Closes on leaving, or it would cover the focused element. Its button is a sibling.
  useEffect(() => {
    const closeOnLeaving = ({ target }: FocusEvent) => {
      if (target instanceof Node && !nav.current?.parentElement?.contains(target)) onClose();
    };
    document.addEventListener('focusin', closeOnLeaving);
    return () => document.removeEventListener('focusin', closeOnLeaving);
  }, [onClose]);
  const toEntry = ({ to, label }: NavLink) => (
    <Link
      key={to}
      to={to}
      activeOptions={{ exact: true, includeSearch: false }}
      className={entry}
      onClick={onClose}
    >
      {i18n._(label)}
    </Link>
  );
  return (
    <nav
      ref={nav}
      id={id}
      aria-label={t`Menu`}
      className="appearing absolute inset-x-0 top-full max-h-[calc(100dvh-var(--bar))] overflow-y-auto border-line border-b bg-raised py-2 shadow-raised"
    >
      {user && (
        <p className="mb-2 truncate border-line border-b px-4.5 pb-2 text-14 text-muted">
          {user.email}
        </p>
      )}
      {mainLinks(user).map(toEntry)}
      {user && <NotificationEntry userId={user._id} className={entry} onClick={onClose} />}
      {(user ? accountLinks(user) : guestLinks).map(toEntry)}
      {user && (
        <>
          <Link to="/settings" className={entry} onClick={onClose}>
            <Trans>Settings</Trans>
          </Link>
          <button type="button" className={`${entry} mt-2 border-t border-t-line`} onClick={logout}>
            <Trans>Logout</Trans>
          </button>
        </>
      )}
      <div className="flex flex-wrap items-center gap-1 px-2 xs:hidden">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </nav>
  );
}
