import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { AFTER_POSTING, field, fillRequired, openForm, submit } from './create-job-form.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, employer, signIn }) => {
  await signIn(employer);
  await openForm(page);
});

const skills = (page: Page) => field(page, 'Required skills');
const tags = (page: Page) =>
  page.getByRole('list', { name: 'Required skills' }).getByRole('listitem');

test('Enter, a comma and leaving the field add a skill', async ({ page }) => {
  await skills(page).fill('Bread');
  await skills(page).press('Enter');
  await expect(tags(page)).toHaveText(['Bread']);
  await expect(skills(page)).toHaveValue('');
  await skills(page).pressSequentially('Cake,');
  await expect(tags(page)).toHaveText(['Bread', 'Cake']);
  await skills(page).fill('Simit');
  await field(page, 'Job title').focus();
  await expect(tags(page)).toHaveText(['Bread', 'Cake', 'Simit']);
  // Enter in the field doesn't submit the form.
  await expect(page.getByText('Enter the job title')).toBeHidden();
});

test('an extra Enter doesn’t post the job', async ({ page, network }) => {
  await fillRequired(page);
  for (const label of ['Required skills', 'Benefits']) {
    await field(page, label).pressSequentially('React');
    await field(page, label).press('Enter');
    await field(page, label).press('Enter');
    await expect(field(page, label)).toBeFocused();
  }
  await expect(tags(page)).toHaveText(['React']);
  await submit(page);
  await expect(page).toHaveURL(AFTER_POSTING);
  expect(network.made(endpoints.createJob).map(({ json }) => json)).toEqual([
    expect.objectContaining({ required_skills: ['React'], benefits: ['React'] }),
  ]);
});

test('skills and benefits are sent, including the one still being typed', async ({
  page,
  network,
}) => {
  await fillRequired(page);
  await skills(page).fill('Bread, Cake,');
  await field(page, 'Benefits').fill('Free bread');
  await submit(page);
  await expect(page).toHaveURL(AFTER_POSTING);
  expect(network.made(endpoints.createJob)[0]?.json).toMatchObject({
    required_skills: ['Bread', 'Cake'],
    benefits: ['Free bread'],
  });
});
