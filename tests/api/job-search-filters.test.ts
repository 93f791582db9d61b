import { describe, expect } from 'vitest';
import type { JobFacets, JobPage } from '#src/contract/jobs/job.ts';
import { insertJobs, makeApplication, makeCandidate, makeJob } from '#tests/factories.ts';
import { sharedSearch } from './shared-search.ts';

const { backend, post, titles, test } = sharedSearch();

describe('filtering (CALL-7, SEARCH-1)', () => {
  test('by several types and levels at once', async () => {
    await post(
      { title: 'Cook', job_type: 'part_time', experience_level: 'mid' },
      { title: 'Porter', job_type: 'temporary', experience_level: 'entry' },
      { title: 'Baker', job_type: 'contract', experience_level: 'mid' },
    );
    expect(await titles({ jobType: 'temporary,contract' })).toEqual(['Baker', 'Porter']);
    expect(await titles({ jobType: 'temporary,contract', experienceLevel: 'mid,senior' })).toEqual([
      'Baker',
    ]);
    const repeated = await backend().request('GET', '/api/jobs?jobType=part_time&jobType=contract');
    const { jobs } = (await repeated.json()) as JobPage;
    expect(jobs.map((job) => job.title)).toEqual(['Baker', 'Cook']);
  });

  test('by several workplaces, also with the older parameter', async () => {
    await post(
      { title: 'Cook', workplace: 'on_site' },
      { title: 'Porter', workplace: 'hybrid' },
      { title: 'Baker', workplace: 'remote' },
    );
    expect(await titles({ workplace: 'on_site,hybrid' })).toEqual(['Porter', 'Cook']);
    expect(await titles({ workplace: 'hybrid', remote: 'true' })).toEqual(['Baker', 'Porter']);
  });

  test('by the days since posting', async () => {
    await post({ title: 'Cook' });
    backend().clock.advance(2 * 24 * 60 * 60 * 1000);
    await post({ title: 'Baker' });
    expect(await titles({ postedWithin: '1' })).toEqual(['Baker']);
    expect(await titles({ postedWithin: '3' })).toEqual(['Baker', 'Cook']);
  });

  test('by the yearly salary that a job reaches', async () => {
    await post(
      { title: 'Cook', salary_min: 30_000, salary_max: 50_000 },
      { title: 'Porter', salary_min: 4_000, salary_max: 4_500, salary_period: 'month' },
      { title: 'Baker', salary_min: 52_000 },
      { title: 'Waiter' },
    );
    expect(await titles({ salaryMin: '50000' })).toEqual(['Baker', 'Porter', 'Cook']);
    expect(await titles({ salaryMin: '50001' })).toEqual(['Baker', 'Porter']);
    expect(await titles({ salaryMin: '53000' })).toEqual(['Porter']);
  });

  test('by the whole name of a company, without case and accents', async () => {
    await post(
      { title: 'Cook', company_name: 'Çınar Fırını' },
      { title: 'Baker', company_name: 'Çınar Fırını Ankara' },
    );
    expect(await titles({ company: 'cinar FIRINI' })).toEqual(['Cook']);
    expect(await titles({ company: 'Çınar' })).toEqual([]);
  });

  test('uses the first value of a repeated single-value parameter', async () => {
    await post({ title: 'Cook' }, { title: 'Baker' });
    const reply = await backend().request('GET', '/api/jobs?query=cook&query=baker');
    expect(((await reply.json()) as JobPage).jobs.map((job) => job.title)).toEqual(['Cook']);
  });

  test('ignores invalid values', async () => {
    await post({ title: 'Cook' });
    const odd = { jobType: 'all', experienceLevel: 'x', page: '-1', limit: 'many', remote: '' };
    expect(await titles(odd)).toEqual(['Cook']);
  });
});

describe('the counts of each filter (SEARCH-3)', () => {
  const facets = async (query: Record<string, string> = {}): Promise<JobFacets> => {
    const path = `/api/jobs/facets?${new URLSearchParams(query).toString()}`;
    const response = await backend().request('GET', path);
    expect(response.status).toBe(200);
    return (await response.json()) as JobFacets;
  };
  const counts = (choices: { value: unknown; count: number }[]) =>
    Object.fromEntries(choices.map(({ value, count }) => [String(value), count]));

  test.each([
    ['jobType', { jobType: 'part_time' }],
    ['experienceLevel', { experienceLevel: 'mid' }],
    ['workplace', { workplace: 'remote' }],
    ['workplace', { remote: 'true' }],
    ['postedWithin', { postedWithin: '1' }],
    ['salaryMin', { salaryMin: '50000' }],
    ['company', { company: 'FERNWICK' }],
    ['none', { query: 'cook' }],
    ['none', { location: 'berlin' }],
  ])('except those of %s are restricted by %j', async (own, query) => {
    const offered = {
      job_type: 'contract',
      experience_level: 'entry',
      salary_max: 40_000,
    } as const;
    await post({ title: 'Baker', company_name: 'Harbour', location: 'Paris', ...offered });
    backend().clock.advance(2 * 24 * 60 * 60 * 1000);
    const wanted = { job_type: 'part_time', experience_level: 'mid', salary_max: 60_000 } as const;
    const where = { company_name: 'Fernwick', location: 'Berlin', is_remote: true };
    await post({ title: 'Cook', ...where, ...wanted });
    const found = await facets(query);
    const sum = (choices: { count: number }[]) =>
      choices.reduce((total, { count }) => total + count, 0);
    const most = (choices: { count: number }[]) => Math.max(...choices.map(({ count }) => count));
    const ones = { jobType: 1, experienceLevel: 1, workplace: 1, company: 1 };
    expect({
      jobType: sum(found.jobType),
      experienceLevel: sum(found.experienceLevel),
      workplace: sum(found.workplace),
      company: sum(found.company),
      postedWithin: most(found.postedWithin),
      salaryMin: most(found.salaryMin),
    }).toEqual({ ...ones, postedWithin: 1, salaryMin: 1, ...(own !== 'none' && { [own]: 2 }) });
  });

  test('include days, salaries and companies (HOME-3)', async () => {
    await post({ title: 'Cook', company_name: 'Fernwick', salary_max: 60_000 });
    backend().clock.advance(2 * 24 * 60 * 60 * 1000);
    await post(
      { title: 'Cook', company_name: 'Fernwick', salary_max: 40_000 },
      { title: 'Baker', company_name: 'Ember' },
    );
    const { postedWithin, salaryMin, company } = await facets({ company: 'Fernwick' });
    expect(counts(postedWithin)).toEqual({ 1: 1, 3: 2, 7: 2, 14: 2, 30: 2 });
    expect(counts(salaryMin)).toEqual({ 30000: 2, 50000: 1, 80000: 0, 120000: 0 });
    // The companies with the most jobs first.
    expect(company.map(({ value, count }) => [value, count])).toEqual([
      ['Fernwick', 2],
      ['Ember', 1],
    ]);
  });
});

describe('jobs not applied to (DASH-3)', () => {
  test('fill whole pages, for the requesting candidate only', async ({ employer }) => {
    const [candidate, other] = [await makeCandidate(backend()), await makeCandidate(backend())];
    const [first, second] = [
      await makeJob(backend(), employer),
      await makeJob(backend(), employer),
    ];
    await insertJobs(backend(), employer, 3);
    await makeApplication(backend(), candidate, first);
    await makeApplication(backend(), candidate, second);

    const ids = async (token: string | undefined, query: string) => {
      const reply = await backend().request('GET', `/api/jobs?limit=2&${query}`, { token });
      const page = (await reply.json()) as JobPage;
      return { totalPages: page.totalPages, ids: page.jobs.map((job) => job._id) };
    };
    const pages = await Promise.all(
      [1, 2].map((page) => ids(candidate.token, `not_applied=true&page=${page}`)),
    );
    expect(pages.map(({ totalPages }) => totalPages)).toEqual([2, 2]);
    const found = pages.flatMap((page) => page.ids);
    expect(found).toHaveLength(3);
    expect(found).not.toContain(first._id);
    expect(found).not.toContain(second._id);

    // A candidate's page is not cached for another candidate, a visitor or an employer.
    const all = ['not_applied=true', 'not_applied=false', ''];
    for (const token of [other.token, undefined, employer.token]) {
      for (const query of all) expect((await ids(token, query)).totalPages).toBe(3);
    }
    expect((await ids(candidate.token, '')).totalPages).toBe(3);
    // After a withdrawal the job is listed again.
    const applications = await backend().request('GET', '/api/applications/candidate', candidate);
    const [{ _id }] = (await applications.json()) as [{ _id: string }];
    await backend().request('DELETE', `/api/applications/${_id}`, candidate);
    expect((await ids(candidate.token, 'not_applied=true&page=2')).ids).toHaveLength(2);
  });

  test('are searched by words and place', async ({ employer, candidate }) => {
    const applied = await makeJob(backend(), employer, { title: 'Baker', location: 'Izmir' });
    await makeJob(backend(), employer, { title: 'Baker', location: 'Ankara' });
    const open = await makeJob(backend(), employer, { title: 'Baker', location: 'Izmir' });
    await makeApplication(backend(), candidate, applied);
    const reply = await backend().request(
      'GET',
      '/api/jobs?not_applied=true&query=baker&location=izmir',
      candidate,
    );
    const page = (await reply.json()) as JobPage;
    expect(page.jobs.map((job) => job._id)).toEqual([open._id]);
  });
});
