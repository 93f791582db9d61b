import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { failureMessage, problemsOf } from '#src/api/api-error.ts';
import { useSession } from '#src/api/auth.ts';
import { setInterview, setInterviewFailure } from '#src/api/interviews.ts';
import type { Application } from '#src/contract/applications/application.ts';
import type { InterviewInput } from '#src/contract/interviews/interview-input.ts';
import { INTERVIEW_NOTE_MAX } from '#src/contract/limits.ts';
import { useClock } from '#src/lib/clock.tsx';
import { interviewDraftName } from '#src/lib/draft-names.ts';
import { changedPart, draftOf } from '#src/lib/form-draft.ts';
import { formatMinutes, zoneOffset } from '#src/lib/zoned-time.ts';
import { Button } from '#src/ui/button.tsx';
import { FailureList } from '#src/ui/failure-notices.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { Form } from '#src/ui/form.tsx';
import { SelectField } from '#src/ui/select.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useDraftForm } from '#src/ui/use-draft-form.ts';
import { useServerErrors } from '#src/ui/use-server-errors.ts';
import {
  draftFields,
  formField,
  formOf,
  interviewFormSchema,
  momentOf,
  type InterviewForm as Values,
} from './interview-form-schema.ts';

const LENGTHS = ['15', '30', '45', '60', '90', '120', '180', '240', '360', '480'];

/** The browser's time zones, and `more`. */
const zonesWith = (...more: string[]): string[] =>
  [...new Set([...more, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();

/** Sets or changes an interview. */
export function InterviewForm({
  application,
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { now } = useClock();
  const { form, saved, save, isSaving, failures, giveUp } = useInterviewForm(application, onClose);
  const [date, time, chosenZone] = useWatch({
    control: form.control,
    name: ['date', 'time', 'zone'],
  });
  const zones = useMemo(() => zonesWith(saved.zone, chosenZone), [saved.zone, chosenZone]);
  const lengths = LENGTHS.includes(saved.minutes) ? LENGTHS : [...LENGTHS, saved.minutes];
  const moment = momentOf({ date, time, zone: chosenZone });
  const found = moment === 'skipped' ? null : moment;
  const zone = zoneOffset(chosenZone, found?.iso ?? now, i18n.locale);
  const field = fieldOf(form);

  return (
    <Form form={form} onSubmit={save} className="grid gap-4">
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
          found?.isTwice
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
      <FailureList failures={failures} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSaving}>
          {saved.date ? <Trans>Save changes</Trans> : <Trans>Set interview</Trans>}
        </Button>
        <Button variant="ghost" onClick={giveUp}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  );
}

/** The interview form of an application. Input stays a draft until saved or cancelled. */
const useInterviewForm = (application: Application, onClose: () => void) => {
  const name = interviewDraftName(useSession().user?._id, application._id);
  const [saved] = useState(() => formOf(application.interview));
  const { form, settle, discard } = useDraftForm({
    schema: interviewFormSchema,
    start: { form: saved },
    draft: draftOf<Values>(changedPart(name, draftFields)),
  });
  const { mutateAsync, isPending } = useMutation(setInterview(application._id));
  const { failures, showErrors, clear } = useServerErrors(form);

  const save = async (input: InterviewInput) => {
    const sent = { ...form.getValues() };
    clear();
    try {
      await mutateAsync(input);
    } catch (error) {
      const problems = problemsOf(error).map(({ msg, path }) => ({ msg, path: formField(path) }));
      return showErrors(problems, failureMessage(error, setInterviewFailure));
    }
    if (settle(sent, { form: sent })) onClose();
  };
  return {
    form,
    saved,
    save,
    isSaving: isPending,
    failures,
    giveUp: () => {
      discard();
      onClose();
    },
  };
};
