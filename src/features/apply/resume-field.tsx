import { Trans, useLingui } from '@lingui/react/macro';
import { type RefCallback, useRef } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { RESUME_EXTENSIONS } from '../../contract/limits.ts';
import { translate } from '../../lib/message.ts';
import { resumeName } from '../../lib/resume-name.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { restoreFocus } from '../../ui/focus.ts';
import { Icon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { completeUrl, type FullApplyForm } from './full-apply-form-schema.ts';
import type { useResumeUpload } from './use-resume-upload.ts';

/** A resume's URL, which can be filled in from the profile or by uploading a file. */
export function ResumeField({
  field,
  error,
  storedUrl,
  upload,
  fileRef,
}: {
  field: ControllerRenderProps<FullApplyForm, 'resume_url'>;
  error: string | undefined;
  /** The URL of the profile's resume, '' when it has none. */
  storedUrl: string;
  upload: ReturnType<typeof useResumeUpload>;
  fileRef: RefCallback<HTMLInputElement>;
}) {
  const { t, i18n } = useLingui();
  return (
    <div className="grid gap-4">
      <TextField
        label={t`Resume URL`}
        hint={t`The address of your resume on the web. A file that you upload fills it in.`}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        error={error}
        {...field}
        onBlur={() => {
          const whole = completeUrl(field.value);
          if (whole !== field.value) field.onChange(whole);
          field.onBlur();
        }}
      />
      {storedUrl && (
        <StoredResume
          name={resumeName(storedUrl)}
          isUsed={field.value === storedUrl}
          onUse={() => field.onChange(storedUrl)}
        />
      )}
      <FileField
        label={t`Upload a file`}
        optional
        hint={t`PDF, DOC or DOCX, up to 5 MB`}
        ref={fileRef}
        accept={RESUME_EXTENSIONS.join(',')}
        file={upload.file}
        onChange={upload.choose}
        progress={upload.progress}
        error={upload.failure ? translate(i18n, upload.failure) : undefined}
      />
      {upload.canRetry && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={upload.retry}
        >
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}

function StoredResume({
  name,
  isUsed,
  onUse,
}: {
  name: string;
  isUsed: boolean;
  onUse: () => void;
}) {
  const used = useRef<HTMLParagraphElement>(null);
  if (isUsed) {
    return (
      <p ref={used} tabIndex={-1} className="flex items-start gap-2 text-14 text-success">
        <Icon name="check" width="18" height="18" className="mt-px shrink-0" />
        <span>
          <Trans>This is the resume from your profile: {name}</Trans>
        </span>
      </p>
    );
  }
  return (
    <Button
      variant="secondary"
      size="small"
      className="justify-self-start"
      onClick={() => {
        onUse();
        // A line that says so replaces the button.
        setTimeout(() => restoreFocus(used.current));
      }}
    >
      <Trans>Use the resume from my profile</Trans>
    </Button>
  );
}
