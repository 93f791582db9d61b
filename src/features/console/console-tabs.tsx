import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CONSOLE_ENTITIES, type ConsoleSearch } from '../../contract/console-search.ts';
import { classNames } from '../../ui/class-names.ts';
import { tabLabels } from './entity-messages.ts';

/** The entities. Each is a link, so that it has a URL of its own. */
export function ConsoleTabs({ search }: { search: ConsoleSearch }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Records`} className="mb-6 border-line border-b">
      <ul className="flex flex-wrap gap-x-1">
        {CONSOLE_ENTITIES.map((tab) => (
          <li key={tab}>
            <Link
              from="/$console"
              to="."
              search={{ tab }}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={tab === search.tab ? 'page' : undefined}
              className={classNames(
                '-mb-px inline-flex min-h-11 items-center border-b-2 px-3 font-medium transition-colors duration-150',
                tab === search.tab
                  ? 'border-action text-brand'
                  : 'border-transparent text-muted hover:border-line-strong hover:text-brand',
              )}
            >
              {i18n._(tabLabels[tab])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
