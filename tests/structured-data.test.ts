import Validator from '@adobe/structured-data-validator';
import { type I18n, setupI18n } from '@lingui/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemoContent } from '#server/domains/demo/commands.ts';
import { isListed, newestFirst, selectJobs, toJob } from '#server/domains/jobs/row-queries.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { deadlineDay } from '#src/contract/jobs/job-status.ts';
import { jobPosting } from '#src/features/jobs/job-posting.ts';
import { breadcrumbList, organization, webSite } from '#src/lib/structured-data.ts';
import { type Backend, createBackend } from './backend.ts';

const ORIGIN = 'https://jobs.example.com';

/** The issues that Google's rules find in the data, such as `ERROR validThrough`. */
async function issuesOf(data: { '@type': string; datePosted?: unknown } | null): Promise<string[]> {
  if (!data) return ['nothing'];
  const issues = await new Validator().validate({
    jsonld: { [data['@type']]: [structuredClone(data)] },
  });
  return issues.map(({ severity, fieldNames }) => `${severity} ${fieldNames.join()}`);
}

let backend: Backend;
let i18n: I18n;
let jobs: Job[];
beforeAll(async () => {
  backend = await createBackend();
  await seedDemoContent(backend.dependencies);
  const rows = await selectJobs(backend.database.db)
    .where(isListed(deadlineDay(backend.clock.now())))
    .orderBy(newestFirst)
    .limit(1000);
  jobs = rows.map(toJob);
  const { messages } = await import('#locales/tr/public.po');
  i18n = setupI18n({ locale: 'tr', messages: { tr: messages } });
});
afterAll(() => backend.close());

const posting = (job: Job) => jobPosting(job, { origin: ORIGIN, now: backend.clock.now(), i18n });

/** The issues about facts that the job doesn't have. */
const unsaid = (job: Job): string[] => [
  ...(job.is_remote ? [] : ['WARNING applicantLocationRequirements', 'WARNING jobLocationType']),
  ...(job.application_deadline ? [] : ['WARNING validThrough']),
  ...(job.salary_min || job.salary_max ? [] : ['WARNING baseSalary']),
  // The text names neither a country nor a continent.
  ...(job.is_remote && job.location === 'Remote'
    ? ['ERROR applicantLocationRequirements', 'WARNING applicantLocationRequirements']
    : []),
];

test('every live job of the demo content meets the rules of search engines', async () => {
  expect(jobs.length).toBeGreaterThan(50);
  for (const job of jobs)
    expect
      .soft((await issuesOf(posting(job))).sort(), `${job.title} in ${job.location}`)
      .toEqual(unsaid(job).sort());
});

test('the check finds an invalid value', async () => {
  const [job] = jobs;
  const data = job && posting(job);
  expect(await issuesOf(data ? { ...data, datePosted: 'soon' } : null)).toContain(
    'ERROR datePosted',
  );
});

test('the breadcrumbs of a job are a list of addresses', async () => {
  const data = breadcrumbList([
    { name: 'Home', url: `${ORIGIN}/` },
    { name: 'Jobs', url: `${ORIGIN}/jobs` },
    { name: 'Bike mechanic', url: `${ORIGIN}/jobs/1` },
  ]);
  expect(data.itemListElement).toContainEqual({
    '@type': 'ListItem',
    position: 2,
    name: 'Jobs',
    item: `${ORIGIN}/jobs`,
  });
  expect(await issuesOf(data)).toEqual([]);
});

test('the start page has its organization and its search', async () => {
  expect(organization(ORIGIN)).toMatchObject({ name: 'Meydan', url: `${ORIGIN}/` });
  expect(webSite(ORIGIN, 'tr')).toMatchObject({
    inLanguage: 'tr',
    publisher: { '@id': organization(ORIGIN)['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${ORIGIN}/jobs?query={search_term_string}` },
    },
  });
  expect(await issuesOf(organization(ORIGIN))).toEqual([]);
  expect(await issuesOf(webSite(ORIGIN, 'tr'))).toEqual([]);
});
