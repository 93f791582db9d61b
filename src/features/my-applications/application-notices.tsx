import { Trans } from '@lingui/react/macro';
import type { Application } from '../../contract/application.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/panel.tsx';

/** What is unusual about one's application: withdrawn, the second one, or its job is gone. */
export function ApplicationNotices({ application }: { application: Application }) {
  const formats = useFormats();
  const { withdrawn_at, earlier, job } = application;
  const withdrawn = formats.date(withdrawn_at);
  const removed = formats.date(job?.removed_at ?? null);
  return (
    <>
      {withdrawn && (
        <Notice>
          <Trans>You withdrew this application on {withdrawn}. It can’t be changed any more.</Trans>
        </Notice>
      )}
      {removed && (
        <Notice tone="warning">
          <Trans>
            The employer removed this job on {removed}. We keep what you sent for your records.
          </Trans>
        </Notice>
      )}
      {earlier && (
        <Notice>
          <Trans>This is your second application for this job.</Trans>{' '}
          <Link
            to="/applications/$applicationId"
            params={{ applicationId: earlier._id }}
            className="underline underline-offset-4"
          >
            <Trans>See the application you withdrew</Trans>
          </Link>
        </Notice>
      )}
    </>
  );
}
