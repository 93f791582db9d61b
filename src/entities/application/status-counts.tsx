import { useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { ApplicationFilter } from '#src/contract/applications/statuses.ts';
import { formatNumber } from '#src/lib/format.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Link } from '#src/ui/link.tsx';
import { statusFills } from './status-badge.tsx';
import { candidateStatusLabels, employerStatusLabels } from './status-labels.ts';

type StatusCountsProps = {
  /** What is counted, for screen readers. */
  label: string;
  counts: readonly { status: ApplicationFilter; count: number }[];
  reader: 'candidate' | 'employer';
  /** Where the applications with a status are listed. */
  linkTo: (status: ApplicationFilter) => LinkProps;
};

/** How many applications are in each status, in words that link to them (rules OWN-4 and DASH-2). */
export function StatusCounts({ label, counts, reader, linkTo }: StatusCountsProps) {
  const { i18n } = useLingui();
  const labels = reader === 'employer' ? employerStatusLabels : candidateStatusLabels;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-4 text-14">
      {counts.map(({ status, count }) => (
        <li key={status}>
          <Link
            {...linkTo(status)}
            className="inline-flex min-h-7 items-center gap-1.5 rounded hover:underline"
          >
            <span
              aria-hidden="true"
              className={classNames('size-2 rounded-full', statusFills[status])}
            />
            <span className="font-semibold tabular">{formatNumber(count, i18n.locale)}</span>{' '}
            <span className="text-muted">{i18n._(labels[status])}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
