import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Application } from '../../contract/application.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { lazily, onIntent } from '../../ui/lazily.tsx';
import { EmptyState } from '../../ui/panel.tsx';
import { candidateName } from './candidate-name.ts';
import { ResumeLink } from './resume-link.tsx';
import { StatusSelect } from './status-select.tsx';

const ApplicationDialog = lazily(
  async () => (await import('./application-dialog.tsx')).ApplicationDialog,
);

const cell = 'px-4 py-3 text-start align-middle max-md:px-0 max-md:py-0';

/** The applications to one job: a table, which becomes a stack of cards on narrow screens. */
export function JobApplications({ applications }: { applications: readonly Application[] }) {
  const { t, i18n } = useLingui();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = applications.find(({ _id }) => _id === openId);

  if (applications.length === 0) {
    return (
      <EmptyState
        icon="mail"
        title={t`No applications found for this job`}
        text={t`New ones appear here as soon as they arrive.`}
      />
    );
  }
  return (
    <>
      <table className="w-full border-separate border-spacing-0 rounded border border-line bg-surface max-md:block max-md:border-0 max-md:bg-transparent">
        <caption className="sr-only">
          <Trans>Applications for this job</Trans>
        </caption>
        <thead className="text-14 text-muted max-md:sr-only">
          <tr>
            <HeadCell>{t`Candidate`}</HeadCell>
            <HeadCell>{t`Applied Date`}</HeadCell>
            <HeadCell>{t`Status`}</HeadCell>
            <HeadCell>{t`Resume`}</HeadCell>
            <HeadCell>{t`Actions`}</HeadCell>
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {applications.map((application) => (
            <tr
              key={application._id}
              className="max-md:grid max-md:gap-3 max-md:rounded max-md:border max-md:border-line max-md:bg-surface max-md:p-4 md:*:border-line md:*:border-t"
            >
              <th scope="row" className={`${cell} font-medium`}>
                {candidateName(application) || t`Unknown`}
              </th>
              <td className={`${cell} text-muted tabular-nums md:whitespace-nowrap`}>
                {formatDate(application.created_at, i18n.locale)}
              </td>
              <td className={cell}>
                <StatusSelect application={application} />
              </td>
              <td className={`${cell} md:whitespace-nowrap`}>
                {application.resume_url ? (
                  <ResumeLink resumeUrl={application.resume_url} />
                ) : (
                  <span className="text-muted">{t`No resume`}</span>
                )}
              </td>
              <td className={cell}>
                <Button
                  look="secondary"
                  size="small"
                  className="md:whitespace-nowrap"
                  aria-haspopup="dialog"
                  onClick={() => setOpenId(application._id)}
                  {...onIntent(ApplicationDialog.preload)}
                >
                  <Trans>View Details</Trans>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {open && <ApplicationDialog application={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

function HeadCell({ children }: { children: string }) {
  return (
    <th scope="col" className={`${cell} font-medium`}>
      {children}
    </th>
  );
}
