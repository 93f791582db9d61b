import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getResumeInTab } from '#src/api/uploads.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { AnswerList } from '#src/entities/application/answer-list.tsx';
import { Timeline } from '#src/entities/application/application-timeline.tsx';
import { ResumeLink } from '#src/entities/application/resume-link.tsx';
import { ProfileSnapshot } from '#src/entities/profile/profile-snapshot.tsx';
import { useFormats } from '#src/lib/use-formats.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { DescriptionItem } from '#src/ui/description-item.tsx';
import { Link } from '#src/ui/link.tsx';
import { Card, Notice } from '#src/ui/panel.tsx';
import { TextBlock } from '#src/ui/text-block.tsx';
import { InterviewCard } from './interview-card.tsx';
import { NextStep } from './next-step.tsx';

type ShownApplication = { application: Application };

/** One application as its candidate sees it: status, sent data and contact details (rules APP-4 and APP-7). */
export function ApplicationDetails({
  application,
  messages,
}: {
  application: Application;
  /** The messages between candidate and employer; false if the server doesn't support them. */
  messages: ReactNode;
}) {
  const { t } = useLingui();
  const opening = useMutation(getResumeInTab());
  return (
    // The current state precedes the sent data, on phones too.
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start">
      <div className="grid gap-6">
        <NextStep application={application} />
        <ApplicationNotices application={application} />
        <InterviewCard application={application} />
        {messages && (
          <Card className="grid gap-4 p-4 sm:p-6">
            <h2 className="text-18">
              <Trans>Messages</Trans>
            </h2>
            {messages}
          </Card>
        )}
      </div>
      <Card className="p-4 sm:p-6 lg:row-span-2">
        <h2 className="mb-4 text-18">
          <Trans>Timeline</Trans>
        </h2>
        <Timeline application={application} reader="candidate" />
      </Card>
      <div className="grid gap-6">
        <Card className="grid gap-4 p-4 sm:p-6">
          <h2 className="text-18">
            <Trans>Your Application</Trans>
          </h2>
          <TextBlock text={application.cover_letter || t`No cover letter provided`} />
          {application.resume_url && (
            <div>
              <ResumeLink
                resumeUrl={application.resume_url}
                pending={opening.isPending}
                onOpen={opening.mutate}
              />
            </div>
          )}
          {application.answers.length > 0 && (
            <section>
              <h3 className="mb-2 text-16">
                <Trans>Your answers</Trans>
              </h3>
              <AnswerList answers={application.answers} />
            </section>
          )}
          {(application.availability || application.additional_questions) && (
            <dl className="grid gap-3">
              {application.availability && (
                <DescriptionItem
                  term={t({ message: 'Availability', context: 'in an application' })}
                >
                  {application.availability}
                </DescriptionItem>
              )}
              {application.additional_questions && (
                <DescriptionItem term={t`Additional questions`}>
                  <TextBlock text={application.additional_questions} />
                </DescriptionItem>
              )}
            </dl>
          )}
          <section className="border-line border-t pt-4">
            <h3 className="mb-2 text-16">
              <Trans>Contact Information</Trans>
            </h3>
            <dl className="grid gap-3 sm:grid-cols-2">
              <DescriptionItem term={t`Email`}>
                {application.contact_email || t`Email not provided`}
              </DescriptionItem>
              <DescriptionItem term={t`Phone`}>
                {application.contact_phone || t`Phone number not provided`}
              </DescriptionItem>
            </dl>
          </section>
        </Card>
        <SentProfile application={application} />
      </div>
    </div>
  );
}

/** The parts of the profile in the application, or since when they are no longer shared (rule CONSENT-4). */
function SentProfile({ application: { profile, profile_taken_back_at } }: ShownApplication) {
  const stopped = useFormats().date(profile_taken_back_at ?? null);
  if (!profile && !stopped) return null;
  return (
    <Card className="grid gap-4 p-4 sm:p-6">
      <h2 className="text-18">
        <Trans>From your profile</Trans>
      </h2>
      {profile ? (
        <ProfileSnapshot snapshot={profile} />
      ) : (
        <p className="text-muted">
          <Trans>You stopped sharing your profile with the employer on {stopped}.</Trans>
        </p>
      )}
    </Card>
  );
}

/** Says that the application is withdrawn or the second one, or that its job was removed. */
function ApplicationNotices({ application }: ShownApplication) {
  const formats = useFormats();
  const times = useTimes();
  const { withdrawn_at, earlier, job } = application;
  const withdrawn = formats.date(withdrawn_at);
  const removed = formats.date(job?.removed_at ?? null);
  const deleted = times.longDate(application.deletes_at);
  return (
    <>
      {deleted && (
        <Notice tone="warning">
          <Trans>This application will be deleted on {deleted}. Save what you need from it.</Trans>
        </Notice>
      )}
      {withdrawn && (
        <Notice>
          <Trans>You withdrew this application on {withdrawn}. It can’t be changed any more.</Trans>
        </Notice>
      )}
      {removed && (
        <Notice tone="warning">
          <Trans>
            The employer removed this job on {removed}. We keep what you sent for your records.
          </Trans>
        </Notice>
      )}
      {earlier && (
        <Notice>
          <Trans>This is your second application for this job.</Trans>{' '}
          <Link
            to="/applications/$applicationId"
            params={{ applicationId: earlier._id }}
            className="underline underline-offset-4"
          >
            <Trans>See the application you withdrew</Trans>
          </Link>
        </Notice>
      )}
    </>
  );
}
