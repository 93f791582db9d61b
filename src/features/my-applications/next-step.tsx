import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Application } from '#src/contract/applications/application.ts';
import { StatusBadge } from '#src/entities/application/status-badge.tsx';
import { shownStatus } from '#src/entities/application/status-labels.ts';
import { useInterviewTime } from '#src/entities/interview/use-interview-time.ts';
import { useClock } from '#src/lib/clock.tsx';
import { Card } from '#src/ui/panel.tsx';
import { Progress } from './progress.tsx';

/** An application's progress and what happens next (rule APP-8). */
export function NextStep({ application }: { application: Application }) {
  return (
    <section aria-labelledby="status">
      <Card className="grid gap-5 p-4 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="status" className="text-18">
            <Trans>What happens next</Trans>
          </h2>
          {application.withdrawn_at && <StatusBadge status={shownStatus(application)} />}
        </div>
        {!application.withdrawn_at && <Progress application={application} isLabelled />}
        <p className="max-w-prose">
          <Next application={application} />
        </p>
      </Card>
    </section>
  );
}

function Next({ application }: { application: Application }): ReactNode {
  const { now } = useClock();
  const { bare } = useInterviewTime();
  const { status, withdrawn_at, interview, job } = application;
  if (withdrawn_at) return <Trans>You withdrew this application, so nothing more happens.</Trans>;
  if (status === 'rejected')
    return (
      <Trans>
        The employer decided not to move forward with your application. You don’t need to do
        anything.
      </Trans>
    );
  if (status === 'accepted' || status === 'hired')
    return (
      <Trans>
        The employer accepted your application and will contact you about what comes next.
      </Trans>
    );
  if (job?.removed_at)
    return <Trans>The employer removed this job, so don’t expect a decision.</Trans>;
  const isSet = interview?.starts_at && interview.state === 'set';
  if (isSet && Date.parse(interview.starts_at ?? '') > now)
    return <Invited answer={interview.answer} when={bare(interview.starts_at ?? '')} />;
  if (isSet)
    return <Trans>You’ve had your interview. The employer will decide, and we’ll tell you.</Trans>;
  if (status === 'interview')
    return <Trans>The employer invited you to an interview. They’ll tell you the details.</Trans>;
  if (status === 'reviewed')
    return (
      <Trans>
        The employer is looking at your application. Next, they may invite you to an interview or
        decide. We’ll tell you.
      </Trans>
    );
  return (
    <Trans>The employer hasn’t looked at your application yet. We’ll tell you when they do.</Trans>
  );
}

function Invited({
  answer,
  when,
}: {
  answer: NonNullable<Application['interview']>['answer'];
  when: string;
}) {
  if (answer === 'confirmed')
    return <Trans>Your interview is on {when}. You’ve confirmed it.</Trans>;
  if (answer === 'declined')
    return <Trans>You’ve declined the interview. The employer will decide how to go on.</Trans>;
  if (answer === 'other_time')
    return <Trans>You’ve asked for another time. The employer will suggest one.</Trans>;
  return (
    <Trans>
      You’re invited to an interview on {when}. Let the employer know whether you can come.
    </Trans>
  );
}
