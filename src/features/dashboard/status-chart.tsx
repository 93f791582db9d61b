import { useLingui } from '@lingui/react/macro';
import type { ApplicationPage } from '../../contract/application.ts';
import { countFiltered } from '../../contract/own-lists.ts';
import { formatNumber } from '../../lib/format.ts';
import { statusesOf } from '../../lib/found-statuses.ts';
import { candidateStatusLabels } from '../../lib/status-labels.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { statusColors } from '../../ui/status-badge.tsx';
import { statusFills } from '../../ui/status-fills.ts';

/**
 * The candidate's applications by status (rule DASH-2): a bar, and under it the same in words. Each part of
 * both leads to those applications.
 */
export function StatusChart({ counts }: { counts: ApplicationPage['counts'] }) {
  const { t, i18n } = useLingui();
  const parts = statusesOf(counts)
    .filter((status) => status !== 'withdrawn')
    .map((status) => ({ status, count: countFiltered(counts, status) }));
  return (
    <div className="grid gap-2">
      <div aria-hidden="true" className="flex gap-1">
        {parts.map(({ status, count }) => (
          <Link
            key={status}
            to="/applications"
            search={{ tab: status }}
            // The words lead there for the keyboard.
            tabIndex={-1}
            className={classNames(
              'grid h-7 place-items-center rounded-sm font-semibold text-13 tabular',
              statusColors(status),
            )}
            style={{ flex: `${count} 1 1.75rem` }}
          >
            {formatNumber(count, i18n.locale)}
          </Link>
        ))}
      </div>
      <ul aria-label={t`Applications by status`} className="flex flex-wrap gap-x-5">
        {parts.map(({ status, count }) => (
          <li key={status}>
            <Link
              to="/applications"
              search={{ tab: status }}
              className="inline-flex min-h-9 items-center gap-2 rounded text-14 hover:underline"
            >
              <span
                aria-hidden="true"
                className={classNames('size-2.5 rounded-full', statusFills[status])}
              />
              {i18n._(candidateStatusLabels[status])}{' '}
              <span className="text-muted tabular">{formatNumber(count, i18n.locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
