import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Application } from '../../contract/application.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextBlock } from '../../ui/text-block.tsx';
import { candidateName } from './candidate-name.ts';
import { ResumeLink } from './resume-link.tsx';
import { StatusSelect } from './status-select.tsx';

/** One application as the employer reads it. */
export function ApplicationDialog({
  application,
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const email = application.candidate?.email;
  return (
    <Dialog
      wide
      title={candidateName(application) || t`Unknown`}
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Entry term={t`Applied Date`}>
          {formatDate(application.created_at, i18n.locale) ?? t`Not provided`}
        </Entry>
        <Entry term={t`Email`}>
          {email ? (
            <a href={`mailto:${email}`} className="text-link underline underline-offset-4">
              {email}
            </a>
          ) : (
            t`Not provided`
          )}
        </Entry>
        <Entry term={t`Phone`}>{application.phone || t`Not provided`}</Entry>
        <Entry term={t`Availability`}>{application.availability || t`Not provided`}</Entry>
        <Entry term={t`Status`}>
          <div className="max-w-52">
            <StatusSelect application={application} />
          </div>
        </Entry>
        <Entry term={t`Resume`}>
          {application.resume_url ? (
            <ResumeLink resumeUrl={application.resume_url} />
          ) : (
            t`No resume`
          )}
        </Entry>
      </dl>
      <h3 className="mt-6 mb-2 text-18">
        <Trans>Cover letter</Trans>
      </h3>
      <TextBlock text={application.cover_letter || t`No cover letter provided`} />
      {application.additional_questions && (
        <>
          <h3 className="mt-6 mb-2 text-18">
            <Trans>Questions of the candidate</Trans>
          </h3>
          <TextBlock text={application.additional_questions} />
        </>
      )}
    </Dialog>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-muted">{term}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
