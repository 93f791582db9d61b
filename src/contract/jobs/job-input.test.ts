import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { errorMessages } from '#src/contract/error-messages.ts';
import { isOfKind, isPastDay } from './job-fields.ts';
import { jobInputSchema, jobUpdateSchema } from './job-input.ts';

const required = {
  title: 'Warehouse clerk',
  company_name: 'Example Logistics',
  description: 'Receives goods.',
  requirements: 'Careful.',
  responsibilities: 'Receiving.',
};

/** Each error as 'field: text'. */
const problems = (schema: z.ZodMiniType, input: unknown): string[] => {
  const result = schema.safeParse(input);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};
const problemsOfJob = (given: object) => problems(jobInputSchema, { ...required, ...given });

describe('a new job', () => {
  it('is trimmed, and its lists lose blanks and duplicates', () => {
    const job = jobInputSchema.parse({
      ...required,
      title: '  Clerk ',
      required_skills: [' SQL', 'SQL', '', ' '],
    });
    expect(job).toMatchObject({ title: 'Clerk', required_skills: ['SQL'] });
  });

  it.each([
    ['salary_max', '85000', errorMessages.salaryInvalid],
    ['salary_max', 3_000_000_000, errorMessages.salaryInvalid],
    ['salary_max', 2_000_000_000.01, errorMessages.salaryInvalid],
    ['salary_max', 1e-7, errorMessages.salaryInvalid],
    ['salary_max', Number.NaN, errorMessages.salaryInvalid],
    ['application_deadline', '2027-02-30', errorMessages.deadlineInvalid],
    ['application_deadline', 20_270_101, errorMessages.deadlineInvalid],
  ])('is refused with %s %j', (field, value, text) => {
    expect(problemsOfJob({ [field]: value })).toEqual([`${field}: ${text}`]);
  });
});

describe('the salary', () => {
  it.each([
    [50_000, 70_000],
    [50_000, 50_000],
    [50_000, 0],
    [0, 70_000],
    [0, 0],
  ])('from %i to %i is valid (POST-2)', (salary_min, salary_max) => {
    expect(problemsOfJob({ salary_min, salary_max })).toEqual([]);
    expect(problems(jobUpdateSchema, { salary_min, salary_max })).toEqual([]);
  });

  it('is refused with a maximum below the minimum (POST-2)', () => {
    const salary = { salary_min: 70_000, salary_max: 50_000 };
    const problem = `salary_max: ${errorMessages.salaryRange}`;
    expect(problemsOfJob(salary)).toEqual([problem]);
    expect(problems(jobUpdateSchema, salary)).toEqual([problem]);
  });

  it('is not checked when an update has one end alone', () => {
    expect(problems(jobUpdateSchema, { salary_max: 1 })).toEqual([]);
  });
});

describe('the deadline', () => {
  it.each([
    ['2026-11-20T11:59:59Z', '2026-11-19', false],
    ['2026-11-20T12:00:00Z', '2026-11-19', true],
    ['2026-11-20T12:00:00Z', '2026-11-20', false],
    ['2026-11-20T00:00:00Z', '2026-11-18', true],
    ['2027-01-01T11:00:00Z', '2026-12-31', false],
    ['2027-01-01T12:00:00Z', '2026-12-31', true],
  ])('at %s, %s is over everywhere: %s (JOB-3)', (now, day, isPast) => {
    expect(isPastDay(day, new Date(now))).toBe(isPast);
  });

  it('is a day without its time, or null (POST-3)', () => {
    const deadlineOf = (application_deadline: string | null) =>
      jobInputSchema.parse({ ...required, application_deadline }).application_deadline;
    expect(deadlineOf('2099-12-01T09:30:00.000Z')).toBe('2099-12-01');
    expect(deadlineOf(null)).toBeNull();
    const [problem] = problemsOfJob({ application_deadline: '' });
    expect(problem).toBe(`application_deadline: ${errorMessages.deadlineInvalid}`);
  });

  it('of a new job is not past, but that of a stored one may be (POST-3)', () => {
    const past = { application_deadline: '2020-01-01' };
    expect(problemsOfJob(past)).toEqual([`application_deadline: ${errorMessages.deadlinePast}`]);
    expect(problems(jobUpdateSchema, past)).toEqual([]);
  });
});

it('a field is of one of several kinds', () => {
  expect(isOfKind('title', 'text', 'line')).toBe(true);
  expect(isOfKind('title', 'text', 'list')).toBe(false);
});
