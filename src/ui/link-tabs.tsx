import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#src/lib/format.ts';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export type LinkTab<Key extends string> = { key: Key; label: string; count?: number | undefined };

/** How many fit side by side on a phone; more get rows. */
const BESIDE_MAX = 3;

/** Each tab starts at page 1. */
const withTab = (search: object, tab: string) => ({ ...search, tab, page: undefined });

/**
 * The parts of a list, each with its own URL (`tab` in the query string). Links rather than ARIA tabs, since they
 * navigate and the back button returns to the previous one (rule OWN-3).
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
  return (
    <nav aria-label={label} className="border-line border-b">
      <ul
        className={classNames(
          '-mb-px grid sm:flex sm:flex-wrap sm:gap-x-1',
          tabs.length > BESIDE_MAX
            ? 'grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))]'
            : 'auto-cols-fr xs:grid-flow-col',
        )}
      >
        {tabs.map(({ key, label: name, count }) => (
          <li key={key}>
            <Link
              to="."
              search={(search) => searchOf(search, key)}
              aria-current={key === current ? 'page' : undefined}
              className={classNames(
                // On a phone side by side, the count below the name; with large text, in rows.
                '-outline-offset-2 flex h-full min-h-11 xs:flex-col items-center justify-between gap-x-2 gap-y-1 rounded-t border-b-2 px-1 py-2 text-center text-14 transition-colors duration-150 sm:flex-row sm:px-4 sm:text-16',
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
