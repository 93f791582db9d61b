import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { getJobFacetsQuery, searchJobsQuery } from '#src/api/jobs.ts';
import { readJobSearch } from '#src/contract/search/job-search.ts';
import { restoreFocus } from '#src/ui/focus.ts';
import { Icon } from '#src/ui/icons.tsx';
import { Select } from '#src/ui/select.tsx';
import { activeFilters, type FilterProps, NO_FILTERS, shownSort } from './active-filters.ts';
import { FilterLink } from './filter-link.tsx';
import { ResultCount } from './result-count.tsx';

/**
 * The bar above the results: their number (announced), the order, the active filters and the spelling corrections
 * (rules SEARCH-6 and SEARCH-7).
 */
export function ResultBar({ formId, ...filters }: FilterProps & { formId: string }) {
  const { t } = useLingui();
  const { search, onChange } = filters;
  const { data: page } = useQuery(searchJobsQuery(search));
  const count = useRef<HTMLParagraphElement>(null);
  const { correctedQuery, correctedLocation } = page ?? {};
  // Joins the texts of both search boxes.
  const inBoth = (...boxes: (string | undefined)[]) => boxes.filter(Boolean).join(' · ');
  const isCorrected = correctedQuery !== undefined || correctedLocation !== undefined;
  const corrected =
    isCorrected && inBoth(correctedQuery ?? search.query, correctedLocation ?? search.location);
  const typed = inBoth(search.query, search.location);
  return (
    <div className="grid gap-3">
      <div className="flex min-h-9 max-xs:flex-wrap items-center justify-between gap-4">
        <p ref={count} role="status" tabIndex={-1} className="rounded font-medium tabular">
          {page && <ResultCount page={page} />}
        </p>
        <Select
          small
          form={formId}
          name="sort"
          aria-label={t`Sort by`}
          options={[
            { value: '', label: search.query ? t`Most relevant` : t`Newest first` },
            ...(search.query ? [{ value: 'newest', label: t`Newest first` }] : []),
            { value: 'salary', label: t`Highest salary` },
          ]}
          value={shownSort(search) ?? ''}
          onChange={({ target }) => {
            const { sort } = readJobSearch({ sort: target.value });
            onChange(() => ({ sort }), target);
          }}
        />
      </div>
      <FilterTags {...filters} focusTarget={count} />
      {corrected && (
        <p>
          <Trans>
            Showing results for <strong>{corrected}</strong>.
          </Trans>{' '}
          <FilterLink {...filters} change={() => ({ exact: true })} className="link">
            <Trans>Search instead for {typed}</Trans>
          </FilterLink>
        </p>
      )}
    </div>
  );
}

/**
 * The active filters, each with a link that removes it, and one that removes all. Removing one focuses the next, or
 * `focusTarget` after the last.
 */
function FilterTags({
  focusTarget,
  ...filters
}: FilterProps & { focusTarget: RefObject<HTMLElement | null> }) {
  const { i18n, t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const { data: facets } = useQuery(getJobFacetsQuery(filters.search));
  const active = activeFilters(filters.search, i18n, facets?.currency);
  const shown = useRef(active.length);

  useEffect(() => {
    if (shown.current === active.length) return;
    shown.current = active.length;
    if (removed.current === undefined) return;
    const links = list.current?.querySelectorAll('a') ?? [];
    // The last link removes all.
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
          className="link inline-flex min-h-8 items-center px-1 text-14"
        >
          <Trans>Clear all</Trans>
        </FilterLink>
      </li>
    </ul>
  );
}
