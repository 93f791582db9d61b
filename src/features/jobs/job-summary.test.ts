// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { type Job, jobSchema } from '#src/contract/jobs/job.ts';
import { summarizeJob } from './job-summary.ts';

const summarize = (given: Partial<Job>) =>
  summarizeJob(
    jobSchema.parse({
      _id: '1',
      title: 'Baker',
      company_name: 'Acme',
      location: 'Izmir',
      status: 'published',
      ...given,
    }),
    i18n,
  );

test('the summary is a line with facts and the beginning of the description (PAGE-4)', () => {
  expect(summarize({ salary_min: 5, salary_max: 9, description: ' Bakes\n\nbread. ' })).toBe(
    'Acme · Izmir · Full Time · $5 – $9 per year. Bakes bread.',
  );
  expect(summarize({ location: '' })).toBe('Acme · Full Time.');
});

test('it is cut after a word, at the length that search engines show', () => {
  const facts = 'Acme · Izmir · Full Time. ';
  const fits = 'x'.repeat(160 - facts.length);
  expect(summarize({ description: fits })).toBe(facts + fits);
  expect(summarize({ description: `word ${fits}` })).toBe(`${facts}word…`);
  expect(summarize({ description: 'word '.repeat(99) })).toMatch(/^Acme .{140,155} word…$/u);
});
