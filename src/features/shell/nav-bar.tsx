import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { authQueries } from '../../api/auth.ts';
import { PRODUCT_NAME } from '../../lib/config.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { guestLinks, mainLinks, type NavLink } from './nav-links.ts';
import { LanguageSwitch, ThemeSwitch } from './preference-switches.tsx';

const UserMenu = lazyComponent(async () => (await import('./user-menu.tsx')).UserMenu);

/** The navigation bar at the top of every screen. */
export function NavBar() {
  const { t } = useLingui();
  const { data: user = null, isPending } = useQuery(authQueries.me());

  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface">
      <div className="page-width flex h-(--bar) items-center gap-2">
        <Link
          to="/"
          aria-label={PRODUCT_NAME}
          className="me-4 inline-flex min-h-11 items-center rounded text-brand"
        >
          <Wordmark ground="surface" />
        </Link>
        <nav aria-label={t`Main`} className="hidden h-full items-stretch gap-1 md:flex">
          {!isPending && mainLinks(user).map((link) => <BarLink key={link.to} {...link} />)}
        </nav>
        <div className="ms-auto flex h-full items-center gap-1">
          <LanguageSwitch />
          <ThemeSwitch />
          <div className="hidden h-full items-center md:flex">
            {user && (
              <UserMenu user={user} fallback={<span className="size-9 rounded-full bg-line" />} />
            )}
            {!user && !isPending && (
              <nav aria-label={t`Account`} className="flex h-full items-stretch gap-1">
                {guestLinks.map((link) => (
                  <BarLink key={link.to} {...link} />
                ))}
              </nav>
            )}
          </div>
          <MobileMenu user={user} isPending={isPending} />
        </div>
      </div>
    </header>
  );
}

function BarLink({ to, label }: NavLink) {
  const { i18n } = useLingui();
  return (
    <Link
      to={to}
      activeOptions={{ exact: true, includeSearch: false }}
      className="flex items-center border-transparent border-y-2 px-3 font-medium text-16 text-brand transition-colors duration-150 hover:text-link-tint aria-[current=page]:border-b-link"
    >
      {i18n._(label)}
    </Link>
  );
}

/** Skips the navigation bar; visible when focused. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed inset-s-4 top-2 z-50 -translate-y-20 rounded bg-navy px-4 py-2 text-navy-text focus:translate-y-0"
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
