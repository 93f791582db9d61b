import type { ReactNode } from 'react';
import type { JobSearch } from '#src/contract/search/job-search.ts';
import { Link } from '#src/ui/link.tsx';
import type { Change, FilterProps } from './active-filters.ts';

/** A link to the first page of the search after `change`. With scripts, it keeps words typed but not yet submitted. */
export function FilterLink({
  search,
  onChange,
  change,
  onGo,
  ...link
}: FilterProps & {
  change: Change;
  /** Called before the search changes. */
  onGo?: () => void;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}) {
  const next: JobSearch = { ...search, ...change(search), page: 1, after: undefined };
  return (
    <Link
      to="/jobs"
      search={next}
      preload={false}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onGo?.();
        onChange(change);
      }}
      {...link}
    />
  );
}
