import { v7 } from 'uuid';
import type { EventData } from '../../src/contract/application.ts';
import type { EventKind } from '../../src/contract/enumerations.ts';
import { STARTER_TEMPLATES } from '../starter-templates.ts';
import { factsColumn } from '../store/interview-facts.ts';
import { type DemoStory, newsOf } from './demo/news.ts';
import type { DemoReview } from './demo/reviews.ts';
import { OWN_TEMPLATES } from './demo/templates.ts';
import {
  applicationEvents,
  applicationMessages,
  applicationNotes,
  type Database,
  interviews,
  messageTemplates,
  notifications,
} from './schema.ts';

/** An application with all that has happened to it, and the ids of what it belongs to. */
export type SeededApplication = DemoStory & {
  readonly _id: string;
  readonly jobId: string;
  readonly candidateId: string;
  readonly employerId: string;
  readonly review: DemoReview | undefined;
};

type Moment = (days_ago: number) => Date;
/** The moment that lies this many days before the seeding, fractional. */
const momentsBefore =
  (now: Date): Moment =>
  (days_ago) =>
    new Date(now.getTime() - days_ago * 24 * 60 * 60 * 1000);

type Step = {
  readonly kind: EventKind;
  readonly days_ago: number;
  readonly actor_id: string;
  readonly from_status?: DemoStory['history']['events'][number]['from'];
  readonly to_status?: DemoStory['history']['events'][number]['to'];
  readonly data?: EventData;
};

/** What has happened to the application, oldest first. */
function stepsOf({ employerId, candidateId, ...story }: SeededApplication): Step[] {
  const { appointment, interview } = story;
  const steps = story.history.events.flatMap(({ from, to, days_ago }): Step[] => {
    const change = { kind: 'status' as const, from_status: from, to_status: to };
    const by = { days_ago, actor_id: employerId };
    const isInvitation = to === 'interview' && appointment;
    return [
      { ...change, ...by },
      ...(isInvitation ? [{ ...by, kind: 'interview_set' as const, data: appointment }] : []),
    ];
  });
  const { answer, answered_days_ago, moved_days_ago } = interview;
  if (appointment && answer && answer !== 'none' && answered_days_ago !== undefined)
    steps.push({
      ...{ kind: 'interview_answered', days_ago: answered_days_ago, actor_id: candidateId },
      data: { ...appointment, answer },
    });
  if (appointment && moved_days_ago !== undefined)
    steps.push({
      ...{ kind: 'interview_changed', days_ago: moved_days_ago, actor_id: employerId },
      data: appointment,
    });
  const { withdrawn_days_ago } = story.application;
  if (withdrawn_days_ago !== null)
    steps.push({ kind: 'withdrawn', days_ago: withdrawn_days_ago, actor_id: candidateId });
  return steps.sort((one, other) => other.days_ago - one.days_ago);
}

const interviewRow = (
  at: Moment,
  { _id, application, appointment, interview }: SeededApplication,
) => {
  if (!appointment) return [];
  const { answered_days_ago, moved_days_ago, ...said } = interview;
  const { interview_in_days, updated_days_ago } = application;
  // The answer was to the time before.
  const isAnswered = answered_days_ago !== undefined && moved_days_ago === undefined;
  return {
    ...said,
    application_id: _id,
    starts_at: new Date(appointment.starts_at),
    time_zone: appointment.time_zone,
    sequence: moved_days_ago === undefined ? 0 : 1,
    answer: isAnswered ? said.answer : ('none' as const),
    answered_at: isAnswered ? at(answered_days_ago) : null,
    set_at: at(moved_days_ago ?? updated_days_ago ?? 0),
    announced_at: at(moved_days_ago ?? updated_days_ago ?? 0),
    // Of what is tomorrow the notifications below tell.
    reminded_at: interview_in_days !== null && interview_in_days <= 1 ? at(0) : null,
  };
};

/**
 * Writes what has happened to the demo applications: history, interviews, messages, notes, and what both sides
 * were told of it. No mail is queued.
 */
export async function seedActivity(
  tx: Database,
  seeded: readonly SeededApplication[],
  now: Date,
): Promise<void> {
  const at = momentsBefore(now);
  await tx.insert(interviews).values(seeded.flatMap((one) => interviewRow(at, one)));
  await tx.update(interviews).set({ announced: factsColumn });

  const events = seeded.flatMap((one) =>
    stepsOf(one).map(({ days_ago, ...step }) => ({
      ...{ ...step, _id: v7(), application_id: one._id, created_at: at(days_ago) },
    })),
  );
  await tx.insert(applicationEvents).values(events);
  const changes = new Map(events.map((one) => [`${one.application_id} ${one.to_status}`, one._id]));

  await tx.insert(applicationMessages).values(
    seeded.flatMap(({ _id, thread, ...one }) =>
      thread.map(({ side, body, days_ago, is_unread, with: status }) => ({
        ...{ _id: v7(), application_id: _id, side, body },
        author_id: side === 'employer' ? one.employerId : one.candidateId,
        event_id: (status && changes.get(`${_id} ${status}`)) ?? null,
        ...{ created_at: at(days_ago), sent_at: at(days_ago) },
        read_at: is_unread ? null : at(days_ago * 0.95),
      })),
    ),
  );
  await tx.insert(applicationNotes).values(
    seeded.flatMap(({ _id, employerId, review }) =>
      (review?.notes ?? []).map(({ days_ago, body }) => ({
        ...{ _id: v7(), application_id: _id, author_id: employerId, body },
        created_at: at(days_ago),
      })),
    ),
  );
  await tx.insert(notifications).values(
    seeded.flatMap(({ jobId, _id, ...one }) =>
      newsOf(one).map(({ to, kind, facts, days_ago, is_unread }) => ({
        ...{ _id: v7(), application_id: _id, job_id: jobId, kind, facts },
        user_id: to === 'employer' ? one.employerId : one.candidateId,
        created_at: at(days_ago),
        read_at: is_unread ? null : at(days_ago * 0.95),
      })),
    ),
  );
}

/** The templates that an employer begins with, and one of its own; its account says that it has them. */
export const seedTemplates = (tx: Database, employerId: string, now: Date): Promise<unknown> =>
  tx.insert(messageTemplates).values(
    [...STARTER_TEMPLATES, ...OWN_TEMPLATES].map((template) => ({
      ...{ ...template, _id: v7(), employer_id: employerId },
      ...{ created_at: now, updated_at: now },
    })),
  );
