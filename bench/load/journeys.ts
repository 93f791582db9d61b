import { randomUUID } from 'node:crypto';
import type { Application } from '#src/contract/applications/application.ts';
import type { Job, JobPage } from '#src/contract/jobs/job.ts';
import type { Person } from './client.ts';

/*
 * What people do, as the app's screens call the API, with the pauses that reading and typing take.
 */

const WORDS = ['baker', 'nurse berlin', 'data analyst', 'electrician', 'teacher izmir', 'driver'];
const STATUSES = ['reviewed', 'reviewed', 'rejected', 'hired'];
/** As many as may be published in a minute. */
const JOBS_PER_EMPLOYER = 5;
/** As large as resumes often are. */
const RESUME_BYTES = 120_000;

const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

type JobRow = { _id: string };
const search = async (person: Person, query: Record<string, string>): Promise<JobRow[]> => {
  const [page] = await Promise.all([
    person.call('searchJobs', { query: { limit: '10', ...query } }),
    person.call('getJobFacets', { query }),
  ]);
  return (page as JobPage | undefined)?.jobs ?? [];
};
const openJob = async (person: Person, id: string): Promise<void> => {
  const params = { id };
  await Promise.all([person.call('getJob', { params }), person.call('getSimilarJobs', { params })]);
};

/** Comes to the site, types words, reads some of what is found and the next page. */
export const visit = async (person: Person): Promise<void> => {
  while (!person.isDone) {
    await person.open('/');
    await person.think(5);
    const query = oneOf(WORDS) ?? '';
    for (const typed of [query.slice(0, 2), query.slice(0, 4)])
      await person.call('suggestJobs', { query: { query: typed } });
    await person.think(2);
    const found = await search(person, { query });
    await person.think(6);
    const read = [...found.slice(0, 2), oneOf(found)];
    for (const job of read) {
      if (!job || person.isDone) break;
      await openJob(person, job._id);
      await person.think(12);
    }
    if (person.isDone) return;
    await search(person, { query, page: '2' });
    await person.think(6);
    const found2 = oneOf(await search(person, { workplace: 'remote', sort: 'newest' }));
    if (found2) await person.open(`/jobs/${found2._id}`, '/jobs/{id}');
    await person.think(12);
  }
};

const register = async (person: Person, user_type: 'candidate' | 'employer'): Promise<void> => {
  const json = {
    first_name: 'Load',
    last_name: 'Test',
    email: `${randomUUID()}@example.com`,
    password: randomUUID(),
    user_type,
  };
  const session = (await person.call('register', { json })) as { token?: string } | undefined;
  person.token = session?.token ?? '';
};

/** Registers an employer with jobs to apply to; returns their ids. */
export const makeEmployer = async (person: Person): Promise<string[]> => {
  await register(person, 'employer');
  const ids: string[] = [];
  for (let made = 0; made < JOBS_PER_EMPLOYER; made += 1) {
    const json = {
      title: `Load tester ${made}`,
      company_name: 'Load Ltd',
      location: 'Berlin, Germany',
      description: 'You apply, and read what becomes of it.\n'.repeat(20),
      requirements: 'Patience.',
      responsibilities: 'Waiting.',
    };
    const job = (await person.call('createJob', { json })) as Job | undefined;
    if (job) ids.push(job._id);
  }
  return ids;
};

export const makeCandidate = (person: Person): Promise<void> => register(person, 'candidate');

const resumeForm = (): FormData => {
  const form = new FormData();
  const bytes = Buffer.alloc(RESUME_BYTES, `%PDF-1.4\n${randomUUID()} `);
  form.set('file', new File([bytes], 'resume.pdf'));
  return form;
};

/** Searches, reads and applies to one of `jobs` after the other, each time with a new file. */
export const apply = async (person: Person, jobs: readonly string[]): Promise<void> => {
  const left = [...jobs].sort(() => Math.random() - 0.5);
  await Promise.all([person.call('getMe'), person.call('countUnread')]);
  while (!person.isDone) {
    await search(person, { query: 'load tester', not_applied: 'true' });
    await person.think(5);
    const jobId = left.pop();
    if (!jobId || person.isDone) return;
    await openJob(person, jobId);
    await person.call('checkApplication', { params: { jobId } });
    await person.think(15);
    const file = (await person.call('uploadResume', { form: resumeForm() })) as
      | { url: string }
      | undefined;
    if (!file) continue;
    const json = {
      cover_letter: 'I would like to wait here, and I have waited elsewhere.\n'.repeat(12),
      resume_url: file.url,
      phone: '555 0100',
    };
    await person.call('applyToJob', { params: { jobId }, json });
    await person.think(3);
    await Promise.all([
      person.call('listOwnApplications', { query: { page: '1' } }),
      person.call('countUnread'),
    ]);
    await person.think(5);
  }
};

/** Goes through the own jobs, opens new applications with their resumes, and decides. */
export const review = async (person: Person, jobs: readonly string[]): Promise<void> => {
  while (!person.isDone) {
    await person.think(5);
    await Promise.all([
      person.call('listOwnJobs', { query: { page: '1' } }),
      person.call('countUnread'),
      person.call('listNewApplications'),
    ]);
    await person.think(3);
    const jobId = oneOf(jobs);
    if (!jobId) return;
    const query = { page: '1', status: 'pending' };
    const page = (await person.call('listJobApplications', { params: { jobId }, query })) as
      | { applications: Application[] }
      | undefined;
    for (const { _id: id, resume_url } of page?.applications.slice(0, 3) ?? []) {
      if (person.isDone) return;
      const params = { id };
      await Promise.all([
        person.call('getApplication', { params }),
        person.call('listMessages', { params }),
        person.call('listNotes', { params }),
        person.call('markOpened', { params }),
      ]);
      const [, , , , resumeId = '', name = ''] = new URL(resume_url, 'http://a').pathname.split(
        '/',
      );
      await person.call('getResume', { params: { id: resumeId, name } });
      await person.think(10);
      await person.call('addNote', { params, json: { body: 'Has waited before.' } });
      const json = { status: oneOf(STATUSES), message: 'Dear {first_name}, this is our answer.' };
      await person.call('setApplicationStatus', { params, json });
      await person.think(3);
    }
  }
};
