import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { pictureUrl } from '#src/api/picture-url.ts';
import { updateProfileWithoutImage, uploadProfileImage } from '#src/api/profile-mutations.ts';
import { imageFileSchema } from '#src/contract/files/upload-rules.ts';
import { IMAGE_TYPES } from '#src/contract/limits.ts';
import type { Profile } from '#src/contract/profiles/profile.ts';
import { CompanyLogo } from '#src/entities/job/company-logo.tsx';
import { translate } from '#src/lib/ui-text.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { FileInput, FileLabel, UploadProgress } from '#src/ui/file-field.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { useObjectUrl } from '#src/ui/use-object-url.ts';
import { RemoveFileButton, useProfileFile } from './profile-file.tsx';

/** The candidate's picture or the employer's logo; a button on it opens the dialog that changes it. */
export function ProfilePicture({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const label =
    profile.user_type === 'employer' ? t`Change company logo` : t`Change profile picture`;
  return (
    <span className="relative shrink-0">
      <Picture profile={profile} url={pictureUrl(profile.profile_image_url, 'page')} />
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        className="-end-3 -bottom-2 absolute grid size-8 place-items-center rounded-full border border-line-strong bg-surface text-brand transition-colors duration-150 hover:border-brand hover:bg-wash print:hidden"
        onClick={() => setIsOpen(true)}
      >
        <Icon name={moreIcons.camera} width="16" height="16" />
      </button>
      {isOpen && <PictureDialog profile={profile} onClose={() => setIsOpen(false)} />}
    </span>
  );
}

function Picture({ profile, url }: { profile: Profile; url: string | null }) {
  return profile.user_type === 'employer' ? (
    <CompanyLogo name={profile.company_name || profile.first_name} logoUrl={url} size="medium" />
  ) : (
    <Avatar
      firstName={profile.first_name}
      userType={profile.user_type}
      imageUrl={url}
      size="large"
    />
  );
}

/** Chooses, previews, uploads and removes the picture. */
function PictureDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const picture = useProfileFile({
    schema: imageFileSchema,
    upload: uploadProfileImage(),
    remove: updateProfileWithoutImage(),
    onDone: onClose,
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
    <Dialog title={isEmployer ? t`Company logo` : t`Profile picture`} onClose={onClose}>
      <div className="flex flex-wrap items-center gap-5">
        <Picture profile={profile} url={preview ?? pictureUrl(saved, 'page')} />
        <div className="grid min-w-0 flex-1 basis-56 gap-3">
          <p id={`${id}-hint`} className="text-14 text-muted">
            {isEmployer
              ? t`Shown beside your jobs. PNG, JPEG or WebP, up to 2 MB.`
              : t`PNG, JPEG or WebP, up to 2 MB.`}
          </p>
          <UploadProgress value={progress} />
          <div className="flex flex-wrap gap-2">
            {file && (
              <Button size="small" pending={isSending} onClick={picture.save}>
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
      </div>
    </Dialog>
  );
}
