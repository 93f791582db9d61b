import { describe, expect, it } from 'vitest';
import { userSchema } from './accounts/user.ts';
import { applicationListSchema, applicationSchema } from './applications/application.ts';
import { auditListSchema, consolePageSchema } from './console/console.ts';
import { jobPageSchema, jobSchema } from './jobs/job.ts';
import { isExpired } from './jobs/job-status.ts';
import { workplaceOf } from './jobs/workplace.ts';
import { profileSchema } from './profiles/profile.ts';
import { problemSchema } from './replies.ts';

/** Values that no field of a reply expects. */
const ODD = [undefined, null, {}, [], Number.NaN, () => {}];

const oddFields = (names: string[], value: unknown) =>
  Object.fromEntries(names.map((name) => [name, value]));

describe('a job', () => {
  const bare = jobSchema.parse({ _id: '1' });

  it('with only an id can be shown (DATA-2)', () => {
    expect(bare).toMatchObject({
      _id: '1',
      title: '',
      location: '',
      job_type: 'full_time',
      experience_level: 'entry',
      is_remote: false,
      salary_min: 0,
      salary_max: 0,
      application_deadline: null,
      status: 'published',
      published_at: null,
      required_skills: [],
      benefits: [],
      employer: null,
    });
  });

  it.each(ODD)('reads the same when all else is %s (DATA-2)', (value) => {
    const names = Object.keys(jobSchema.shape).filter((name) => name !== '_id');
    // Some fields are lists, for which an empty one is valid.
    const read = jobSchema.parse({ _id: '1', ...oddFields(names, value) });
    expect({ ...read, applications: undefined }).toEqual({ ...bare, applications: undefined });
  });

  it('falls back field by field (DATA-2)', () => {
    const job = jobSchema.parse({
      _id: '1',
      title: 'Clerk',
      job_type: 'freelance',
      salary_min: -5,
      salary_max: 70_000,
      application_deadline: 'soon',
      published_at: '2026-11-20T12:00:00Z',
      employer: { _id: 'e', company_name: 7 },
    });
    expect(job).toMatchObject({
      title: 'Clerk',
      job_type: 'full_time',
      salary_min: 0,
      salary_max: 70_000,
      application_deadline: null,
      published_at: '2026-11-20T12:00:00Z',
      employer: { _id: 'e', company_name: '', company_logo_url: '' },
    });
  });

  it.each([
    ['job_type', 'freelance', 'full_time'],
    ['experience_level', 'guru', 'entry'],
    ['status', 'archived', 'published'],
    ['salary_period', 'week', 'year'],
    ['salary_currency', 'dollars', 'USD'],
  ] as const)('whose %s is %j reads as %j (JOB-7)', (name, odd, read) => {
    expect(jobSchema.parse({ _id: '1', [name]: odd })[name]).toBe(read);
  });

  it.each([
    [true, 'remote'],
    [false, 'on_site'],
  ])('of an unknown workplace, remote or not: %j, is %s (JOB-7)', (is_remote, workplace) => {
    const job = jobSchema.parse({ _id: '1', workplace: 'moon', is_remote });
    expect(workplaceOf(job)).toBe(workplace);
  });

  it('without an id is no job', () => {
    expect(jobSchema.safeParse({ title: 'Clerk' }).success).toBe(false);
  });

  it('is open to the end of the day of its deadline (JOB-3)', () => {
    const job = { application_deadline: '2026-11-20' };
    expect(isExpired(job, '2026-11-20')).toBe(false);
    expect(isExpired(job, '2026-11-21')).toBe(true);
    expect(isExpired({ application_deadline: '2026-11-20T08:00:00Z' }, '2026-11-20')).toBe(false);
    expect(isExpired({ application_deadline: null }, '2026-11-20')).toBe(false);
  });
});

describe('a page of jobs', () => {
  it.each([{}, { totalPages: 0, currentPage: -1 }, { totalPages: 'many', currentPage: null }])(
    'is the only page when its numbers are %j',
    (numbers) => {
      expect(jobPageSchema.parse({ jobs: [], ...numbers })).toEqual({
        jobs: [],
        totalPages: 1,
        currentPage: 1,
        totalRelation: 'exact',
      });
    },
  );

  it('keeps its jobs when its other fields are invalid', () => {
    const odd = { total: -1, totalRelation: 'some', correctedQuery: 7, next: {}, jobs: [] };
    expect(jobPageSchema.parse(odd)).toMatchObject({ total: undefined, totalRelation: 'exact' });
    const match = { title: [[0, 'x']], marks: [[1, 2]] };
    const { jobs } = jobPageSchema.parse({
      jobs: [
        { _id: '1', match },
        { _id: '2', match: 3 },
      ],
    });
    expect(jobs.map((job) => job.match)).toEqual([
      { title: [], company: [], location: [], context: '', marks: [[1, 2]] },
      undefined,
    ]);
  });

  it('is invalid without its list', () => {
    expect(jobPageSchema.safeParse({ totalPages: 1 }).success).toBe(false);
  });
});

describe('an application', () => {
  it('with only an id can be shown (DATA-2)', () => {
    expect(applicationSchema.parse({ _id: '1' })).toMatchObject({
      job: null,
      candidate: null,
      cover_letter: '',
      status: 'pending',
      created_at: null,
      interview_date: null,
    });
  });

  it.each(['withdrawn', 'Pending', '', 7, null, undefined])(
    'is pending when its status is %j (JOB-7)',
    (status) => {
      expect(applicationSchema.parse({ _id: '1', status }).status).toBe('pending');
    },
  );

  it('stays in its list when its job is gone', () => {
    const list = applicationListSchema.parse([
      { _id: '1', job: null },
      { _id: '2', job: 'job-2' },
      { _id: '3', job: { _id: 'job-3', title: 'Clerk' } },
    ]);
    expect(list.map(({ job }) => job?.title)).toEqual([undefined, undefined, 'Clerk']);
  });
});

describe('a user and a profile', () => {
  it('need only id and type (DATA-2)', () => {
    const user = { _id: '1', user_type: 'employer' };
    expect(userSchema.parse(user)).toMatchObject({ first_name: '', created_at: null });
    expect(profileSchema.parse(user)).toMatchObject({
      company_name: '',
      skills: [],
      experience_level: '',
      education: [],
    });
  });

  it.each([{ _id: '1' }, { _id: '1', user_type: 'admin' }, { user_type: 'candidate' }])(
    'are not %j',
    (user) => {
      expect(userSchema.safeParse(user).success).toBe(false);
    },
  );

  it('keep every entry of a list, whatever it lacks', () => {
    const { education, experience } = profileSchema.parse({
      _id: '1',
      user_type: 'candidate',
      education: [null, { institution: 'Ege Üniversitesi', degree: 7, current: 'yes' }],
      experience: [{ title: 'Nurse', start_date: '2020-01-01T00:00:00Z', end_date: 'soon' }],
    });
    const noPeriod = { start_date: '', end_date: '', current: false };
    expect(education).toEqual([
      { institution: 'Ege Üniversitesi', degree: '', field: '', ...noPeriod },
    ]);
    expect(experience).toEqual([
      {
        company: '',
        title: 'Nurse',
        location: '',
        description: '',
        ...noPeriod,
        start_date: '2020-01-01',
      },
    ]);
  });

  it.each([
    ['2020-01-01T00:00:00Z', '2020-01-01'],
    ['2020-01-01', '2020-01-01'],
    ['2020-09', '2020-09'],
    ['2020', '2020'],
    ['2020-9', '2020'],
    ['20200901', ''],
    ['May 2020', ''],
    [null, ''],
    [undefined, ''],
    [2020, ''],
  ])('cut the date %j of an entry to %j', (start_date, shown) => {
    const { education } = profileSchema.parse({
      _id: '1',
      user_type: 'candidate',
      education: [{ start_date }],
    });
    expect(education[0]?.start_date).toBe(shown);
  });
});

it('of an error’s values, numbers alone are read', () => {
  const valuesOf = (values: unknown) => problemSchema.parse({ msg: 'Full', values }).values;
  expect(valuesOf({ max: 3, name: 'x', list: [1] })).toEqual({ max: 3 });
  expect(valuesOf(null)).toEqual({});
});

describe('the data console', () => {
  const entry = {
    _id: '1',
    created_at: '2026-11-20T12:00:00Z',
    actor: 'a@example.com',
    action: 'update',
    entity: 'jobs',
    record_id: '2',
    label: 'Clerk',
    changes: [],
    is_erased: false,
  };

  it('drops unreadable entries of a list, and shows the rest (DATA-2)', () => {
    const page = { records: [{}, null, { _id: '1' }], total: 'many', totalPages: 0 };
    expect(consolePageSchema.parse(page)).toEqual({
      records: [{ _id: '1', created_at: null, updated_at: null, __v: 0 }],
      total: 0,
      more: false,
      totalPages: 1,
      currentPage: 1,
    });
    expect(auditListSchema.parse([{ ...entry, action: 'merge' }, null, entry])).toEqual([entry]);
  });

  it('refuses a list in which nothing can be read', () => {
    expect(consolePageSchema.safeParse({ records: [{}], total: 1 }).success).toBe(false);
    expect(auditListSchema.safeParse([{}]).success).toBe(false);
  });
});
