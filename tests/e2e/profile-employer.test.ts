import { endpoints } from '#src/contract/endpoints.ts';
import { makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import { openProfile, profilePage } from './profile-page.ts';

const CALL = endpoints.updateEmployerProfile;

test('company and person data are saved, and jobs show the company (PROFILE-1, PROFILE-9)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  const job = await makeJob(backend, employer);
  await signIn(employer);
  await page.goto(`/jobs/${job._id}`);
  await expect(page.getByText('No company description available.')).toBeVisible();
  await openProfile(page);
  const { field, main, save, says, editOf } = profilePage(page);
  await expect(main.getByRole('tab')).toHaveCount(0);
  await expect(main.getByText(employer.email)).toBeVisible();
  await expect(main.getByRole('region', { name: 'Company', exact: true })).toContainText(
    'Add your company’s name',
  );
  await editOf('Company').click();
  await expect(field('Company name')).toBeFocused();
  await field('Company name').fill(' Fırın ');
  await field('Company website').fill('firin.example');
  await main.getByLabel('Number of employees').selectOption('11–50');
  await field('Industry').fill('Food');
  await field('Company description').fill('We bake.\n\nEvery day.');
  await editOf('About you').click();
  await field('First name').fill('Deniz');
  await save.click();
  await expect(
    main.getByText('Enter a web address that starts with http:// or https://'),
  ).toBeVisible();
  await expect(field('Company website')).toBeFocused();
  await field('Company website').fill('https://firin.example');
  await save.click();
  await expect(says('Profile updated successfully')).toBeVisible();
  expect(network.made(CALL).map(({ json }) => json)).toEqual([
    {
      company_name: 'Fırın',
      company_website: 'https://firin.example',
      company_size: '11-50',
      industry: 'Food',
      company_description: 'We bake.\n\nEvery day.',
      first_name: 'Deniz',
      last_name: expect.any(String),
      phone: '',
      location: '',
    },
  ]);
  const preview = main.getByRole('region', { name: 'How candidates see you' });
  await expect(preview.getByRole('article')).toHaveCount(1);
  await expect(preview.getByRole('region', { name: 'About the company' })).toContainText(
    'Every day.',
  );
  await expect(preview.getByRole('link', { name: 'Visit website' })).toHaveAttribute(
    'href',
    /^https:\/\/firin\.example/,
  );
  await expect(preview.getByRole('link', { name: 'View in Find Jobs' })).toHaveAttribute(
    'href',
    /^\/jobs\?company=/,
  );
  const company = main.getByRole('region', { name: 'Fırın' });
  await expect(company).toContainText('11–50');
  await expect(company.getByRole('link', { name: 'firin.example' })).toBeVisible();
  await page.goto(`/jobs/${job._id}`);
  await expect(page.getByText('Every day.')).toBeVisible();
  await expect(page.getByRole('link', { name: /website/i })).toHaveAttribute(
    'href',
    /^https:\/\/firin\.example/,
  );
});
