import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/market.ts';
import type { Market } from '#tests/long-market.ts';
import { specifiedServer } from './specified-server.ts';

type Path = string | ((market: Market) => string);

const screens: Record<'visitor' | 'candidate' | 'employer', readonly Path[]> = {
  visitor: [
    '/',
    '/jobs',
    '/jobs?query=clerk&remote=true',
    ({ open }: Market) => `/jobs/${open._id}`,
    '/login',
    '/register',
    '/forgot-password',
    '/contact',
    '/faq',
    '/pricing',
    '/resources',
    '/about',
    '/privacy',
    '/terms',
  ],
  candidate: [
    '/',
    '/dashboard',
    '/jobs',
    ({ open }: Market) => `/jobs/${open._id}`,
    ({ open }: Market) => `/jobs/${open._id}/apply`,
    '/my-jobs',
    '/applications',
    ({ application }) => `/applications/${application._id}`,
    ({ applied }) => `/jobs/${applied._id}/applied`,
    '/profile',
    '/profile?tab=resume',
    '/profile?tab=security',
  ],
  employer: [
    '/',
    '/dashboard',
    '/my-jobs',
    ({ open }: Market) => `/jobs/${open._id}`,
    '/jobs/create',
    ({ open }: Market) => `/jobs/${open._id}/edit`,
    ({ applied }) => `/jobs/${applied._id}/applications`,
    ({ applied, application }) => `/jobs/${applied._id}/applications?open=${application._id}`,
    ({ empty }) => `/jobs/${empty._id}/applications`,
    '/profile',
    '/profile?tab=security',
  ],
};

/** Parts that need calls outside the specification. */
const absent = (page: Page) => [
  page.getByRole('link', { name: /^Notifications/ }),
  page.getByRole('heading', { name: /^(Messages|Notes|Upcoming interviews)$/ }),
  // Not for candidates: drafts in their browser are action items on any server.
  page.getByRole('region', { name: 'Waiting for you' }).filter({ hasText: 'New applications' }),
  page.getByRole('button', { name: /Send decision|Set interview|Export CSV|Add note/ }),
  page.getByRole('group', { name: /^(Rating|Labels)$/ }),
  page.getByRole('combobox', { name: /^(Rating|Label)$/ }),
  page.getByRole('checkbox', { name: /^Select / }),
  page.getByRole('option', { name: 'Best rated first' }),
  page.getByRole('list', { name: /^Applications to .* by status$/ }),
];

/** Expects a loaded screen without failures and without parts that can't work. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading').first(), path).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.soft(page.getByRole('alert').filter({ visible: true }), path).toHaveCount(0);
  await expect.soft(page.getByRole('button', { name: /try again/i }), path).toHaveCount(0);
  for (const control of absent(page)) await expect.soft(control, path).toHaveCount(0);
}

for (const [user, paths] of Object.entries(screens)) {
  test(`every screen of a ${user} works on a server with only the specification’s calls (CALL-8)`, async ({
    page,
    backend,
    market,
    network,
    signInAs,
    problems,
  }) => {
    problems.expect(/status of 404/);
    network.answerWith(specifiedServer(backend));
    await signInAs(user as keyof typeof screens);
    for (const path of paths) {
      const address = typeof path === 'string' ? path : path(market);
      await page.goto(address);
      await expectWhole(page, address);
    }
    if (user === 'visitor') return;
    for (const address of ['/notifications', '/notifications/preferences']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    }
  });
}

test('applying and answering work on a server with only the specification’s calls (CALL-8)', async ({
  page,
  backend,
  market,
  network,
  signInAs,
  problems,
}) => {
  problems.expect(/status of 404/);
  network.answerWith(specifiedServer(backend));
  await signInAs('candidate');
  await page.goto(`/jobs/${market.empty._id}`);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Resume')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await dialog.getByLabel('Cover letter').fill('Hello.');
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('You have already applied for this job.')).toBeVisible();

  await signInAs('employer');
  await page.goto(`/jobs/${market.empty._id}/applications`);
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByText('Hello.')).toBeVisible();
  await expectWhole(page, 'the details');
  await page
    .getByRole('combobox', { name: /^Status of/ })
    .first()
    .selectOption('Reviewing');
  await expect(page.getByRole('link', { name: 'Reviewing 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
