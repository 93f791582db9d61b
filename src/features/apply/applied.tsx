import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { getResumeInTab } from '#src/api/uploads.ts';
import type { Application } from '#src/contract/applications/application.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { AnswerList } from '#src/entities/application/answer-list.tsx';
import { ResumeLink } from '#src/entities/application/resume-link.tsx';
import { showCompanyName } from '#src/entities/job/company-name.ts';
import { useFormats } from '#src/lib/use-formats.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { DescriptionItem } from '#src/ui/description-item.tsx';
import { Link, TextLink } from '#src/ui/link.tsx';
import { NumberedStep } from '#src/ui/numbered-step.tsx';
import { Card } from '#src/ui/panel.tsx';
import { Scene } from '#src/ui/scene.tsx';
import { scenes } from '#src/ui/scenes.ts';

/**
 * Confirms a sent application: the next steps, beside what was sent. `application` is undefined when the server
 * doesn't return it (rule APPLY-7).
 */
export function Applied({ job, application }: { job: Job; application: Application | undefined }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <section aria-labelledby="next">
        <Card className="grid gap-6 p-5 sm:p-8">
          <div>
            <div className="mb-4 flex items-start justify-between gap-4">
              <h2 id="next" className="text-22">
                <Trans>What happens next</Trans>
              </h2>
              {/* Reaches into the card's padding and beside the first step, so that it pushes nothing down. */}
              <Scene
                scene={scenes.celebration}
                className="-mt-4 -mb-12 w-40 shrink-0 rounded bg-wash max-md:hidden lg:max-xl:hidden"
              />
            </div>
            <NextSteps />
          </div>
          <div className="flex flex-wrap gap-3">
            <Link to="/dashboard" className={buttonClass('primary')}>
              <Trans>Go to Dashboard</Trans>
            </Link>
            <Link to="/jobs" className={buttonClass('secondary')}>
              <Trans>Browse Jobs</Trans>
            </Link>
          </div>
        </Card>
      </section>
      <Sent job={job} application={application} />
    </div>
  );
}

function NextSteps() {
  return (
    <ol className="grid gap-5">
      <NumberedStep number={1}>
        <Trans>The employer reads your letter and your resume.</Trans>
      </NumberedStep>
      <NumberedStep number={2}>
        <Trans>
          Follow your application, or withdraw it, in{' '}
          <TextLink to="/applications">My Applications</TextLink>.
        </Trans>
      </NumberedStep>
      <NumberedStep number={3}>
        <Trans>
          If they’d like to talk to you, they’ll write to you here or use your email or phone
          number.
        </Trans>
      </NumberedStep>
    </ol>
  );
}

/** The job, and what its employer received. */
function Sent({ job, application }: { job: Job; application: Application | undefined }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const opening = useMutation(getResumeInTab());
  return (
    <section aria-labelledby="sent">
      <Card className="grid gap-4 p-5 sm:p-6">
        <h2 id="sent" className="text-18">
          <Trans>What you sent</Trans>
        </h2>
        <div>
          <Link
            to="/jobs/$jobId"
            params={{ jobId: job._id }}
            className="font-semibold text-brand hover:underline"
          >
            {job.title || t`Job title not available`}
          </Link>
          <p className="text-14 text-muted">{showCompanyName(job, i18n)}</p>
        </div>
        {application && (
          <>
            <dl className="grid gap-3 border-line border-t pt-4">
              <DescriptionItem term={t`Applied Date`}>
                {formats.date(application.created_at) ?? t`Not provided`}
              </DescriptionItem>
              {application.resume_url && (
                <DescriptionItem term={t`Resume`}>
                  <ResumeLink
                    resumeUrl={application.resume_url}
                    pending={opening.isPending}
                    onOpen={opening.mutate}
                  />
                </DescriptionItem>
              )}
              {application.cover_letter && (
                <DescriptionItem term={t`Cover letter`}>
                  <p dir="auto" className="line-clamp-4 whitespace-pre-line break-words">
                    {application.cover_letter}
                  </p>
                </DescriptionItem>
              )}
            </dl>
            {application.answers.length > 0 && <AnswerList isShort answers={application.answers} />}
            <TextLink to="/applications/$applicationId" params={{ applicationId: application._id }}>
              <Trans>View your application</Trans>
            </TextLink>
          </>
        )}
      </Card>
    </section>
  );
}
