import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PRODUCT_NAME } from '../../lib/config.ts';
import { Link } from '../../ui/link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import type { NavLink } from './nav-links.ts';
import { ShareLinks } from './share-links.tsx';

const columns: { title: ReturnType<typeof msg>; links: NavLink[] }[] = [
  {
    title: msg`For job seekers`,
    links: [
      { to: '/jobs', label: msg`Browse Jobs` },
      { to: '/applications', label: msg`My Applications` },
      { to: '/resources', label: msg`Resources` },
      { to: '/faq', label: msg`FAQ` },
    ],
  },
  {
    title: msg`For employers`,
    links: [
      { to: '/jobs/create', label: msg`Post a Job` },
      { to: '/dashboard', label: msg`Dashboard` },
      { to: '/pricing', label: msg`Pricing` },
    ],
  },
  {
    title: msg`Company`,
    links: [
      { to: '/about', label: msg`About Us` },
      { to: '/contact', label: msg`Contact` },
      { to: '/privacy', label: msg`Privacy Policy` },
      { to: '/terms', label: msg`Terms of Service` },
    ],
  },
];

export function Footer() {
  const { i18n } = useLingui();
  return (
    <footer className="print:hidden mt-16 border-line border-t bg-navy text-navy-text">
      <div className="page-width grid grid-cols-1 xs:grid-cols-2 gap-x-6 gap-y-8 py-12 md:grid-cols-[1.5fr_1fr_1fr_1fr] lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="grid xs:col-span-2 content-start gap-4 md:col-span-1">
          <Wordmark ground="navy" />
          <p className="max-w-sm text-14 text-navy-muted">
            <Trans>Connecting job seekers with employers.</Trans>
          </p>
          <ShareLinks />
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title.id} aria-label={i18n._(title)}>
            <h2 className="mb-2 text-16 text-navy-text">{i18n._(title)}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-9 items-center rounded-sm text-14 text-navy-muted hover:text-navy-text hover:underline focus-visible:outline-accent"
                  >
                    {i18n._(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page-width">
        <p className="border-navy-muted/25 border-t py-5 text-13 text-navy-muted">
          <Trans>© 2025 {PRODUCT_NAME}. All rights reserved.</Trans>
        </p>
      </div>
    </footer>
  );
}
