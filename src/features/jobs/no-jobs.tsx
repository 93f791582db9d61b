import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getJobFacetsQuery } from '#src/api/jobs.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { activeFilters, type Change, type FilterProps } from './active-filters.ts';
import { FilterLink } from './filter-link.tsx';

/** Shown for a page without jobs: links that each drop part of the search. Loaded on demand (rule SEARCH-4). */
export function NoJobs(filters: FilterProps) {
  const { i18n, t } = useLingui();
  const { search } = filters;
  const { data: facets } = useQuery(getJobFacetsQuery(search));
  const isPastEnd = search.page > 1;
  const ways: { key: string; name: string; change: Change }[] = [
    ...activeFilters(search, i18n, facets?.currency).map(({ key, label, remove }) => ({
      key,
      name: label,
      change: remove,
    })),
    ...(search.location
      ? [{ key: 'location', name: search.location, change: () => ({ location: undefined }) }]
      : []),
    ...(search.query
      ? [{ key: 'query', name: search.query, change: () => ({ query: undefined }) }]
      : []),
  ];
  const isNarrow = !isPastEnd && ways.length > 0;
  return (
    <EmptyState
      spot="search"
      title={
        isPastEnd ? t`There are no jobs on this page.` : t`No jobs found matching your criteria.`
      }
      text={
        isNarrow
          ? t`Try fewer or different words, or search without one of these:`
          : t`Try fewer or different words, or remove a filter.`
      }
      action={
        <>
          {isNarrow &&
            ways.map(({ key, name, change }) => (
              <FilterLink
                key={key}
                {...filters}
                change={change}
                aria-label={t`Search without ${name}`}
                className={`${buttonClass('secondary', 'small')} max-w-full`}
              >
                <span className="line-clamp-1">{name}</span>
                <Icon name="close" width="14" height="14" strokeWidth="2.5" className="shrink-0" />
              </FilterLink>
            ))}
          <Link to="/jobs" className={buttonClass(isNarrow ? 'ghost' : 'secondary', 'small')}>
            <Trans>Show all jobs</Trans>
          </Link>
        </>
      }
    />
  );
}
