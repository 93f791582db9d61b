import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { recordSharing } from '#server/domains/accounts/consent-commands.ts';
import { lockFile } from '#server/domains/files/commands.ts';
import { cancelAhead } from '#server/domains/interviews/cancel-commands.ts';
import { recallMessages } from '#server/domains/messages/decision-commands.ts';
import { notify } from '#server/domains/notifications/commands.ts';
import { recordEvents } from '#server/domains/timeline/commands.ts';
import { isOfKeptJob } from '#server/platform/database/being-deleted.ts';
import { among } from '#server/platform/database/ids.ts';
import { lockPartiesOf, lockRows } from '#server/platform/database/locks.ts';
import { applications, type Database, jobs } from '#server/platform/database/schema.ts';
import type { Application } from '#src/contract/applications/application.ts';
import type { ApplicationInput } from '#src/contract/applications/application-input.ts';
import { canWithdraw } from '#src/contract/applications/statuses.ts';
import type { Language } from '#src/contract/language.ts';
import { APPLICATIONS_TO_JOB_MAX } from '#src/contract/limits.ts';
import { readSnapshot } from './profile-queries.ts';
import { countWithdrawals, findApplication } from './queries.ts';

/** A validated application: its resume is the candidate's and its answers fit the questions. */
export type NewApplication = {
  jobId: string;
  employerId: string;
  candidate: { _id: string; email: string; phone: string };
  input: Required<Omit<ApplicationInput, 'answers' | 'save_to_profile'>> &
    Pick<Application, 'answers'>;
  /** The uploaded file behind `input.resume_url`, if any. */
  resumeFileId: string | null;
  /** In which the form was filled in. */
  language: Language;
};

/** Starts the terms of the candidate's earlier applications to the employer again (rule RETAIN-3). */
async function holdEarlier(
  tx: Database,
  candidateId: string,
  employerId: string,
  now: Date,
): Promise<void> {
  const earlier = tx
    .select({ _id: applications._id })
    .from(applications)
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .where(
      and(
        eq(applications.candidate_id, candidateId),
        eq(jobs.employer_id, employerId),
        or(
          eq(applications.status, 'rejected'),
          isNotNull(applications.withdrawn_at),
          isNotNull(applications.deletes_at),
        ),
      ),
    )
    .orderBy(asc(applications._id));
  const locked = await lockRows(tx, 'applications', earlier, 'no key update', { of: applications });
  if (locked.length === 0) return;
  const ids = locked.map(({ _id }) => _id);
  await tx.update(applications).set({ held_at: now }).where(among(applications._id, ids));
}

/**
 * Creates and returns the application. `duplicate` when the candidate has a live one to this job, `withdrawn_twice`
 * when they have withdrawn as often as one may apply, `no_resume` when the file was just removed. Call in a transaction
 * in which `lockJob` has locked both accounts and the job (rules STATUS-5, APPLY-8 and CONSENT-3).
 */
export async function applyToJob(
  tx: Database,
  { jobId, employerId, candidate, input, resumeFileId, language }: NewApplication,
  now: Date,
): Promise<Application | 'duplicate' | 'withdrawn_twice' | 'no_resume'> {
  const _id = v7();
  await holdEarlier(tx, candidate._id, employerId, now);
  if (resumeFileId !== null && !(await lockFile(tx, resumeFileId))) return 'no_resume';
  if ((await countWithdrawals(tx, candidate._id, jobId)) >= APPLICATIONS_TO_JOB_MAX)
    return 'withdrawn_twice';
  const { share, ...sent } = input;
  const profile = await readSnapshot(tx, candidate._id, share);
  const created = await tx
    .insert(applications)
    .values({
      ...sent,
      profile,
      // Falls back to the account's phone if the form did not ask for one.
      phone: input.phone || candidate.phone,
      _id,
      job_id: jobId,
      candidate_id: candidate._id,
      resume_file_id: resumeFileId,
      contact_email: candidate.email,
      contact_phone: input.phone || candidate.phone,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning({ _id: applications._id });
  if (created.length === 0) return 'duplicate';
  if (profile)
    await recordSharing(tx, { userId: candidate._id, applicationId: _id }, { language, now });
  const about = { applicationId: _id, jobId };
  await notify(tx, [{ ...about, userId: employerId, kind: 'application_received' }], now);
  const found = await findApplication(tx, _id);
  if (!found) throw new Error('The application disappeared while it was created');
  return found.application;
}

/**
 * Withdraws the candidate's application: both sides keep it, read-only. `decided` when the employer has decided on it;
 * withdrawing again changes nothing (rule STATUS-7).
 */
export async function withdrawApplication(
  db: Database,
  id: string,
  candidateId: string,
  now: Date,
): Promise<'done' | 'not_found' | 'decided'> {
  return db.transaction(async (tx) => {
    await lockPartiesOf(tx, id);
    const sent = tx
      .select({
        status: applications.status,
        withdrawn_at: applications.withdrawn_at,
        job_id: applications.job_id,
      })
      .from(applications)
      .where(
        and(eq(applications._id, id), eq(applications.candidate_id, candidateId), isOfKeptJob),
      );
    const [own] = await lockRows(tx, 'applications', sent, 'update');
    if (!own) return 'not_found';
    if (own.withdrawn_at) return 'done';
    if (!canWithdraw(own)) return 'decided';
    await tx
      .update(applications)
      // Earlier changes are no longer announced.
      .set({ withdrawn_at: now, announce_at: null, __v: sql`${applications.__v} + 1` })
      .where(eq(applications._id, id));
    await recallMessages(tx, [id], now);
    const author = { actorId: candidateId, audience: 'both', now } as const;
    await recordEvents(tx, [{ application_id: id, kind: 'withdrawn' }], author);
    await cancelAhead(tx, [id], author);
    const [job] = await tx
      .select({ employerId: jobs.employer_id })
      .from(jobs)
      .where(and(eq(jobs._id, own.job_id), isNull(jobs.removed_at)));
    if (!job) return 'done';
    const about = { applicationId: id, jobId: own.job_id };
    await notify(tx, [{ ...about, userId: job.employerId, kind: 'application_withdrawn' }], now);
    return 'done';
  });
}
