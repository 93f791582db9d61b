import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { failureMessages } from '#src/api/api-error.ts';
import { useSession } from '#src/api/auth.ts';
import { getInterviewCalendar, setInterview, setInterviewFailure } from '#src/api/interviews.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { CalendarButton } from '#src/entities/interview/calendar-button.tsx';
import { AnswerBadge, InterviewFacts } from '#src/entities/interview/interview-facts.tsx';
import { useInterviewTime } from '#src/entities/interview/use-interview-time.ts';
import { useClock } from '#src/lib/clock.tsx';
import { interviewDraftName } from '#src/lib/draft-names.ts';
import { readDraft } from '#src/lib/drafts.ts';
import { translate } from '#src/lib/ui-text.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmButton } from '#src/ui/confirm-button.tsx';
import { restoreFocus } from '#src/ui/focus.ts';
import { ErrorNotice } from '#src/ui/panel.tsx';
import { InterviewForm } from './interview-form.tsx';

export type InterviewFormState = { isOpen: boolean; setIsOpen: (isOpen: boolean) => void };

/** Whether the form of an application's interview is open; from the start if it has a draft. */
export const useInterviewFormState = (applicationId: string): InterviewFormState => {
  const name = interviewDraftName(useSession().user?._id, applicationId);
  const [changed, setChanged] = useState<Record<string, boolean>>({});
  return {
    isOpen: changed[name] ?? readDraft(name) !== '',
    setIsOpen: (isOpen) => setChanged({ ...changed, [name]: isOpen }),
  };
};

/** An application's interview: time, place and the candidate's answer, or the form to set it (rule REVIEW-6). */
export function InterviewPanel({
  application,
  isOpen,
  setIsOpen,
}: { application: Application } & InterviewFormState) {
  const { t, i18n } = useLingui();
  const opener = useRef<HTMLButtonElement>(null);
  const cancelling = useMutation(setInterview(application._id));
  // The focused button disappears with the form or the interview.
  const focusOpener = () => setTimeout(() => restoreFocus(opener.current));
  const close = () => {
    setIsOpen(false);
    focusOpener();
  };
  const [failure] = cancelling.error ? failureMessages(cancelling.error, setInterviewFailure) : [];
  const { interview } = application;
  const isSet = interview?.state === 'set' && interview.starts_at;
  const open = (
    <Button ref={opener} variant="secondary" size="small" onClick={() => setIsOpen(true)}>
      {isSet ? <Trans>Change interview</Trans> : <Trans>Set interview</Trans>}
    </Button>
  );
  return (
    <section aria-label={t`Interview`} className="grid gap-3">
      <h3 className="flex flex-wrap items-center gap-3 text-18">
        <Trans>Interview</Trans>
        {isSet && <AnswerBadge answer={interview.answer} />}
      </h3>
      {failure && <ErrorNotice text={translate(i18n, failure)} />}
      {isOpen && <InterviewForm application={application} onClose={close} />}
      {!isOpen && isSet && (
        <>
          <InterviewFacts interview={interview} />
          {interview.answer_note && (
            <p className="wrap-anywhere">
              <Trans>Candidate’s note: {interview.answer_note}</Trans>
            </p>
          )}
          <Actions
            application={application}
            change={open}
            isCancelling={cancelling.isPending}
            onCancel={() => cancelling.mutate({ interview_date: null }, { onSuccess: focusOpener })}
          />
        </>
      )}
      {!isOpen && !isSet && (
        <>
          <p className="text-14 text-muted">
            <Trans>Scheduling an interview moves the candidate to Interview.</Trans>
          </p>
          <div>{open}</div>
        </>
      )}
    </section>
  );
}

function Actions({
  application,
  change,
  isCancelling,
  onCancel,
}: {
  application: Application;
  change: ReactNode;
  isCancelling: boolean;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const { tell } = useInterviewTime();
  const { now } = useClock();
  const saving = useMutation(getInterviewCalendar());
  const { starts_at, time_zone } = application.interview ?? {};
  const when = starts_at && time_zone ? tell(starts_at, time_zone).own : '';
  if (starts_at && Date.parse(starts_at) <= now) return <div>{change}</div>;
  return (
    <div className="flex flex-wrap gap-3">
      {change}
      <CalendarButton pending={saving.isPending} onClick={() => saving.mutate(application._id)} />
      <ConfirmButton
        variant="ghost"
        size="small"
        label={t`Cancel interview`}
        pending={isCancelling}
        title={t`Cancel this interview?`}
        confirmLabel={t`Cancel interview`}
        onConfirm={onCancel}
      >
        <p className="font-medium">{when}</p>
        <p className="mt-2 text-muted">
          <Trans>We’ll let the candidate know, and the status goes back to Reviewing.</Trans>
        </p>
      </ConfirmButton>
    </div>
  );
}
