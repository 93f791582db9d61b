import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationPage } from '#src/contract/applications/application.ts';
import { countFiltered } from '#src/contract/applications/statuses.ts';
import { employerStatusLabels } from '#src/entities/application/status-labels.ts';
import { useReviewFrame } from '#src/features/review/review-frame.tsx';
import { formatNumber } from '#src/lib/format.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Link } from '#src/ui/link.tsx';
import { useCurrentLinkInView } from '#src/ui/use-current-link-in-view.ts';

/** `hired` also finds `accepted`, which has the same label. */
const FILTERS = [
  undefined,
  'pending',
  'reviewed',
  'interview',
  'hired',
  'rejected',
  'withdrawn',
] as const;

/** Links that filter by status, with counts; on narrow screens in one scrolling row (rule REVIEW-14). */
export function StatusFilter({ counts }: { counts: ApplicationPage['counts'] }) {
  const { t, i18n } = useLingui();
  const { search, isFolded } = useReviewFrame();
  const row = useCurrentLinkInView<HTMLUListElement>(search.status);
  // Most jobs have no withdrawn applications.
  const isOffered = (status: (typeof FILTERS)[number]) =>
    status !== 'withdrawn' || search.status === status || counts.withdrawn > 0;
  return (
    <nav aria-label={t`Filter by status`} className="min-w-0 max-w-full">
      <ul
        ref={row}
        className={classNames(
          // The padding keeps the focus ring from being cut off.
          '-mx-1 -my-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none]',
          // Reaches the edges of a phone.
          isFolded && 'max-sm:-mx-(--gutter) max-sm:px-(--gutter)',
        )}
      >
        {FILTERS.filter(isOffered).map((status) => {
          const isChosen = search.status === status;
          return (
            <li key={status ?? 'all'} className="shrink-0">
              <Link
                from="/jobs/$jobId/applications"
                to="."
                search={{ ...search, status, page: 1, open: undefined }}
                resetScroll={false}
                aria-current={isChosen ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-9 items-center gap-2 rounded-full border px-3 text-14 transition-colors duration-150',
                  isChosen
                    ? 'border-action bg-action text-action-text'
                    : 'border-line-strong bg-surface text-brand hover:border-brand hover:bg-wash',
                )}
              >
                {status ? i18n._(employerStatusLabels[status]) : <Trans>All</Trans>}{' '}
                <span className="font-semibold tabular">
                  {formatNumber(countFiltered(counts, status), i18n.locale)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
