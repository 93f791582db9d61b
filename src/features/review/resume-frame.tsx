import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { describeFailure } from '../../api/api-error.ts';
import { openResumeFailure, resumeQuery } from '../../api/uploads.ts';
import { translate } from '../../lib/message.ts';
import { ErrorNotice } from '../../ui/panel.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';

/** For the viewers that know it: the page at the frame's width, without a column of small pages. */
const VIEW = '#navpanes=0&view=FitH';

/**
 * A resume within the page, read with the token and shown by the browser's own PDF viewer. No `sandbox`:
 * viewers refuse to work in one. What keeps it harmless is that the frame holds a PDF, whatever was uploaded.
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
