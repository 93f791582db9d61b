import { expect, test } from 'vitest';
import { registrationSchema } from '#src/contract/accounts/credentials.ts';
import { readAnswers } from '#src/contract/applications/answer-input.ts';
import { applicationInputSchema } from '#src/contract/applications/application-input.ts';
import { JOB_STATUSES } from '#src/contract/enumerations.ts';
import { jobInputSchema } from '#src/contract/jobs/job-input.ts';
import { isLive } from '#src/contract/jobs/job-status.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { DEMO_RATES, orDemoRates } from './commands.ts';
import { type DemoApplication, makeDemoContent } from './content.ts';

const { employers, jobs, candidates, applications } = makeDemoContent();

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
const nameOf = ({ candidate, job }: DemoApplication) => `${candidate.key} at ${job.title}`;
/** Expects moments in order of time, each in days before the seeding. */
const expectInOrder = (moments: readonly number[], name: string) => {
  for (const [index, moment] of moments.slice(1).entries())
    expect(moment, name).toBeLessThan(moments[index] ?? 0);
};

test('the market is large enough to search in', () => {
  expect(jobs.length).toBeGreaterThanOrEqual(150);
  expect(employers.length).toBeGreaterThanOrEqual(25);
  expect(jobs.filter(({ workplace }) => workplace === 'remote').length).toBeGreaterThan(10);
  const turkish = jobs.filter(({ location }) => location.endsWith('Türkiye'));
  expect(turkish.length).toBeGreaterThanOrEqual(45);
  for (const list of [jobs, employers[0]?.jobs ?? []])
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(JOB_STATUSES));
});

test('a salary is in its country’s currency, in a period that is usual there, and has a rate', () => {
  const USUAL = [
    ['Türkiye', 'TRY', ['month', 'day']],
    ['United Kingdom', 'GBP', ['year', 'hour']],
    ['United States', 'USD', ['year']],
    ...['Germany', 'Ireland', 'Netherlands', 'Portugal'].map(
      (country) => [country, 'EUR', ['year', 'month', 'hour']] as const,
    ),
  ] as const;
  for (const { title, location, salary_min, salary_currency, salary_period } of jobs) {
    if (!salary_min) continue;
    const rated = { USD: 1, ...DEMO_RATES }[salary_currency];
    expect(rated, title).toBeGreaterThan(0);
    const usual = USUAL.find(([country]) => location.endsWith(country));
    if (!usual) continue;
    expect(salary_currency, title).toBe(usual[1]);
    expect(usual[2], title).toContain(salary_period);
  }
});

test('the demo content’s salaries compare where no rates are configured (JOB-11)', () => {
  const none = { salaryCurrency: 'EUR', salaryRates: {} };
  const { salaryRates } = orDemoRates(none);
  expect(salaryRates).not.toHaveProperty('EUR');
  expect(salaryRates.USD).toBeCloseTo(1 / 1.08);
  expect(salaryRates.TRY).toBeCloseTo(0.024 / 1.08);
  const given = { salaryCurrency: 'EUR', salaryRates: { USD: 0.9 } };
  expect(orDemoRates(given)).toEqual(given);
  const unknown = { salaryCurrency: 'JPY', salaryRates: {} };
  expect(orDemoRates(unknown)).toEqual(unknown);
});

test('titles and keys that applications refer to are unique', () => {
  expect(repeated(jobs.map(({ title }) => title))).toEqual([]);
  expect(repeated(candidates.map(({ key }) => key))).toEqual([]);
});

test('every account could have been registered, with a unique address that cannot exist', () => {
  const people = [...employers, ...candidates];
  expect(repeated(people.map(({ email }) => email))).toEqual([]);
  for (const person of people) {
    const account = { ...person, password: DEMO_ACCOUNTS.password, user_type: 'candidate' };
    expect(registrationSchema.safeParse(account).success, person.email).toBe(true);
    expect(person.email).toMatch(/@(example\.(com|org)|[a-z]+(-[a-z]+)*\.example)$/);
  }
  expect(employers[0]?.email).toBe(DEMO_ACCOUNTS.employer);
  expect(candidates[0]?.email).toBe(DEMO_ACCOUNTS.candidate);
});

test('the contract accepts every live job, whose text names its employer', () => {
  for (const job of jobs) {
    if (isLive(job)) expect(jobInputSchema.safeParse(job).error?.issues, job.title).toBeUndefined();
    expect(job.description, job.title).toContain(job.company_name);
    expect(job.benefits, job.title).not.toEqual([]);
  }
  expect(repeated(jobs.map(({ description }) => description))).toEqual([]);
});

test('the contract accepts every application, and no text has unfilled placeholders', () => {
  for (const one of applications) {
    const input = { ...one, resume_url: '/api/uploads/resume.pdf' };
    expect(applicationInputSchema.safeParse(input).error?.issues, nameOf(one)).toBeUndefined();
  }
  const texts = [...jobs, ...applications, ...candidates].flatMap((one) =>
    'description' in one ? one.description : 'resume' in one ? one.resume : one.cover_letter,
  );
  expect(texts.filter((text) => /[{}]|undefined|\$/.test(text))).toEqual([]);
});

test('every application answers its job’s questions', () => {
  const asking = jobs.filter(({ questions }) => questions.length > 0);
  expect(asking.map(isLive)).toEqual([true, true]);
  for (const one of applications) {
    const { questions } = one.job;
    const { answers } = one;
    expect(readAnswers(questions, answers), nameOf(one)).toEqual({ answers, problems: [] });
  }
});

test('the list does not show two cards of one employer or one wording in a row', () => {
  const listed = jobs.filter(isLive).sort((a, b) => a.posted_days_ago - b.posted_days_ago);
  for (const [index, job] of listed.slice(1).entries()) {
    const before = listed[index];
    expect(before?.employer, job.title).not.toBe(job.employer);
    expect(before?.requirements, job.title).not.toBe(job.requirements);
    expect(before?.posted_days_ago, job.title).not.toBe(job.posted_days_ago);
  }
});

test('a passed deadline is after the posting', () => {
  const passed = jobs.filter(({ deadline_in_days }) => (deadline_in_days ?? 0) < 0);
  expect(passed).not.toEqual([]);
  for (const { title, posted_days_ago, deadline_in_days } of passed)
    expect(posted_days_ago, title).toBeGreaterThan(-(deadline_in_days ?? 0) + 7);
});

test('nobody applies to a draft, before the posting or after the deadline', () => {
  for (const one of applications) {
    const { status, posted_days_ago, deadline_in_days } = one.job;
    expect(status, nameOf(one)).not.toBe('draft');
    expectInOrder([posted_days_ago, one.applied_days_ago, -(deadline_in_days ?? 0)], nameOf(one));
  }
});

test('nobody applies twice, except after withdrawing', () => {
  for (const is of [true, false])
    expect(
      repeated(applications.filter((one) => (one.withdrawn_days_ago === null) === is).map(nameOf)),
    ).toEqual([]);
  for (const one of applications) {
    const { withdrawn_days_ago: withdrawn, applied_days_ago } = one;
    if (withdrawn === null) continue;
    const again = applications.find((other) => other !== one && nameOf(other) === nameOf(one));
    expectInOrder([applied_days_ago, withdrawn, again?.applied_days_ago ?? 0], nameOf(one));
  }
});

test('the events of an application are in order, and lead to its status', () => {
  for (const one of applications) {
    const { applied_days_ago, updated_days_ago, opened_days_ago, changes, interview } = one;
    const name = nameOf(one);
    const opened = opened_days_ago === null ? [] : [opened_days_ago];
    expectInOrder([applied_days_ago, ...opened, ...changes.map((each) => each.days_ago), 0], name);
    expect(changes.at(-1)?.to ?? 'pending', name).toBe(one.status);
    expect(changes.at(-1)?.days_ago ?? null, name).toBe(updated_days_ago);
    if (opened_days_ago === null) expect(one.status, name).toBe('pending');
    if (!interview) continue;
    // Invited before the interview, decided after it.
    const interviewed = -interview.in_days;
    const invited = changes.find(({ to }) => to === 'interview')?.days_ago;
    expect(invited, name).toBeGreaterThan(interviewed);
    if (one.status === 'interview') expect(interviewed, name).toBeLessThan(0);
    else expect(updated_days_ago, name).toBeLessThan(interviewed);
    expect(interview.answered_days_ago ?? interviewed, name).toBeLessThan(invited ?? 0);
  }
});

test('messages and notes are later than their application', () => {
  for (const one of applications) {
    const { applied_days_ago: applied, thread, notes, changes } = one;
    expectInOrder([applied, ...thread.map(({ days_ago }) => days_ago)], nameOf(one));
    expectInOrder([applied, ...notes.map(({ days_ago }) => days_ago)], nameOf(one));
    expect(thread[0]?.side ?? 'employer', nameOf(one)).toBe('employer');
    for (const { status, days_ago } of thread) {
      const change = changes.find(({ to }) => to === status)?.days_ago ?? 99;
      if (status) expect(Math.abs(change - days_ago), nameOf(one)).toBeLessThan(0.1);
    }
    if (one.rating || one.labels || notes.length > 0)
      expect(one.job.employer, nameOf(one)).toBe(employers[0]);
  }
});
