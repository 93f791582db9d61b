import { useLingui } from '@lingui/react/macro';
import type { ApplicationPage } from '#src/contract/applications/application.ts';
import { countFiltered } from '#src/contract/applications/statuses.ts';
import { filtersWithMatches } from '#src/entities/application/filters-with-matches.ts';
import type { StatusFilter } from '#src/entities/application/status-filters.ts';
import { candidateStatusLabels } from '#src/entities/application/status-labels.ts';
import { formatNumber } from '#src/lib/format.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Link } from '#src/ui/link.tsx';
import { useCurrentLinkInView } from '#src/ui/use-current-link-in-view.ts';

/** Links that filter by status, with counts, in one row that scrolls where it is too long (rule APP-1). */
export function StatusFilterLinks({
  counts,
  current,
}: {
  counts: ApplicationPage['counts'];
  current: StatusFilter | undefined;
}) {
  const { t, i18n } = useLingui();
  const row = useCurrentLinkInView<HTMLUListElement>(current);
  const filters = [undefined, ...filtersWithMatches(counts, current)];
  if (filters.length === 1) return null;
  return (
    <nav aria-label={t`Which applications`}>
      <ul
        ref={row}
        // Browsers leave a link that is partly in view where it is.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        style={{ scrollbarWidth: 'none' }}
        className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 sm:mx-0 sm:px-0"
      >
        {filters.map((filter) => (
          <li
            key={filter ?? 'all'}
            className={classNames(
              'shrink-0',
              // All doesn't count these.
              filter === 'withdrawn' && 'ms-2 border-line-strong border-s ps-4',
            )}
          >
            <Link
              to="/applications"
              search={{ tab: filter }}
              aria-current={filter === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-14 transition-colors duration-150',
                filter === current
                  ? 'border-brand bg-wash font-medium text-brand'
                  : 'border-line bg-surface text-muted hover:border-line-strong hover:text-brand',
              )}
            >
              {filter ? i18n._(candidateStatusLabels[filter]) : t`All`}{' '}
              <span className="tabular">
                {formatNumber(countFiltered(counts, filter), i18n.locale)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
