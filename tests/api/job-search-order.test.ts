import { describe, expect } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { createJobChanges } from '#server/platform/cache/job-changes.ts';
import type { JobPage } from '#src/contract/jobs/job.ts';
import { insertJobs, makeEmployer, makeImage, makeJob } from '#tests/factories.ts';
import { sharedSearch } from './shared-search.ts';

const { backend, post, search, titles, test, postCounted } = sharedSearch();

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

describe('the list', () => {
  test('has live jobs only, the newest first (JOB-1, JOB-2)', async () => {
    await post(
      { title: 'Old' },
      { title: 'Closed', status: 'closed' },
      { title: 'Draft', status: 'draft' },
      { title: 'New', status: 'active' },
    );
    expect(await titles()).toEqual(['New', 'Old']);
    expect(await search()).toMatchObject({ total: 2 });
  });

  test('has a job until the end of its last day (JOB-2, JOB-3)', async () => {
    await post({ title: 'Soon over', application_deadline: inDays(3) }, { title: 'Open' });
    expect(await titles()).toEqual(['Open', 'Soon over']);
    // The day ends last where the clock is 12 hours behind UTC.
    const lastMidnight = Date.parse(inDays(4)) + 12 * 3_600_000;
    backend().clock.advance(lastMidnight - backend().clock.now().getTime() - 1000);
    expect(await titles()).toEqual(['Open', 'Soon over']);
    backend().clock.advance(2000);
    expect(await titles()).toEqual(['Open']);
  });
});

describe('the order', () => {
  test('a word in the title counts most, then its synonyms, words of its stem, and the skills (SEARCH-11)', async () => {
    const description = 'Our accountant does payroll.';
    await post(
      { title: 'Accountant of the region', description },
      { title: 'Muhasebe Uzmanı', description },
      { title: 'Account manager', description },
      { title: 'Office clerk', required_skills: ['Accountant'], description },
      { title: 'Cook', description },
    );
    expect(await titles({ query: 'accountant payroll' })).toEqual([
      'Accountant of the region',
      'Muhasebe Uzmanı',
      'Account manager',
      'Office clerk',
      'Cook',
    ]);
  });

  test('all words in the title, in any form, come before one there and one in the skills (SEARCH-11)', async () => {
    await post(
      { title: 'Account management' },
      { title: 'Accountant', required_skills: ['Manager'] },
    );
    expect(await titles({ query: 'accountant manager' })).toEqual([
      'Account management',
      'Accountant',
    ]);
  });

  test('a level counts less than the occupation (SEARCH-11)', async () => {
    const description = 'With experienced waiters.';
    await post({ title: 'Waiter in a grand hotel', description });
    await post({ title: 'Experienced cook', description });
    expect(await titles({ query: 'experienced waiter' })).toEqual([
      'Waiter in a grand hotel',
      'Experienced cook',
    ]);
  });

  test('gender markers in a title are ignored', async () => {
    await post({ title: 'Koch (m/w/d)' }, { title: 'Koch Paris' });
    expect(await titles({ query: 'koch' })).toEqual(['Koch (m/w/d)', 'Koch Paris']);
  });

  test('the place counts like the title (SEARCH-11)', async () => {
    await post({ title: 'Night cook', location: 'Berlin' });
    await post({ title: 'Cook', location: 'Paris', description: 'Not in Berlin.' });
    expect(await titles({ query: 'cook berlin' })).toEqual(['Night cook', 'Cook']);
  });

  test('words of the company come before those of the texts (SEARCH-11)', async () => {
    await post({ title: 'Nurse', company_name: 'Harbour Clinic' });
    await post({ title: 'Nurse', company_name: 'Hill Clinic', description: 'By the harbour.' });
    const { jobs } = await search({ query: 'harbour nurse' });
    expect(jobs.map((job) => job.company_name)).toEqual(['Harbour Clinic', 'Hill Clinic']);
  });

  test('is newest first on request (SEARCH-6)', async () => {
    await post({ title: 'Accountant' }, { title: 'Cook', description: 'Ask our accountant.' });
    expect(await titles({ query: 'accountant', sort: 'newest' })).toEqual(['Cook', 'Accountant']);
  });

  test('of jobs with all words in the title, short titles come first (SEARCH-11)', async () => {
    await post(
      { title: 'Regional sales manager' },
      { title: 'Sales manager of the northern region' },
    );
    expect(await titles({ query: 'sales manager' })).toEqual([
      'Regional sales manager',
      'Sales manager of the northern region',
    ]);
  });

  test('a matching title comes before a place of that name', async () => {
    await post({ title: 'Porter' }, { title: 'Clerk', location: 'Porter' });
    expect(await titles({ query: 'porter' })).toEqual(['Porter', 'Clerk']);
  });

  test('words side by side come before the same words apart (SEARCH-11)', async () => {
    await post({ title: 'Sales manager, Paris' }, { title: 'Sales, Paris manager' });
    expect(await titles({ query: 'sales manager' })).toEqual([
      'Sales manager, Paris',
      'Sales, Paris manager',
    ]);
  });

  test('the newest come first among equals (SEARCH-11)', async () => {
    await post({ title: 'Cook', location: 'Izmir' }, { title: 'Cook', location: 'Ankara' });
    const { jobs } = await search({ query: 'cook' });
    expect(jobs.map(({ location }) => location)).toEqual(['Ankara', 'Izmir']);
  });

  test('jobs with all words come before jobs with some of them (SEARCH-11)', async () => {
    await post({ title: 'Night cook' }, { title: 'Cook', description: 'Works by night.' });
    await post({ title: 'Night' });
    expect(await titles({ query: 'night cook' })).toEqual(['Night cook', 'Cook', 'Night']);
    // Only when the best come first, and not in an exact search.
    expect(await titles({ query: 'night cook', sort: 'newest' })).toEqual(['Cook', 'Night cook']);
    expect(await titles({ query: 'night cook', exact: 'true' })).toEqual(['Night cook', 'Cook']);
  });

  test('is by yearly salary on request, highest first, and jobs without one last (SEARCH-6)', async () => {
    await post(
      { title: 'Cook', salary_max: 50_000 },
      { title: 'Porter', salary_max: 5_000, salary_period: 'month' },
      { title: 'Waiter' },
    );
    expect(await titles({ sort: 'salary' })).toEqual(['Porter', 'Cook', 'Waiter']);
  });
});

describe('paging', () => {
  test('ten on a page, each job once (SEARCH-1)', async () => {
    await insertJobs(backend(), await makeEmployer(backend()), 23);
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => search({ page })));
    expect(pages.map((page) => page.jobs.length)).toEqual([10, 10, 3, 0]);
    expect(pages.map((page) => page.totalPages)).toEqual([3, 3, 3, 3]);
    expect(pages.map((page) => page.currentPage)).toEqual([1, 2, 3, 4]);
    expect(new Set(pages.flatMap((page) => page.jobs.map((job) => job._id))).size).toBe(23);
  });

  test('an empty list has one page', async () => {
    expect(await search()).toEqual({
      jobs: [],
      totalPages: 1,
      currentPage: 1,
      total: 0,
      totalRelation: 'exact',
    });
  });

  test('as many as requested, fifty at most', async () => {
    await insertJobs(backend(), await makeEmployer(backend()), 60);
    expect((await search({ limit: '6' })).jobs).toHaveLength(6);
    expect((await search({ limit: '6' })).totalPages).toBe(10);
    expect((await search({ limit: '50' })).jobs).toHaveLength(50);
    expect((await search({ limit: '51' })).jobs).toHaveLength(10);
  });

  test('at most a hundred pages are offered (LIST-2)', async () => {
    await insertJobs(backend(), await makeEmployer(backend()), 230);
    const last = await search({ limit: '2', page: '100' });
    expect(last.totalPages).toBe(100);
    expect(last.jobs).toHaveLength(2);
    expect(await search({ limit: '2', page: '101' })).toEqual({
      jobs: [],
      totalPages: 100,
      currentPage: 101,
      total: 230,
      totalRelation: 'exact',
    });
    expect((await search({ limit: '2', page: '1000000' })).jobs).toEqual([]);
  });

  test('newest first continues after the last page offered, each job once (SEARCH-8)', async () => {
    await insertJobs(backend(), await makeEmployer(backend()), 105);
    const pages = await Promise.all(['99', '100'].map((page) => search({ page, limit: '1' })));
    expect(pages[0]?.next).toBeUndefined();
    const { jobs } = await search({ limit: '10', after: pages[1]?.next ?? '' });
    expect(jobs).toHaveLength(5);
    const all = (
      await Promise.all(['1', '2', '3'].map((page) => search({ page, limit: '50' })))
    ).flatMap((page) => page.jobs.map((job) => job._id));
    expect(all.slice(100)).toEqual(jobs.map((job) => job._id));
  });

  test('a stable order for jobs published at the same moment', async () => {
    const published_at = new Date();
    await insertJobs(backend(), await makeEmployer(backend()), 30, { published_at });
    const pages = await Promise.all(['1', '2', '3'].map((page) => search({ page })));
    const ids = pages.flatMap((page) => page.jobs.map((job) => job._id));
    expect(ids).toEqual(ids.toSorted().reverse());
    expect(new Set(ids).size).toBe(30);
  });
});

describe('pages that are kept', () => {
  test('are refreshed after a second where time or words count, else when a job changes', async () => {
    await post({ title: 'Cook' });
    // Told of no change by the database: a late notification would empty the cache too.
    const jobChanges = createJobChanges({ onJobsChanged: () => () => true }, () => {});
    const api = createApi({ ...backend().dependencies, jobChanges });
    const kept = async (query = '') => {
      const reply = await api.request(`/api/jobs?${query}`);
      return ((await reply.json()) as JobPage).jobs.map(({ title }) => title);
    };
    const recent = 'postedWithin=7';
    for (const query of [undefined, recent]) expect(await kept(query)).toEqual(['Cook']);
    await backend().database.run(`update jobs set title = 'Baker'`);
    backend().clock.advance(1100);
    expect(await kept(recent)).toEqual(['Baker']);
    expect(await kept()).toEqual(['Cook']);
    jobChanges.publish();
    expect(await kept()).toEqual(['Baker']);
  });

  test('a new company picture shows at once', async ({ employer }) => {
    await makeJob(backend(), employer);
    await search();
    const json = { profile_image_url: await makeImage(backend(), employer) };
    await backend().request('PUT', '/api/users/profile', { token: employer.token, json });
    const [job] = (await search()).jobs;
    expect(job?.employer?.company_logo_url).toBe(json.profile_image_url);
  });
});

const named = (...names: string[]) => names.map((title) => ({ title }));

describe('the order of results (SEARCH-11)', () => {
  test('a Turkish possessive in a title is as good as the word itself', async () => {
    await postCounted(...named('Öğretmen Yardımcısı', 'Sınıf Öğretmeni'));
    expect(await titles({ query: 'öğretmen' })).toEqual(['Sınıf Öğretmeni', 'Öğretmen Yardımcısı']);
  });

  test('synonyms don’t count in the name of a company', async () => {
    await postCounted(
      { title: 'Programmer', required_skills: ['Go'] },
      { title: 'Cleaner', company_name: 'Go Remote Cleaning' },
    );
    expect((await titles({ query: 'golang' }))[0]).toBe('Programmer');
    expect((await titles({ query: 'go remote cleaning' }))[0]).toBe('Cleaner');
  });

  test('the ending of a place after an apostrophe is not a word', async () => {
    await postCounted({ title: 'Aşçı', location: 'İstanbul' }, { title: 'Aşçı', location: 'Van' });
    expect(await search({ query: 'istanbul’da aşçı' })).toMatchObject({ total: 1 });
    expect(await search({ query: "İstanbul'daki aşçı" })).toMatchObject({ total: 1 });
  });
});

describe('a page is filled with (SEARCH-11)', () => {
  test.each([
    ['trainee chef', 'Trainee Chef', 'Trainee Cleaner', 'Pastry Chef'],
    ['junior kasiyer', 'Junior Kasiyer', 'Junior Developer', 'Kasiyer'],
    ['remote nurse', 'Remote Nurse', 'Remote Clerk', 'Night Nurse'],
    ['yarı zamanlı garson', 'Yarı Zamanlı Garson', 'Yarı Zamanlı Bakıcı', 'Garson'],
  ])(
    '%s: the occupation without the level or the hours, not these alone',
    async (query, ...names) => {
      const [both, circumstance, occupation] = names;
      await postCounted(...named(occupation, circumstance, both));
      expect(await titles({ query: query })).toEqual([both, occupation]);
    },
  );

  test('levels, if the query has nothing else', async () => {
    await postCounted(...named('Senior Intern', 'Senior Cook', 'Intern', 'Baker'));
    expect(await search({ query: 'senior intern' })).toMatchObject({ relaxedFrom: 1 });
    expect(await titles({ query: 'senior intern' })).toHaveLength(3);
  });

  test('the rarer word of two first', async () => {
    const engineers = ['Food', 'Process', 'Safety', 'Sound'].map((kind) => `${kind} Engineer`);
    await postCounted(...named('Maintenance Technician', 'Maintenance Engineer', ...engineers));
    expect((await titles({ query: 'maintenance engineer' })).slice(0, 2)).toEqual([
      'Maintenance Engineer',
      'Maintenance Technician',
    ]);
  });

  test('the work elsewhere before other work at the place', async () => {
    await postCounted(
      { title: 'Nurse', location: 'Dublin' },
      { title: 'Dental Nurse', location: 'London' },
      { title: 'Baker, London', location: 'London' },
    );
    expect(await titles({ query: 'nurse london' })).toEqual([
      'Dental Nurse',
      'Nurse',
      'Baker, London',
    ]);
  });

  test('the quoted phrase, without the other words', async () => {
    await postCounted(...named('Night Nurse', 'Night Porter', 'Berlin Nurse'));
    expect(await search({ query: '"night nurse" berlin' })).toMatchObject({
      total: 0,
      relaxedFrom: 0,
    });
    expect(await titles({ query: '"night nurse" berlin' })).toEqual(['Night Nurse']);
  });
});
