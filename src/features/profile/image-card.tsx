import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { pictureUrl } from '#src/api/picture-url.ts';
import { updateProfileWithoutImage, uploadProfileImage } from '#src/api/profile-mutations.ts';
import { imageFileSchema } from '#src/contract/files/upload-rules.ts';
import { IMAGE_TYPES } from '#src/contract/limits.ts';
import type { Profile } from '#src/contract/profiles/profile.ts';
import { CompanyLogo } from '#src/entities/job/company-logo.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { ConfirmButton } from '#src/ui/confirm-button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { Card } from '#src/ui/panel.tsx';
import { useObjectUrl } from '#src/ui/use-object-url.ts';

/** The candidate's picture or the employer's logo: chosen, previewed, then uploaded. */
export function ImageCard({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const saving = useMutation(uploadProfileImage());
  const removing = useMutation(updateProfileWithoutImage());
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState(0);
  const preview = useObjectUrl(file);
  const isEmployer = profile.user_type === 'employer';
  const saved = profile.profile_image_url;

  const choose = (chosen: File | null | undefined) => {
    if (input.current) input.current.value = '';
    if (!chosen) return;
    const checked = imageFileSchema.safeParse(chosen);
    setError(checked.error?.issues[0]?.message);
    setFile(checked.success ? chosen : null);
  };
  const upload = () => {
    if (!file) return;
    setProgress(0);
    saving.mutate(
      { file, onProgress: setProgress },
      {
        onSuccess: () => {
          setFile(null);
          input.current?.focus();
        },
      },
    );
  };

  const imageUrl = preview ?? pictureUrl(saved, 'page');
  return (
    <Card className="flex flex-wrap items-center gap-5 p-5 sm:p-6">
      {isEmployer ? (
        <CompanyLogo
          name={profile.company_name || profile.first_name}
          logoUrl={imageUrl}
          size="large"
        />
      ) : (
        <Avatar
          firstName={profile.first_name}
          userType={profile.user_type}
          imageUrl={imageUrl}
          size="large"
        />
      )}
      <div className="grid min-w-0 flex-1 basis-40 gap-3">
        <div>
          <h2 className="text-18">{isEmployer ? t`Company logo` : t`Profile picture`}</h2>
          <p id={`${id}-hint`} className="text-14 text-muted">
            {isEmployer
              ? t`Shown beside your jobs. PNG, JPEG or WebP, up to 2 MB.`
              : t`PNG, JPEG or WebP, up to 2 MB.`}
          </p>
        </div>
        {saving.isPending && (
          <progress
            aria-label={t`Upload progress`}
            value={progress}
            max={1}
            className="h-2 w-full overflow-hidden rounded-full accent-(--action)"
          />
        )}
        <div className="flex flex-wrap gap-2">
          {file && (
            <Button size="small" pending={saving.isPending} onClick={upload}>
              <Trans>Upload this picture</Trans>
            </Button>
          )}
          <span className="has-focus-visible:rounded has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
            <input
              ref={input}
              id={id}
              type="file"
              accept={IMAGE_TYPES.join(',')}
              // Not `disabled`, which would lose the focus.
              aria-disabled={saving.isPending || undefined}
              onClick={(event) => saving.isPending && event.preventDefault()}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
              className="sr-only"
              onChange={({ target }) => choose(target.files?.item(0))}
            />
            <label
              htmlFor={id}
              className={classNames(
                buttonClass('secondary', 'small'),
                saving.isPending && 'pointer-events-none opacity-55',
              )}
            >
              <Icon name={moreIcons.upload} width="18" height="18" />
              {file || saved ? (
                <Trans>Choose another picture</Trans>
              ) : (
                <Trans>Choose a picture</Trans>
              )}
            </label>
          </span>
          {file && !saving.isPending && (
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                input.current?.focus();
                setFile(null);
              }}
            >
              <Trans>Cancel</Trans>
            </Button>
          )}
          {!file && saved && (
            <ConfirmButton
              variant="ghost"
              size="small"
              label={t`Remove picture`}
              pending={removing.isPending}
              title={t`Remove this picture?`}
              confirmLabel={t`Remove`}
              onConfirm={() =>
                removing.mutate(undefined, {
                  onSettled: () => setTimeout(() => input.current?.focus()),
                })
              }
            >
              <p>
                {isEmployer
                  ? t`Your initials show beside your jobs instead.`
                  : t`The first letter of your name shows instead.`}
              </p>
            </ConfirmButton>
          )}
        </div>
        {file && (
          <p role="status" className="text-14 text-muted">
            <Trans>This is a preview. Others will see the picture once you upload it.</Trans>
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </Card>
  );
}
