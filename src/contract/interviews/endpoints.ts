import { applicationSchema } from '#src/contract/applications/application.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { upcomingInterviewsSchema } from './interview.ts';
import { interviewAnswerSchema, interviewInputSchema } from './interview-input.ts';

export const setInterview = {
  method: 'PUT',
  path: '/api/applications/:id/interview',
  callers: 'user',
  own: { by: 'employer', others: 403 },
  touches: ['applications', 'interviews', 'own-jobs', 'jobs'],
  body: interviewInputSchema,
  reply: applicationSchema,
  limits: ['answer'],
  errors: [409],
} satisfies Endpoint;

export const answerInterview = {
  method: 'PUT',
  path: '/api/applications/:id/interview/answer',
  callers: 'candidate',
  own: { by: 'candidate', others: 404 },
  touches: ['applications', 'interviews', 'notifications'],
  body: interviewAnswerSchema,
  reply: applicationSchema,
  limits: ['interviewAnswer'],
  errors: [409],
} satisfies Endpoint;

export const getInterviewCalendar = {
  method: 'GET',
  path: '/api/applications/:id/interview.ics',
  callers: 'user',
  own: { by: 'both', others: 404 },
  reads: 'interviews',
  reply: 'text/calendar',
} satisfies Endpoint;

export const listInterviews = {
  method: 'GET',
  path: '/api/interviews',
  callers: 'user',
  reads: 'interviews',
  reply: upcomingInterviewsSchema,
} satisfies Endpoint;
