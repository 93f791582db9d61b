import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type SubmitEvent, useMemo, useRef, useState } from 'react';
import { describeFailures } from '../../api/api-error.ts';
import { useSession } from '../../api/auth.ts';
import { interviewFailure, setInterview } from '../../api/interviews.ts';
import type { Application } from '../../contract/application.ts';
import { INTERVIEW_NOTE_MAX } from '../../contract/limits.ts';
import { useClock } from '../../lib/clock.tsx';
import { interviewDraftName } from '../../lib/draft-names.ts';
import { discardDrafts, readDraft, saveDraft } from '../../lib/drafts.ts';
import { translate } from '../../lib/message.ts';
import { useInterviewTime } from '../../lib/use-interview-time.ts';
import { formatMinutes } from '../../lib/zoned-time.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type InterviewValues, readForm, readValues, valuesOf } from './interview-form-values.ts';

const LENGTHS = ['15', '30', '45', '60', '90', '120', '180', '240', '360', '480'];

/** Every zone that the browser knows, and these. */
const zonesWith = (...more: string[]): string[] =>
  [...new Set([...more, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();

/** Sets or changes an interview. What was typed is kept until it is saved or given up. */
export function InterviewForm({
  application,
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { nameZone } = useInterviewTime();
  const userId = useSession().user?._id;
  const [draft] = useState(() => interviewDraftName(userId, application._id));
  const [saved] = useState(() => valuesOf(application.interview));
  const [values, setValues] = useState(() => readValues(readDraft(draft), saved) ?? saved);
  const [isChecked, setIsChecked] = useState(false);
  const sent = useRef('');
  const saving = useMutation({
    ...setInterview(application._id),
    onSuccess: () => {
      // However the details are left meanwhile; what was typed since stays.
      if (readDraft(draft) === sent.current) discardDrafts([draft]);
    },
  });
  const { input, errors, isTwice } = readForm(values);
  const shown = isChecked ? errors : {};
  const [failure] = saving.error ? describeFailures(saving.error, interviewFailure) : [];

  const field = (name: keyof InterviewValues) => ({
    value: values[name],
    ...(shown[name] && { error: shown[name] }),
    onChange: ({
      target,
    }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
      const next = { ...values, [name]: target.value };
      saveDraft(draft, JSON.stringify(next));
      setValues(next);
      if (!saving.isPending) saving.reset();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    // One at a time: responses may arrive in another order than the clicks.
    if (!input || saving.isPending || values.note.trim().length > INTERVIEW_NOTE_MAX) return;
    sent.current = readDraft(draft);
    saving.mutate(input, { onSuccess: onClose });
  };
  const giveUp = () => {
    discardDrafts([draft]);
    onClose();
  };
  const zones = useMemo(() => zonesWith(saved.zone, values.zone), [saved.zone, values.zone]);
  const lengths = LENGTHS.includes(saved.minutes) ? LENGTHS : [...LENGTHS, saved.minutes];
  const { now } = useClock();
  const zone = nameZone(values.zone, input?.interview_date ?? now);

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField type="date" label={t`Interview Date`} autoFocus {...field('date')} />
        <TextField type="time" label={t`Time`} {...field('time')} />
        <SelectField
          label={t`Duration`}
          options={lengths.map((value) => ({
            value,
            label: formatMinutes(Number(value), i18n.locale),
          }))}
          {...field('minutes')}
        />
      </div>
      <SelectField
        label={t`Time zone`}
        hint={
          isTwice
            ? t`${zone}. Clocks go back that day, so this time happens twice. The first one counts.`
            : zone
        }
        options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        {...field('zone')}
      />
      <TextField label={t`Place`} optional {...field('place')} />
      <TextField type="url" label={t`Video link`} optional {...field('link')} />
      <TextArea
        label={t`Note to the candidate`}
        optional
        rows={3}
        limit={INTERVIEW_NOTE_MAX}
        {...field('note')}
      />
      {failure && <ErrorNotice text={translate(i18n, failure)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={saving.isPending}>
          {saved.date ? <Trans>Save changes</Trans> : <Trans>Set interview</Trans>}
        </Button>
        <Button variant="ghost" onClick={giveUp}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
