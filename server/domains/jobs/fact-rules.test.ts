import { expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { jobInputSchema } from '#src/contract/jobs/job-input.ts';
import { changedFacts, newFacts, withIds } from './fact-rules.ts';

const given = {
  title: 'Clerk',
  company_name: 'Kaya',
  description: 'Goods',
  requirements: 'Careful',
  responsibilities: 'Receiving',
};
const question = { kind: 'short' as const, text: 'When?', is_required: false, options: [] };
const ID = '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f';
const UNKNOWN = { errors: [{ path: 'salary_currency', msg: errorMessages.currencyInvalid }] };

/** The body of the problem that the work is refused with. */
const refusalOf = (work: () => unknown): unknown => {
  try {
    work();
    return undefined;
  } catch (error) {
    return Reflect.get(error as object, 'body');
  }
};

const create = (body: object) =>
  newFacts({ ...body }, jobInputSchema.parse({ ...given, ...body }), 'TRY');

it('a new job has the deployment’s currency unless it names one that there is (JOB-10)', () => {
  expect(create({}).salary_currency).toBe('TRY');
  expect(create({ salary_currency: 'EUR' }).salary_currency).toBe('EUR');
  expect(refusalOf(() => create({ salary_currency: 'QQQ' }))).toEqual(UNKNOWN);
});

it('a new job is where it says, or remote by its flag (JOB-9)', () => {
  const placeOf = (body: object) => create(body).workplace;
  expect(placeOf({})).toBe('on_site');
  expect(placeOf({ is_remote: true })).toBe('remote');
  expect(placeOf({ is_remote: true, workplace: 'hybrid' })).toBe('hybrid');
  expect(create({ is_remote: true })).not.toHaveProperty('is_remote');
});

it('new questions get ids, and others keep theirs (JOB-13)', () => {
  const [first, second] = withIds([
    { ...question, _id: '' },
    { ...question, _id: ID },
  ]);
  expect(first?._id).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toEqual({ ...question, _id: ID });
  expect(create({ questions: [question] }).questions[0]?._id).toMatch(/^[0-9a-f-]{36}$/);
});

it('a change writes what was sent, and the workplace only if it is another', () => {
  const job = { workplace: 'hybrid', salary_currency: 'EUR' } as Job;
  expect(changedFacts(job, { title: 'Packer', __v: 3, is_remote: false })).toEqual({
    title: 'Packer',
  });
  expect(changedFacts(job, { is_remote: true })).toEqual({ workplace: 'remote' });
  expect(changedFacts(job, { workplace: 'hybrid' })).toEqual({});
  expect(changedFacts(job, { questions: [{ ...question, _id: '' }] }).questions?.[0]?._id).toMatch(
    /^[0-9a-f-]{36}$/,
  );
});

it('a change keeps a currency that is no longer known, but takes no new one (JOB-8)', () => {
  const job = { workplace: 'on_site', salary_currency: 'QQQ' } as Job;
  expect(changedFacts(job, { salary_currency: 'QQQ' })).toEqual({ salary_currency: 'QQQ' });
  expect(changedFacts(job, { salary_currency: 'USD' })).toEqual({ salary_currency: 'USD' });
  expect(refusalOf(() => changedFacts(job, { salary_currency: 'QQR' }))).toEqual(UNKNOWN);
});
