import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { applyRates, type Rates } from '#server/domains/search/rate-commands.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import { SALARY_PERIODS } from '#src/contract/enumerations.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Job, JobFacets, JobPage } from '#src/contract/jobs/job.ts';
import { type Backend, createBackend } from '#tests/backend.ts';
import {
  jobFields,
  makeAdmin,
  makeCandidate,
  makeEmployer,
  makeJob,
  type Person,
} from '#tests/factories.ts';
import { tries } from '#tests/fuzz-seed.ts';
import { apiTest } from './api-test.ts';
import { openSite, readPage } from './page-reader.ts';

const { backend } = apiTest();

let employer: Person;
beforeEach(async () => {
  employer = await makeEmployer(backend());
});

const send = (method: string, path: string, json: object, token = employer.token) =>
  backend().request(method, path, { token, json });
const post = (json: object) => send('POST', '/api/jobs', jobFields(json));
const put = async (job: Job, json: object): Promise<Job> => {
  const response = await send('PUT', `/api/jobs/${job._id}`, json);
  expect(response.status).toBe(200);
  return (await response.json()) as Job;
};
const problems = async (response: Response) => {
  expect(response.status).toBe(400);
  return ((await response.json()) as { errors: { path: string; msg: string }[] }).errors;
};

const FACTS: Partial<Job> = {
  salary_currency: 'TRY',
  salary_period: 'month',
  workplace: 'hybrid',
  hours_per_week: 30,
  start_date: '2027-02-01',
  positions: 3,
  experience_level: 'not_specified',
};

describe('the facts of a job', () => {
  test('are stored as sent', async () => {
    const job = await makeJob(backend(), employer, FACTS);
    expect(job).toMatchObject({ ...FACTS, is_remote: false });
    const changes = {
      salary_currency: 'EUR',
      salary_period: 'hour',
      positions: 0,
      start_date: null,
    };
    expect(await put(job, changes)).toMatchObject({ ...FACTS, ...changes });
  });

  test('default to US dollars a year, on site, and nothing else (JOB-10, JOB-4)', async () => {
    expect(await makeJob(backend(), employer)).toMatchObject({
      salary_currency: 'USD',
      salary_period: 'year',
      workplace: 'on_site',
      is_remote: false,
      hours_per_week: 0,
      start_date: null,
      positions: 0,
    });
  });

  test.each([
    ['salary_currency', 'ZZZ', errorMessages.currencyInvalid],
    ['salary_currency', 'usd', errorMessages.currencyInvalid],
    ['salary_currency', 'A'.repeat(200_000), errorMessages.currencyInvalid],
    ['salary_currency', '', errorMessages.currencyInvalid],
    ['salary_period', 'week', errorMessages.salaryPeriodInvalid],
    ['workplace', 'moon', errorMessages.workplaceInvalid],
    ['hours_per_week', 169, errorMessages.hoursInvalid],
    ['hours_per_week', 37.5, errorMessages.hoursInvalid],
    ['positions', -1, errorMessages.positionsInvalid],
    ['positions', 10_001, errorMessages.positionsInvalid],
    ['start_date', 'soon', errorMessages.deadlineInvalid],
  ])('are refused when invalid: %s %.10s (JOB-8)', async (path, value, msg) => {
    expect(await problems(await post({ [path]: value }))).toEqual([{ path, msg }]);
    const job = await makeJob(backend(), employer);
    const change = await send('PUT', `/api/jobs/${job._id}`, { [path]: value });
    expect(await problems(change)).toEqual([{ path, msg }]);
  });

  test('may leave the level unspecified, unlike a profile', async () => {
    const { token } = await makeCandidate(backend());
    const json = { experience_level: 'not_specified' };
    const refused = await backend().request('PUT', '/api/users/profile/candidate', { token, json });
    expect(await problems(refused)).toEqual([
      { path: 'experience_level', msg: errorMessages.experienceLevelInvalid },
    ]);
  });
});

describe('a client that knows only is_remote (JOB-9)', () => {
  test('posts remote jobs and jobs on site', async () => {
    expect(await makeJob(backend(), employer, { is_remote: true })).toMatchObject({
      is_remote: true,
      workplace: 'remote',
    });
    expect((await makeJob(backend(), employer, { is_remote: false })).workplace).toBe('on_site');
  });

  test('changes the workplace by it, but leaves a hybrid job as it is', async () => {
    let job = await makeJob(backend(), employer, { workplace: 'hybrid' });
    job = await put(job, { is_remote: false, title: 'Baker' });
    expect(job.workplace).toBe('hybrid');
    job = await put(job, { is_remote: true });
    expect(job).toMatchObject({ workplace: 'remote', is_remote: true });
    job = await put(job, { is_remote: false });
    expect(job).toMatchObject({ workplace: 'on_site', is_remote: false });
  });

  test('may send back a whole job with is_remote changed', async () => {
    const job = await makeJob(backend(), employer, { workplace: 'hybrid' });
    expect(await put(job, { workplace: 'hybrid', is_remote: true })).toMatchObject({
      workplace: 'remote',
      is_remote: true,
    });
  });

  test('finds remote jobs', async () => {
    const job = await makeJob(backend(), employer, { workplace: 'remote' });
    await makeJob(backend(), employer, { workplace: 'hybrid' });
    const response = await backend().request('GET', '/api/jobs?remote=true');
    const { jobs } = (await response.json()) as { jobs: Job[] };
    expect(jobs.map(({ _id }) => _id)).toEqual([job._id]);
  });
});

test('if workplace and is_remote contradict each other, the workplace counts (JOB-9)', async () => {
  const job = await makeJob(backend(), employer, { workplace: 'on_site', is_remote: true });
  expect(job).toMatchObject({ workplace: 'on_site', is_remote: false });
  expect(await put(job, { workplace: 'hybrid', is_remote: true })).toMatchObject({
    workplace: 'hybrid',
    is_remote: false,
  });
});

test('the console accepts either, and only existing currencies', async () => {
  const { token } = await makeAdmin(backend());
  const created = await send(
    'POST',
    '/api/admin/jobs',
    { title: 'Baker', employer: employer._id, is_remote: true },
    token,
  );
  expect(created.ok).toBe(true);
  const job = (await created.json()) as Job;
  expect(job).toMatchObject({ workplace: 'remote', is_remote: true, salary_currency: 'USD' });
  const path = `/api/admin/jobs/${job._id}`;
  const hybrid = await send('PUT', path, { workplace: 'hybrid' }, token);
  expect(await hybrid.json()).toMatchObject({ workplace: 'hybrid', is_remote: false });
  const remote = await send('PUT', path, { is_remote: true, workplace: 'hybrid' }, token);
  expect(await remote.json()).toMatchObject({ workplace: 'remote', is_remote: true });
  expect(await problems(await send('PUT', path, { salary_currency: 'ZZZ' }, token))).toEqual([
    { path: 'salary_currency', msg: errorMessages.currencyInvalid },
  ]);
});

describe('a deployment with its own currency (JOB-10)', () => {
  test('publishes it, and uses it by default', async () => {
    const own = await createBackend(undefined, { salaryCurrency: 'EUR' });
    try {
      const settings = await own.request('GET', '/api/settings');
      expect(await settings.json()).toMatchObject({ salary_currency: 'EUR' });
      const facets = await own.request('GET', '/api/jobs/facets');
      expect(await facets.json()).toMatchObject({ currency: 'EUR' });
      const someone = await makeEmployer(own);
      expect((await makeJob(own, someone)).salary_currency).toBe('EUR');
      expect((await makeJob(own, someone, { salary_currency: 'USD' })).salary_currency).toBe('USD');
      // A job keeps its currency when the operator chooses another one.
      const { _id } = await makeJob(own, someone);
      const later = createApi({ ...own.dependencies, salaryCurrency: 'TRY' });
      const changed = await later.request(`/api/jobs/${_id}`, {
        method: 'PUT',
        headers: { 'X-Auth-Token': someone.token },
        body: JSON.stringify({ title: 'Baker' }),
      });
      expect(await changed.json()).toMatchObject({ title: 'Baker', salary_currency: 'EUR' });
    } finally {
      await own.close();
    }
  });
});

describe('a yearly salary (JOB-11)', () => {
  const rates: Rates = { salaryCurrency: 'USD', salaryRates: { EUR: 1.1, TRY: 0.024 } };
  const yearly = async (amount: number, currency: string, period: string, hours = 0) => {
    const [row] = await rowsOf<{ yearly: number | null }>(
      backend().database.db,
      sql`select yearly_salary(${amount}::double precision, ${currency}, ${period}, ${hours}::integer) as yearly`,
    );
    return row?.yearly;
  };
  const recomputed = async (given = rates): Promise<boolean> => {
    let called = false;
    await applyRates(backend().database.db, given, async () => {
      called = true;
    });
    return called;
  };

  test('is in the deployment’s currency, computed from the hours worked', async () => {
    await recomputed();
    expect(await yearly(60_000, 'USD', 'year')).toBe(60_000);
    expect(await yearly(5_000, 'EUR', 'month')).toBe(66_000);
    expect(await yearly(100, 'USD', 'day')).toBe(26_000);
    expect(await yearly(20, 'USD', 'hour')).toBe(41_600);
    expect(await yearly(17.5, 'USD', 'hour')).toBe(36_400);
    expect(await yearly(20, 'USD', 'hour', 20)).toBe(20_800);
    expect(await yearly(1, 'TRY', 'year')).toBe(1);
    expect(await yearly(2_000_000_000, 'EUR', 'hour', 168)).toBe(2_000_000_000);
  });

  test('is never less for more pay or more hours, and never nothing (JOB-11)', async () => {
    await recomputed();
    const pay = fc.tuple(
      fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 200_000_000_000 })),
      fc.integer({ min: 1, max: 168 }),
    );
    const [currency, period] = [
      fc.constantFrom('USD', 'EUR', 'TRY'),
      fc.constantFrom(...SALARY_PERIODS),
    ];
    await fc.assert(
      fc.asyncProperty(pay, pay, currency, period, async (one, other, ...rest) => {
        const least = await yearly(
          Math.min(one[0], other[0]) / 100,
          ...rest,
          Math.min(one[1], other[1]),
        );
        const most = await yearly(
          Math.max(one[0], other[0]) / 100,
          ...rest,
          Math.max(one[1], other[1]),
        );
        expect(least).toBeGreaterThan(0);
        expect(least).toBeLessThanOrEqual(most ?? 0);
      }),
      tries(100),
    );
  });

  test('is null without a salary, a rate for its currency or a known period', async () => {
    await recomputed();
    expect(await yearly(0, 'USD', 'year')).toBeNull();
    expect(await yearly(50_000, 'JPY', 'year')).toBeNull();
    expect(await yearly(50_000, 'USD', 'week')).toBeNull();
  });

  test('is recomputed when the rates have changed, and again after an interrupted start', async () => {
    const others = { ...rates, salaryRates: { EUR: 1.2 } };
    await recomputed();
    expect(await recomputed()).toBe(false);
    expect(await recomputed(others)).toBe(true);
    expect(await yearly(100, 'EUR', 'year')).toBe(120);
    expect(await yearly(100, 'TRY', 'year')).toBeNull();
    const cutOff = applyRates(backend().database.db, rates, () => Promise.reject(new Error('Cut')));
    await expect(cutOff).rejects.toThrow('Cut');
    expect(await recomputed()).toBe(true);
    expect(await recomputed()).toBe(false);
  });
});

const HOURLY = { salary_min: 17.25, salary_max: 17.5, salary_period: 'hour' } as const;

const get = async <Reply>(path: string): Promise<Reply> => {
  const response = await backend().request('GET', path);
  expect(response.status).toBe(200);
  return (await response.json()) as Reply;
};

test('an amount has at most two decimals, and is a number in every reply (POST-2)', async () => {
  const job = await makeJob(backend(), employer, HOURLY);
  expect(job).toMatchObject(HOURLY);
  const path = `/api/jobs/${job._id}`;
  expect(await get(path)).toMatchObject(HOURLY);
  expect((await get<JobPage>('/api/jobs')).jobs).toMatchObject([HOURLY]);

  const change = { salary_min: 0.1, salary_max: 1_999_999_999.99 };
  const changed = await send('PUT', path, change);
  expect(await changed.json()).toMatchObject(change);

  const { token } = await makeAdmin(backend());
  const record = `/api/admin/jobs/${job._id}`;
  const read = await backend().request('GET', record, { token });
  expect(await read.json()).toMatchObject(change);
  const written = await send('PUT', record, { salary_min: 12.75 }, token);
  expect(await written.json()).toMatchObject({ salary_min: 12.75 });
});

test('the database refuses more decimals', async () => {
  const job = await makeJob(backend(), employer, HOURLY);
  const write = backend().database.db.execute(
    `update jobs set salary_max = 17.555 where _id = '${job._id}'`,
  );
  await expect(write).rejects.toThrow();
});

test('an hourly salary of 17.50 is found by its yearly amount (JOB-11)', async () => {
  const found = async (salaryMin: number) =>
    (await get<JobPage>(`/api/jobs?salaryMin=${salaryMin}`)).jobs.map(({ title }) => title);
  await makeJob(backend(), employer, { ...HOURLY, title: 'Baker' });
  await makeJob(backend(), employer, { ...HOURLY, title: 'Cook', hours_per_week: 40 });
  await makeJob(backend(), employer, { ...HOURLY, title: 'Clerk', hours_per_week: 20 });
  expect((await found(30_000)).toSorted()).toEqual(['Baker', 'Cook']);
  expect((await found(36_400)).toSorted()).toEqual(['Baker', 'Cook']);
  expect(await found(36_401)).toEqual([]);
  expect(await found(60_000)).toEqual([]);
  const { salaryMin } = await get<JobFacets>('/api/jobs/facets');
  expect(salaryMin[0]).toEqual({ value: 30_000, count: 2 });
});

let own: Backend;
beforeAll(async () => {
  own = await createBackend(undefined, { salaryCurrency: 'TRY' });
});
afterAll(() => own.close());

test.each([
  ['en', 'TRY 30,000 (0)', 'TRY 30,000 or more'],
  ['tr', '₺30.000 (0)', '₺30.000 ve üzeri'],
])(
  'the list without scripts has the deployment’s currency, in %s (SEARCH-3)',
  async (lng, choice, tag) => {
    const ask = await openSite(own);
    const page = await readPage(await ask(`/jobs?salaryMin=30000&lng=${lng}`));
    const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
    const chosen = page.all('select[name=salaryMin] option[selected]');
    expect(chosen.map(({ textContent }) => plain(textContent))).toEqual([choice]);
    expect(plain(page.text)).toContain(tag);
    expect(page.text).not.toContain('$30');
  },
);
