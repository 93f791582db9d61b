import { describe, expect, test } from 'vitest';
import { refreshTerms } from '../../server/search/refresh-terms.ts';
import type { Job, JobPage } from '../../src/contract/job.ts';
import { makeEmployer, makeJob } from '../factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

async function search(query: string): Promise<JobPage> {
  const params = new URLSearchParams({ query });
  const response = await backend().request('GET', `/api/jobs?${params.toString()}`);
  expect(response.status).toBe(200);
  return (await response.json()) as JobPage;
}
const titles = async (query: string) => (await search(query)).jobs.map((job) => job.title);

/** Posts these jobs, the oldest first, and counts their words. */
async function post(...jobs: (Partial<Job> & { title: string })[]) {
  const employer = await makeEmployer(backend());
  for (const job of jobs) {
    backend().clock.advance(1000);
    await makeJob(backend(), employer, job);
  }
  await refreshTerms(backend().dependencies);
}
const named = (...names: string[]) => names.map((title) => ({ title }));

describe('the order of what is found', () => {
  test('a Turkish possessive in a title is as good as the word itself', async () => {
    await post(...named('Öğretmen Yardımcısı', 'Sınıf Öğretmeni'));
    expect(await titles('öğretmen')).toEqual(['Sınıf Öğretmeni', 'Öğretmen Yardımcısı']);
  });

  test('the words asked for before their synonyms, and before words of the same stem', async () => {
    await post(...named('Makine Mühendisi', 'Food Engineer / Process Engineer'));
    expect((await titles('mühendis'))[0]).toBe('Makine Mühendisi');
    await post(...named('Muhasebe Uzmanı', 'Forensic Accountant', 'Account Manager'));
    expect(await titles('accountant')).toEqual([
      'Forensic Accountant',
      'Muhasebe Uzmanı',
      'Account Manager',
    ]);
  });

  test('a synonym is none in the name of a company', async () => {
    await post(
      { title: 'Programmer', required_skills: ['Go'] },
      { title: 'Cleaner', company_name: 'Go Remote Cleaning' },
    );
    expect((await titles('golang'))[0]).toBe('Programmer');
    expect((await titles('go remote cleaning'))[0]).toBe('Cleaner');
  });

  test('a rank in the title is worth less than the occupation', async () => {
    const description = 'With experienced waiters.';
    await post({ title: 'Waiter', description }, { title: 'Experienced Cook', description });
    expect(await titles('experienced waiter')).toEqual(['Waiter', 'Experienced Cook']);
  });

  test('the ending of a place after an apostrophe is no word', async () => {
    await post({ title: 'Aşçı', location: 'İstanbul' }, { title: 'Aşçı', location: 'Van' });
    expect(await search('istanbul’da aşçı')).toMatchObject({ total: 1 });
    expect(await search("İstanbul'daki aşçı")).toMatchObject({ total: 1 });
  });
});

describe('what fills a page', () => {
  test.each([
    ['trainee chef', 'Trainee Chef', 'Trainee Cleaner', 'Pastry Chef'],
    ['junior kasiyer', 'Junior Kasiyer', 'Junior Developer', 'Kasiyer'],
    ['remote nurse', 'Remote Nurse', 'Remote Clerk', 'Night Nurse'],
    ['yarı zamanlı garson', 'Yarı Zamanlı Garson', 'Yarı Zamanlı Bakıcı', 'Garson'],
  ])(
    '%s: the occupation without the rank or the hours, not these alone',
    async (query, ...names) => {
      const [both, circumstance, occupation] = names;
      await post(...named(occupation, circumstance, both));
      expect(await titles(query)).toEqual([both, occupation]);
    },
  );

  test('ranks, when nothing else is asked for', async () => {
    await post(...named('Senior Intern', 'Senior Cook', 'Intern', 'Baker'));
    expect(await search('senior intern')).toMatchObject({ relaxedFrom: 1 });
    expect(await titles('senior intern')).toHaveLength(3);
  });

  test('the rarer word of two first', async () => {
    const engineers = ['Food', 'Process', 'Safety', 'Sound'].map((kind) => `${kind} Engineer`);
    await post(...named('Maintenance Technician', 'Maintenance Engineer', ...engineers));
    expect((await titles('maintenance engineer')).slice(0, 2)).toEqual([
      'Maintenance Engineer',
      'Maintenance Technician',
    ]);
  });

  test('the work elsewhere before other work at the place', async () => {
    await post(
      { title: 'Nurse', location: 'Dublin' },
      { title: 'Dental Nurse', location: 'London' },
      { title: 'Baker, London', location: 'London' },
    );
    expect(await titles('nurse london')).toEqual(['Dental Nurse', 'Nurse', 'Baker, London']);
  });

  test('what stands in quotes, without the other words', async () => {
    await post(...named('Night Nurse', 'Night Porter', 'Berlin Nurse'));
    expect(await search('"night nurse" berlin')).toMatchObject({ total: 0, relaxedFrom: 0 });
    expect(await titles('"night nurse" berlin')).toEqual(['Night Nurse']);
  });
});
