import { describe, expect, test } from 'vitest';
import type { JobPage } from '../../src/contract/job.ts';
import { insertJobs, makeApplication, makeCandidate, makeEmployer, makeJob } from '../factories.ts';
import { sharedSearch } from './shared-search.ts';

const { backend } = sharedSearch();

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
