import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isFromFullServer } from '#src/api/unless-unknown.ts';
import { canShowResume, getResumeInTab } from '#src/api/uploads.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { AnswerList } from '#src/entities/application/answer-list.tsx';
import { Timeline } from '#src/entities/application/application-timeline.tsx';
import { ResumeLink } from '#src/entities/application/resume-link.tsx';
import { ProfileSnapshot } from '#src/entities/profile/profile-snapshot.tsx';
import { type MessageFocus, useReviewFrame } from '#src/features/review/review-frame.tsx';
import { useFormats } from '#src/lib/use-formats.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Button } from '#src/ui/button.tsx';
import { DescriptionItem } from '#src/ui/description-item.tsx';
import { Link } from '#src/ui/link.tsx';
import { Notice } from '#src/ui/panel.tsx';
import { Skeleton, SkeletonLine } from '#src/ui/skeleton.tsx';
import { SkeletonLines } from '#src/ui/skeleton-lines.tsx';
import { TextBlock } from '#src/ui/text-block.tsx';
import { ExpiringNotice } from './expiring-notice.tsx';
import { type InterviewFormState, InterviewPanel } from './interview-panel.tsx';

/** Shows the resume beside the letter, on wide screens (rule REVIEW-9). */
function ToggleResumeButton() {
  const { hasResume, toggleResume } = useReviewFrame();
  return (
    <Button variant="ghost" size="small" className="max-lg:hidden" onClick={toggleResume}>
      {hasResume ? <Trans>Hide resume</Trans> : <Trans>Show beside the letter</Trans>}
    </Button>
  );
}

type ApplicationContentProps = {
  application: Application;
  /** Only the list's fields have loaded. */
  isPartial: boolean;
  /** Whether the form of the interview is open. */
  interview: InterviewFormState;
  messageFocus: MessageFocus;
  /** Rating and labels, after the letter. */
  marks: ReactNode;
};

/** Everything an employer sees of an application, and can change; of a deleted candidate, what is left (rule DELETE-3). */
export function ApplicationContent(props: ApplicationContentProps) {
  const { application, isPartial } = props;
  return (
    <div className="grid content-start gap-6">
      {application.deletes_at && <ExpiringNotice {...application} />}
      <ReviewNotices application={application} />
      {!application.erased_at && <SentContent {...props} />}
      <TimelinePart application={application} isPartial={isPartial} />
    </div>
  );
}

function TimelinePart({
  application,
  isPartial,
}: Pick<ApplicationContentProps, 'application' | 'isPartial'>) {
  return (
    <Part title={<Trans>Timeline</Trans>}>
      {isPartial ? (
        <SkeletonLines lines={['h-4 w-40', 'mt-2 h-4 w-28']} />
      ) : (
        <Timeline application={application} reader="employer" />
      )}
    </Part>
  );
}

function SentContent({
  application,
  isPartial,
  interview,
  messageFocus,
  marks,
}: ApplicationContentProps) {
  const { t } = useLingui();
  const { renderMessages } = useReviewFrame();
  const formats = useFormats();
  const opening = useMutation(getResumeInTab());
  const email = application.candidate?.email;
  const isFull = isFromFullServer(application);
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 xs:grid-cols-2 sm:grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]">
        <DescriptionItem term={t`Email`} className="wrap-anywhere max-sm:xs:col-span-2">
          {email ? (
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          ) : (
            t`Not provided`
          )}
        </DescriptionItem>
        <DescriptionItem term={t`Applied Date`}>
          {formats.date(application.created_at) ?? t`Not provided`}
        </DescriptionItem>
        <DescriptionItem term={t`Phone`}>{application.phone || t`Not provided`}</DescriptionItem>
        <DescriptionItem term={t({ message: 'Availability', context: 'in an application' })}>
          {application.availability || t`Not provided`}
        </DescriptionItem>
        <DescriptionItem term={t`Resume`}>
          {application.resume_url ? (
            <span className="flex flex-wrap gap-x-4 gap-y-1">
              <ResumeLink
                resumeUrl={application.resume_url}
                pending={opening.isPending}
                onOpen={opening.mutate}
              />
              {canShowResume(application.resume_url) && <ToggleResumeButton />}
            </span>
          ) : (
            t`No resume`
          )}
        </DescriptionItem>
      </dl>
      <Part title={t`Cover letter`}>
        {isPartial && !application.cover_letter ? (
          <SkeletonLines lines={['h-40']} />
        ) : (
          <TextBlock heading="h4" text={application.cover_letter || t`No cover letter provided`} />
        )}
      </Part>
      {marks}
      {application.answers.length > 0 && (
        <Part title={t`Answers to your questions`}>
          <AnswerList answers={application.answers} />
        </Part>
      )}
      {application.additional_questions && (
        <Part title={t`Candidate’s questions`}>
          <TextBlock heading="h4" text={application.additional_questions} />
        </Part>
      )}
      {application.profile && (
        <Part title={t`From the candidate’s profile`}>
          <ProfileSnapshot snapshot={application.profile} />
        </Part>
      )}
      {isFull && !application.withdrawn_at && !isPartial && (
        <InterviewPanel key={application._id} application={application} {...interview} />
      )}
      {isFull && <Part title={t`Messages`}>{renderMessages(application, messageFocus)}</Part>}
    </>
  );
}

export function ApplicationContentSkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-4 sm:grid-cols-2">
        {['applied', 'email', 'phone', 'availability'].map((place) => (
          <SkeletonLine key={place} className="h-10 w-4/5" />
        ))}
      </div>
      <SkeletonLine className="mt-8 h-5 w-32" />
      <SkeletonLine className="mt-4 h-40" />
    </Skeleton>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-18">{title}</h3>
      {children}
    </section>
  );
}

/** Says that the candidate withdrew this application or an earlier one, or deleted their account. */
function ReviewNotices({ application }: { application: Application }) {
  const formats = useFormats();
  const times = useTimes();
  const { withdrawn_at, erased_at, earlier } = application;
  const withdrawn = formats.date(withdrawn_at);
  const erased = times.longDate(erased_at);
  if (erased)
    return (
      <Notice>
        <Trans>
          The candidate deleted their account on {erased}. Only the dates and the status of this
          application are left.
        </Trans>
      </Notice>
    );
  const before = formats.date(earlier?.withdrawn_at ?? null);
  return (
    <>
      {withdrawn && (
        <Notice>
          <Trans>
            The candidate withdrew this application on {withdrawn}. It can’t be changed any more.
          </Trans>
        </Notice>
      )}
      {earlier && before && (
        <Notice>
          <Trans>
            This is the candidate’s second application: the first was withdrawn on {before}.
          </Trans>{' '}
          <Link
            from="/jobs/$jobId/applications"
            to="."
            search={(search) => ({ ...search, status: 'withdrawn', page: 1, open: earlier._id })}
            className="underline underline-offset-4"
          >
            <Trans>See the first application</Trans>
          </Link>
        </Notice>
      )}
    </>
  );
}
