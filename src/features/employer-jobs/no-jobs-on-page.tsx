import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/panel.tsx';

/** The list ends before this page. */
export function NoJobsOnPage() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="briefcase"
      title={t`There are no jobs on this page.`}
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
