import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailures } from '../../api/api-error.ts';
import { applicationQueries } from '../../api/applications.ts';
import { answerFailure, answerInterview, saveInterviewCalendar } from '../../api/interviews.ts';
import type { Application } from '../../contract/application.ts';
import type { GIVEN_ANSWERS } from '../../contract/enumerations.ts';
import type { Interview } from '../../contract/interview.ts';
import { ANSWER_NOTE_MAX } from '../../contract/limits.ts';
import { useClock } from '../../lib/clock.tsx';
import { translate } from '../../lib/message.ts';
import { useInterviewTime } from '../../lib/use-interview-time.ts';
import { Button } from '../../ui/button.tsx';
import { CalendarButton } from '../../ui/calendar-button.tsx';
import { AnswerBadge, InterviewFacts } from '../../ui/interview-facts.tsx';
import { Card, ErrorNotice, Notice } from '../../ui/panel.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** The interview that the candidate is invited to, with the answers to it. */
export function InterviewCard({ application }: { application: Application }) {
  const { interview, withdrawn_at, _id } = application;
  const { tell } = useInterviewTime();
  const { now } = useClock();
  const saving = useMutation(saveInterviewCalendar());
  if (!interview?.starts_at) return null;
  const when = tell(interview.starts_at, interview.time_zone).own;
  if (interview.state === 'cancelled')
    return withdrawn_at ? null : (
      <Notice>
        <Trans>The interview on {when} was cancelled.</Trans>
      </Notice>
    );
  const hasBegun = Date.parse(interview.starts_at) <= now;
  return (
    <section aria-labelledby="interview">
      <Card className="grid gap-5 p-4 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="interview" className="text-18">
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
        <div>
          <CalendarButton pending={saving.isPending} onClick={() => saving.mutate(_id)} />
        </div>
        {hasBegun ? null : <Answers id={_id} interview={interview} />}
      </Card>
    </section>
  );
}

type Given = (typeof GIVEN_ANSWERS)[number];

/** Confirm at once; the others with a note. The answer that was given is offered again with another note only. */
function Answers({ id, interview }: { id: string; interview: Interview }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Given>();
  const [note, setNote] = useState('');
  const answering = useMutation({
    ...answerInterview(id),
    onSuccess: (_application, sent) => {
      // What was begun meanwhile stays.
      setChosen((now) => (now === sent.answer ? undefined : now));
      if (sent.note) setNote('');
    },
    // It may have been changed or cancelled meanwhile.
    onError: () => client.invalidateQueries(applicationQueries.detail(id)),
  });
  const send = (answer: Given) => {
    if (answering.isPending || note.trim().length > ANSWER_NOTE_MAX) return;
    answering.mutate({ answer, note, sequence: interview.sequence });
  };
  const [failure] = answering.error ? describeFailures(answering.error, answerFailure) : [];
  return (
    <div className="grid gap-4">
      {failure && <ErrorNotice text={translate(i18n, failure)} />}
      {chosen ? (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            send(chosen);
          }}
        >
          <TextArea
            label={chosen === 'declined' ? t`Note to the employer` : t`When would suit you?`}
            optional
            rows={3}
            limit={ANSWER_NOTE_MAX}
            value={note}
            autoFocus
            onChange={({ target }) => setNote(target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={answering.isPending}>
              {chosen === 'declined' ? t`Decline interview` : t`Ask for another time`}
            </Button>
            <Button variant="ghost" onClick={() => setChosen(undefined)}>
              <Trans>Back</Trans>
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-3">
          {interview.answer !== 'confirmed' && (
            <Button pending={answering.isPending} onClick={() => send('confirmed')}>
              <Trans>Confirm</Trans>
            </Button>
          )}
          {interview.answer !== 'declined' && (
            <Button variant="secondary" onClick={() => setChosen('declined')}>
              <Trans>Decline</Trans>
            </Button>
          )}
          <Button variant="secondary" onClick={() => setChosen('other_time')}>
            <Trans>Ask for another time</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
