import type { Page } from '@playwright/test';
import { v7 } from 'uuid';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeApplication, makeCandidate, makeJob } from '#tests/factories.ts';
import { seeInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';

const ONE = endpoints.getApplication;
const main = (page: Page) => page.getByRole('main');
/** The reply for an application without messages. */
const NO_MESSAGES = { messages: [], has_earlier: false, can_write: false };

test.beforeEach(async ({ candidate, signIn }) => signIn(candidate));

test('shows everything that was sent, and links to go on (APP-4)', async ({
  page,
  backend,
  candidate,
  employer,
}) => {
  const job = await makeJob(backend, employer, {
    title: 'Baker',
    company_name: 'Fırın',
    location: 'Izmir',
  });
  const { _id } = await makeApplication(backend, candidate, job, {
    cover_letter: 'Dear baker,\nI knead you.',
    phone: '555 0100',
  });
  await page.goto(`/applications/${_id}`);
  await expect(page.getByRole('heading', { name: 'Baker', level: 1 })).toBeVisible();
  await expect(main(page).getByText('Fırın · Izmir')).toBeVisible();
  await expect(main(page).getByText('Pending', { exact: true })).toBeVisible();
  // The letter keeps its line breaks.
  const letter = main(page).getByText('I knead you.');
  await expect(letter).toHaveCSS('white-space-collapse', 'preserve-breaks');
  expect(await letter.textContent()).toBe('Dear baker,\nI knead you.');
  await expect(main(page).getByText(candidate.email)).toBeVisible();
  await expect(main(page).getByText('555 0100')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'View Resume' })).toHaveAttribute(
    'href',
    'https://cv.example/me.pdf',
  );
  await expect(main(page).getByRole('link', { name: 'View Job Details' })).toHaveAttribute(
    'href',
    `/jobs/${job._id}`,
  );
  await main(page).getByRole('link', { name: 'Back to Applications' }).click();
  await expect(page).toHaveURL('/applications');
});

test('the timeline lists only what has happened (APP-4, APP-8)', async ({ page, faults }) => {
  const timeline = main(page).getByRole('list').filter({ hasText: 'Applied' });
  faults.respond(endpoints.listMessages, 200, NO_MESSAGES);
  faults.respond(ONE, 200, { _id: '1', created_at: '2026-01-02T10:00:00Z' });
  await page.goto('/applications/1');
  await expect(timeline.getByRole('listitem')).toHaveText([/^AppliedFri 2 Jan/]);
  faults.respond(ONE, 200, {
    _id: '1',
    status: 'hired',
    created_at: '2026-01-02T10:00:00Z',
    last_updated: '2026-03-04T10:00:00Z',
    interview_date: '2026-05-06T10:30:00Z',
    events: [
      { _id: 'a', from: 'pending', to: 'reviewed', by: 'Emre', created_at: '2026-02-03T10:00:00Z' },
      { _id: 'b', from: 'reviewed', to: 'hired', by: 'Emre', created_at: '2026-03-04T10:00:00Z' },
    ],
  });
  await page.reload();
  // Worded for the candidate, without naming who made the change.
  await expect(timeline.getByRole('listitem')).toHaveText([
    /^AppliedFri 2 Jan/,
    /^The employer started reviewing your applicationTue 3 Feb/,
    /^The employer accepted your applicationWed 4 Mar/,
    /^Interview DateWed 6 May.*, 10:30\sAM$/,
  ]);
  const decided = main(page).getByRole('region', { name: 'What happens next' });
  await expect(decided.getByRole('img', { name: 'Step 4 of 4: Accepted' })).toBeVisible();
  await expect(decided).toContainText('The employer accepted your application');
  // A server that sends no events.
  faults.respond(ONE, 200, {
    _id: '1',
    created_at: '2026-01-02T10:00:00Z',
    last_updated: '2026-03-04T10:00:00Z',
  });
  await page.reload();
  await expect(timeline.getByRole('listitem')).toHaveText([
    /^AppliedFri 2 Jan/,
    /^Last UpdatedWed 4 Mar/,
  ]);
});

test('missing values have placeholder texts (APP-4)', async ({ page, faults }) => {
  faults.respond(endpoints.listMessages, 200, NO_MESSAGES);
  faults.respond(ONE, 200, { _id: '1' });
  await page.goto('/applications/1');
  for (const text of [
    'Job title not available',
    'Company name not available · Remote',
    'No cover letter provided',
    'Email not provided',
    'Phone number not provided',
  ])
    await expect(main(page).getByText(text)).toBeVisible();
  await seeInBoth(page, [
    'Job title not available',
    'Company name not available',
    'No cover letter provided',
    'Email not provided',
    'Phone number not provided',
  ]);
  await expect(main(page).getByText('View Resume')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'View Job Details' })).toHaveCount(0);
});

test('another candidate’s application is not found (ACCESS-3, APP-4)', async ({
  page,
  backend,
  employer,
  problems,
}) => {
  problems.expect(/status of 404/);
  problems.expect(/ApiError/);
  const job = await makeJob(backend, employer);
  const { _id } = await makeApplication(backend, await makeCandidate(backend), job);
  for (const id of [_id, v7()]) {
    await page.goto(`/applications/${id}`);
    await expect(main(page).getByText('Application not found')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Back to Applications' })).toBeVisible();
  }
});

const failures = [
  { status: 500, body: { msg: 'The server is being moved' }, text: 'The server is being moved' },
  { status: 500, body: {}, text: 'Failed to load application details' },
  { status: 400, body: {}, text: 'Failed to fetch application details' },
];
test('a failure says why and links back (ERROR-1)', async ({ page, faults, problems }) => {
  problems.expect(/ApiError/);
  faults.respond(endpoints.listMessages, 200, NO_MESSAGES);
  for (const { status, body, text } of failures) {
    faults.respond(ONE, status, body);
    await page.goto('/applications/1');
    await expect(main(page).getByRole('alert').getByText(text)).toBeVisible();
  }
  await main(page).getByRole('link', { name: 'Back to Applications' }).click();
  await expect(page).toHaveURL('/applications');
});
