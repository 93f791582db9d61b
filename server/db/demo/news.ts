import type { NotificationFacts, NotificationKind } from '../../../src/contract/notification.ts';
import { excerptOf } from '../../excerpt.ts';
import type { DemoHistory } from './histories.ts';
import type { DemoInterview } from './interviews.ts';
import type { DemoMessage } from './threads.ts';
import type { DemoApplication } from './types.ts';

/** All that has happened to an application; `starts_at` is an ISO date-time, null without an interview. */
export type DemoStory = {
  readonly application: DemoApplication;
  readonly history: DemoHistory;
  readonly thread: readonly DemoMessage[];
  readonly interview: DemoInterview;
  readonly appointment: { readonly starts_at: string; readonly time_zone: string } | null;
};

/** Something that one side was told, in days before the seeding, fractional. */
export type DemoNews = {
  readonly to: 'employer' | 'candidate';
  readonly kind: NotificationKind;
  readonly days_ago: number;
  readonly facts: NotificationFacts;
  readonly is_unread: boolean;
};

/** What is younger than this, in days, hasn't been read. */
const UNREAD = 1;

type Told = Omit<DemoNews, 'is_unread'> & { readonly is_unread?: true | undefined };

function* toldOf({ application, history, thread, interview, appointment }: DemoStory) {
  const { applied_days_ago, withdrawn_days_ago, interview_in_days } = application;
  yield { to: 'employer', kind: 'application_received', days_ago: applied_days_ago, facts: {} };
  if (withdrawn_days_ago !== null)
    yield {
      to: 'employer',
      kind: 'application_withdrawn',
      days_ago: withdrawn_days_ago,
      facts: {},
    };
  for (const { to: status, days_ago } of history.events) {
    const isInvitation = status === 'interview' && appointment !== null;
    yield isInvitation
      ? { to: 'candidate', kind: 'interview_set', days_ago, facts: appointment }
      : { to: 'candidate', kind: 'status_changed', days_ago, facts: { status } };
  }
  const { answer, answered_days_ago, moved_days_ago } = interview;
  if (answer && answer !== 'none' && answered_days_ago !== undefined)
    yield {
      ...{ to: 'employer', kind: 'interview_answered' },
      ...{ days_ago: answered_days_ago, facts: { answer } },
    };
  if (moved_days_ago !== undefined && appointment)
    yield {
      ...{ to: 'candidate', kind: 'interview_changed' },
      ...{ days_ago: moved_days_ago, facts: appointment },
    };
  if (interview_in_days === 1 && appointment)
    for (const to of ['employer', 'candidate'])
      yield { to, kind: 'interview_tomorrow', days_ago: 0.1, facts: appointment };
  // A message that goes with a decision is told of with it.
  for (const { side, days_ago, body, with: status, is_unread } of thread)
    if (!status)
      yield {
        ...{ to: side === 'employer' ? 'candidate' : 'employer', kind: 'message' },
        ...{ days_ago, facts: { excerpt: excerptOf(body) }, is_unread },
      };
}

/** What both sides were told of an application. */
export const newsOf = (story: DemoStory): DemoNews[] =>
  ([...toldOf(story)] as Told[]).map((told) => ({
    ...told,
    is_unread: told.is_unread ?? told.days_ago < UNREAD,
  }));
