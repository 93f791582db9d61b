import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { failureMessage, problemsOf } from '#src/api/api-error.ts';
import { getApplicationQuery } from '#src/api/applications.ts';
import {
  answerInterview,
  answerInterviewFailure,
  getInterviewCalendar,
} from '#src/api/interviews.ts';
import type { Application } from '#src/contract/applications/application.ts';
import type { GIVEN_ANSWERS, Interview } from '#src/contract/interviews/interview.ts';
import { interviewAnswerSchema } from '#src/contract/interviews/interview-input.ts';
import { ANSWER_NOTE_MAX } from '#src/contract/limits.ts';
import { CalendarButton } from '#src/entities/interview/calendar-button.tsx';
import { AnswerBadge, InterviewFacts } from '#src/entities/interview/interview-facts.tsx';
import { JoinLink } from '#src/entities/interview/join-link.tsx';
import { useInterviewTime } from '#src/entities/interview/use-interview-time.ts';
import { DAY_MS, useClock } from '#src/lib/clock.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { FailureList } from '#src/ui/failure-notices.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { Form } from '#src/ui/form.tsx';
import { Card, Notice } from '#src/ui/panel.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useRestoredFocus } from '#src/ui/use-restored-focus.ts';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { useServerErrors } from '#src/ui/use-server-errors.ts';

const noteSchema = z.object({ note: z.nonoptional(interviewAnswerSchema.shape.note) });

/** The candidate's interview, with the answers to choose from. */
export function InterviewCard({ application }: { application: Application }) {
  const { interview, withdrawn_at, _id } = application;
  const { tell } = useInterviewTime();
  const { now } = useClock();
  const saving = useMutation(getInterviewCalendar());
  const heading = useRef<HTMLHeadingElement>(null);
  if (!interview?.starts_at) return null;
  const when = tell(interview.starts_at, interview.time_zone).own;
  if (interview.state === 'cancelled')
    return withdrawn_at ? null : (
      <Notice>
        <Trans>The interview on {when} was cancelled.</Trans>
      </Notice>
    );
  const startsAt = Date.parse(interview.starts_at);
  const hasBegun = startsAt <= now;
  const isOver = startsAt + interview.duration_minutes * 60_000 <= now;
  const join = interview.answer === 'confirmed' && interview.link && !isOver && (
    <JoinLink
      link={interview.link}
      // The button to press only when the day has come.
      className={buttonClass(startsAt - now < DAY_MS ? 'primary' : 'secondary', 'small')}
    />
  );
  return (
    <section aria-labelledby="interview">
      <Card className="grid gap-5 p-4 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="interview" ref={heading} tabIndex={-1} className="rounded-sm text-18">
            <Trans>Interview</Trans>
          </h2>
          <AnswerBadge answer={interview.answer} />
        </div>
        <InterviewFacts interview={interview} />
        {interview.answer_note && (
          <p className="wrap-anywhere text-muted">
            <Trans>Your note: {interview.answer_note}</Trans>
          </p>
        )}
        {hasBegun ? (
          join && <div>{join}</div>
        ) : (
          <Answers
            id={_id}
            interview={interview}
            heading={heading}
            join={join}
            others={
              <CalendarButton pending={saving.isPending} onClick={() => saving.mutate(_id)} />
            }
          />
        )}
      </Card>
    </section>
  );
}

type Answer = (typeof GIVEN_ANSWERS)[number];

/**
 * Confirms at once; other answers take a note. A given answer takes the place of the choice until the candidate changes
 * it (rule INTERVIEW-5).
 */
function Answers({
  id,
  interview,
  heading,
  join,
  others,
}: {
  id: string;
  interview: Interview;
  /** Precede and follow the answers, in the same row. */
  join: ReactNode;
  others: ReactNode;
  /** Receives the focus when the pressed button disappears. */
  heading: RefObject<HTMLElement | null>;
}) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Answer>();
  const [isChanging, setIsChanging] = useState(false);
  const form = useSchemaForm({ schema: noteSchema, defaultValues: { note: '' } });
  const { failures, showErrors, clear } = useServerErrors(form);
  const { mutateAsync, isPending } = useMutation(answerInterview(id));
  const pressed = useRef<Answer>(undefined);
  const opener = useRef<HTMLButtonElement>(null);
  const changer = useRef<HTMLButtonElement>(null);
  useRestoredFocus(changer, `${isChanging} ${interview.answer}`);
  // Focus returns to the button that opened the form, or else to the heading: the answer may no longer be offered.
  useRestoredFocus(opener, chosen ?? '');
  useRestoredFocus(heading, `${chosen ?? ''} ${interview.answer}`);

  const send = async (answer: Answer) => {
    if (isPending) return;
    const { note } = form.getValues();
    clear();
    try {
      await mutateAsync({ answer, note, sequence: interview.sequence });
    } catch (error) {
      showErrors(problemsOf(error), failureMessage(error, answerInterviewFailure));
      // The interview may have been changed or cancelled meanwhile.
      return client.invalidateQueries(getApplicationQuery(id));
    }
    // Keeps another answer started meanwhile.
    setChosen((now) => (now === answer ? undefined : now));
    setIsChanging(false);
    if (note) form.reset();
  };
  const choose = (answer: Answer) => {
    pressed.current = answer;
    setChosen(answer);
  };
  const back = () => setChosen(undefined);
  return (
    <div className="grid gap-4">
      <FailureList failures={failures} />
      {chosen ? (
        <Form form={form} onSubmit={() => send(chosen)} className="grid gap-3">
          <AnswerFields chosen={chosen} isPending={isPending} onBack={back} />
        </Form>
      ) : isChanging || interview.answer === 'none' ? (
        <div className="flex flex-wrap items-center gap-3">
          {join}
          {interview.answer !== 'confirmed' && (
            <Button size="small" pending={isPending} onClick={() => void send('confirmed')}>
              <Trans context="interview">Confirm</Trans>
            </Button>
          )}
          {interview.answer !== 'declined' && (
            <Button
              ref={(button) => {
                if (pressed.current === 'declined') opener.current = button;
              }}
              variant="secondary"
              size="small"
              onClick={() => choose('declined')}
            >
              <Trans context="interview">Decline</Trans>
            </Button>
          )}
          <Button
            ref={(button) => {
              if (pressed.current === 'other_time') opener.current = button;
            }}
            variant="secondary"
            size="small"
            onClick={() => choose('other_time')}
          >
            <Trans>Ask for another time</Trans>
          </Button>
          {others}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {join}
          {others}
          <Button ref={changer} variant="ghost" size="small" onClick={() => setIsChanging(true)}>
            <Trans>Change answer</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/** The note of an answer, and its buttons. */
function AnswerFields({
  chosen,
  isPending,
  onBack,
}: {
  chosen: Answer;
  isPending: boolean;
  onBack: () => void;
}) {
  const { t } = useLingui();
  const field = fieldOf(useFormContext<{ note: string }>());
  return (
    <>
      <TextArea
        label={chosen === 'declined' ? t`Note to the employer` : t`When would suit you?`}
        optional
        rows={3}
        limit={ANSWER_NOTE_MAX}
        autoFocus
        {...field('note')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {chosen === 'declined' ? t`Decline interview` : t`Ask for another time`}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </>
  );
}
