import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PRODUCT_NAME } from '#src/lib/config.ts';
import { useOrigin } from '#src/lib/origin.tsx';
import { Link } from '#src/ui/link.tsx';
import { Wordmark } from '#src/ui/wordmark.tsx';
import type { NavLink } from './nav-links.ts';
import marks from './networks.svg?no-inline';

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

/** Rule NAV-4. */
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
                  <Link to={to} className="footer-link">
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

/** Buttons that share this site on social networks; `networks.svg` has a symbol of each name. */
const networks = {
  LinkedIn: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  X: (url: string) => `https://x.com/intent/post?url=${url}`,
  Facebook: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  WhatsApp: (url: string) => `https://wa.me/?text=${url}`,
};

function ShareLinks() {
  const { t } = useLingui();
  const url = encodeURIComponent(useOrigin());
  return (
    <ul className="flex flex-wrap gap-1" style={{ marginInlineStart: '-0.5rem' }}>
      {Object.entries(networks).map(([name, address]) => (
        <li key={name}>
          <a
            href={address(url)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t`Share ${PRODUCT_NAME} on ${name}`}
            title={t`Share ${PRODUCT_NAME} on ${name}`}
            className="grid size-11 place-items-center rounded text-navy-muted hover:text-navy-text focus-visible:outline-accent"
          >
            <svg width="1.25rem" height="1.25rem" aria-hidden="true">
              <use href={`${marks}#${name}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
