import { readFile } from 'node:fs/promises';
import { endpoints } from '#src/contract/endpoints.ts';
import { insertApplications, makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import {
  type Applicant,
  insertApplicants,
  makeAppliedJob,
  names,
  notice,
  pathOf,
} from './job-applications-page.ts';

const LIST = endpoints.listJobApplications;
const EXPORT = endpoints.exportApplications;

/** Newest first. */
const APPLICANTS: Applicant[] = [
  { name: 'Zeynep Ak', status: 'pending', letter: 'I drive lorries.' },
  { name: 'Bora Demir', status: 'hired' },
  { name: 'Çağla Er', status: 'accepted' },
  { name: 'Deniz Su', status: 'rejected' },
  { name: 'Ali Can', status: 'pending' },
];

test('a status filter narrows the list, shows its count, and is in the address (LIST-1, REVIEW-2, STATUS-1)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  const job = await makeJob(backend, employer);
  await insertApplicants(backend, job, APPLICANTS);
  await signIn(employer);
  await page.goto(pathOf(job));
  const filters = page.getByRole('navigation', { name: 'Filter by status' }).getByRole('link');
  await expect(filters).toHaveText([
    'All 5',
    'Pending 2',
    'Reviewing 0',
    'Interview 0',
    'Accepted 2',
    'Rejected 1',
  ]);
  await expect(filters.first()).toHaveAttribute('aria-current', 'page');
  // Two status values share the label Accepted.
  await filters.filter({ hasText: 'Accepted' }).click();
  await expect(names(page)).toHaveText(['Bora Demir', 'Çağla Er']);
  await expect(page).toHaveURL(`${pathOf(job)}?status=hired`);
  await expect(filters.filter({ hasText: 'Accepted' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByText('2 applications', { exact: true })).toBeVisible();
  expect(network.made(LIST).at(-1)?.search).toEqual({ page: '1', status: 'hired', sort: 'newest' });
  // Counts cover all applications, and an address with the other value opens the same filter.
  await page.goto(`${pathOf(job)}?status=accepted`);
  await expect(names(page)).toHaveText(['Bora Demir', 'Çağla Er']);
  await expect(filters.first()).toHaveText('All 5');
  await filters.filter({ hasText: 'Reviewing' }).click();
  await expect(page.getByText('No applications match these filters.')).toBeVisible();
  await page.goBack();
  await expect(names(page)).toHaveCount(2);
});

test('Search starts the search; no results have their own text and a link to clear the filters', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  await insertApplicants(backend, job, APPLICANTS);
  await signIn(employer);
  await page.goto(pathOf(job));
  const field = page.getByRole('searchbox', { name: 'Search applications' });
  await field.fill('cagla');
  await field.press('Enter');
  await expect(names(page)).toHaveText(['Çağla Er']);
  await field.fill('LORRIES');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(names(page)).toHaveText(['Zeynep Ak']);
  await expect(page).toHaveURL(`${pathOf(job)}?query=LORRIES`);
  // Changing the order also applies the typed words.
  await field.fill('lorries');
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(page).toHaveURL(`${pathOf(job)}?query=lorries&sort=name`);
  await page.goBack();
  // Going back restores the words in the field.
  await page.goBack();
  await expect(field).toHaveValue('cagla');
  await expect(names(page)).toHaveText(['Çağla Er']);

  await page.goto(`${pathOf(job)}?query=nobody&status=pending&sort=name`);
  await expect(
    page.getByRole('heading', { name: 'No applications match these filters.' }),
  ).toBeVisible();
  await expect(page.getByText('No applications found for this job')).toHaveCount(0);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(names(page)).toHaveCount(5);
  await expect(page).toHaveURL(`${pathOf(job)}?sort=name`);
  await expect(field).toHaveValue('');
});

test('the order is kept in the address, and invalid parameters are ignored (LIST-1, REVIEW-2)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  await insertApplicants(backend, job, APPLICANTS);
  await signIn(employer);
  await page.goto(`${pathOf(job)}?sort=height&status=tall&page=minus&query=`);
  await expect(names(page)).toHaveText(APPLICANTS.map(({ name }) => name));
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('Oldest first');
  await expect(names(page)).toHaveText(APPLICANTS.map(({ name }) => name).reverse());
  await sort.selectOption('Name');
  await expect(names(page)).toHaveText([
    'Ali Can',
    'Bora Demir',
    'Çağla Er',
    'Deniz Su',
    'Zeynep Ak',
  ]);
  await page.reload();
  await expect(sort).toHaveValue('name');
  await sort.selectOption('Status');
  await expect(names(page).first()).toHaveText('Zeynep Ak');
  await expect(page).toHaveURL(`${pathOf(job)}?sort=status`);
});

test('a thousand applications come in pages; the old page stays dimmed until the next has loaded (LIST-3)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  const job = await makeJob(backend, employer);
  await insertApplications(backend, job, 1000);
  await signIn(employer);
  await page.goto(pathOf(job));
  await expect(page.getByRole('rowheader')).toHaveCount(25);
  await expect(page.getByText('1,000 applications')).toBeVisible();
  const list = page.getByRole('region', { name: 'Applications', exact: true });
  const first = (await names(page).first().textContent()) ?? '';
  const release = network.hold(LIST);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Page 40' }).click();
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(names(page).first()).toHaveText(first);
  release();
  await expect(names(page).first()).not.toHaveText(first);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL(`${pathOf(job)}?page=40`);
  await page.goto(`${pathOf(job)}?page=41`);
  await expect(page.getByText('There are no applications on this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(names(page).first()).toHaveText(first);
});

test('the filtered list is exported as a file (REVIEW-8)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
  faults,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker' });
  await insertApplicants(backend, job, APPLICANTS);
  await signIn(employer);
  await page.goto(`${pathOf(job)}?status=pending&sort=name`);
  const button = page.getByRole('button', { name: 'Export CSV' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('Applications, Baker.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('Ali Can');
  expect(lines[2]).toContain('Zeynep Ak');
  const [call] = network.made(EXPORT);
  expect(call?.search).toEqual({
    status: 'pending',
    sort: 'name',
    tz: expect.stringMatching(/^[A-Z]/),
  });
  expect(call?.headers).toMatchObject({ 'x-auth-token': employer.token, 'accept-language': 'en' });

  for (const { body, text } of [
    { body: {}, text: 'The applications couldn’t be exported.' },
    { body: { msg: 'Too many at once' }, text: 'Too many at once' },
  ]) {
    faults.respond(EXPORT, 500, body);
    await button.click();
    await expect(notice(page, text)).toBeVisible();
    await expect(button).toBeEnabled();
  }
});

test('at 1280 px the filters stay on one line, also with withdrawn applications and in Turkish (REVIEW-2)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { job, ayse, application } = await makeAppliedJob(backend, employer);
  await backend.request('DELETE', `/api/applications/${application._id}`, { token: ayse.token });
  await signIn(employer);
  await page.goto(pathOf(job));
  for (const [language, save] of [
    ['English', 'Export CSV'],
    ['Türkçe', 'CSV olarak indir'],
  ] as const) {
    await page.getByRole('button', { name: language }).click();
    await expect(page.getByRole('link', { name: /^(Withdrawn|Geri çekildi) / })).toBeAttached();
    const chip = await page.getByRole('link', { name: /^(All|Tümü) / }).boundingBox();
    const button = await page.getByRole('button', { name: save }).boundingBox();
    const middle = (box: typeof chip) => (box ? box.y + box.height / 2 : Number.NaN);
    expect(Math.abs(middle(chip) - middle(button))).toBeLessThan(2);
  }
});

test('on a phone the first applicant is visible, and all filters except the status are behind one button (REVIEW-14)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const job = await makeJob(backend, employer, {
    questions: [
      { _id: '', kind: 'yes_no', text: 'Can you drive?', is_required: false, options: [] },
    ],
  });
  await insertApplicants(backend, job, APPLICANTS);
  await signIn(employer);
  await page.goto(pathOf(job));
  await expect(page.getByRole('button', { name: 'Zeynep Ak' })).toBeInViewport({ ratio: 1 });
  const group = page.getByRole('group', { name: 'Filter by answers' });
  await expect(group).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  await group.getByRole('combobox', { name: 'Can you drive?' }).selectOption('Yes');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await wide()).toBe(0);
});

test('on a phone the chosen status is visible in both languages and orientations (REVIEW-14)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const job = await makeJob(backend, employer);
  await insertApplicants(backend, job, APPLICANTS);
  await signIn(employer);
  await page.goto(pathOf(job));
  const filter = page
    .getByRole('navigation')
    .getByRole('link', { name: /^(Rejected|Reddedildi) / });
  await filter.click();
  await expect(filter).toHaveAttribute('aria-current', 'page');
  await expect(filter).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(filter).toHaveText(/Reddedildi/);
  await expect(filter).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 667, height: 375 });
  await page.setViewportSize({ width: 320, height: 667 });
  await expect(filter).toBeInViewport({ ratio: 1 });
});
