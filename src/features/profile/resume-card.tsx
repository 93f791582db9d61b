import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { updateProfileWithoutResume, uploadProfileResume } from '#src/api/profile-mutations.ts';
import { uploadResumeFailure } from '#src/api/uploads.ts';
import { isUploadedFile } from '#src/contract/files/upload.ts';
import { resumeFileSchema } from '#src/contract/files/upload-rules.ts';
import { RESUME_EXTENSIONS } from '#src/contract/limits.ts';
import { resumeName } from '#src/lib/resume-name.ts';
import { translate } from '#src/lib/ui-text.ts';
import { Button } from '#src/ui/button.tsx';
import { FileField } from '#src/ui/file-field.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { Card } from '#src/ui/panel.tsx';
import { RemoveFileButton, useProfileFile } from './profile-file.tsx';

/** The resume that applications are pre-filled with; `link` opens it. */
export function ResumeCard({
  resumeUrl,
  shouldFocus,
  link,
}: {
  resumeUrl: string;
  /** Another part of the page led here, so the file field takes the focus. */
  shouldFocus: boolean;
  link: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const resume = useProfileFile({
    schema: resumeFileSchema,
    upload: uploadProfileResume(),
    remove: updateProfileWithoutResume(),
    failure: uploadResumeFailure,
  });
  const { input, file, error, progress } = resume;
  useEffect(() => {
    if (!shouldFocus) return;
    // The tab becomes visible a moment after being chosen.
    const timer = setTimeout(() => input.current?.focus(), 50);
    return () => clearTimeout(timer);
  }, [shouldFocus, input]);

  return (
    <Card className="grid grid-cols-1 gap-x-10 gap-y-5 p-5 sm:p-6 lg:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-5">
        <div>
          <h2 className="text-18">
            <Trans>Your resume</Trans>
          </h2>
          <p className="mt-1 text-muted">
            <Trans>
              We fill in this resume when you apply. Only you and the employers you apply to can
              open it. Applications you’ve already sent don’t change.
            </Trans>
          </p>
        </div>
        {resumeUrl ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line px-4 py-3">
            <p className="flex min-w-0 flex-1 basis-48 items-center gap-2">
              <Icon name={moreIcons.document} className="shrink-0 text-muted" />
              <span className="min-w-0">
                {isUploadedFile(resumeUrl) ? resumeName(resumeUrl) : resumeUrl}
              </span>
            </p>
            {link}
            <RemoveFileButton of={resume} label={t`Remove resume`} title={t`Remove your resume?`}>
              <Trans>Applications you’ve already sent keep it.</Trans>
            </RemoveFileButton>
          </div>
        ) : (
          <p className="text-muted">
            <Trans>You haven’t saved a resume yet.</Trans>
          </p>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-5">
        <FileField
          label={resumeUrl ? t`New resume` : t`Resume`}
          hint={t`PDF, DOC or DOCX, up to 5 MB`}
          accept={RESUME_EXTENSIONS.join(',')}
          file={file}
          onChange={resume.choose}
          progress={progress}
          error={error && translate(i18n, error)}
          ref={input}
        />
        <div>
          <Button onClick={resume.save} pending={progress !== null}>
            <Trans>Save resume</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}
