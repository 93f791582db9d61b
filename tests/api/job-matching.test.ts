import { describe, expect, test } from 'vitest';
import { refreshTerms } from '#server/domains/search/refresh-terms.ts';
import type { Job, JobPage } from '#src/contract/jobs/job.ts';
import {
  insertJobs,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
} from '#tests/factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Posts these jobs a second apart, by one new employer. */
async function post(...jobs: (Partial<Job> & { title: string })[]) {
  const employer = await makeEmployer(backend());
  for (const job of jobs) {
    backend().clock.advance(1000);
    await makeJob(backend(), employer, job);
  }
}

describe('similar jobs (JOBPAGE-3)', () => {
  const similar = async (id: string) => {
    const response = await backend().request('GET', `/api/jobs/${id}/similar`);
    return ((await response.json()) as Job[]).map((job) => job.title);
  };
  /** Posts jobs with different texts and companies, unless given; returns the id of the last. */
  const makeAll = async (...given: Partial<Job>[]) => {
    const employer = await makeEmployer(backend());
    const made: Job[] = [];
    for (const [index, job] of given.entries()) {
      backend().clock.advance(1000);
      const own = { description: `Text ${index}`, company_name: `Company ${index}`, location: '' };
      made.push(await makeJob(backend(), employer, { ...own, ...job }));
    }
    return made.at(-1)?._id ?? '';
  };
  const skilled = { required_skills: ['Excel', 'SAP'] };

  test('are at most four listed jobs, the best match first', async () => {
    const id = await makeAll(
      { title: 'Closed accountant', ...skilled, status: 'closed' },
      { title: 'Late accountant', ...skilled, application_deadline: inDays(1) },
      { title: 'Accountants', location: 'İZMİR', required_skills: ['EXCEL', 'sap'] },
      { title: 'Sr. accountant (m/w/d)' },
      { title: 'Junior accountant', location: 'Ankara' },
      { title: 'Payroll accountant', location: 'Izmir' },
      { title: 'Bookkeeper', ...skilled },
      { title: 'Accountant', location: 'Izmir', experience_level: 'mid', ...skilled },
    );
    backend().clock.advance(3 * DAY);
    expect(await similar(id)).toEqual([
      'Accountants',
      'Junior accountant',
      'Sr. accountant (m/w/d)',
      'Payroll accountant',
    ]);
  });

  test('need more than the same type, place, level or common skills', async () => {
    const facts = {
      experience_level: 'senior',
      job_type: 'internship',
      location: 'Izmir',
    } as const;
    const id = await makeAll(
      { ...facts, title: 'Senior cook wanted', location: 'Ankara' },
      {
        ...facts,
        title: 'Senior cook wanted',
        job_type: 'contract',
        required_skills: ['Teamwork'],
      },
      { ...facts, title: 'Senior nurse wanted', required_skills: ['Communication', 'Teamwork'] },
    );
    expect(await similar(id)).toEqual([]);
  });

  test('are filled up to four by a shared skill, then by place and type', async () => {
    const here = { location: 'Izmir', job_type: 'part_time' } as const;
    const id = await makeAll(
      { ...here, title: 'Waiter' },
      { title: 'Cutter', required_skills: ['Knives'], location: 'Ankara' },
      { ...here, title: 'Gardener' },
      { ...here, title: 'Copy', description: 'Text 1' },
      { title: 'Painter', location: 'Izmir' },
      { title: 'Bakers', location: 'Paris' },
      { ...here, title: 'Baker', required_skills: ['Knives', 'Ovens'] },
    );
    expect(await similar(id)).toEqual(['Bakers', 'Cutter', 'Gardener', 'Waiter']);
    const remote = { is_remote: true, job_type: 'contract' } as const;
    const away = await makeAll({ ...remote, title: 'Editor' }, { ...remote, title: 'Translator' });
    expect(await similar(away)).toEqual(['Editor']);
  });

  test('exclude copies of the job and of each other', async () => {
    const id = await makeAll(
      { title: 'Baker', company_name: 'Ours', location: 'Berlin' },
      { title: 'Baker (m/w/d)', company_name: 'OURS', location: 'Paris' },
      { title: 'Night baker', description: 'The same' },
      { title: 'Baker', company_name: 'Theirs', location: 'Izmir' },
      { title: 'Baker', company_name: 'Theirs', location: 'Ankara' },
      { title: 'Baker', company_name: 'Ours', description: 'The same' },
    );
    expect(await similar(id)).toEqual(['Baker']);
  });

  test('weigh a rare word of the title more than a common one', async () => {
    const kinds = ['Office', 'Hotel', 'Kitchen', 'Brand', 'Fleet', 'Estate', 'Store', 'Farm'];
    const managers = kinds.map((kind) => `${kind} manager`);
    const others = [...managers, 'Sales executive'].map((title) => ({ title, location: 'Berlin' }));
    const id = await makeAll(...others, { title: 'Sales manager', location: 'Berlin' });
    await refreshTerms(backend().dependencies);
    // The other managers are included for the same place.
    expect((await similar(id)).slice(0, 2)).toEqual(['Sales executive', 'Farm manager']);
  });

  test('ignore the company and the place in a title', async () => {
    const id = await makeAll(
      { title: 'Nurse', location: 'Paris' },
      { title: 'Nurse for nights', location: 'Berlin' },
      { title: 'Cook', location: 'Berlin', job_type: 'contract' },
      { title: 'Berlin guide - Care Circle', location: 'Berlin', job_type: 'contract' },
      { title: 'Nurse - Care Circle, Berlin', company_name: 'Care Circle', location: 'Berlin' },
    );
    await refreshTerms(backend().dependencies);
    expect(await similar(id)).toEqual(['Nurse', 'Nurse for nights']);
  });

  test('share a word of the title and the city, or remote work', async () => {
    const title = 'Embedded network engineer';
    const others = [
      { title: 'Civil works engineer', location: 'Berlin' },
      { title: 'Process plant engineer', is_remote: true },
      { title: 'Marine hull engineer', location: 'Paris' },
    ];
    expect(await similar(await makeAll(...others, { title, location: 'Berlin, Germany' }))).toEqual(
      ['Civil works engineer'],
    );
    const remote = await makeAll({ title: `Junior ${title}`, is_remote: true });
    expect(await similar(remote)).toContain('Process plant engineer');
    expect(await similar(remote)).not.toContain('Marine hull engineer');
  });
});

describe('recommended jobs (DASH-3)', () => {
  const recommended = async (token: string, query = '') => {
    const path = `/api/jobs?recommended=true&not_applied=true${query}`;
    const reply = await backend().request('GET', path, { token });
    return (await reply.json()) as JobPage;
  };
  const namesOf = (page: JobPage) => page.jobs.map((job) => job.title);
  const setProfile = (token: string, json: Record<string, unknown>) =>
    backend().request('PUT', '/api/users/profile/candidate', { token, json });

  test('start with those that fit the profile, with reasons, then the newest', async () => {
    const { token } = await makeCandidate(backend());
    const json = { title: 'Senior baker', skills: ['Dough', 'Ovens'], location: 'Berlin' };
    expect((await setProfile(token, { ...json, experience_level: 'senior' })).status).toBe(200);
    await post(
      { title: 'Bakers', location: 'Paris' },
      { title: 'Pizza chef', required_skills: ['DOUGH', 'Ovens'], location: 'Berlin, Germany' },
      { title: 'Driver', location: 'Paris' },
      { title: 'Nurse', location: 'Berlin' },
      { title: 'Plumber', location: 'Paris', experience_level: 'senior' },
    );
    const page = await recommended(token);
    expect(namesOf(page)).toEqual(['Bakers', 'Pizza chef', 'Nurse', 'Plumber', 'Driver']);
    expect(page).toMatchObject({ isPersonal: true, total: 5, totalRelation: 'exact' });
    const none = { skills: 0, title: false, place: '', level: false, applied: false };
    expect(page.jobs.map((job) => job.reasons)).toEqual([
      { ...none, title: true },
      { ...none, skills: 2, place: 'Berlin' },
      { ...none, place: 'Berlin' },
      undefined,
      undefined,
    ]);
    const parts = await Promise.all(
      [1, 2, 3].map((at) => recommended(token, `&limit=2&page=${at}`)),
    );
    expect(parts.flatMap(namesOf)).toEqual(namesOf(page));
    // With query terms, the list is a search.
    expect(namesOf(await recommended(token, '&query=driver'))).toEqual(['Driver']);
  });

  test('end with the last page offered, since their order can’t continue', async () => {
    const { token } = await makeCandidate(backend());
    await setProfile(token, { title: 'Baker' });
    await post({ title: 'Baker' });
    await insertJobs(backend(), await makeEmployer(backend()), 105);
    const page = await recommended(token, '&limit=1&page=100');
    expect(page).toMatchObject({ isPersonal: true, total: 106 });
    expect(page.jobs).toHaveLength(1);
    expect(page.next).toBeUndefined();
  });

  test('start with jobs like those applied to, without these (STATUS-7)', async () => {
    const candidate = await makeCandidate(backend());
    const employer = await makeEmployer(backend());
    const applied = await makeJob(backend(), employer, { title: 'Ship welder' });
    await post({ title: 'Welder' }, { title: 'Clerk' });
    const { _id } = await makeApplication(backend(), candidate, applied);
    const page = await recommended(candidate.token);
    expect(namesOf(page)).toEqual(['Welder', 'Clerk']);
    expect(page.isPersonal).toBe(true);
    expect(page.jobs.map((job) => job.reasons?.applied)).toEqual([true, undefined]);
    // A withdrawn application still says what the candidate looks for.
    await backend().request('DELETE', `/api/applications/${_id}`, { token: candidate.token });
    const later = await recommended(candidate.token);
    expect(later.jobs.find(({ title }) => title === 'Welder')?.reasons?.applied).toBe(true);
  });

  test('are like the three newest applied to, and no older one', async () => {
    const candidate = await makeCandidate(backend());
    const employer = await makeEmployer(backend());
    for (const title of ['Ship welder', 'Bus driver', 'Night nurse', 'Pastry cook']) {
      backend().clock.advance(1000);
      await makeApplication(backend(), candidate, await makeJob(backend(), employer, { title }));
    }
    await post({ title: 'Cook' }, { title: 'Nurse' }, { title: 'Driver' }, { title: 'Welder' });
    const page = await recommended(candidate.token);
    expect(
      page.jobs
        .filter(({ reasons }) => reasons?.applied)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Cook', 'Driver', 'Nurse']);
  });

  test('are the newest without a profile and applications', async () => {
    await post({ title: 'Old' }, { title: 'New' });
    const page = await recommended((await makeCandidate(backend())).token);
    expect(namesOf(page)).toEqual(['New', 'Old']);
    expect(page.isPersonal).toBe(false);
  });
});
