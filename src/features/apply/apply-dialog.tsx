import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, useWatch } from 'react-hook-form';
import type { Job } from '../../contract/job.ts';
import { LETTER_MAX, RESUME_EXTENSIONS } from '../../contract/limits.ts';
import type { User } from '../../contract/user.ts';
import { translate } from '../../lib/message.ts';
import { resumeName } from '../../lib/resume-name.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/choice-group.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { Notice } from '../../ui/panel.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useApplyForm } from './use-apply-form.ts';

const FORM_ID = 'apply-form';

/**
 * Resume and cover letter, sent together. What was typed is kept when sending fails or the dialog
 * is closed.
 */
export function ApplyDialog({ job, user, onClose }: { job: Job; user: User; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { form, submit, chooseFile, progress, isSending, failure } = useApplyForm(
    job._id,
    user,
    onClose,
  );
  const { errors } = form.formState;
  const [resumeChoice, lostFile] = useWatch({
    control: form.control,
    name: ['resume_choice', 'lost_file'],
  });

  return (
    <Dialog
      title={t`Apply for ${job.title}`}
      onClose={onClose}
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
      <form id={FORM_ID} onSubmit={submit} noValidate className="grid gap-5">
        {failure && <Notice tone="danger">{translate(i18n, failure)}</Notice>}
        {user.resume_url && (
          <RadioGroup
            legend={t`Which resume do you send?`}
            options={[
              {
                value: 'stored',
                label: t`The one from my profile`,
                hint: resumeName(user.resume_url),
              },
              { value: 'file', label: t`Another file` },
            ]}
            {...form.register('resume_choice')}
          />
        )}
        {resumeChoice === 'file' && (
          <Controller
            control={form.control}
            name="resume"
            render={({ field }) => (
              <>
                {lostFile && (
                  <Notice>
                    <Trans>
                      Please choose “{lostFile}” again: browsers don’t keep files after a reload.
                    </Trans>
                  </Notice>
                )}
                <FileField
                  label={t`Resume`}
                  hint={t`PDF, DOC or DOCX, up to 5 MB`}
                  accept={RESUME_EXTENSIONS.join(',')}
                  file={field.value}
                  onChange={chooseFile}
                  ref={field.ref}
                  progress={progress}
                  error={errors.resume?.message}
                />
              </>
            )}
          />
        )}
        <TextArea
          label={t`Cover letter`}
          rows={6}
          limit={LETTER_MAX}
          error={errors.cover_letter?.message}
          {...form.register('cover_letter')}
        />
      </form>
    </Dialog>
  );
}
