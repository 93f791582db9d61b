import { Trans } from '@lingui/react/macro';
import type { Application } from '../../contract/application.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/panel.tsx';

/** What is unusual about an application: it was withdrawn, or the candidate had withdrawn one before. */
export function ReviewNotices({ application }: { application: Application }) {
  const formats = useFormats();
  const { withdrawn_at, earlier } = application;
  const withdrawn = formats.date(withdrawn_at);
  const before = formats.date(earlier?.withdrawn_at ?? null);
  return (
    <>
      {withdrawn && (
        <Notice>
          <Trans>
            The candidate withdrew this application on {withdrawn}. It can’t be changed any more.
          </Trans>
        </Notice>
      )}
      {earlier && before && (
        <Notice>
          <Trans>
            This is the candidate’s second application: the first was withdrawn on {before}.
          </Trans>{' '}
          <Link
            from="/jobs/$jobId/applications"
            to="."
            search={(search) => ({ ...search, status: 'withdrawn', page: 1, open: earlier._id })}
            className="underline underline-offset-4"
          >
            <Trans>See the first application</Trans>
          </Link>
        </Notice>
      )}
    </>
  );
}
