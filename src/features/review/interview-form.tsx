import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Application } from '../../contract/application.ts';
import { INTERVIEW_NOTE_MAX } from '../../contract/limits.ts';
import { useClock } from '../../lib/clock.tsx';
import { useInterviewTime } from '../../lib/use-interview-time.ts';
import { formatMinutes } from '../../lib/zoned-time.ts';
import { Button } from '../../ui/button.tsx';
import { FailureList } from '../../ui/failure-notices.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { momentOf, type InterviewForm as Values } from './interview-form-schema.ts';
import { useInterviewForm } from './use-interview-form.ts';

const LENGTHS = ['15', '30', '45', '60', '90', '120', '180', '240', '360', '480'];

/** Every zone that the browser knows, and these. */
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
  const { nameZone } = useInterviewTime();
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
  const zone = nameZone(chosenZone, found?.iso ?? now);
  const field = (name: keyof Values) => ({
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });

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
