// @vitest-environment node
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readAnswers } from '../../../src/contract/answer-input.ts';
import { applicationInputSchema } from '../../../src/contract/application-input.ts';
import { reviewInputSchema } from '../../../src/contract/application-review.ts';
import { registrationSchema } from '../../../src/contract/credentials.ts';
import { APPLICATION_STATUSES, JOB_STATUSES } from '../../../src/contract/enumerations.ts';
import { jobInputSchema } from '../../../src/contract/job-input.ts';
import { isLive } from '../../../src/contract/job-status.ts';
import { LINE_MAX, TEXT_MAX } from '../../../src/contract/limits.ts';
import { applicationKey } from './application-key.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_ADMIN,
  DEMO_APPLICATIONS,
  DEMO_CANDIDATES,
  DEMO_EMPLOYERS,
  DEMO_INTERVIEWS,
  DEMO_JOBS,
  DEMO_REVIEWS,
  DEMO_THREADS,
} from './content.ts';
import { historyOf } from './histories.ts';
import { JOB_TERMS } from './job-terms.ts';
import type { DemoApplication } from './types.ts';

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** All texts in a value, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

const employerOf = new Map(DEMO_EMPLOYERS.map((employer) => [employer.key, employer]));
const jobOf = new Map(DEMO_JOBS.map((job) => [job.key, job]));
const candidateOf = new Map(DEMO_CANDIDATES.map((candidate) => [candidate.key, candidate]));

const jobsOfDemoEmployer = DEMO_JOBS.filter(
  (job) => employerOf.get(job.employer)?.email === DEMO_ACCOUNTS.employer,
);

test('the market is large enough to search in', () => {
  expect(DEMO_JOBS.length).toBeGreaterThanOrEqual(150);
  expect(new Set(DEMO_JOBS.map((job) => job.employer)).size).toBe(DEMO_EMPLOYERS.length);
  expect(DEMO_EMPLOYERS.length).toBeGreaterThanOrEqual(25);
  expect(DEMO_JOBS.filter((job) => job.workplace === 'remote').length).toBeGreaterThan(10);
  const turkish = DEMO_JOBS.filter((job) => job.location.endsWith('Türkiye'));
  expect(turkish.length).toBeGreaterThanOrEqual(45);
});

test('every key is unique and every reference resolves', () => {
  for (const list of [DEMO_EMPLOYERS, DEMO_JOBS, DEMO_CANDIDATES]) {
    expect(repeated(list.map((item) => item.key))).toEqual([]);
  }
  for (const job of DEMO_JOBS) expect(employerOf.has(job.employer), job.key).toBe(true);
  for (const application of DEMO_APPLICATIONS) {
    expect(jobOf.has(application.job), application.job).toBe(true);
    expect(candidateOf.has(application.candidate), application.candidate).toBe(true);
  }
});

test('every account could have been registered, with an address of its own', () => {
  const people = [...DEMO_EMPLOYERS, ...DEMO_CANDIDATES, DEMO_ADMIN];
  expect(repeated(people.map((person) => person.email))).toEqual([]);
  for (const person of people) {
    const account = { ...person, password: DEMO_ACCOUNTS.password, user_type: 'candidate' };
    expect(z.safeParse(registrationSchema, account).success, person.email).toBe(true);
    expect(person.email).toMatch(/@(example\.(com|org)|[a-z]+(-[a-z]+)*\.example)$/);
  }
  expect(people.map((person) => person.email)).toEqual(
    expect.arrayContaining([DEMO_ACCOUNTS.candidate, DEMO_ACCOUNTS.employer, DEMO_ACCOUNTS.admin]),
  );
});

test('the contract accepts every live job', () => {
  for (const job of DEMO_JOBS.filter(isLive)) {
    const company_name = employerOf.get(job.employer)?.company_name;
    const parsed = z.safeParse(jobInputSchema, { ...job, company_name });
    expect(parsed.error?.issues ?? [], job.key).toEqual([]);
  }
});

test('every application answers what its job asks', () => {
  const asking = DEMO_JOBS.filter((job) => job.questions.length > 0);
  expect(asking.map(isLive)).toEqual([true, true]);
  for (const { key, questions } of asking) {
    const received = DEMO_APPLICATIONS.filter((application) => application.job === key);
    expect(received.length, key).toBeGreaterThan(1);
    for (const { candidate, answers } of received)
      expect(readAnswers(questions, answers), candidate).toEqual({ answers, problems: [] });
  }
});

test('every job is worded for its employer and is paid in order', () => {
  for (const job of DEMO_JOBS) {
    expect(job.description, job.key).toContain(employerOf.get(job.employer)?.company_name);
    expect(job.salary_min, job.key).toBeLessThanOrEqual(job.salary_max);
    expect(job.description.split('\n\n').length, job.key).toBeGreaterThanOrEqual(2);
    expect(job.required_skills.length, job.key).toBeGreaterThan(0);
    expect(job.benefits.length, job.key).toBeGreaterThan(0);
  }
  expect(repeated(DEMO_JOBS.map((job) => job.description))).toEqual([]);
  expect(repeated(DEMO_JOBS.map((job) => `${job.employer} ${job.location} ${job.title}`))).toEqual(
    [],
  );
});

test('the list does not show two cards of one employer or one wording in a row', () => {
  const listed = DEMO_JOBS.filter(isLive).sort((a, b) => a.posted_days_ago - b.posted_days_ago);
  for (const [index, job] of listed.slice(1).entries()) {
    const before = listed[index];
    expect(before?.employer, job.key).not.toBe(job.employer);
    expect(before?.requirements, job.key).not.toBe(job.requirements);
    expect(before?.posted_days_ago, job.key).not.toBe(job.posted_days_ago);
  }
});

test('every status occurs, and a deadline that has passed lies after the posting', () => {
  expect(new Set(DEMO_JOBS.map((job) => job.status))).toEqual(new Set(JOB_STATUSES));
  expect(new Set(jobsOfDemoEmployer.map((job) => job.status))).toEqual(new Set(JOB_STATUSES));
  const passed = DEMO_JOBS.filter((job) => (job.deadline_in_days ?? 0) < 0);
  expect(passed.length).toBeGreaterThan(0);
  for (const job of passed) {
    expect(job.posted_days_ago, job.key).toBeGreaterThan(-(job.deadline_in_days ?? 0) + 7);
  }
  for (const job of DEMO_JOBS) {
    expect(job.posted_days_ago, job.key).toBeGreaterThan(0);
    expect(job.posted_days_ago, job.key).toBeLessThanOrEqual(60);
  }
});

test('the demo accounts show applications in every status', () => {
  const all = new Set(APPLICATION_STATUSES);
  const own = DEMO_APPLICATIONS.filter(
    ({ candidate }) => candidateOf.get(candidate)?.email === DEMO_ACCOUNTS.candidate,
  );
  expect(new Set(own.map((application) => application.status))).toEqual(all);
  const received = jobsOfDemoEmployer.map((job) =>
    DEMO_APPLICATIONS.filter((application) => application.job === job.key),
  );
  const largest = received.sort((a, b) => b.length - a.length)[0] ?? [];
  expect(largest.length).toBeGreaterThanOrEqual(15);
  expect(new Set(largest.map((application) => application.status))).toEqual(all);
});

const nameOf = ({ candidate, job }: DemoApplication) => applicationKey(candidate, job);
const isWithdrawn = ({ withdrawn_days_ago }: DemoApplication) => withdrawn_days_ago !== null;

test('nobody applies twice, but after withdrawing', () => {
  const live = DEMO_APPLICATIONS.filter((one) => !isWithdrawn(one));
  expect(repeated(live.map(nameOf))).toEqual([]);
  const withdrawn = DEMO_APPLICATIONS.filter(isWithdrawn);
  expect(repeated(withdrawn.map(nameOf))).toEqual([]);
  for (const one of withdrawn) {
    expect(one.withdrawn_days_ago, nameOf(one)).toBeLessThan(one.applied_days_ago);
    const again = live.find((other) => nameOf(other) === nameOf(one));
    expect(again?.applied_days_ago ?? 0, nameOf(one)).toBeLessThan(one.withdrawn_days_ago ?? 0);
  }
  const own = withdrawn.filter(({ candidate }) => candidate === 'leyla');
  expect(own.map(({ job }) => job.split(':')[0])).toEqual(['fernwick']);
});

test('what was written, noted and arranged is of live applications, while they were there', () => {
  const live = new Map(
    DEMO_APPLICATIONS.filter((one) => !isWithdrawn(one)).map((one) => [nameOf(one), one]),
  );
  for (const [name, thread] of Object.entries(DEMO_THREADS)) {
    expect(live.get(name), name).toBeDefined();
    expect(thread[0]?.side, name).toBe('employer');
    const application = live.get(name);
    if (!application) continue;
    const changes = historyOf(application).events;
    const moments = [application.applied_days_ago, ...thread.map(({ days_ago }) => days_ago)];
    for (const [index, moment] of moments.slice(1).entries())
      expect(moment, name).toBeLessThan(moments[index] ?? 0);
    for (const { with: status, days_ago } of thread) {
      const change = changes.find(({ to }) => to === status);
      if (status) expect(Math.abs((change?.days_ago ?? 99) - days_ago), name).toBeLessThan(0.1);
    }
  }
  for (const [name, { notes = [], labels = [], rating = null }] of Object.entries(DEMO_REVIEWS)) {
    expect(live.get(name)?.job, name).toMatch(/^fernwick: /);
    expect(z.safeParse(reviewInputSchema, { labels, rating }).success, name).toBe(true);
    for (const { days_ago } of notes)
      expect(days_ago, name).toBeLessThan(live.get(name)?.applied_days_ago ?? 0);
  }
  for (const [name, interview] of Object.entries(DEMO_INTERVIEWS)) {
    const { interview_in_days, updated_days_ago } = live.get(name) ?? {};
    expect(interview_in_days, name).toBeGreaterThan(0);
    expect(interview.answered_days_ago ?? 0, name).toBeLessThan(updated_days_ago ?? 0);
  }
});

test('nobody applies to a draft, before the posting or after the deadline', () => {
  for (const application of DEMO_APPLICATIONS) {
    const name = `${application.candidate}, ${application.job}`;
    const job = jobOf.get(application.job);
    expect(job?.status, name).not.toBe('draft');
    expect(application.applied_days_ago, name).toBeLessThan(job?.posted_days_ago ?? 0);
    expect(application.applied_days_ago, name).toBeGreaterThan(-(job?.deadline_in_days ?? 0));
    expect(application.applied_days_ago, name).toBeGreaterThan(0);
  }
});

test('what happens to an application happens after it arrived', () => {
  for (const application of DEMO_APPLICATIONS) {
    const name = `${application.candidate}, ${application.job}`;
    const { applied_days_ago, updated_days_ago, interview_in_days, status } = application;
    expect(updated_days_ago === null, name).toBe(status === 'pending');
    expect(updated_days_ago ?? 0, name).toBeLessThan(applied_days_ago);
    expect(-(interview_in_days ?? 0), name).toBeLessThan(applied_days_ago);
    if (status === 'interview') expect(interview_in_days ?? 0, name).toBeGreaterThan(0);
  }
});

test('each status was come by, between the application and now, and no story tells of it otherwise', () => {
  for (const application of DEMO_APPLICATIONS) {
    const name = `${application.candidate}, ${application.job}`;
    const { applied_days_ago, updated_days_ago, interview_in_days, status } = application;
    const { opened_days_ago, events } = historyOf(application);
    expect(events.at(-1)?.to ?? 'pending', name).toBe(status);
    expect(events.at(-1)?.days_ago ?? null, name).toBe(updated_days_ago);
    const moments = [
      ...[applied_days_ago, ...(opened_days_ago === null ? [] : [opened_days_ago])],
      ...[...events.map((event) => event.days_ago), 0],
    ];
    for (const [index, moment] of moments.slice(1).entries())
      expect(moment, name).toBeLessThan(moments[index] ?? 0);
    for (const [index, { from, to, days_ago }] of events.entries()) {
      expect(from, name).toBe(events[index - 1]?.to ?? 'pending');
      expect(to, name).not.toBe(from);
      // Invited before the interview, answered after it.
      if (to === 'interview') expect(days_ago, name).toBeGreaterThan(-(interview_in_days ?? 0));
      if (to === status && (interview_in_days ?? 0) < 0)
        expect(days_ago, name).toBeLessThan(-(interview_in_days ?? 0));
    }
    if (opened_days_ago === null) expect(status, name).toBe('pending');
  }
});

test('the demo employer has applications to open', () => {
  const own = new Set(jobsOfDemoEmployer.map((job) => job.key));
  const pending = DEMO_APPLICATIONS.filter(
    ({ job, status }) => own.has(job) && status === 'pending',
  );
  const opened = pending.map((one) => historyOf(one).opened_days_ago !== null);
  expect(new Set(opened)).toEqual(new Set([true, false]));
});

test('the contract accepts every application, and no letter is left with a gap', () => {
  for (const application of DEMO_APPLICATIONS) {
    const input = { ...application, resume_url: '/api/uploads/resume.pdf' };
    const parsed = z.safeParse(applicationInputSchema, input);
    expect(parsed.error?.issues ?? [], application.job).toEqual([]);
  }
  const texts = textsIn([DEMO_EMPLOYERS, DEMO_JOBS, DEMO_CANDIDATES, DEMO_APPLICATIONS]);
  expect(texts.filter((text) => /[{}]|undefined|\$/.test(text))).toEqual([]);
});

test('every text keeps within the limits of its field', () => {
  for (const { company_description, ...lines } of DEMO_EMPLOYERS) {
    expect(company_description.length).toBeLessThanOrEqual(TEXT_MAX);
    for (const text of textsIn(lines)) expect(text.length, text).toBeLessThanOrEqual(LINE_MAX);
  }
  for (const { bio, resume_text, ...lines } of DEMO_CANDIDATES) {
    expect(bio.length + resume_text.length).toBeLessThanOrEqual(TEXT_MAX);
    expect(resume_text.split('\n').length).toBeGreaterThanOrEqual(12);
    for (const text of textsIn(lines)) expect(text.length, text).toBeLessThanOrEqual(LINE_MAX);
  }
});

test('what some jobs say in more detail belongs to jobs that are there', () => {
  const titles = new Set(DEMO_JOBS.map((job) => job.title));
  expect(Object.keys(JOB_TERMS).filter((title) => !titles.has(title))).toEqual([]);
  for (const currency of ['USD', 'EUR', 'GBP', 'TRY'])
    expect(DEMO_JOBS.some((job) => job.salary_currency === currency)).toBe(true);
});
