import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { describeFailures } from '../../api/api-error.ts';
import { useSession } from '../../api/auth.ts';
import { interviewFailure, setInterview } from '../../api/interviews.ts';
import type { Application } from '../../contract/application.ts';
import { messages } from '../../contract/messages.ts';
import { interviewDraftName } from '../../lib/draft-names.ts';
import { discardDrafts, readDraft, saveDraft } from '../../lib/drafts.ts';
import { fromLocalTime, localZone, toLocalTime } from '../../lib/local-time.ts';
import { translate } from '../../lib/message.ts';
import { Button } from '../../ui/button.tsx';
import { restoreFocus } from '../../ui/focus.ts';
import { TextField } from '../../ui/text-field.tsx';

/**
 * Sets, changes or removes the interview date, in the user's time zone. An unsaved value is kept
 * until the application is opened again.
 */
export function InterviewField({ application }: { application: Application }) {
  const { t, i18n } = useLingui();
  const userId = useSession().user?._id;
  const [draft] = useState(() => interviewDraftName(userId, application._id));
  const [typed, setTyped] = useState(() => readDraft(draft) || null);
  const [isMissing, setIsMissing] = useState(false);
  const sent = useRef<string | null>(null);
  const saving = useMutation({
    ...setInterview(application._id),
    onSuccess: () => {
      // However the details are left meanwhile; what was typed since stays.
      if (readDraft(draft) === (sent.current ?? '')) discardDrafts([draft]);
    },
  });
  const input = useRef<HTMLInputElement>(null);
  const saved = application.interview_date;
  const zone = localZone();

  const type = (value: string | null) => {
    saveDraft(draft, value ?? '');
    setTyped(value);
    setIsMissing(false);
    if (!saving.isPending) saving.reset();
  };
  const save = (interview_date: string | null) => {
    // One at a time: responses may arrive in another order than the clicks.
    if (saving.isPending) return;
    sent.current = typed;
    saving.mutate(
      { interview_date },
      {
        onSuccess: () => {
          setTyped((now) => (now === typed ? null : now));
          // 'Clear date' is gone with the date.
          setTimeout(() => restoreFocus(input.current));
        },
      },
    );
  };
  const [failure] = saving.error ? describeFailures(saving.error, interviewFailure) : [];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const moment = fromLocalTime(typed ?? toLocalTime(saved));
    if (moment) save(moment);
    else setIsMissing(true);
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField
        ref={input}
        type="datetime-local"
        label={t`Interview Date`}
        hint={t`In your time zone: ${zone}`}
        error={isMissing ? messages.deadlineInvalid : failure && translate(i18n, failure)}
        value={typed ?? toLocalTime(saved)}
        onChange={({ target }) => type(target.value)}
        className="basis-60"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" pending={saving.isPending && !isClearing(saving)}>
          {saved ? <Trans>Change date</Trans> : <Trans>Set date</Trans>}
        </Button>
        {saved && (
          <Button variant="ghost" pending={isClearing(saving)} onClick={() => save(null)}>
            <Trans>Clear date</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

const isClearing = ({
  isPending,
  variables,
}: {
  isPending: boolean;
  variables: { interview_date: string | null } | undefined;
}): boolean => isPending && variables?.interview_date === null;
