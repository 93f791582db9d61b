import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Application, ApplicationEvent } from '#src/contract/applications/application.ts';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import { useFormats } from '#src/lib/use-formats.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Dotted } from '#src/ui/dotted.tsx';
import { employerStatusLabels } from './status-labels.ts';

const answered = {
  employer: {
    confirmed: msg`Interview confirmed by the candidate`,
    declined: msg`Interview declined by the candidate`,
    other_time: msg`Another time requested by the candidate`,
  },
  candidate: {
    confirmed: msg`You confirmed the interview`,
    declined: msg`You declined the interview`,
    other_time: msg`You asked for another time`,
  },
};

type Step = { key: string; text: string; date: string | null; by?: string; note?: string };

/**
 * The history of an application, oldest first. The candidate reads what the company did, the employer
 * which status was changed, and by whom (rule APP-4).
 */
export function Timeline({
  application,
  reader,
}: {
  application: Application;
  reader: 'candidate' | 'employer';
}) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const times = useTimes();
  const { created_at, last_updated, interview_date, events = [] } = application;
  const formatEventDate = reader === 'employer' ? times.dateTime : formats.date;

  const company = application.job?.company_name || t`The employer`;
  /** For the candidate, what the company did rather than how a field changed. */
  const decided: Record<ApplicationStatus, string> = {
    pending: t`${company} set your application back to pending`,
    reviewed: t`${company} started reviewing your application`,
    interview: t`${company} moved you to the interview stage`,
    accepted: t`${company} accepted your application`,
    hired: t`${company} accepted your application`,
    rejected: t`${company} decided not to move forward with your application`,
  };

  /** Undefined for unknown kinds. */
  const textOf = ({ kind, from, to, data }: ApplicationEvent): string | undefined => {
    if (kind === 'withdrawn')
      return reader === 'employer' ? t`Withdrawn` : t`You withdrew your application`;
    const when = times.dateTime(data.starts_at ?? null) ?? '';
    if (kind === 'interview_set') return t`Interview set for ${when}`;
    if (kind === 'interview_changed') return t`Interview changed: ${when}`;
    if (kind === 'interview_cancelled') return t`Interview on ${when} cancelled`;
    if (kind === 'interview_answered')
      return data.answer ? i18n._(answered[reader][data.answer]) : undefined;
    if (kind !== 'status' || !from || !to) return undefined;
    if (reader === 'candidate') return decided[to];
    const [before, after] = [i18n._(employerStatusLabels[from]), i18n._(employerStatusLabels[to])];
    return t`Status changed from ${before} to ${after}`;
  };

  /** The fate of the event's message. */
  const noteOf = ({ message }: ApplicationEvent): string => {
    if (message === 'held') return t`Message: not sent yet`;
    if (message === 'recalled') return t`Message: not sent (undone)`;
    return message === 'sent' ? t`Message: sent` : '';
  };

  const steps: Step[] = [
    { key: 'applied', text: t`Applied`, date: formats.date(created_at) },
    ...events.flatMap((event) => {
      const text = textOf(event);
      return text === undefined
        ? []
        : {
            key: event._id,
            text,
            date: formatEventDate(event.created_at),
            by: reader === 'employer' ? event.by : '',
            note: noteOf(event),
          };
    }),
    // Skips what the events already show (rule APP-4).
    ...(events.length > 0
      ? []
      : [{ key: 'updated', text: t`Last Updated`, date: formats.date(last_updated) }]),
    ...(events.some(({ kind }) => kind === 'interview_set' || kind === 'interview_changed')
      ? []
      : [{ key: 'interview', text: t`Interview Date`, date: times.dateTime(interview_date) }]),
  ];
  return (
    <ol className="grid gap-4 border-line border-s-2 ps-4">
      {steps.map(
        ({ key, text, date, by, note }) =>
          date && (
            <li key={key} className="relative">
              <span
                aria-hidden="true"
                className="absolute inset-s-[-1.375rem] top-1.5 size-2.5 rounded-full bg-brand"
              />
              <p className="font-medium">{text}</p>
              <p className="text-14 text-muted tabular">
                <Dotted>
                  {date}
                  {by || null}
                </Dotted>
              </p>
              {note && <p className="text-14 text-muted">{note}</p>}
            </li>
          ),
      )}
    </ol>
  );
}
