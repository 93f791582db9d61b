import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { jobQueries } from '../../api/jobs.ts';
import { readJobSearch } from '../../contract/job-search.ts';
import { Select } from '../../ui/select.tsx';
import type { FilterProps } from './active-filters.ts';
import { FilterLink } from './filter-link.tsx';
import { FilterTags } from './filter-tags.tsx';
import { ResultCount } from './result-count.tsx';

/**
 * What is above the results: their number, which is announced, their order, the filters that are set, and
 * what was searched for instead of a word that nothing has.
 */
export function ResultBar({ formId, ...filters }: FilterProps & { formId: string }) {
  const { t } = useLingui();
  const { search, onChange } = filters;
  const { data: page } = useQuery(jobQueries.search(search));
  const count = useRef<HTMLParagraphElement>(null);
  const { correctedQuery, correctedLocation } = page ?? {};
  // What was typed and what was searched for, each of both boxes.
  const inBoth = (...boxes: (string | undefined)[]) => boxes.filter(Boolean).join(' · ');
  const isCorrected = correctedQuery !== undefined || correctedLocation !== undefined;
  const corrected =
    isCorrected && inBoth(correctedQuery ?? search.query, correctedLocation ?? search.location);
  const typed = inBoth(search.query, search.location);
  // The order that goes without saying has no value: a form without scripts says nothing of it then.
  const usual = search.query ? 'relevance' : 'newest';
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
          value={search.sort === usual ? '' : (search.sort ?? '')}
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
          <FilterLink
            {...filters}
            change={() => ({ exact: true })}
            className="text-link underline hover:no-underline"
          >
            <Trans>Search instead for {typed}</Trans>
          </FilterLink>
        </p>
      )}
    </div>
  );
}
