import { Trans, useLingui } from '@lingui/react/macro';
import { useHydrated } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useSession } from '#src/api/auth.ts';
import { PRODUCT_NAME } from '#src/lib/config.ts';
import { classNames } from '#src/ui/class-names.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Link } from '#src/ui/link.tsx';
import { Wordmark } from '#src/ui/wordmark.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { guestLinks, mainLinks, type NavLink } from './nav-links.ts';
import { LanguageSwitch, ThemeSwitch } from './preference-switches.tsx';

/**
 * Removes `data-session` from <html> once there is no session after all: it hides visitor content. With a user it
 * stays, since parts not yet hydrated still show a visitor's page.
 */
const useSessionMark = (): void => {
  const isHydrated = useHydrated();
  const { user, isPending } = useSession();
  const isVisitor = isHydrated && !isPending && user === null;
  useLayoutEffect(() => {
    if (isVisitor) delete document.documentElement.dataset.session;
  }, [isVisitor]);
};

const SignedInBar = lazyComponent(async () => (await import('./signed-in-bar.tsx')).SignedInBar);

/** The navigation bar of every screen (rule NAV-1). */
export function NavBar() {
  const { t } = useLingui();
  const { user, isPending } = useSession();
  useSessionMark();

  return (
    <header className="print:hidden sticky top-0 z-30 border-line border-b bg-surface [view-transition-name:bar]">
      {/* Without scripts the phone menu can't open, so the links get their own row. */}
      <div className="page-width flex h-(--bar) items-center gap-2 max-md:noscript:h-auto max-md:noscript:flex-wrap">
        <Link
          to="/"
          aria-label={PRODUCT_NAME}
          className="inline-flex min-h-11 min-w-0 overflow-hidden sm:me-4 items-center rounded text-brand"
        >
          <Wordmark ground="surface" />
        </Link>
        <nav
          aria-label={t`Main`}
          className={classNames(
            'hidden h-full items-stretch gap-1 md:flex max-md:noscript:order-last max-md:noscript:-ms-3 max-md:noscript:flex max-md:noscript:h-11 max-md:noscript:w-full',
            !user && 'stored-session:invisible',
          )}
        >
          {!isPending && mainLinks(user).map((link) => <BarLink key={link.to} {...link} />)}
        </nav>
        <div className="ms-auto flex h-full items-center gap-1">
          <div className="flex items-center gap-1 max-xs:hidden">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <div className="hidden h-full items-center md:flex">
            {user && (
              <SignedInBar
                user={user}
                fallback={<span className="ms-11 size-9 rounded-full bg-line" />}
              />
            )}
            {!user && !isPending && (
              <nav
                aria-label={t`Account`}
                className="flex h-full items-stretch gap-1 stored-session:invisible"
              >
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

/** Rule NAV-6. */
function BarLink({ to, label }: NavLink) {
  const { i18n } = useLingui();
  return (
    <Link
      to={to}
      activeOptions={{ exact: true, includeSearch: false }}
      className="flex items-center border-transparent border-y-2 px-3 font-medium text-16 text-brand transition-colors duration-150 hover:border-b-line-strong aria-[current=page]:border-b-action"
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
      className="print:hidden fixed inset-s-4 top-2 z-50 -translate-y-20 rounded bg-navy px-4 py-2 text-navy-text focus:translate-y-0"
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
