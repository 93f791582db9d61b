import { describe, expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { jobSchema } from '#src/contract/jobs/job.ts';
import { jobUpdateSchema } from '#src/contract/jobs/job-input.ts';
import {
  emptyJobForm,
  type JobForm,
  jobDraftFormSchema,
  jobFormSchema,
  toCopy,
  toJobFields,
  toJobForm,
} from './job-form-schema.ts';
import { isSameForm } from './job-versions.ts';

const filled: JobForm = {
  ...emptyJobForm,
  title: ' Clerk ',
  company_name: 'Example Logistics',
  description: 'Receives goods.',
  requirements: 'Careful.',
  responsibilities: 'Receiving.',
};

const problems = (given: Partial<JobForm>) => {
  const result = jobFormSchema.safeParse({ ...filled, ...given });
  return result.success ? [] : result.error.issues.map(({ path, message }) => [...path, message]);
};

describe('the job form', () => {
  it.each([
    ['17.5', 17.5],
    ['17,50', 17.5],
    ['1 017,25', 1017.25],
    ['0,5', 0.5],
  ])('accepts %j as a salary, in any language (POST-2)', (typed, salary_min) => {
    expect(jobFormSchema.parse({ ...filled, salary_min: typed })).toMatchObject({ salary_min });
  });

  it('sends a blank number as none, and says to older servers whether the job is remote', () => {
    expect(jobFormSchema.parse({ ...filled, salary_min: ' ', workplace: 'remote' })).toMatchObject({
      salary_min: 0,
      is_remote: true,
    });
    expect(jobFormSchema.parse({ ...filled, workplace: 'hybrid' }).is_remote).toBe(false);
  });

  it.each(['17.5', '17,50'])('refuses %j as a number of positions (FORM-5, JOB-8)', (positions) => {
    expect(problems({ positions })).toEqual([['positions', errorMessages.positionsInvalid]]);
  });
});

describe('a field missing from a form', () => {
  const unknowing: (keyof JobForm)[] = [
    'location',
    'workplace',
    'job_type',
    'experience_level',
    'contact_email',
    'required_skills',
    'benefits',
  ];
  it.each(unknowing)('is not sent with a default (%s)', (field) => {
    const { [field]: _, ...form } = filled;
    for (const schema of [jobFormSchema, jobDraftFormSchema])
      expect(schema.safeParse(form).data?.[field]).toBeUndefined();
  });

  it('is never one of the contract’s: all of these can be edited', () => {
    const { __v, ...changes } = jobUpdateSchema.shape;
    // The workplace implies `is_remote`.
    expect([...Object.keys(emptyJobForm), 'is_remote', 'status'].toSorted()).toEqual(
      Object.keys(changes).toSorted(),
    );
  });
});

describe('a draft', () => {
  it('keeps the other rules', () => {
    const wrong = { ...emptyJobForm, title: 'Clerk', salary_min: '2', salary_max: '1' };
    expect(jobDraftFormSchema.safeParse(wrong).error?.issues).toMatchObject([
      { path: ['salary_max'], message: errorMessages.salaryRange },
    ]);
  });
});

describe('a stored job in the form', () => {
  const stored = jobSchema.parse({
    _id: 'one',
    title: 'Clerk',
    salary_min: 50_000,
    application_deadline: '2020-01-01T00:00:00.000Z',
    required_skills: ['Care'],
    status: 'closed',
  });

  it('has its salaries as digits, 0 as nothing, and its deadline as a day', () => {
    expect(toJobForm(stored, 'en')).toEqual({
      ...emptyJobForm,
      title: 'Clerk',
      salary_min: '50000',
      application_deadline: '2020-01-01',
      required_skills: ['Care'],
    });
  });

  it('has the decimals of a salary as the reader writes them, and stays the same job', () => {
    const hourly = { ...stored, salary_min: 17.5, salary_max: 1017.25 };
    expect(toJobForm(hourly, 'en')).toMatchObject({ salary_min: '17.50', salary_max: '1017.25' });
    const turkish = toJobForm(hourly, 'tr');
    expect(turkish).toMatchObject({ salary_min: '17,50', salary_max: '1017,25' });
    expect(toJobFields(turkish)).toMatchObject({ salary_min: 17.5, salary_max: 1017.25 });
    expect(isSameForm(turkish, toCopy(hourly, 'en'))).toBe(false);
    expect(isSameForm(turkish, toJobForm(hourly, 'en'))).toBe(true);
  });

  it('is copied without a deadline that has passed, and with one that has not (POST-6)', () => {
    expect(toCopy(stored, 'en').application_deadline).toBe('');
    const open = { ...stored, application_deadline: '2999-12-31' };
    expect(toCopy(open, 'en').application_deadline).toBe('2999-12-31');
  });
});
