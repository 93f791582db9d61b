import { sql } from 'drizzle-orm';
import { notify } from '#server/domains/notifications/commands.ts';
import { recordEvents } from '#server/domains/timeline/commands.ts';
import { type Database, interviews } from '#server/platform/database/schema.ts';
import type { MailedInterview } from '#src/contract/mails/mail-content.ts';
import {
  changeSinceAnnouncement,
  type DueApplication,
  factsToAnnounce,
  type InterviewNotificationKind,
  isCoveredByStatus,
  momentOf,
} from './announce-rules.ts';
import { isInterviewAmong } from './cancel-commands.ts';
import { factsColumn } from './queries.ts';
import { interviewMailFacts, toMailedInterview } from './rows.ts';

type Due = DueApplication & { changedAt: Date | null };

/** An interview's announced change, with its facts. */
type InterviewAnnouncement = { kind: InterviewNotificationKind; interview: MailedInterview };

const columns = {
  _id: interviews.application_id,
  facts: factsColumn,
  sequence: interviews.sequence,
  answer: interviews.answer,
  set_at: interviews.set_at,
  isSet: sql<boolean>`${interviews.state} = 'set'`,
  announced: interviews.announced,
  isAsAnnounced: sql<boolean>`${interviews.announced} is not distinct from ${factsColumn}`,
};

/**
 * Announces interview changes to candidates, for applications that the transaction has locked. Returns the
 * announcements by application (rule INTERVIEW-3).
 */
export async function announceInterviews(
  tx: Database,
  due: readonly Due[],
  now: Date,
): Promise<Map<string, InterviewAnnouncement>> {
  const applications = new Map(due.map((one) => [one._id, one]));
  const rows = await tx
    .select(columns)
    .from(interviews)
    .where(isInterviewAmong(due.map(({ _id }) => _id)));
  const news = rows.flatMap((row) => {
    const [kind, application] = [changeSinceAnnouncement(row), applications.get(row._id)];
    if (!kind || !application) return [];
    const at = momentOf(kind, row, application.changedAt);
    const interview = toMailedInterview(row, factsToAnnounce(kind, row));
    return [{ kind, application, at, interview }];
  });
  if (news.length === 0) return new Map();
  await recordEvents(
    tx,
    news.map(({ kind, application: { _id }, at, interview }) => ({
      application_id: _id,
      kind,
      data: { starts_at: interview.starts_at, time_zone: interview.time_zone },
      ...(at && { at }),
    })),
    { actorId: null, audience: 'candidate', now },
  );
  await notify(
    tx,
    news
      .filter(({ kind, application }) => !isCoveredByStatus(kind, application))
      .map(({ kind, application, interview }) => ({
        userId: application.candidateId,
        applicationId: application._id,
        jobId: application.jobId,
        kind,
        facts: interviewMailFacts(interview),
      })),
    now,
  );
  await tx
    .update(interviews)
    .set({
      announced: sql`case when ${interviews.state} = 'set' then ${factsColumn} end`,
      announced_at: now,
      kept_answer: null,
    })
    .where(isInterviewAmong(news.map(({ application }) => application._id)));
  return new Map(
    news.map(({ application, kind, interview }) => [application._id, { kind, interview }]),
  );
}
