import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#src/lib/format.ts';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { useCurrentLinkInView } from './use-current-link-in-view.ts';

export type LinkTab<Key extends string> = { key: Key; label: string; count?: number | undefined };

/** Each tab starts at page 1. */
const withTab = (search: object, tab: string) => ({ ...search, tab, page: undefined });

/**
 * The parts of a list in a line that scrolls where it is too long, each with its own URL (`tab` in the query string).
 * Links rather than ARIA tabs, since they navigate and the back button returns to the previous one (rule OWN-3).
 */
export function LinkTabs<Key extends string>({
  label,
  tabs,
  current,
  searchOf = withTab,
}: {
  label: string;
  tabs: readonly LinkTab<Key>[];
  current: Key;
  /** The search params of a tab's URL. */
  searchOf?: (search: object, tab: Key) => object;
}) {
  const { i18n } = useLingui();
  const row = useCurrentLinkInView<HTMLUListElement>(current);
  return (
    <nav
      aria-label={label}
      className="min-w-0 max-sm:-mx-(--gutter) shadow-[inset_0_-1px_0_var(--line)]"
    >
      <ul
        ref={row}
        // Browsers leave a link that is partly in view where it is.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        style={{ scrollbarWidth: 'none' }}
        className="flex gap-x-1 overflow-x-auto max-sm:px-[calc(var(--gutter)-0.75rem)]"
      >
        {tabs.map(({ key, label: name, count }) => (
          <li key={key} className="shrink-0">
            <Link
              to="."
              search={(search) => searchOf(search, key)}
              aria-current={key === current ? 'page' : undefined}
              className={classNames(
                '-outline-offset-2 flex min-h-11 items-center gap-x-2 whitespace-nowrap rounded-t border-b-2 px-3 py-2 text-14 transition-colors duration-150 sm:px-4 sm:text-16',
                key === current
                  ? 'border-action font-medium text-brand'
                  : 'border-transparent text-muted hover:border-line-strong hover:text-brand',
              )}
            >
              {name}
              {count !== undefined && (
                <span className="rounded-full bg-wash px-2 py-0.5 text-13 text-brand tabular">
                  {formatNumber(count, i18n.locale)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
