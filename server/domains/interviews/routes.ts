import type { Context } from 'hono';
import { disposition } from '#server/http/content-disposition.ts';
import { announceTime, type Dependencies } from '#server/http/dependencies.ts';
import { preferredLanguage } from '#server/http/language.ts';
import { fieldProblem, problem } from '#server/http/problem.ts';
import { orRefuse } from '#server/http/refusals.ts';
import { pathId } from '#server/http/request.ts';
import type { Route } from '#server/http/router.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { applicationPath } from '#src/contract/applications/application-path.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { answerInterview } from './answer-commands.ts';
import { createInterviewCalendar } from './calendar.ts';
import { setInterview } from './commands.ts';
import { getInterviewForCalendar, listInterviews } from './queries.ts';

/** How far in the past an interview may be, in milliseconds: it may be entered on the day itself (rule REVIEW-6). */
const PAST_MAX = 24 * 60 * 60 * 1000;

/** Reads the application as the caller sees it, for replies to interview calls. */
type ShowApplication = (db: Database, id: string, caller: string) => Promise<Application>;

/** Interviews: of one application, and the caller's upcoming ones. */
export function interviewRoutes(
  route: Route,
  dependencies: Dependencies,
  showApplication: ShowApplication,
) {
  const { database, clock, mailRenderer, publicUrl } = dependencies;
  const { db } = database;
  const applicationId = (c: Context) => pathId(c, 'id', errorMessages.applicationNotFound);

  route(endpoints.setInterview, async (c, { readBody }) => {
    const id = applicationId(c);
    const now = clock();
    const { interview_date, ...input } = await readBody(({ interview_date: date }) => {
      if (date !== null && Date.parse(date) < now.getTime() - PAST_MAX)
        throw fieldProblem('interview_date', errorMessages.interviewPast);
    });
    const date = interview_date === null ? null : new Date(interview_date);
    const employerId = c.var.user._id;
    const change = { employerId, now, announceAt: announceTime(dependencies, now) };
    orRefuse('application', await setInterview(db, id, { date, ...input }, change));
    return showApplication(db, id, employerId);
  });
  route(endpoints.answerInterview, async (c, { readBody }) => {
    const id = applicationId(c);
    const answer = await readBody();
    const candidateId = c.var.user._id;
    orRefuse('answer', await answerInterview(db, id, answer, { candidateId, now: clock() }));
    return showApplication(db, id, candidateId);
  });
  route(endpoints.getInterviewCalendar, async (c) => {
    const id = applicationId(c);
    const found = await getInterviewForCalendar(db, id, c.var.user._id);
    if (!found) throw problem(404, errorMessages.applicationNotFound);
    const { reader, jobId, interview } = found;
    if (!interview) throw problem(404, errorMessages.interviewNotFound);
    const text = await createInterviewCalendar(interview, {
      language: preferredLanguage(c.req.header('accept-language')),
      readWords: mailRenderer.readWords,
      now: clock(),
      url: new URL(
        applicationPath(reader, { application_id: id, job_id: jobId }),
        publicUrl ?? c.req.url,
      ).href,
    });
    return c.body(text, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': disposition('attachment', 'interview.ics'),
    });
  });
  route(endpoints.listInterviews, async (c) => ({
    interviews: await listInterviews(db, c.var.user, clock()),
  }));
}
