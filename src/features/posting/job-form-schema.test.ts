// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { texts } from '../../contract/texts.ts';
import { emptyJobForm, type JobForm, jobFormSchema } from './job-form-schema.ts';

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
  it('becomes a job: trimmed, no salary, no deadline, published', () => {
    expect(jobFormSchema.parse(filled)).toMatchObject({
      title: 'Clerk',
      salary_min: 0,
      salary_max: 0,
      application_deadline: null,
      contact_email: '',
      status: 'published',
    });
  });

  it('has whole numbers and a day for what was typed', () => {
    const typed = {
      salary_min: '50000',
      salary_max: ' 70000 ',
      application_deadline: '2999-12-31',
    };
    expect(jobFormSchema.parse({ ...filled, ...typed })).toMatchObject({
      salary_min: 50_000,
      salary_max: 70_000,
      application_deadline: '2999-12-31',
    });
  });

  it('names every text that is missing', () => {
    const result = jobFormSchema.safeParse(emptyJobForm);
    expect(result.error?.issues.map(({ path }) => path.join())).toEqual([
      'title',
      'company_name',
      'description',
      'requirements',
      'responsibilities',
    ]);
  });

  it.each(['many', '-1', '50000.5', '50,000', '1e12'])('refuses %j for a salary', (typed) => {
    expect(problems({ salary_min: typed })).toEqual([['salary_min', texts.salaryInvalid]]);
  });

  it('refuses a salary out of order, at its upper end', () => {
    expect(problems({ salary_min: '70000', salary_max: '50000' })).toEqual([
      ['salary_max', texts.salaryRange],
    ]);
  });

  it('refuses a past deadline and an address that is none', () => {
    expect(problems({ application_deadline: '2020-01-01' })).toEqual([
      ['application_deadline', texts.deadlinePast],
    ]);
    expect(problems({ contact_email: 'nobody' })).toEqual([['contact_email', texts.emailInvalid]]);
  });
});
