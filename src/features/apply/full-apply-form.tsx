import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useRef } from 'react';
import { useController } from 'react-hook-form';
import type { Job } from '../../contract/job.ts';
import { LETTER_MAX, TEXT_MAX } from '../../contract/limits.ts';
import type { User } from '../../contract/user.ts';
import { translate } from '../../lib/message.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choice.tsx';
import { FormBar } from '../../ui/form-bar.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { Notice } from '../../ui/panel.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { ResumeField } from './resume-field.tsx';
import { useFullApplyForm } from './use-full-apply-form.ts';
import { useResumeUpload } from './use-resume-upload.ts';

/** The full application form. The draft is kept, however the page is left, until it is sent. */
export function FullApplyForm({
  job,
  user,
  onApplied,
  onRefused,
}: {
  job: Job;
  user: User;
  onApplied: () => void;
  /** Called when the job takes no application of this candidate (409). */
  onRefused: () => void;
}) {
  const { t, i18n } = useLingui();
  const { form, send, isSending, hasUnsent, failure } = useFullApplyForm(job._id, user, {
    onApplied,
    onRefused,
  });
  const { register, control } = form;
  const { errors } = form.formState;
  // In the order of the screen, so that the first error gets the focus.
  const coverLetter = register('cover_letter');
  const { field: resumeUrl } = useController({ control, name: 'resume_url' });
  const upload = useResumeUpload({
    onUploaded: resumeUrl.onChange,
    onRemoved: (url) => {
      if (form.getValues('resume_url') === url) resumeUrl.onChange(user.resume_url);
    },
  });
  const fileInput = useRef<HTMLInputElement | null>(null);
  const isUploading = upload.progress !== null;
  const leaveQuestion = useLeaveGuard(hasUnsent || isUploading, {
    draft: {
      title: t`Leave this page?`,
      text: t`Your application has not been sent. What you wrote is kept on this device until you send it or sign out, and is here when you come back.`,
    },
  });

  const submit = (event: SubmitEvent) =>
    form.handleSubmit((application) => {
      // A file that failed to upload must not be left out silently.
      if (upload.failure) fileInput.current?.focus();
      else send(application);
    })(event);

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <FormSection title={t`Your Application`}>
        <TextArea
          label={t`Cover letter`}
          rows={8}
          limit={LETTER_MAX}
          error={errors.cover_letter?.message}
          {...coverLetter}
        />
        <ResumeField
          field={resumeUrl}
          error={errors.resume_url?.message}
          storedUrl={user.resume_url}
          upload={upload}
          fileRef={(element) => {
            fileInput.current = element;
          }}
        />
      </FormSection>
      <FormSection title={t`More about you`}>
        <TextField
          label={t`Phone number`}
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextField
          label={t`Availability`}
          hint={t`When you could start, and which days or hours suit you.`}
          optional
          error={errors.availability?.message}
          {...register('availability')}
        />
        <TextArea
          label={t`Additional questions`}
          hint={t`What you would like to ask the employer.`}
          optional
          rows={4}
          limit={TEXT_MAX}
          error={errors.additional_questions?.message}
          {...register('additional_questions')}
        />
      </FormSection>
      <CheckboxField
        label={
          <Trans>
            I agree to the{' '}
            <Link to="/terms" target="_blank" className="text-link underline underline-offset-4">
              terms
            </Link>
          </Trans>
        }
        error={errors.agree?.message}
        {...register('agree')}
      />
      <FormBar className="gap-3 py-4">
        {failure && <Notice tone="danger">{translate(i18n, failure)}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-14 text-muted max-sm:sr-only">
            <Trans>What you write is kept on this device until you send it.</Trans>
          </p>
          <Button type="submit" pending={isSending || isUploading} className="w-full sm:w-auto">
            <Trans>Submit Application</Trans>
          </Button>
        </div>
      </FormBar>
      {leaveQuestion}
    </form>
  );
}
