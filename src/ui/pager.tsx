import { useLingui } from '@lingui/react/macro';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icons.tsx';
import { Link } from './link.tsx';
import { pagesToShow } from './pages-to-show.ts';

const cell =
  'grid h-11 min-w-11 place-items-center rounded px-2 tabular transition-colors duration-150';

/**
 * Pagination links for a list whose page is `page` in the URL, from 1. With `hash` they scroll to that element instead
 * of the top.
 */
export function Pager({
  page,
  totalPages,
  hash,
}: {
  page: number;
  totalPages: number;
  hash?: string;
}) {
  const { t } = useLingui();
  if (totalPages <= 1) return null;

  return (
    <nav aria-label={t`Pages`}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <Step
          to={page - 1}
          totalPages={totalPages}
          hash={hash}
          label={t`Previous page`}
          icon="chevronLeft"
        />
        {pagesToShow(page, totalPages).map((item) =>
          typeof item === 'string' ? (
            <li key={item} aria-hidden="true" className={classNames(cell, 'text-muted')}>
              {'…'}
            </li>
          ) : (
            <li key={item}>
              <Link
                to="."
                search={(search) => ({ ...search, page: item })}
                hash={hash}
                aria-label={t`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
                className={classNames(
                  cell,
                  item === page ? 'bg-brand text-surface' : 'text-brand hover:bg-wash',
                )}
              >
                {item}
              </Link>
            </li>
          ),
        )}
        <Step
          to={page + 1}
          totalPages={totalPages}
          hash={hash}
          label={t`Next page`}
          icon="chevronRight"
        />
      </ul>
    </nav>
  );
}

function Step({
  to,
  totalPages,
  hash,
  label,
  icon,
}: {
  to: number;
  totalPages: number;
  hash: string | undefined;
  label: string;
  icon: IconName;
}) {
  if (to < 1 || to > totalPages) {
    return (
      <li className={classNames(cell, 'text-line-strong opacity-60')} aria-hidden="true">
        <Icon name={icon} />
      </li>
    );
  }
  return (
    <li>
      <Link
        to="."
        search={(search) => ({ ...search, page: to })}
        hash={hash}
        aria-label={label}
        className={classNames(cell, 'text-brand hover:bg-wash')}
      >
        <Icon name={icon} />
      </Link>
    </li>
  );
}
