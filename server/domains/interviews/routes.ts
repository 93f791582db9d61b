import type { Context } from 'hono';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { messages } from '../../../src/contract/messages.ts';
import { announceTime, type Dependencies } from '../../http/dependencies.ts';
import { preferredLanguage } from '../../http/language.ts';
import { fieldProblem, problem } from '../../http/problem.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { pathId } from '../../http/request.ts';
import type { Route } from '../../http/route.ts';
import { check } from '../applications/received-routes.ts';
import { ownApplication, showApplication } from '../applications/routes.ts';
import { disposition } from '../files/file-names.ts';
import { type AnswerOutcome, answerInterview } from './answer-commands.ts';
import { applicationPath, interviewCalendar } from './calendar.ts';
import { setInterview } from './commands.ts';
import { calendarFacts, interviewOf, upcomingInterviews } from './queries.ts';

/** Milliseconds that an interview may lie back: it may be noted on the day itself. */
const PAST_MAX = 24 * 60 * 60 * 1000;

/** Refuses an answer that could not be taken. */
function checkAnswer(outcome: AnswerOutcome): void {
  if (outcome === 'not_found') throw problem(404, messages.applicationNotFound);
  if (outcome === 'no_interview') throw problem(404, messages.interviewNotFound);
  if (outcome === 'withdrawn') throw problem(409, messages.youHaveWithdrawn);
  if (outcome === 'cancelled') throw problem(409, messages.interviewCancelled);
  if (outcome === 'stale') throw problem(409, messages.interviewChanged);
  if (outcome === 'begun') throw problem(409, messages.interviewBegun);
}

/** Interviews: of one application, and the caller's upcoming ones. */
export function interviewRoutes(route: Route, dependencies: Dependencies, limit: Limit) {
  const { database, clock, mailRenderer, publicUrl } = dependencies;
  const { db } = database;
  const applicationId = (c: Context) => pathId(c, 'id', messages.applicationNotFound);

  route(endpoints.setInterview, async (c, { readBody }) => {
    const id = applicationId(c);
    const { interview_date, ...input } = await readBody();
    const date = interview_date === null ? null : new Date(interview_date);
    const now = clock();
    if (date && date.getTime() < now.getTime() - PAST_MAX)
      throw fieldProblem('interview_date', messages.interviewPast);
    const employerId = c.var.user._id;
    limit(c, 'answer', employerId);
    const change = { employerId, now, announceAt: announceTime(dependencies, now) };
    check(await setInterview(db, id, { date, ...input }, change));
    return showApplication(db, id, c.var.user._id);
  });
  route(endpoints.answerInterview, async (c, { readBody }) => {
    const id = applicationId(c);
    const answer = await readBody();
    const candidateId = c.var.user._id;
    limit(c, 'interviewAnswer', candidateId);
    checkAnswer(await answerInterview(db, id, answer, { candidateId, now: clock() }));
    return showApplication(db, id, c.var.user._id);
  });
  route(endpoints.getInterviewCalendar, async (c) => {
    const found = await ownApplication(db, applicationId(c), c.var.user._id);
    const { _id } = found.application;
    const reader = found.candidateId === c.var.user._id ? 'candidate' : 'employer';
    const [interview, facts] = await Promise.all([
      interviewOf(db, _id, reader),
      calendarFacts(db, _id),
    ]);
    if (!interview?.starts_at || !facts) throw problem(404, messages.interviewNotFound);
    const { starts_at } = interview;
    const path = applicationPath(reader, _id, found.application.job?._id ?? null);
    const text = await interviewCalendar(
      { ...interview, ...facts, starts_at },
      {
        language: preferredLanguage(c.req.header('accept-language')),
        readWords: mailRenderer.readWords,
        now: clock(),
        url: new URL(path, publicUrl ?? c.req.url).href,
      },
    );
    return c.body(text, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': disposition('attachment', 'interview.ics'),
    });
  });
  route(endpoints.listInterviews, async (c) => ({
    interviews: await upcomingInterviews(db, c.var.user, clock()),
  }));
}
