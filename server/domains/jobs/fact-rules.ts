import { v7 } from 'uuid';
import { fieldProblem } from '#server/http/problem.ts';
import { isCurrency } from '#server/platform/config/currencies.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import type { JobDraftInput, JobInput, JobUpdate } from '#src/contract/jobs/job-input.ts';
import type { Question } from '#src/contract/jobs/question.ts';
import { nextWorkplace } from '#src/contract/jobs/workplace.ts';

/** Refuses (400) an unknown currency code (rule JOB-8). */
export function checkCurrency(code: unknown): void {
  if (typeof code === 'string' && !isCurrency(code))
    throw fieldProblem('salary_currency', errorMessages.currencyInvalid);
}

/** The questions, with ids for new ones (rule JOB-13). */
export const withIds = (questions: readonly Question[]): Question[] =>
  questions.map((question) => ({ ...question, _id: question._id || v7() }));

/**
 * The fields of a new job, with defaults: the workplace from `is_remote`, the deployment's currency. Refuses (400) an
 * unknown currency (rules JOB-10 and LANG-4).
 */
export function newFacts(
  body: Readonly<Record<string, unknown>>,
  { is_remote, ...input }: JobInput | JobDraftInput,
  currency: string,
): Omit<JobInput | JobDraftInput, 'is_remote'> {
  const workplace = body.workplace === undefined ? undefined : input.workplace;
  const salary_currency = input.salary_currency || currency;
  checkCurrency(salary_currency);
  return {
    ...input,
    workplace: nextWorkplace({ is_remote, workplace }),
    salary_currency,
    questions: withIds(input.questions),
  };
}

/** The fields that a job's update writes. Refuses (400) an unknown currency, unless the job already has it. */
export function changedFacts(
  job: Job,
  { is_remote, workplace, __v, ...changes }: JobUpdate,
): Omit<JobUpdate, 'is_remote' | '__v'> {
  if (changes.salary_currency !== job.salary_currency) checkCurrency(changes.salary_currency);
  const next = nextWorkplace({ is_remote, workplace }, job.workplace);
  return {
    ...changes,
    ...(changes.questions && { questions: withIds(changes.questions) }),
    ...(next !== job.workplace && { workplace: next }),
  };
}
