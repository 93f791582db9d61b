import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import type { ApplicationPage } from '../../contract/application.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/panel.tsx';
import { useRescuedFocus } from '../../ui/use-rescued-focus.ts';
import { ApplicationCard } from './application-card.tsx';

/**
 * One page of the candidate's applications, and the way to the others; `empty` where there are none at
 * all. `isStale`: it is the page before, until the one asked for is there.
 */
export function ApplicationList({
  list,
  page,
  isStale,
  empty,
}: {
  list: ApplicationPage;
  page: number;
  isStale: boolean;
  empty: ReactNode;
}) {
  const { t } = useLingui();
  const { applications, total, totalPages } = list;
  const section = useRef<HTMLElement>(null);
  useRescuedFocus(section, `${page} ${isStale}`);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t`Applications`}
      aria-busy={isStale}
      className={classNames(
        'grid gap-6 rounded transition-opacity delay-150 duration-150',
        isStale && 'opacity-55',
      )}
    >
      {/* There before it changes: what changes in it is read out. */}
      <p role="status" className="sr-only">
        <Plural value={total} one="# application" other="# applications" />
      </p>
      {applications.length > 0 ? (
        <ul className="grid gap-3">
          {applications.map((application) => (
            <li key={application._id}>
              <ApplicationCard application={application} />
            </li>
          ))}
        </ul>
      ) : total > 0 ? (
        <NothingOnPage />
      ) : (
        empty
      )}
      <Pager page={page} totalPages={totalPages} />
    </section>
  );
}

/** The list ends before this page. */
function NothingOnPage() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="document"
      title={t`There are no applications on this page.`}
      action={
        <Link
          to="."
          search={(search) => ({ ...search, page: undefined })}
          className={buttonClass('secondary')}
        >
          <Trans>To the first page</Trans>
        </Link>
      }
    />
  );
}
