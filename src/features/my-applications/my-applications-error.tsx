import { Trans } from '@lingui/react/macro';
import { reloadPage } from '../../lib/connection.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Card } from '../../ui/panel.tsx';

/** What went wrong, why that may be, and what to do (rule APP-3). */
export function MyApplicationsError({ text }: { text: string }) {
  return (
    <Card className="grid justify-items-start gap-4 p-6">
      <div>
        <h2 className="text-18">
          <Trans>We couldn’t show your applications</Trans>
        </h2>
        <p role="alert" className="mt-2 font-medium text-danger">
          {text}
        </p>
      </div>
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
