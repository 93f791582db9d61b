import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { updateProfileWithoutImage, uploadProfileImage } from '#src/api/profile-mutations.ts';
import { imageFileSchema } from '#src/contract/files/upload-rules.ts';
import { IMAGE_TYPES } from '#src/contract/limits.ts';
import type { Profile } from '#src/contract/profiles/profile.ts';
import { CompanyLogo } from '#src/entities/job/company-logo.tsx';
import { translate } from '#src/lib/ui-text.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { FileInput, FileLabel, UploadProgress } from '#src/ui/file-field.tsx';
import { Card } from '#src/ui/panel.tsx';
import { useObjectUrl } from '#src/ui/use-object-url.ts';
import { RemoveFileButton, useProfileFile } from './profile-file.tsx';

/** Chooses, previews and uploads the candidate's picture or the employer's logo. `children` say who sees the profile. */
export function ImageCard({ profile, children }: { profile: Profile; children: ReactNode }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const picture = useProfileFile({
    schema: imageFileSchema,
    upload: uploadProfileImage(),
    remove: updateProfileWithoutImage(),
  });
  const { input, choose, progress } = picture;
  const error = picture.error && translate(i18n, picture.error);
  // Doesn't preview an invalid file.
  const file = error ? null : picture.file;
  const isSending = progress !== null;
  const preview = useObjectUrl(file);
  const isEmployer = profile.user_type === 'employer';
  const saved = profile.profile_image_url;

  return (
    <Card className="flex flex-wrap content-start items-center gap-5 p-5 sm:p-6">
      {preview &&
        (isEmployer ? (
          <CompanyLogo name={profile.company_name} logoUrl={preview} size="large" />
        ) : (
          <Avatar
            firstName={profile.first_name}
            userType={profile.user_type}
            imageUrl={preview}
            size="large"
          />
        ))}
      <div className="grid min-w-0 flex-1 basis-40 gap-3">
        <div>
          <h2 className="text-18">{isEmployer ? t`Company logo` : t`Profile picture`}</h2>
          <p id={`${id}-hint`} className="text-14 text-muted">
            {isEmployer
              ? t`Shown beside your jobs. PNG, JPEG or WebP, up to 2 MB.`
              : t`PNG, JPEG or WebP, up to 2 MB.`}
          </p>
        </div>
        <UploadProgress value={progress} />
        <div className="flex flex-wrap gap-2">
          {file && (
            <Button
              size="small"
              pending={isSending}
              onClick={() => picture.save(() => input.current?.focus())}
            >
              <Trans>Upload this picture</Trans>
            </Button>
          )}
          <span className="has-focus-visible:rounded has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
            <FileInput
              ref={input}
              id={id}
              accept={IMAGE_TYPES.join(',')}
              isSending={isSending}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
              onChoose={choose}
            />
            <FileLabel htmlFor={id} isSending={isSending}>
              {file || saved ? (
                <Trans>Choose another picture</Trans>
              ) : (
                <Trans>Choose a picture</Trans>
              )}
            </FileLabel>
          </span>
          {file && !isSending && (
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                input.current?.focus();
                choose(null);
              }}
            >
              <Trans>Cancel</Trans>
            </Button>
          )}
          {!file && saved && (
            <RemoveFileButton
              of={picture}
              label={t`Remove picture`}
              title={t`Remove this picture?`}
            >
              {isEmployer
                ? t`Your initials show beside your jobs instead.`
                : t`The first letter of your name shows instead.`}
            </RemoveFileButton>
          )}
        </div>
        {file && (
          <p role="status" className="text-14 text-muted">
            <Trans>This is a preview. Others will see the picture once you upload it.</Trans>
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </div>
      <p className="w-full border-line border-t pt-4 text-14 text-muted">{children}</p>
    </Card>
  );
}
