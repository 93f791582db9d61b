import { makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

test('a card shows the facts of its job (SEARCH-5)', async ({ page, backend, employer }) => {
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

test('a card is one link whose target is its whole area', async ({ page, backend, employer }) => {
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
