import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Job } from '../../contract/job.ts';
import type { User } from '../../contract/user.ts';
import { translate } from '../../lib/message.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/panel.tsx';
import type { ApplyForm } from './apply-form-schema.ts';
import { contactOf } from './contact-of.ts';
import { LetterField } from './letter-field.tsx';
import { QuestionFields } from './question-fields.tsx';
import { ResumeChoice } from './resume-choice.tsx';
import { SharedProfile } from './shared-profile.tsx';
import { useApplyForm } from './use-apply-form.ts';

const FORM_ID = 'apply-form';

/**
 * The short application form: resume and cover letter. The full one goes on with the same draft, so what
 * was typed is kept when sending fails, the dialog is closed or the full form is opened.
 */
export function ApplyDialog({
  job,
  user,
  jobText,
  onClose,
}: {
  job: Job;
  user: User;
  /** The job's text, which stays readable beside the form where there is room. */
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
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={FORM_ID} pending={isSending}>
            <Trans>Submit Application</Trans>
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} form={form} onSubmit={send} onRefused={refuse}>
        {failure && <Notice tone="danger">{translate(i18n, failure)}</Notice>}
        <ResumeChoice user={user} progress={progress} onChoose={chooseFile} />
        <LetterField rows={6} />
        <QuestionFields questions={job.questions} />
        <SharedProfile profile={profile} />
        <More jobId={job._id} user={user} />
      </Form>
    </Dialog>
  );
}

/** Leads to the full form, and says when something that was typed there goes along. */
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
      <Link
        to="/jobs/$jobId/apply"
        params={{ jobId }}
        state
        className="text-link underline underline-offset-4"
      >
        <Trans>More</Trans>
      </Link>
    </p>
  );
}
