import { describe, expect, test } from 'vitest';
import { sharedSearch } from './shared-search.ts';

const { backend, post, search, titles } = sharedSearch();

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

describe('what is listed', () => {
  test('live jobs alone, the newest first', async () => {
    await post(
      { title: 'Old' },
      { title: 'Closed', status: 'closed' },
      { title: 'Draft', status: 'draft' },
      { title: 'New', status: 'active' },
    );
    expect(await titles()).toEqual(['New', 'Old']);
    expect(await search()).toMatchObject({ total: 2 });
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

describe('the order', () => {
  test('words in the title come before words in the skills, and these before the texts', async () => {
    await post(
      { title: 'Accountant' },
      { title: 'Office clerk', required_skills: ['Accountant'] },
      { title: 'Cook', description: 'Ask our accountant.' },
    );
    expect(await titles({ query: 'accountant' })).toEqual(['Accountant', 'Office clerk', 'Cook']);
  });

  test('a word counts most in the title, then its synonyms, other words of its stem, and in the skills', async () => {
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

  test('all words in the title, in whatever form, come before one of them there and one in the skills', async () => {
    await post(
      { title: 'Account management' },
      { title: 'Accountant', required_skills: ['Manager'] },
    );
    expect(await titles({ query: 'accountant manager' })).toEqual([
      'Account management',
      'Accountant',
    ]);
  });

  test('a rank counts less than the occupation', async () => {
    const description = 'With experienced waiters.';
    await post({ title: 'Waiter in a grand hotel', description });
    await post({ title: 'Experienced cook', description });
    expect(await titles({ query: 'experienced waiter' })).toEqual([
      'Waiter in a grand hotel',
      'Experienced cook',
    ]);
  });

  test('what a title says of the gender is no part of it', async () => {
    await post({ title: 'Koch (m/w/d)' }, { title: 'Koch Paris' });
    expect(await titles({ query: 'koch' })).toEqual(['Koch (m/w/d)', 'Koch Paris']);
  });

  test('the place counts like the title', async () => {
    await post({ title: 'Night cook', location: 'Berlin' });
    await post({ title: 'Cook', location: 'Paris', description: 'Not in Berlin.' });
    expect(await titles({ query: 'cook berlin' })).toEqual(['Night cook', 'Cook']);
  });

  test('words of the company come before those of the texts', async () => {
    await post({ title: 'Nurse', company_name: 'Harbour Clinic' });
    await post({ title: 'Nurse', company_name: 'Hill Clinic', description: 'By the harbour.' });
    const { jobs } = await search({ query: 'harbour nurse' });
    expect(jobs.map((job) => job.company_name)).toEqual(['Harbour Clinic', 'Hill Clinic']);
  });

  test('the newest first when it is asked for', async () => {
    await post({ title: 'Accountant' }, { title: 'Cook', description: 'Ask our accountant.' });
    expect(await titles({ query: 'accountant', sort: 'newest' })).toEqual(['Cook', 'Accountant']);
  });

  test('of jobs with all words in the title, short titles come first', async () => {
    await post(
      { title: 'Regional sales manager' },
      { title: 'Sales manager of the northern region' },
    );
    expect(await titles({ query: 'sales manager' })).toEqual([
      'Regional sales manager',
      'Sales manager of the northern region',
    ]);
  });

  test('the title that is asked for comes before a place of that name', async () => {
    await post({ title: 'Porter' }, { title: 'Clerk', location: 'Porter' });
    expect(await titles({ query: 'porter' })).toEqual(['Porter', 'Clerk']);
  });

  test('words side by side come before the same words apart', async () => {
    await post({ title: 'Sales manager, Paris' }, { title: 'Sales, Paris manager' });
    expect(await titles({ query: 'sales manager' })).toEqual([
      'Sales manager, Paris',
      'Sales, Paris manager',
    ]);
  });

  test('the newest come first among equals', async () => {
    await post({ title: 'Cook', location: 'Izmir' }, { title: 'Cook', location: 'Ankara' });
    const { jobs } = await search({ query: 'cook' });
    expect(jobs.map(({ location }) => location)).toEqual(['Ankara', 'Izmir']);
  });

  test('what has all words comes before what has some of them', async () => {
    await post({ title: 'Night cook' }, { title: 'Cook', description: 'Works by night.' });
    await post({ title: 'Night' });
    expect(await titles({ query: 'night cook' })).toEqual(['Night cook', 'Cook', 'Night']);
    // Only where the best come first, and not as typed.
    expect(await titles({ query: 'night cook', sort: 'newest' })).toEqual(['Cook', 'Night cook']);
    expect(await titles({ query: 'night cook', exact: 'true' })).toEqual(['Night cook', 'Cook']);
  });

  test('the highest salary of a year first when it is asked for, and those without one last', async () => {
    await post(
      { title: 'Cook', salary_max: 50_000 },
      { title: 'Porter', salary_max: 5_000, salary_period: 'month' },
      { title: 'Waiter' },
    );
    expect(await titles({ sort: 'salary' })).toEqual(['Porter', 'Cook', 'Waiter']);
  });
});
