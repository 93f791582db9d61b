import { expect } from 'vitest';
import { refreshTerms } from '#server/domains/search/refresh-terms.ts';
import type { Job, JobPage } from '#src/contract/jobs/job.ts';
import { makeEmployer, makeJob } from '#tests/factories.ts';
import { apiTest } from './api-test.ts';

/** A backend shared by all tests of a file (see `sharedBackend`), and helpers for tests of the search. */
export function sharedSearch() {
  const { backend, test } = apiTest();

  /** The page of jobs for these parameters; fails unless its status is 200. */
  async function search(query: Record<string, string> = {}): Promise<JobPage> {
    const response = await backend().request(
      'GET',
      `/api/jobs?${new URLSearchParams(query).toString()}`,
    );
    expect(response.status).toBe(200);
    return (await response.json()) as JobPage;
  }

  /** The titles on that page, in order. */
  const titles = async (query: Record<string, string> = {}): Promise<string[]> =>
    (await search(query)).jobs.map((job) => job.title);

  /** Posts these jobs a second apart, by one new employer. */
  async function post(...jobs: (Partial<Job> & { title: string })[]): Promise<void> {
    const employer = await makeEmployer(backend());
    for (const job of jobs) {
      backend().clock.advance(1000);
      await makeJob(backend(), employer, job);
    }
  }

  /** Posts these jobs and refreshes the search terms. */
  async function postCounted(...jobs: Parameters<typeof post>): Promise<void> {
    await post(...jobs);
    await refreshTerms(backend().dependencies);
  }

  return { backend, test, postCounted, search, titles, post };
}
