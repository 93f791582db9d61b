import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { User } from '#src/contract/accounts/user.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { resumeName } from '#src/lib/resume-name.ts';
import { translate } from '#src/lib/ui-text.ts';
import { RadioGroup } from '#src/ui/choice-group.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Form, FormActions } from '#src/ui/form.tsx';
import { TextLink } from '#src/ui/link.tsx';
import { Notice } from '#src/ui/panel.tsx';
import { type ApplyForm, startOfForm } from './apply-form-schema.ts';
import { LetterField } from './letter-field.tsx';
import { QuestionFields } from './question-fields.tsx';
import { ResumeFile } from './resume-file.tsx';
import { SaveToProfile } from './save-to-profile.tsx';
import { SharedProfile } from './shared-profile.tsx';
import { contactOf, useApplyForm } from './use-apply-form.ts';

const FORM_ID = 'apply-form';

/**
 * The short application form: resume and cover letter. It shares its draft with the full form, so nothing is lost when
 * sending fails, the dialog closes or the full form opens (rule APPLY-2).
 */
export function ApplyDialog({
  job,
  user,
  jobText,
  onClose,
}: {
  job: Job;
  user: User;
  /** The job's text, shown beside the form where there is room. */
  jobText: ReactNode;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { form, send, refuse, chooseFile, profile, progress, isSending, failure } = useApplyForm(
    job,
    user,
    { size: 'short', onApplied: onClose },
  );

  return (
    <Dialog
      title={t`Apply for ${job.title}`}
      onClose={onClose}
      beside={{ label: t`Job description`, content: jobText }}
      actions={
        <FormActions formId={FORM_ID} pending={isSending} onCancel={onClose}>
          <Trans>Submit Application</Trans>
        </FormActions>
      }
    >
      <Form id={FORM_ID} form={form} onSubmit={send} onRefused={refuse}>
        {failure && <Notice tone="danger">{translate(i18n, failure)}</Notice>}
        <ResumeChoice user={user} progress={progress} onChoose={chooseFile} />
        <LetterField />
        <QuestionFields questions={job.questions} />
        <SharedProfile profile={profile} />
        <More jobId={job._id} user={user} />
      </Form>
    </Dialog>
  );
}

/** Links to the full form, and says when answers from there will be sent. */
function More({ jobId, user }: { jobId: string; user: User }) {
  const form = useWatch({ control: useFormContext<ApplyForm>().control }) as ApplyForm;
  const hasMore = Object.keys(contactOf(form, 'short', user)).length > 0;
  return (
    <p className="text-14 text-muted">
      {hasMore ? (
        <Trans>What you wrote in the full form will be sent too.</Trans>
      ) : (
        <Trans>Phone number, availability, questions to the employer:</Trans>
      )}{' '}
      <TextLink to="/jobs/$jobId/apply" params={{ jobId }} state>
        <Trans>Add more details</Trans>
      </TextLink>
    </p>
  );
}

/** The resume: the profile's, the full form's link, or a file. */
function ResumeChoice({
  user,
  progress,
  onChoose,
}: {
  user: User;
  progress: number | null;
  onChoose: (file: File | null) => void;
}) {
  const { t } = useLingui();
  const { control, register } = useFormContext<ApplyForm>();
  const [choice, address] = useWatch({ control, name: ['resume_choice', 'resume_url'] });
  // Offered even while another option is selected.
  const hasAddress = address !== '' && address !== startOfForm(user).resume_url;
  const options = [
    ...(user.resume_url
      ? [
          {
            value: 'stored',
            label: t`The one from my profile`,
            hint: resumeName(user.resume_url),
          },
        ]
      : []),
    ...(hasAddress
      ? [{ value: 'link', label: t`The one from the full form`, hint: resumeName(address) }]
      : []),
    { value: 'file', label: t`Another file` },
  ];
  return (
    <>
      {options.length > 1 && (
        <RadioGroup
          legend={t`Which resume would you like to send?`}
          options={options}
          {...register('resume_choice')}
        />
      )}
      {choice === 'file' && (
        <ResumeFile label={t`Resume`} progress={progress} onChoose={onChoose} />
      )}
      <SaveToProfile field="resume_url" user={user} />
    </>
  );
}
