import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { CompanyLogo } from '#src/entities/job/company-logo.tsx';
import { Link } from '#src/ui/link.tsx';
import { marketFacets } from './market-numbers.tsx';

/** Fills rows of two and of four. */
const SHOWN = 8;

/** The companies with the most jobs, linked to their jobs. Optional, like the newest jobs. */
export function HiringCompanies() {
  const headingId = useId();
  const { data } = useQuery(marketFacets);
  const companies = data?.company.slice(0, SHOWN) ?? [];
  if (companies.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-5">
      <h2 id={headingId} className="text-28">
        <Trans>Who’s hiring</Trans>
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {companies.map(({ value, count: total }) => (
          <li key={value} className="grid">
            <Link
              to="/jobs"
              search={{ company: value }}
              className="flex items-center gap-3 rounded border border-line bg-surface p-3 transition-colors duration-150 hover:border-brand"
            >
              <CompanyLogo name={value} logoUrl={null} />
              <span className="min-w-0">
                <span className="line-clamp-2 font-medium">
                  <bdi>{value}</bdi>
                </span>
                <span className="block text-14 text-muted tabular">
                  <Plural value={total} one="# job" other="# jobs" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
