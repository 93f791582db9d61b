import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { consoleEntities } from '#src/contract/console/console.ts';
import { CONSOLE_SORTS, type ConsoleSearch } from '#src/contract/console/console-search.ts';
import { LINE_MAX } from '#src/contract/limits.ts';
import { IconButton } from '#src/ui/button.tsx';
import { controlClass } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { SearchBox } from '#src/ui/search-box.tsx';
import { Select } from '#src/ui/select.tsx';
import { useSearchForm } from '#src/ui/use-search-form.ts';
import { useSelectStep } from '#src/ui/use-select-step.ts';
import { sortLabels } from './entity-messages.ts';
import { nameInSentence } from './field-names.ts';

const sortOptions = CONSOLE_SORTS.map((value) => ({ value, label: sortLabels[value] }));

/** Fields named in the search box. */
const HINTS = 4;

/** Search and sort on one line above the table. Both start at the first page. */
export function ConsoleToolbar({
  search,
  children,
}: {
  search: ConsoleSearch;
  /** What else is on its line. */
  children: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate({ from: '/$console' });
  const selectStep = useSelectStep();
  const { tab, query, sort } = search;
  const { form, readSearchWords } = useSearchForm({ query });
  // Includes words typed but not yet searched for.
  const change = (order: Pick<Partial<ConsoleSearch>, 'sort'>, select?: HTMLSelectElement) =>
    navigate({
      search: { ...search, ...readSearchWords(), ...order, page: 1 },
      resetScroll: false,
      ...selectStep(select),
    });
  const found = consoleEntities[tab].fields.filter(
    ({ searchable, refersTo }) => searchable || (tab === 'applications' && refersTo),
  );
  // The first few say what it is like; more would not fit.
  const names = found
    .slice(0, HINTS)
    .map(({ name }) => nameInSentence(i18n, name))
    .join(', ');
  const hint = t`Search ${names}, or paste a full ID`;

  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox
        // Words not searched for don't carry over to another tab.
        key={tab}
        ref={form}
        landmarkClass="min-w-0 flex-1 max-sm:contents max-lg:basis-full"
        className="flex flex-wrap gap-3 max-sm:contents"
        onSearch={() => void change({})}
      >
        <span className="relative min-w-0 flex-[1_1_9rem] max-sm:basis-full">
          <input
            type="search"
            name="query"
            aria-label={t`Search`}
            placeholder={hint}
            title={hint}
            maxLength={LINE_MAX}
            defaultValue={query}
            className={`${controlClass} h-11 truncate ps-11`}
          />
          <IconButton type="submit" label={t`Search`} className="absolute inset-s-0 inset-y-0">
            <Icon name="search" />
          </IconButton>
        </span>
        <span className="w-38 max-sm:grow sm:w-44">
          <Select
            aria-label={t`Sort by`}
            options={sortOptions}
            value={sort}
            onChange={({ target }) => {
              void change({ sort: CONSOLE_SORTS.find((value) => value === target.value) }, target);
            }}
          />
        </span>
      </SearchBox>
      {children}
    </div>
  );
}
