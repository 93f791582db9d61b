import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { lazyComponent, onIntent } from '#src/ui/lazy-component.tsx';
import { activeFilters, type FilterProps } from './active-filters.ts';

const FilterSheet = lazyComponent(async () => (await import('./filter-sheet.tsx')).FilterSheet);

/** Opens the filters on small screens; shows the number of active ones. */
export function FilterButton(filters: FilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { i18n } = useLingui();
  const count = activeFilters(filters.search, i18n).length;
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        className="lg:hidden noscript:hidden"
        onClick={() => setIsOpen(true)}
        {...onIntent(FilterSheet.preload)}
      >
        <Icon name="filter" />
        <span className="max-sm:sr-only">
          <Trans>Filters</Trans>
        </span>
        {count || null}
      </Button>
      {isOpen && <FilterSheet {...filters} onClose={() => setIsOpen(false)} />}
    </>
  );
}
