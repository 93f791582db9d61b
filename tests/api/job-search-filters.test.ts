import { describe, expect, test } from 'vitest';
import type { JobFacets, JobPage } from '../../src/contract/job.ts';
import { sharedSearch } from './shared-search.ts';

const { backend, post, titles } = sharedSearch();

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
