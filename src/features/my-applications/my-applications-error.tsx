import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { describeFailure } from '../../api/api-error.ts';
import { myApplicationsFailure } from '../../api/applications.ts';
import { reloadPage } from '../../lib/connection.ts';
import { translate } from '../../lib/message.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/panel.tsx';

/** What went wrong, why that may be, and what to do (rule APP-3). */
export function MyApplicationsError({ error }: { error: Error }) {
  const { i18n } = useLingui();
  return (
    <Card className="grid justify-items-start gap-4 p-6">
      <p role="alert" className="font-medium text-danger">
        {translate(i18n, describeFailure(error, myApplicationsFailure))}
      </p>
      <div>
        <p>
          <Trans>This may be because of:</Trans>
        </p>
        <ul className="mt-2 grid list-disc gap-1 ps-5 text-muted">
          <li>
            <Trans>a temporary server issue</Trans>
          </li>
          <li>
            <Trans>your session may have expired</Trans>
          </li>
          <li>
            <Trans>network problems</Trans>
          </li>
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={reloadPage}>
          <Trans>Try Again</Trans>
        </Button>
        <Link to="/dashboard" className={buttonClass('secondary')}>
          <Trans>Return to Dashboard</Trans>
        </Link>
      </div>
    </Card>
  );
}
