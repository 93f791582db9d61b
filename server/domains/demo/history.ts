import { quote } from '#server/platform/text/excerpt.ts';
import type { EventData, EventKind } from '#src/contract/applications/application.ts';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import type { MessageSide } from '#src/contract/messages/application-message.ts';
import type {
  NotificationFacts,
  NotificationKind,
} from '#src/contract/notifications/notification.ts';
import type { Application } from './schema.ts';

/** Days within which demo employers open applications. */
const READING = 4;

export const roundDays = (days: number): number => Math.round(days * 1000) / 1000;

type Step = { readonly to: ApplicationStatus; readonly days_ago: number };

/** Reviewed first, then invited if there is an interview, then decided, after a past interview. */
function stepsOf(
  status: ApplicationStatus,
  applied: number,
  interviewIn: number | undefined,
): Step[] {
  const held = interviewIn !== undefined && interviewIn < 0 ? -interviewIn : undefined;
  const last = roundDays(Math.min(applied * 0.4, held === undefined ? applied : held * 0.7));
  if (status === 'pending') return [];
  if (status === 'reviewed') return [{ to: status, days_ago: last }];
  const onTheWay = (part: number) => applied - (applied - (held ?? last)) * part;
  const invited = status !== 'interview' && interviewIn !== undefined;
  return [
    { to: 'reviewed', days_ago: onTheWay(0.3) },
    ...(invited ? [{ to: 'interview' as const, days_ago: onTheWay(0.6) }] : []),
    { to: status, days_ago: last },
  ];
}

/**
 * What an employer probably did with an application of this status and these dates, in days before seeding. A past
 * interview was confirmed halfway between invitation and interview.
 */
export function historyOf(
  { status, interview }: Pick<Application, 'status' | 'interview'>,
  applied: number,
) {
  const steps = stepsOf(status, applied, interview?.in_days);
  const first = steps[0]?.days_ago;
  const invited = steps.find(({ to }) => to === 'interview')?.days_ago;
  const confirmed = invited !== undefined &&
    interview !== undefined &&
    interview.in_days <= 0 && {
      answer: 'confirmed' as const,
      answered_days_ago: (invited - interview.in_days) / 2,
    };
  const unread = applied > READING ? applied - 1 : null;
  return {
    /** Null while unopened. */
    opened_days_ago: first === undefined ? unread : (applied + 9 * first) / 10,
    updated_days_ago: steps.at(-1)?.days_ago ?? null,
    changes: steps.map((step, index) => ({ ...step, from: steps[index - 1]?.to ?? 'pending' })),
    interview: interview && { ...confirmed, ...interview },
  };
}

type History = ReturnType<typeof historyOf> &
  Pick<Application, 'thread' | 'withdrawn_days_ago'> & { readonly applied_days_ago: number };

/** One side's action, in days before seeding, with its timeline event and the other side's notification. */
export type DemoEvent = {
  readonly by: MessageSide;
  readonly days_ago: number;
  readonly event?: {
    readonly kind: EventKind;
    readonly from_status?: ApplicationStatus;
    readonly to_status?: ApplicationStatus;
    readonly data?: EventData;
  };
  readonly news?: { readonly kind: NotificationKind; readonly facts?: NotificationFacts };
  /** By default, depends on its age. */
  readonly is_unread?: boolean | undefined;
};

/** All events of an application, oldest first. */
export function eventsOf(
  { changes, interview, thread, applied_days_ago, withdrawn_days_ago }: History,
  appointment: { readonly starts_at: string; readonly time_zone: string } | undefined,
): DemoEvent[] {
  const events: DemoEvent[] = [
    { by: 'candidate', days_ago: applied_days_ago, news: { kind: 'application_received' } },
  ];
  if (withdrawn_days_ago !== null)
    events.push({
      by: 'candidate',
      days_ago: withdrawn_days_ago,
      event: { kind: 'withdrawn' },
      news: { kind: 'application_withdrawn' },
    });
  for (const { from, to, days_ago } of changes) {
    const change = { kind: 'status', from_status: from, to_status: to } as const;
    const by = { by: 'employer', days_ago } as const;
    if (to === 'interview' && appointment)
      events.push(
        { ...by, event: change },
        {
          ...by,
          event: { kind: 'interview_set', data: appointment },
          news: { kind: 'interview_set', facts: appointment },
        },
      );
    else
      events.push({
        ...by,
        event: change,
        news: { kind: 'status_changed', facts: { status: to } },
      });
  }
  const { answer, answered_days_ago, moved_days_ago, in_days } = interview ?? {};
  if (answer && answered_days_ago !== undefined)
    events.push({
      by: 'candidate',
      days_ago: answered_days_ago,
      event: { kind: 'interview_answered', data: { ...appointment, answer } },
      news: { kind: 'interview_answered', facts: { answer } },
    });
  if (appointment && moved_days_ago !== undefined)
    events.push({
      by: 'employer',
      days_ago: moved_days_ago,
      event: { kind: 'interview_changed', data: appointment },
      news: { kind: 'interview_changed', facts: appointment },
    });
  if (appointment && in_days === 1)
    for (const by of ['candidate', 'employer'] as const)
      events.push({ by, days_ago: 0.1, news: { kind: 'interview_tomorrow', facts: appointment } });
  // A message sent with a decision is announced with it.
  for (const { side: by, days_ago, body, status, is_unread } of thread)
    if (!status)
      events.push({
        by,
        days_ago,
        is_unread,
        news: { kind: 'message', facts: quote(body) },
      });
  return events.sort((one, other) => other.days_ago - one.days_ago);
}
