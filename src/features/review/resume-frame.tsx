import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { describeFailure } from '../../api/api-error.ts';
import { openResumeFailure, resumeQuery } from '../../api/uploads.ts';
import { translate } from '../../lib/message.ts';
import { ErrorNotice } from '../../ui/panel.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';

/** For PDF viewers that support it: fit to width, without the thumbnail sidebar. */
const VIEW = '#navpanes=0&view=FitH';

/**
 * A resume shown inline by the browser's PDF viewer, fetched with the token. Without `sandbox`, in
 * which PDF viewers don't work: the frame is safe because its content is always treated as a PDF,
 * whatever was uploaded.
 */
export function ResumeFrame({ path, name }: { path: string; name: string }) {
  const { t, i18n } = useLingui();
  const { data: file, error, refetch } = useQuery(resumeQuery(path));
  const address = useObjectUrl(file);

  if (error && !file) {
    return (
      <ErrorNotice
        text={translate(i18n, describeFailure(error, openResumeFailure))}
        onRetry={() => refetch()}
      />
    );
  }
  if (!address) {
    return (
      <Skeleton>
        <SkeletonLine className="h-96" />
      </Skeleton>
    );
  }
  return (
    <iframe
      src={address + VIEW}
      title={t`Resume of ${name}`}
      className="size-full rounded border border-line bg-surface"
    />
  );
}
