import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { getResumeInTab } from '#src/api/uploads.ts';
import type { User } from '#src/contract/accounts/user.ts';
import { isUploadedFile } from '#src/contract/files/upload.ts';
import { ResumeLink } from '#src/entities/application/resume-link.tsx';
import { resumeName } from '#src/lib/resume-name.ts';
import { Button } from '#src/ui/button.tsx';
import { restoreFocus } from '#src/ui/focus.ts';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { type ApplyForm, completeUrl, startOfForm } from './apply-form-schema.ts';
import { ResumeFile } from './resume-file.tsx';
import { SaveToProfile } from './save-to-profile.tsx';

/** The full form's resume: a file, the profile's or a chosen one, or a URL (rule APPLY-3). */
export function ResumeFields({
  user,
  progress,
  onChoose,
}: {
  user: User;
  progress: number | null;
  onChoose: (file: File | null) => void;
}) {
  const { t } = useLingui();
  const { control, setValue, getValues, clearErrors, formState } = useFormContext<ApplyForm>();
  const { field } = useController({ control, name: 'resume_url' });
  const choice = useWatch({ control, name: 'resume_choice' });
  const used = useRef<HTMLParagraphElement>(null);

  const address = choice === 'stored' ? user.resume_url : field.value;
  const isUploaded = choice !== 'file' && isUploadedFile(address);
  const typed = choice === 'file' || isUploaded ? '' : field.value;

  const chooseStored = () => {
    setValue('resume_url', startOfForm(user).resume_url);
    setValue('resume_choice', 'stored');
    clearErrors(['resume', 'resume_url']);
    // The pressed button has unmounted.
    setTimeout(() => restoreFocus(used.current));
  };
  /** A URL replaces the file; clearing it restores the file. */
  const type = (text: string) => {
    const isBlank = text.trim() === '';
    clearErrors('resume');
    field.onChange(text);
    if (isBlank && getValues('resume')) setValue('resume_choice', 'file');
    else if (isBlank && isUploadedFile(user.resume_url)) setValue('resume_choice', 'stored');
    else setValue('resume_choice', 'link');
  };

  // Shown below the field that it describes.
  const fromProfile = user.resume_url && choice === 'stored' && (
    <p ref={used} tabIndex={-1} className="-mt-2 flex items-start gap-2 text-14 text-success">
      <Icon name="check" width="18" height="18" className="mt-px shrink-0" />
      <Trans>This is the resume from your profile.</Trans>
    </p>
  );
  return (
    <div className="grid gap-4">
      <ResumeFile
        label={t`Resume`}
        progress={progress}
        onChoose={onChoose}
        stored={isUploaded && <UploadedResume address={address} />}
      />
      {isUploaded && fromProfile}
      <TextField
        label={t`Resume URL`}
        hint={t`If you don’t upload a file, enter a link to your resume.`}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        error={formState.errors.resume_url?.message}
        {...field}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          const whole = completeUrl(typed);
          if (choice === 'link' && whole !== typed) field.onChange(whole);
          field.onBlur();
        }}
      />
      {!isUploaded && fromProfile}
      {user.resume_url && choice !== 'stored' && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={chooseStored}
        >
          <Trans>Use the resume from my profile</Trans>
        </Button>
      )}
      <SaveToProfile field="resume_url" user={user} />
    </div>
  );
}

/** The name of a resume on our server, with a link to open it. */
function UploadedResume({ address }: { address: string }) {
  const opening = useMutation(getResumeInTab());
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="flex min-w-0 flex-1 basis-48 items-center gap-2">
        <Icon name={moreIcons.document} className="shrink-0 text-muted" />
        <span className="min-w-0 break-words">{resumeName(address)}</span>
      </p>
      <ResumeLink resumeUrl={address} pending={opening.isPending} onOpen={opening.mutate} />
    </div>
  );
}
