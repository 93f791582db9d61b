import { and, eq, isNull } from 'drizzle-orm';
import { notify } from '#server/domains/notifications/commands.ts';
import { recordEvents } from '#server/domains/timeline/commands.ts';
import { isOfKeptJob } from '#server/platform/database/being-deleted.ts';
import { lockPartiesOf, lockRows } from '#server/platform/database/locks.ts';
import { applications, type Database, interviews, jobs } from '#server/platform/database/schema.ts';
import { quote } from '#server/platform/text/excerpt.ts';
import type { GIVEN_ANSWERS } from '#src/contract/interviews/interview.ts';
import { factsOf, interviewMailFacts, toMailedInterview } from './rows.ts';

type Answer = {
  answer: (typeof GIVEN_ANSWERS)[number];
  note: string;
  sequence?: number | undefined;
};

type AnswerOutcome =
  | 'done'
  | 'not_found'
  | 'no_interview'
  | 'withdrawn'
  | 'cancelled'
  | 'stale'
  | 'begun';

/**
 * Records the candidate's answer and notifies the employer. Repeating an answer changes nothing. Locks the application,
 * as the employer's changes of the interview do (rule INTERVIEW-5).
 */
export const answerInterview = (
  db: Database,
  id: string,
  { answer, note, sequence }: Answer,
  { candidateId, now }: { candidateId: string; now: Date },
): Promise<AnswerOutcome> =>
  db.transaction(async (tx) => {
    await lockPartiesOf(tx, id);
    const sent = tx
      .select({ jobId: applications.job_id, withdrawnAt: applications.withdrawn_at })
      .from(applications)
      .where(
        and(eq(applications._id, id), eq(applications.candidate_id, candidateId), isOfKeptJob),
      );
    const [application] = await lockRows(tx, 'applications', sent, 'update');
    if (!application) return 'not_found';
    if (application.withdrawnAt) return 'withdrawn';
    const own = eq(interviews.application_id, id);
    const [interview] = await tx.select().from(interviews).where(own);
    if (!interview) return 'no_interview';
    if (interview.state === 'cancelled') return 'cancelled';
    if (sequence !== undefined && sequence !== interview.sequence) return 'stale';
    if (interview.starts_at <= now) return 'begun';
    if (interview.answer === answer && interview.answer_note === note) return 'done';
    await tx.update(interviews).set({ answer, answer_note: note, answered_at: now }).where(own);
    const appointment = factsOf(interview);
    const data = { answer, starts_at: appointment.starts_at, time_zone: appointment.time_zone };
    const event = { application_id: id, kind: 'interview_answered' as const, data };
    await recordEvents(tx, [event], { actorId: candidateId, audience: 'both', now });
    const [job] = await tx
      .select({ employerId: jobs.employer_id })
      .from(jobs)
      .where(and(eq(jobs._id, application.jobId), isNull(jobs.removed_at)));
    if (!job) return 'done';
    const about = { applicationId: id, jobId: application.jobId, userId: job.employerId };
    const mailed = toMailedInterview({ sequence: interview.sequence, answer }, appointment);
    const facts = {
      ...interviewMailFacts(mailed),
      answer,
      ...(note && quote(note)),
    };
    await notify(tx, [{ ...about, kind: 'interview_answered', facts }], now);
    return 'done';
  });
