import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { User } from '#src/contract/accounts/user.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { TEXT_MAX } from '#src/contract/limits.ts';
import { translate } from '#src/lib/ui-text.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/choice.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { Form } from '#src/ui/form.tsx';
import { FormBar } from '#src/ui/form-bar.tsx';
import { FormSection } from '#src/ui/form-section.tsx';
import { TextLink } from '#src/ui/link.tsx';
import { Notice } from '#src/ui/panel.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useLeaveGuard } from '#src/ui/use-leave-guard.tsx';
import type { ApplyForm } from './apply-form-schema.ts';
import { LetterField } from './letter-field.tsx';
import { QuestionFields } from './question-fields.tsx';
import { ResumeFields } from './resume-fields.tsx';
import { SaveToProfile } from './save-to-profile.tsx';
import { SharedProfile } from './shared-profile.tsx';
import { useApplyForm } from './use-apply-form.ts';

/** The full application form. Its draft survives leaving the page, until it is sent. */
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
  const { form, send, refuse, chooseFile, profile, progress, isSending, hasUnsent, failure } =
    useApplyForm(job, user, {
      size: 'full',
      onApplied: (hasLeft) => hasLeft || onApplied(),
      onRefused,
    });
  const field = fieldOf(form);
  const leaveQuestion = useLeaveGuard(hasUnsent, {
    draft: {
      title: t`Leave this page?`,
      text: t`Your application hasn’t been sent. What you wrote stays on this device until you send it or log out, so you’ll find it here when you come back.`,
    },
  });

  return (
    <>
      <Form form={form} onSubmit={send} onRefused={refuse} className="grid gap-6">
        <FormSection title={t`Your Application`}>
          <LetterField />
          <ResumeFields user={user} progress={progress} onChoose={chooseFile} />
        </FormSection>
        {job.questions.length > 0 && (
          <FormSection title={t`Questions from the employer`}>
            <QuestionFields questions={job.questions} />
          </FormSection>
        )}
        <FormSection title={t`More about you`}>
          <ContactFields user={user} />
          <SharedProfile profile={profile} />
          <CheckboxField
            label={
              <Trans>
                I agree to the{' '}
                <TextLink to="/terms" target="_blank">
                  terms
                </TextLink>
              </Trans>
            }
            {...field('agree')}
          />
        </FormSection>
        <FormBar className="gap-3 py-4">
          {failure && <Notice tone="danger">{translate(i18n, failure)}</Notice>}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-14 text-muted max-sm:sr-only">
              <Trans>What you write is kept on this device until you send it.</Trans>
            </p>
            <Button type="submit" pending={isSending} className="w-full sm:w-auto">
              <Trans>Submit Application</Trans>
            </Button>
          </div>
        </FormBar>
      </Form>
      {leaveQuestion}
    </>
  );
}

function ContactFields({ user }: { user: User }) {
  const { t } = useLingui();
  const field = fieldOf(useFormContext<ApplyForm>());
  return (
    <>
      <TextField label={t`Phone number`} type="tel" autoComplete="tel" {...field('phone')} />
      <SaveToProfile field="phone" user={user} />
      <TextField
        label={t`Availability`}
        hint={t`When you could start, and which days or hours suit you.`}
        optional
        {...field('availability')}
      />
      <TextArea
        label={t`Additional questions`}
        hint={t`Anything you’d like to ask the employer.`}
        optional
        rows={2}
        limit={TEXT_MAX}
        {...field('additional_questions')}
      />
    </>
  );
}
