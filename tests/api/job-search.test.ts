import { describe, expect, test } from 'vitest';
import type { Job, JobFacets, JobPage } from '../../src/contract/job.ts';
import {
  insertJobs,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeImage,
  makeJob,
} from '../factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

async function search(query: Record<string, string> = {}): Promise<JobPage> {
  const response = await backend().request(
    'GET',
    `/api/jobs?${new URLSearchParams(query).toString()}`,
  );
  expect(response.status).toBe(200);
  return (await response.json()) as JobPage;
}
const titles = async (query: Record<string, string> = {}) =>
  (await search(query)).jobs.map((job) => job.title);

/** Posts one job for each title. */
async function post(...jobs: (Partial<Job> & { title: string })[]) {
  const employer = await makeEmployer(backend());
  for (const job of jobs) {
    backend().clock.advance(1000);
    await makeJob(backend(), employer, job);
  }
}

describe('what is listed', () => {
  test('live jobs alone, the newest first', async () => {
    await post(
      { title: 'Old' },
      { title: 'Closed', status: 'closed' },
      { title: 'Draft', status: 'draft' },
      { title: 'New', status: 'active' },
    );
    expect(await titles()).toEqual(['New', 'Old']);
  });

  test('a job to the end of its last day, and no longer', async () => {
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

describe('searching for words', () => {
  const CITIES = [
    'istanbul',
    'İstanbul',
    'ISTANBUL',
    'ıstanbul',
    'İSTANBUL',
    'Istanbul',
    'iSTANBUL',
  ];

  test.each(CITIES)('%s finds every spelling, as a word and as a place', async (word) => {
    await post(...CITIES.map((city) => ({ title: `Cook in ${city}`, location: city })));
    expect(await titles({ query: word })).toHaveLength(CITIES.length);
    expect(await titles({ location: word })).toHaveLength(CITIES.length);
  });

  test.each([
    ['şoför', 'sofor'],
    ['Şoför', 'SOFOR'],
    ['ŞOFÖR', 'şoför'],
    ['öğretmen', 'ogretmen'],
    ['ÖĞRETMEN', 'öğretmen'],
    ['ogretmen', 'ÖĞRETMEN'],
    ['Müdür', 'mudur'],
    ['çırak', 'cirak'],
    ['ÇIRAK', 'çırak'],
    ['çırak', 'ÇIRAK'],
    ['IŞIK', 'isik'],
    ['ışık', 'IŞIK'],
    ['İğne', 'igne'],
    ['Köln', 'koln'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Kjøkken', 'kjokken'],
    ['Ærø', 'aero'],
    ['cafe\u0301', 'café'],
    ['Кухня', 'кухня'],
  ])('a job for %s is found by %s', async (title, query) => {
    await post({ title, location: title }, { title: 'Other' });
    expect(await titles({ query })).toEqual([title]);
    expect(await titles({ location: query })).toEqual([title]);
  });

  test('the beginning of a word finds it, its middle does not', async () => {
    await post({ title: 'Forklift driver' });
    expect(await titles({ query: 'fork' })).toHaveLength(1);
    expect(await titles({ query: 'lift' })).toHaveLength(0);
  });

  test('all words must be there, in any order and any of the fields', async () => {
    await post(
      { title: 'Night nurse', company_name: 'Harbour Clinic', required_skills: ['Triage'] },
      { title: 'Day nurse', description: 'Works in the ward by the garden.' },
    );
    for (const query of ['harbour nurse', 'triage night nurse']) {
      const { jobs, ...found } = await search({ query });
      expect(jobs[0]).toMatchObject({ title: 'Night nurse' });
      // What has only some of the words fills the page.
      expect(found).toMatchObject({ total: 1, relaxedFrom: 1 });
    }
    expect(await titles({ query: 'garden' })).toEqual(['Day nurse']);
    expect(await search({ query: 'night garden' })).toMatchObject({ total: 0, relaxedFrom: 0 });
  });

  test.each([
    ['c++', 'C++ developer'],
    ['C#', 'C# developer'],
    ['.net', 'ASP.NET developer'],
    ['node.js', 'Node.js developer'],
    ['r&d', 'R&D lead'],
    ["İstanbul'da", "İstanbul'da aşçı"],
  ])('%s is a word', async (query, title) => {
    await post({ title }, { title: 'Cook' });
    expect(await titles({ query })).toEqual([title]);
  });

  test.each(["' | !", 'a:*', '(((', "\\'", '<->', '&&', 'x & !y', '%', '"', '\u0000'])(
    'the signs of a query language are no commands: %j',
    async (query) => {
      await post({ title: 'Cook' });
      expect((await search({ query })).totalPages).toBe(1);
    },
  );

  test.each([' ', '.', ',-/', '\u2003'])(
    'sixteen different words count, however they are split (%j)',
    async (split) => {
      const first = 'alpha beta gamma delta epsilon zeta theta kappa'.split(' ');
      const second = 'lambda omega sigma tau upsilon phi chi psi'.split(' ');
      await post({ title: [...first, ...second].join(' ') });
      const sixteen = [...second, ...first].reverse();
      const noise = Array.from({ length: 20 }, (_, index) => `x${index}`);
      const asking = async (...words: string[]) =>
        (await search({ query: words.join(split) })).relaxedFrom === 0
          ? 0
          : (await titles({ query: words.join(split) })).length;
      expect(await asking(...sixteen, ...noise)).toBe(1);
      expect(await asking(...sixteen, ...sixteen.map((word) => word.toUpperCase()))).toBe(1);
      expect(await asking('alpha', 'Alpha', 'ÁLPHA', ...sixteen.slice(0, 15), 'nine')).toBe(0);
      expect(await asking(...sixteen.slice(0, 15), 'nine')).toBe(0);
    },
  );

  test.each([
    ['garsonlar', 'Garson'],
    ['garson', 'Garsonlar aranıyor'],
    ['mühendis', 'Makine Mühendisi'],
    ['mühendisliği', 'Makine Mühendisi'],
    ['muhendisler', 'İnşaat Mühendisliği Uzmanı'],
    ['müdür', 'Satış Müdürü'],
    ['hemşire', 'Hemşireleri'],
    ['geliştiricisi', 'Yazılım Geliştirici'],
    ['nurses', 'Night Nurse'],
    ['accountants', 'Accountant'],
    ['frontend', 'Front-end Developer'],
    ['front end', 'Frontend Developer'],
    ['front-end', 'Front end Developer'],
    ['nodejs', 'Node.js Developer'],
    ['datascientist', 'Data Scientist'],
    ['sr. nurse', 'Senior Nurse'],
    ['İK', 'İnsan Kaynakları Uzmanı'],
    ['HR manager', 'Human Resources Manager'],
    ['"night nurse"', 'Night Nurse'],
  ])('%s finds %s', async (query, title) => {
    await post({ title }, { title: 'Plumber' });
    const found = await search({ query });
    expect(found.jobs[0]).toMatchObject({ title });
    expect(found).toMatchObject({ total: 1 });
  });

  test.each([
    ['"nurse night"', 'Night Nurse'],
    ['nurse -night', 'Night Nurse'],
    ['nurse -"night nurse"', 'Night Nurse'],
    ['R', 'Sous-chef (Recipes)'],
    ['Go', 'Good Driver'],
  ])('%s does not find %s', async (query, title) => {
    await post({ title, description: 'They go to work for our clients.' });
    expect(await titles({ query })).toEqual([]);
  });

  test.each(['C', 'R', 'Go'])(
    '%s is found as itself in the skills and in the texts',
    async (query) => {
      await post(
        { title: 'One', required_skills: [query, 'SQL'] },
        { title: 'Two', description: `You know ${query}, Python or SQL.` },
        { title: 'Three', description: 'C++ and C#, R&D; you go places.' },
      );
      expect((await titles({ query })).toSorted()).toEqual(['One', 'Two']);
    },
  );

  test('words in the title come before words in the skills, and these before the texts', async () => {
    await post(
      { title: 'Accountant' },
      { title: 'Office clerk', required_skills: ['Accountant'] },
      { title: 'Cook', description: 'Ask our accountant.' },
    );
    expect(await titles({ query: 'accountant' })).toEqual(['Accountant', 'Office clerk', 'Cook']);
  });

  test.each(['pilot "pilot"', 'pilot -"pilot pilot"'])(
    'a word may stand twice: %s',
    async (query) => {
      await post({ title: 'Pilot' }, { title: 'Pilot pilot' });
      // First as it is kept in memory, then from there.
      const found = async () => (await titles({ query })).length;
      expect([await found(), await found()]).toEqual(query.includes('-') ? [1, 1] : [2, 2]);
      expect(await titles({ query: '"pilot"' })).toHaveLength(2);
    },
  );

  test('the newest first when it is asked for', async () => {
    await post({ title: 'Accountant' }, { title: 'Cook', description: 'Ask our accountant.' });
    expect(await titles({ query: 'accountant', sort: 'newest' })).toEqual(['Cook', 'Accountant']);
  });

  test('one box understands words, place and workplace', async () => {
    await post(
      { title: 'Engineer', location: 'Berlin, Germany' },
      { title: 'Engineer', location: 'Paris', workplace: 'remote' },
    );
    const place = async (query: string) =>
      (await search({ query })).jobs.map((job) => job.location)[0];
    expect(await place('engineer berlin')).toBe('Berlin, Germany');
    expect(await place('engineer almanya')).toBe('Berlin, Germany');
    expect(await place('engineer remote')).toBe('Paris');
    expect(await titles({ location: 'Deutschland' })).toHaveLength(1);
    expect(await titles({ location: 'Fransa' })).toHaveLength(1);
    expect(await titles({ location: 'engineer' })).toEqual([]);
  });

  test('requirements, responsibilities and benefits are searched too', async () => {
    await post(
      { title: 'One', requirements: 'Fluent in Esperanto.' },
      { title: 'Two', responsibilities: 'Teaches Esperanto.' },
      { title: 'Three', benefits: ['Esperanto lessons'] },
    );
    expect(await titles({ query: 'esperanto' })).toHaveLength(3);
  });

  test('nothing but punctuation asks for nothing in particular', async () => {
    await post({ title: 'Cook' });
    expect(await titles({ query: '?!' })).toEqual(['Cook']);
  });
});

describe('filtering', () => {
  test('by the words of the place, in any order, its wildcards taken literally', async () => {
    await post(
      { title: 'One', location: 'Kadıköy, İstanbul' },
      { title: 'Two', location: '100%_remote\\' },
    );
    expect(await titles({ location: 'kadikoy' })).toEqual(['One']);
    expect(await titles({ location: 'istanbul kadıköy' })).toEqual(['One']);
    expect(await titles({ location: 'kadi' })).toEqual(['One']);
    expect(await titles({ location: 'koy' })).toEqual([]);
    expect(await titles({ location: 'r_mote' })).toEqual([]);
    for (const none of ['%', '_', ' , ']) expect(await titles({ location: none })).toHaveLength(2);
  });

  test('by type, level and remote, together with words', async () => {
    await post(
      { title: 'Cook', job_type: 'part_time', experience_level: 'mid', is_remote: true },
      { title: 'Cook', job_type: 'part_time', experience_level: 'entry' },
      { title: 'Baker', job_type: 'contract', experience_level: 'mid' },
    );
    expect(await titles({ jobType: 'part_time' })).toHaveLength(2);
    expect(await titles({ experienceLevel: 'mid' })).toEqual(['Baker', 'Cook']);
    expect(await titles({ remote: 'true' })).toHaveLength(1);
    expect(await titles({ remote: 'false' })).toHaveLength(3);
    expect(await titles({ query: 'cook', experienceLevel: 'mid' })).toHaveLength(1);
  });

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

  test('of a parameter that is repeated and has one value the first counts', async () => {
    await post({ title: 'Cook' }, { title: 'Baker' });
    const reply = await backend().request('GET', '/api/jobs?query=cook&query=baker');
    expect(((await reply.json()) as JobPage).jobs.map((job) => job.title)).toEqual(['Cook']);
  });

  test('what cannot be read is left out', async () => {
    await post({ title: 'Cook' });
    const odd = { jobType: 'all', experienceLevel: 'x', page: '-1', limit: 'many', remote: '' };
    expect(await titles(odd)).toEqual(['Cook']);
  });
});

describe('the counts of each filter', () => {
  const facets = async (query: Record<string, string> = {}): Promise<JobFacets> => {
    const path = `/api/jobs/facets?${new URLSearchParams(query).toString()}`;
    const response = await backend().request('GET', path);
    expect(response.status).toBe(200);
    return (await response.json()) as JobFacets;
  };
  const counts = (choices: { value: unknown; count: number }[]) =>
    Object.fromEntries(choices.map(({ value, count }) => [String(value), count]));

  test('leave out the filter itself, and nothing else', async () => {
    await post(
      { title: 'Cook', job_type: 'part_time', experience_level: 'mid', is_remote: true },
      { title: 'Porter', job_type: 'temporary', experience_level: 'entry' },
      { title: 'Baker', job_type: 'contract', experience_level: 'mid' },
    );
    const { jobType, experienceLevel } = await facets({ jobType: 'part_time,temporary' });
    expect(counts(jobType)).toMatchObject({ part_time: 1, temporary: 1, contract: 1 });
    expect(counts(experienceLevel)).toMatchObject({ mid: 1, entry: 1 });
    expect(counts((await facets({ query: 'cook' })).workplace)).toMatchObject({ remote: 1 });
  });

  test('are none of a list without jobs', async () => {
    const { jobType, company } = await facets();
    expect(jobType.every(({ count }) => count === 0)).toBe(true);
    expect(company).toEqual([]);
  });
});

describe('paging', () => {
  test('ten on a page, each job once', async () => {
    await insertJobs(backend(), await makeEmployer(backend()), 23);
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => search({ page })));
    expect(pages.map((page) => page.jobs.length)).toEqual([10, 10, 3, 0]);
    expect(pages.map((page) => page.totalPages)).toEqual([3, 3, 3, 3]);
    expect(pages.map((page) => page.currentPage)).toEqual([1, 2, 3, 4]);
    expect(new Set(pages.flatMap((page) => page.jobs.map((job) => job._id))).size).toBe(23);
  });

  test('an empty list has one page', async () => {
    expect(await search()).toEqual({
      ...{ jobs: [], totalPages: 1, currentPage: 1 },
      ...{ total: 0, totalRelation: 'exact' },
    });
  });

  test('as many as asked for, fifty at most', async () => {
    await insertJobs(backend(), await makeEmployer(backend()), 60);
    expect((await search({ limit: '6' })).jobs).toHaveLength(6);
    expect((await search({ limit: '6' })).totalPages).toBe(10);
    expect((await search({ limit: '50' })).jobs).toHaveLength(50);
    expect((await search({ limit: '51' })).jobs).toHaveLength(10);
  });

  test('a hundred pages are offered at most', async () => {
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

  test('an order that holds when many were published at one moment', async () => {
    const published_at = new Date();
    await insertJobs(backend(), await makeEmployer(backend()), 30, { published_at });
    const pages = await Promise.all(['1', '2', '3'].map((page) => search({ page })));
    const ids = pages.flatMap((page) => page.jobs.map((job) => job._id));
    expect(ids).toEqual(ids.toSorted().reverse());
    expect(new Set(ids).size).toBe(30);
  });
});

describe('the pages kept for a second', () => {
  test('are made anew after it', async () => {
    await post({ title: 'Cook' });
    expect(await titles()).toEqual(['Cook']);
    // Without the trigger that tells of it.
    await backend().database.run(`
      alter table jobs disable trigger jobs_changed;
      update jobs set title = 'Baker';
      alter table jobs enable trigger jobs_changed`);
    backend().clock.advance(1100);
    expect(await titles()).toEqual(['Baker']);
  });

  test('a new company picture shows at once', async () => {
    const employer = await makeEmployer(backend());
    await makeJob(backend(), employer);
    await search();
    const json = { profile_image_url: await makeImage(backend(), employer) };
    await backend().request('PUT', '/api/users/profile', { token: employer.token, json });
    const [job] = (await search()).jobs;
    expect(job?.employer?.company_logo_url).toBe(json.profile_image_url);
  });
});

describe('jobs not applied to', () => {
  test('full pages, for the candidate who asks, and for nobody else', async () => {
    const employer = await makeEmployer(backend());
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

    // What one candidate was given is not kept for another, for a visitor or for an employer.
    const all = ['not_applied=true', 'not_applied=false', ''];
    for (const token of [other.token, undefined, employer.token]) {
      for (const query of all) expect((await ids(token, query)).totalPages).toBe(3);
    }
    expect((await ids(candidate.token, '')).totalPages).toBe(3);
    // A withdrawn application gives the job back.
    const applications = await backend().request('GET', '/api/applications/candidate', candidate);
    const [{ _id }] = (await applications.json()) as [{ _id: string }];
    await backend().request('DELETE', `/api/applications/${_id}`, candidate);
    expect((await ids(candidate.token, 'not_applied=true&page=2')).ids).toHaveLength(2);
  });

  test('with words and a place', async () => {
    const employer = await makeEmployer(backend());
    const candidate = await makeCandidate(backend());
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
