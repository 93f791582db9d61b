import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { failureMessage } from '#src/api/api-error.ts';
import { getResumeQuery, openResumeFailure } from '#src/api/uploads.ts';
import { translate } from '#src/lib/ui-text.ts';
import { ErrorNotice } from '#src/ui/panel.tsx';
import { SkeletonLines } from '#src/ui/skeleton-lines.tsx';
import { useObjectUrl } from '#src/ui/use-object-url.ts';

/** Parameters of PDF viewers that support them: fit to width, without the thumbnail sidebar. */
const VIEW = '#navpanes=0&view=FitH';

/**
 * Shows a resume in the browser's PDF viewer, fetched with the token. PDF viewers don't work with `sandbox`; the
 * frame is safe without, because its content is always treated as a PDF, whatever was uploaded.
 */
export function ResumeViewer({ path, name }: { path: string; name: string }) {
  const { t, i18n } = useLingui();
  const { data: file, error, refetch } = useQuery(getResumeQuery(path));
  const address = useObjectUrl(file);

  if (error && !file) {
    return (
      <ErrorNotice
        text={translate(i18n, failureMessage(error, openResumeFailure))}
        onRetry={() => refetch()}
      />
    );
  }
  if (!address) {
    return <SkeletonLines lines={['h-96']} />;
  }
  return (
    <iframe
      src={address + VIEW}
      title={t`Resume of ${name}`}
      className="size-full rounded border border-line bg-surface"
    />
  );
}
