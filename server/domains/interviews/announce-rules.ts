import type { InterviewFacts } from '#server/platform/database/schema.ts';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import { changesAppointment } from './rows.ts';

/** Kinds of notifications to candidates about interviews. */
export type InterviewNotificationKind =
  | 'interview_set'
  | 'interview_changed'
  | 'interview_cancelled';

/** The status that the candidate was told, and the present one. */
export type StatusChange = { from: ApplicationStatus; to: ApplicationStatus };

/** An application whose changes are due to be announced. */
export type DueApplication = StatusChange & { _id: string; jobId: string; candidateId: string };

/** Whether the interview's notification also covers the change of status. */
export const isCoveredByInterview = (
  news: { kind: InterviewNotificationKind } | undefined,
  { from, to }: StatusChange,
): boolean => {
  if (!news) return false;
  if (news.kind === 'interview_cancelled') return from === 'interview' && to === 'reviewed';
  return to === 'interview';
};

/** Whether the notification of the status also covers the interview: a rejection implies its cancellation. */
export const isCoveredByStatus = (
  kind: InterviewNotificationKind,
  { from, to }: StatusChange,
): boolean => kind === 'interview_cancelled' && to === 'rejected' && from !== 'rejected';

/** An interview, and what its candidate was last told of it. */
export type Announceable = {
  isSet: boolean;
  facts: InterviewFacts;
  announced: InterviewFacts | null;
  set_at: Date;
  isAsAnnounced: boolean;
};

/** The change since the last announcement, if any (rule INTERVIEW-3). */
export function changeSinceAnnouncement({
  isSet,
  announced,
  isAsAnnounced,
}: Announceable): InterviewNotificationKind | undefined {
  if (!isSet) return announced ? 'interview_cancelled' : undefined;
  if (!announced) return 'interview_set';
  return isAsAnnounced ? undefined : 'interview_changed';
}

/** When the change happened: an answer given before the announcement sorts after the change that it answers. */
export function momentOf(
  kind: InterviewNotificationKind,
  { announced, facts, set_at }: Announceable,
  changedAt: Date | null,
): Date | null {
  if (kind === 'interview_set') return set_at;
  const isMoved = announced && changesAppointment(announced, facts);
  return kind === 'interview_changed' && isMoved ? set_at : changedAt;
}

/** What the announcement says: of an interview moved and then cancelled, the candidate knows only the former time. */
export const factsToAnnounce = (
  kind: InterviewNotificationKind,
  { announced, facts }: Announceable,
): InterviewFacts => (kind === 'interview_cancelled' && announced) || facts;
