import { endpoints } from '#src/contract/endpoints.ts';
import { insertJobs } from '#tests/factories.ts';
import { switchTo } from './both-languages.ts';
import { expect, test } from './fixtures.ts';

test('pricing lists what each side gets and what can’t be bought, with one action for each (INFO-1)', async ({
  page,
}) => {
  await page.goto('/pricing');
  const main = page.getByRole('main');
  for (const [side, action, path] of [
    ['For job seekers', 'Find Jobs', '/jobs'],
    ['For employers', 'Post a Job', '/jobs/create'],
  ] as const) {
    const card = main.getByRole('region', { name: side });
    await expect(card.getByText('Free', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: action })).toHaveAttribute('href', path);
  }
  const included = main.getByRole('region', { name: 'What’s included' });
  await expect(included.getByRole('heading', { level: 3 })).toHaveText([
    'For job seekers',
    'For employers',
  ]);
  await expect(included.getByRole('term')).toHaveCount(6);
  const neverSold = main.getByRole('region', { name: 'Never for sale' });
  await expect(neverSold).toContainText('No one can pay for a higher place.');
  await expect(neverSold).toContainText('no advertising');
});

test('each quick answer links to the full answer (INFO-1)', async ({ page }) => {
  const targets = [
    ['I forgot my password', '/forgot-password', 'Forgot your password?'],
    ['Applying for a job', '/faq#candidates', 'For job seekers'],
    ['Posting a job and reading applications', '/faq#employers', 'For employers'],
    ['Changing or deleting my account', '/faq#account', 'Your account'],
    ['What happens to my data', '/privacy', 'Privacy Policy'],
  ] as const;
  await page.goto('/contact');
  const main = page.getByRole('main');
  const answers = main.getByRole('region', { name: 'Quick answers' });
  await expect(answers.getByRole('link')).toHaveText(targets.map(([name]) => name));
  await expect(main.getByRole('region', { name: 'What happens next' })).toContainText('They reply');
  for (const [name, path, heading] of targets) {
    await answers.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(main.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
    await page.goBack();
  }
});

test('about shows the overall job numbers, the turns of both sides and two links (INFO-1)', async ({
  page,
  backend,
  employer,
}) => {
  await insertJobs(backend, employer, 6);
  await insertJobs(backend, employer, 1, { workplace: 'remote' });
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '7 new this week' })).toBeVisible();
  await expect(main.getByRole('link', { name: '1 remote' })).toBeVisible();
  const turns = main.getByRole('region', { name: 'What we do' }).getByRole('listitem');
  await expect(turns).toHaveCount(5);
  await expect(turns.first()).toContainText('Employer');
  await expect(turns.nth(1)).toContainText('Candidate');
  await expect(main.getByRole('region', { name: 'Never for sale' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Post a Job' })).toHaveAttribute(
    'href',
    '/jobs/create',
  );
  await expect(main.getByRole('link', { name: 'Browse Jobs' })).toHaveAttribute('href', '/jobs');
  await main.getByRole('link', { name: '7 jobs', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(7);
});

test('about works without its numbers, and nothing moves', async ({
  page,
  backend,
  employer,
  faults,
}) => {
  await insertJobs(backend, employer, 1);
  faults.respond(endpoints.searchJobs, 500);
  faults.respond(endpoints.getJobFacets, 404);
  await page.goto('/about');
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { name: 'What we do' });
  await expect(heading).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  const top = async () => (await heading.boundingBox())?.y;
  const without = await top();
  faults.clear();
  await page.goto('/about');
  await expect(main.getByRole('link', { name: '1 job', exact: true })).toBeVisible();
  expect(await top()).toBe(without);
});

test('privacy and terms say when they last changed, in each language (INFO-1)', async ({
  page,
}) => {
  for (const path of ['/privacy', '/terms']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('Last updated November 28, 2026')).toBeVisible();
    await switchTo(page, 'tr');
    await expect(main.getByText('Son güncelleme: 28 Kasım 2026')).toBeVisible();
    await switchTo(page, 'en');
  }
});

test('privacy says who is responsible, by name if the operator gives it (INFO-2)', async ({
  page,
  faults,
}) => {
  const main = page.getByRole('main');
  const responsible = main.getByRole('region', { name: 'Who is responsible' });
  await page.goto('/privacy');
  await expect(responsible).toContainText('the operator of this site.');
  await expect(responsible).toContainText('that employer, who decides about them');
  await expect(responsible.getByRole('link', { name: 'contact page' })).toBeVisible();
  await expect(main).toContainText('as long as the operator decides');
  await expect(main).not.toContainText('Reports from your browser');
  const named = {
    operator_name: 'Çarşı Ltd',
    operator_address: 'Liman Cd. 1, Izmir',
    browser_reports: true,
  };
  faults.respond(endpoints.getSettings, 200, named);
  await page.goto('/privacy');
  await expect(responsible).toContainText(
    'the operator of this site, Çarşı Ltd, Liman Cd. 1, Izmir.',
  );
  await expect(main).toContainText('Reports from your browser');
  await page.setViewportSize({ width: 375, height: 800 });
  await switchTo(page, 'tr');
  await expect(main.getByRole('region', { name: 'Kim sorumlu?' })).toContainText(
    'bu siteyi işleten Çarşı Ltd, Liman Cd. 1, Izmir.',
  );
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(375);
});

test('the first answer of each part of the FAQ is open (INFO-1)', async ({ page }) => {
  await page.goto('/faq');
  const main = page.getByRole('main');
  await expect(main.getByText('Searching, having an account and applying')).toBeVisible();
  await expect(main.getByText('You can search and read every job without one.')).toBeHidden();
  await expect(main.getByText('Create an employer account')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ask for a link' })).toBeVisible();
});

test('the FAQ finds the questions with all words, and opens their answers (INFO-1)', async ({
  page,
}) => {
  await page.goto('/faq');
  const main = page.getByRole('main');
  const search = main.getByRole('searchbox', { name: 'Search the answers' });
  await search.fill('RESUME 5 mb');
  await expect(main.getByRole('status')).toHaveText('1 question');
  await expect(main.getByText('Your resume can be a PDF, DOC or DOCX file')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: 'Your account' })).toHaveCount(0);
  await search.fill('zeppelin');
  await expect(main.getByRole('status')).toHaveText('No question has these words.');
  await expect(main.getByRole('link', { name: 'Contact' })).toBeVisible();
  await search.fill('');
  await expect(main.getByRole('heading', { level: 2, name: 'Your account' })).toBeVisible();
});

test('the list of sections marks the one that is read, and folds on a phone (INFO-1)', async ({
  page,
}) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const current = contents.locator('[aria-current="location"]');
  await expect(current).toHaveText('What we store');
  await contents.getByRole('link', { name: 'How to have it deleted' }).click();
  await expect(page).toHaveURL('/privacy#deletion');
  await expect(page.getByRole('heading', { name: 'How to have it deleted' })).toBeFocused();
  await expect(current).toHaveText('How to have it deleted');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.getByText('On this page').click();
  await contents.getByRole('link', { name: 'What we store' }).click();
  await expect(page.getByRole('heading', { name: 'What we store' })).toBeInViewport();
});

test('each guide leads to what can be done about it (INFO-1)', async ({ page }) => {
  await page.goto('/resources');
  const main = page.getByRole('main');
  for (const [guide, action, path] of [
    ['Writing a cover letter', 'Find a job to apply for', '/jobs'],
    ['Preparing a resume', 'Upload your resume', '/profile?tab=resume'],
    ['Preparing for an interview', 'See your applications', '/applications'],
  ] as const) {
    const section = main.getByRole('region', { name: guide });
    await expect(section.getByRole('link', { name: action })).toHaveAttribute('href', path);
    await main.getByRole('navigation').getByRole('link', { name: guide }).click();
    await expect(section.getByRole('heading', { level: 2 })).toBeFocused();
  }
});
