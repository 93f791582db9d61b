import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { jobQueries } from '../../api/jobs.ts';
import { restoreFocus } from '../../ui/focus.ts';
import { Icon } from '../../ui/icons.tsx';
import { activeFilters, type FilterProps, NO_FILTERS } from './active-filters.ts';
import { FilterLink } from './filter-link.tsx';

/**
 * The filters that are set, each with a link that removes it, and one that removes all. After that the next
 * one has the focus, or `focusTarget` when there is none left.
 */
export function FilterTags({
  focusTarget,
  ...filters
}: FilterProps & { focusTarget: RefObject<HTMLElement | null> }) {
  const { i18n, t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const { data: facets } = useQuery(jobQueries.facets(filters.search));
  const active = activeFilters(filters.search, i18n, facets?.currency);
  const shown = useRef(active.length);

  useEffect(() => {
    if (shown.current === active.length) return;
    shown.current = active.length;
    if (removed.current === undefined) return;
    const links = list.current?.querySelectorAll('a') ?? [];
    // The last one removes all.
    restoreFocus(links[Math.min(removed.current, links.length - 2)] ?? focusTarget.current);
    removed.current = undefined;
  });

  if (active.length === 0) return null;
  return (
    <ul ref={list} aria-label={t`Active filters`} className="flex flex-wrap items-center gap-2">
      {active.map(({ key, label, remove }, index) => (
        <li key={key} className="max-w-full">
          <FilterLink
            {...filters}
            change={remove}
            onGo={() => {
              removed.current = index;
            }}
            aria-label={t`Remove filter: ${label}`}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-info-wash ps-3 pe-2 font-medium text-13 text-info hover:underline"
          >
            <span className="truncate">{label}</span>
            <Icon name="close" width="14" height="14" strokeWidth="2.5" className="shrink-0" />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink
          {...filters}
          change={() => NO_FILTERS}
          onGo={() => {
            removed.current = 0;
          }}
          className="inline-flex min-h-8 items-center px-1 text-14 text-link underline hover:no-underline"
        >
          <Trans>Clear all</Trans>
        </FilterLink>
      </li>
    </ul>
  );
}
