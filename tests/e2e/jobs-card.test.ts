import { makeJob } from '../factories.ts';
import { expect, test } from './fixtures.ts';

test('a card says what there is to know', async ({ page, backend, employer }) => {
  await makeJob(backend, employer, {
    title: 'Baker',
    company_name: 'Fırın',
    location: 'Izmir',
    is_remote: true,
    job_type: 'part_time',
    experience_level: 'mid',
    salary_min: 50_000,
    salary_max: 70_000,
  });
  await page.goto('/jobs');
  const card = page.getByRole('article');
  for (const text of ['Fırın · Izmir', 'Remote', 'Part Time', 'Mid Level', '$50,000 – $70,000'])
    await expect(card).toContainText(text);
  await expect(card.getByText('Remote')).toHaveCount(1);
  await expect(card.getByRole('time')).toHaveText('now');
});

test('a job without a place is remote only if it says so, in list, page and preview', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const nowhere = await makeJob(backend, employer, {
    ...{ title: 'Baker', company_name: 'Fırın', location: '', is_remote: false },
  });
  const remote = await makeJob(backend, employer, {
    ...{ title: 'Clerk', company_name: 'Fırın', location: '', is_remote: true },
  });
  await page.goto('/jobs');
  const cards = page.getByRole('article');
  await expect(cards.nth(0)).toContainText('Remote');
  await expect(cards.nth(0)).not.toContainText('·');
  await expect(cards.nth(1)).toContainText('Fırın');
  await expect(cards.nth(1)).not.toContainText('·');
  await expect(cards.nth(1)).not.toContainText('Remote');
  // As the filter finds them.
  await page.goto('/jobs?remote=true');
  await expect(cards.getByRole('heading')).toHaveText(['Clerk']);

  const main = page.getByRole('main');
  const workplace = main.getByRole('term').filter({ hasText: /^Work ?place$/ });
  await page.goto(`/jobs/${remote._id}`);
  await expect(main.getByText('Fırın · Remote')).toBeVisible();
  await expect(workplace).toBeVisible();
  await page.goto(`/jobs/${nowhere._id}`);
  await expect(main.getByText('Fırın', { exact: true })).toBeVisible();
  await expect(workplace).toHaveCount(0);

  await signIn(employer);
  await page.goto('/my-jobs');
  await expect(cards.filter({ hasText: 'Clerk' })).toContainText('Remote');
  await expect(cards.filter({ hasText: 'Baker' })).not.toContainText(/Remote|·/);
  await page.goto(`/jobs/${nowhere._id}/edit`);
  await main.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByText('Fırın', { exact: true })).toBeVisible();
  await expect(preview).not.toContainText('Remote');
});

test('one end of a salary, or none', async ({ page, backend, employer }) => {
  await makeJob(backend, employer, { title: 'None' });
  await makeJob(backend, employer, { title: 'Up to', salary_max: 70_000 });
  await makeJob(backend, employer, { title: 'From', salary_min: 50_000 });
  await page.goto('/jobs');
  const cards = page.getByRole('article');
  await expect(cards.nth(0)).toContainText('From $50,000');
  await expect(cards.nth(1)).toContainText('Up to $70,000');
  await expect(cards.nth(2)).toContainText('Not specified');
  await expect(cards.nth(2)).not.toContainText('$');
});

test('a card is one link, and its whole area is the target', async ({
  page,
  backend,
  employer,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker' });
  await page.goto('/jobs');
  const card = page.getByRole('article');
  await expect(card.getByRole('link')).toHaveCount(1);
  await expect(card.getByRole('button')).toHaveCount(0);
  const box = await card.boundingBox();
  await card.click({ position: { x: (box?.width ?? 0) - 12, y: (box?.height ?? 0) - 12 } });
  await expect(page).toHaveURL(`/jobs/${job._id}`);
  await page.goBack();
  await card.getByRole('link', { name: 'Baker', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/jobs/${job._id}`);
});
