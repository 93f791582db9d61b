import type { Context } from 'hono';
import { checkConfirmed, checkStaying } from '#server/domains/accounts/confirm-rules.ts';
import { apiOrigins, resolveFileReference } from '#server/domains/files/reference-queries.ts';
import { removeReplacedFiles } from '#server/domains/files/replace-commands.ts';
import { lockJob } from '#server/domains/jobs/commands.ts';
import { findJob } from '#server/domains/jobs/queries.ts';
import { type Dependencies, today } from '#server/http/dependencies.ts';
import { preferredLanguage } from '#server/http/language.ts';
import { asksForPage, plainArray } from '#server/http/paging.ts';
import { fieldProblem, Problem, problem } from '#server/http/problem.ts';
import { orRefuse } from '#server/http/refusals.ts';
import { pathId } from '#server/http/request.ts';
import type { Route } from '#server/http/router.ts';
import type { Session } from '#server/http/session.ts';
import { isForeignKeyViolation } from '#server/platform/database/errors.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { errorFields } from '#server/platform/log/error-fields.ts';
import { readAnswers, type SentAnswer } from '#src/contract/applications/answer-input.ts';
import type { OwnApplicationsQuery } from '#src/contract/applications/application-queries.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { isExpired, isLive } from '#src/contract/jobs/job-status.ts';
import type { Answer, Question } from '#src/contract/jobs/question.ts';
import { applyToJob, withdrawApplication } from './commands.ts';
import { listAllOwnApplications, listOwnApplications } from './own-queries.ts';
import { saveFromApplication, takeBackConsent } from './profile-commands.ts';
import { checkApplication, checkApplications, getApplication } from './queries.ts';

/** The job. Refuses one that candidates can't see (404) or that takes no more applications (409) (rule JOBPAGE-4). */
function checkOpen<Given extends Pick<Job, 'status' | 'application_deadline'>>(
  job: Given | undefined,
  day: string,
): Given {
  if (!job || job.status === 'draft') throw problem(404, errorMessages.jobNotFound);
  if (!isLive(job)) throw problem(409, errorMessages.jobClosed);
  if (isExpired(job, day)) throw problem(409, errorMessages.jobExpired);
  return job;
}

/** The answers to the job's questions. Refuses (400) missing answers and answers of the wrong kind (rule APPLY-10). */
function checkAnswers(questions: readonly Question[], sent: readonly SentAnswer[]): Answer[] {
  const { answers, problems } = readAnswers(questions, sent);
  if (problems.length === 0) return answers;
  const errors = problems.map(({ question, msg }) => ({
    msg,
    path: question ? `answers.${question}` : 'answers',
  }));
  throw new Problem(400, { errors });
}

/** The caller's own applications: a page, or all in a plain array. */
async function ownApplications(c: Context<Session>, db: Database, query: OwnApplicationsQuery) {
  const { _id } = c.var.user;
  if (!asksForPage(c)) return plainArray(c, await listAllOwnApplications(db, _id));
  return listOwnApplications(db, _id, query);
}

/** /api/applications: what candidates do, and what both sides read (rule APPLY-9). */
export function applicationRoutes(route: Route, dependencies: Dependencies) {
  const { database, clock } = dependencies;
  const { db } = database;

  route(endpoints.listOwnApplications, (c, { query }) => ownApplications(c, db, query));
  route(endpoints.listOwnApplicationsByJobs, (c, { query }) => ownApplications(c, db, query));
  route(endpoints.checkApplication, (c) =>
    checkApplication(db, c.var.user._id, pathId(c, 'jobId', errorMessages.jobNotFound)),
  );
  route(endpoints.checkApplications, async (c, { readBody }) => {
    const { jobIds } = await readBody();
    const appliedJobs = await checkApplications(db, c.var.user._id, jobIds.filter(isId));
    return { appliedJobs };
  });
  route(
    endpoints.applyToJob,
    async (c, { readBody, once }) => {
      const { user } = c.var;
      const jobId = pathId(c, 'jobId', errorMessages.jobNotFound);
      const { save_to_profile, ...input } = await readBody();
      const { questions } = checkOpen(await findJob(db, jobId), today(clock));
      checkAnswers(questions, input.answers);
      checkStaying(user);
      checkConfirmed(dependencies, user, 'apply');
      const notOwned = fieldProblem('resume_url', errorMessages.resumeNotYours);
      const origins = apiOrigins(c.req.url, dependencies);
      const owned = { kind: 'resume', userId: user._id, error: notOwned, origins } as const;
      const { url, fileId } = await resolveFileReference(db, owned, input.resume_url);
      let saved = user;
      const write = (inner: Database) =>
        inner.transaction(async (tx) => {
          // The job may have been closed, changed or deleted a moment ago.
          const { employerId, questions: asked } = checkOpen(
            await lockJob(tx, jobId, user._id),
            today(clock),
          );
          const answers = checkAnswers(asked, input.answers);
          const given = { ...input, resume_url: url, answers };
          const language = preferredLanguage(c.req.header('accept-language'));
          const values = { jobId, candidate: user, input: given, resumeFileId: fileId, language };
          const outcome = await applyToJob(tx, { ...values, employerId }, clock());
          if (outcome === 'no_resume') throw notOwned;
          const created = orRefuse('applying', outcome);
          saved = await saveFromApplication(tx, user, given, save_to_profile).catch(
            (error: unknown) => {
              // The application is sent anyway.
              c.var.log('profile.not_saved', errorFields(error));
              return user;
            },
          );
          return created;
        });
      const application = await once(write).catch((error: unknown) => {
        // The account was deleted a moment ago.
        throw isForeignKeyViolation(error) ? problem(404, errorMessages.recordUnknown) : error;
      });
      removeReplacedFiles(dependencies, user, saved);
      return application;
    },
    { forbidden: errorMessages.candidatesOnly },
  );
  route(endpoints.getApplication, (c) =>
    getApplication(db, pathId(c, 'id', errorMessages.applicationNotFound), c.var.user._id),
  );
  route(endpoints.withdrawApplication, async (c) => {
    const id = pathId(c, 'id', errorMessages.applicationNotFound);
    orRefuse('withdrawal', await withdrawApplication(db, id, c.var.user._id, clock()));
  });
  route(endpoints.takeBackConsent, async (c) => {
    const id = pathId(c, 'id', errorMessages.consentNotFound);
    if (!(await takeBackConsent(db, id, c.var.user._id, clock())))
      throw problem(404, errorMessages.consentNotFound);
  });
}
