import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { deleteEnded } from '#server/domains/deletions/carry-out-commands.ts';
import { endUser } from '#server/domains/deletions/commands.ts';
import { applications } from '#server/platform/database/schema.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { at } from '#tests/call-pattern.ts';
import { insertApplications, insertJobs, makeApplication, makeJob } from '#tests/factories.ts';
import { expectAccessible } from './accessible.ts';
import { seeInBoth } from './both-languages.ts';
import { actionOf, callConsole, expect, notice, rowOf, test, valueOf } from './console-page.ts';

const TABS = ['Users', 'Jobs', 'Applications', 'Candidates', 'Employers', 'Messages'];

test('six tabs with their own addresses, whose tables start with the name column (CONSOLE-2, CONSOLE-3)', async ({
  page,
  backend,
  admin,
  employer,
  candidate,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker' });
  await makeApplication(backend, candidate, job);
  const message = { name: 'Zeynep', email: 'z@example.com', subject: 'Hello', body: 'Hi' };
  await callConsole(backend, admin, 'POST', '/messages', message);
  // The name, else the title, else the email, else the names of referenced records.
  const names: Record<string, string> = {
    Users: candidate.email,
    Jobs: 'Baker',
    Applications: 'Baker · Ceren Test',
    Candidates: 'Ceren Test',
    Employers: 'Emre Test',
    Messages: 'Zeynep',
  };
  await page.goto('/admin');
  const tabs = page.getByRole('navigation', { name: 'Records' });
  await expect(tabs.getByRole('link')).toHaveText(TABS);
  for (const tab of TABS) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(tab === 'Users' ? '/admin' : `/admin?tab=${tab.toLowerCase()}`);
    await expect(tabs.locator('[aria-current]')).toHaveText([tab]);
    const row = rowOf(page, names[tab] ?? '').first();
    await row.getByRole('button', { name: /^Actions for / }).click();
    for (const action of ['View', 'Edit', 'Delete'])
      await expect(page.getByRole('menuitem', { name: new RegExp(`^${action} `) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row.getByText(/^\w{3} \d+ \w{3}$/)).toBeVisible();
  }
  await expect(page.getByRole('columnheader')).toHaveText(
    ['Name/Title', 'Subject', /^Created At/, 'ID', 'Actions'],
    // A sortable column has its name twice, once per layout.
    { useInnerText: true },
  );
  await expect(page.getByRole('link', { name: 'Create New' })).toBeVisible();
  await page.reload();
  await expect(tabs.locator('[aria-current]')).toHaveText('Messages');
  await expect(rowOf(page, 'Zeynep')).toBeVisible();
});

test('a row is one line, however long its values, and the first is high on the page (CONSOLE-2)', async ({
  page,
  backend,
  admin: _,
  employer,
}) => {
  const title = 'Very '.repeat(38).concat('long');
  await makeJob(backend, employer, { title, location: 'L'.repeat(100) });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin?tab=jobs');
  const row = rowOf(page, title);
  await expect(row.getByText('Published')).toBeVisible();
  await expect(row.getByTitle(title, { exact: true })).toBeVisible();
  const box = await row.boundingBox();
  expect(box?.y).toBeLessThan(300);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeLessThanOrEqual(56);
  const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
});

test('ids are shortened but copied in full; references are links with names (CONSOLE-2, CONSOLE-3)', async ({
  page,
  context,
  backend,
  admin: _,
  employer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const job = await makeJob(backend, employer, { title: 'Baker' });
  await page.goto('/admin?tab=jobs');
  const row = rowOf(page, 'Baker');
  await expect(row).not.toContainText(job._id);
  await expect(row).toContainText(job._id.slice(-6));
  await row.getByRole('button', { name: 'Copy the ID of Baker' }).click();
  await expect(notice(page, 'ID copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(job._id);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await row.getByRole('link', { name: 'Emre Test' }).click();
  await expect(valueOf(page, 'email')).toHaveText(employer.email);
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.goBack();
  // The name opens the record, as the whole row does.
  await row.getByRole('link', { name: 'Baker', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'View Job' })).toBeVisible();
});

test('the export has the search results of all pages, and a failure shows (CONSOLE-12)', async ({
  page,
  backend,
  admin: _,
  employer,
  faults,
  problems,
}) => {
  problems.expect(/status of 500/);
  await insertJobs(backend, employer, 30);
  await makeJob(backend, employer, { title: '=Baker', location: 'Muğla' });
  await page.goto('/admin?tab=jobs&query=mugla');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Jobs.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFF"_id","title",/);
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(text).toContain(`"'=Baker"`);
  // References are exported as name and id.
  expect(text).toMatch(/"Emre Test[^"]*","[0-9a-f-]{36}"/);
  expect(text).toContain(`"${employer._id}"`);
  faults.respond(at(endpoints.exportRecords, { entity: 'jobs' }), 500, { msg: 'The disk is full' });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(notice(page, 'The disk is full')).toBeVisible();
});

test('page, order and search are in the address and in the server’s queries (CONSOLE-2, LIST-1)', async ({
  page,
  backend,
  admin: _,
  employer,
  network,
}) => {
  await insertJobs(backend, employer, 60);
  await makeJob(backend, employer, { title: 'Zoo keeper', location: 'Muğla' });
  await makeJob(backend, employer, { title: 'Archivist' });
  await page.goto('/admin?tab=jobs');
  const rows = page.getByRole('rowheader');
  const lastQuery = () =>
    network.made(at(endpoints.listRecords, { entity: 'jobs' })).at(-1)?.search;
  await expect(page.getByText('62 records')).toBeVisible();
  await expect(rows).toHaveCount(25);
  expect(lastQuery()).toEqual({ page: '1', limit: '25', sort: '-created_at' });

  await page.getByRole('columnheader').getByRole('link', { name: 'Name/Title' }).click();
  await expect(page).toHaveURL('/admin?tab=jobs&sort=name');
  await expect(rows.first()).toContainText('Archivist');
  const sorted = page.getByRole('columnheader', { name: 'Name/Title' });
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
  await sorted.getByRole('link').click();
  await expect(rows.first()).toContainText('Zoo keeper');
  await expect(sorted).toHaveAttribute('aria-sort', 'descending');
  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL('/admin?tab=jobs&sort=name&page=3');
  await expect(rows).toHaveCount(12);

  await page.getByRole('main').getByRole('searchbox').fill('mugla');
  await page.getByLabel('Sort by').selectOption('Oldest first');
  await expect(page).toHaveURL('/admin?tab=jobs&sort=created_at&query=mugla');
  await page.goBack();
  await page.getByRole('main').getByRole('searchbox').fill('mugla');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin?tab=jobs&sort=name&query=mugla');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await expect(rows).toHaveText([/^Zoo keeper/]);
  expect(lastQuery()).toEqual({ page: '1', limit: '25', sort: 'name', query: 'mugla' });
  await page.goBack();
  await expect(rows).toHaveCount(12);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');

  await page.goto('/admin?tab=jobs&page=99');
  await expect(page.getByText('There are no records on this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all records' }).click();
  await expect(rows).toHaveCount(25);
  await page.goto('/admin?query=nobody-at-all');
  await expect(page.getByText('No records found.')).toBeVisible();
});

test('without rights, only the server’s message and a link to sign in show (CONSOLE-1)', async ({
  page,
  signIn,
  candidate,
  problems,
}) => {
  problems.expect(/status of 40[13]/);
  await page.goto('/admin?tab=jobs&record=new');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('No authentication token found');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Create New' })).toHaveCount(0);
  await expect(main.getByRole('table')).toHaveCount(0);
  await main.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin%3Ftab%3Djobs/);

  await signIn(candidate);
  await page.goto('/admin');
  await expect(main.getByRole('alert')).toContainText(
    "You don't have permission to access this page.",
  );
  await expect(main.getByRole('table')).toHaveCount(0);
  await main.getByRole('button', { name: 'Log in with another account' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fadmin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(notice(page, 'You have been logged out.')).toBeVisible();
});

test('a failed list shows the server’s message and can be retried (CONSOLE-8, LIST-3)', async ({
  page,
  admin: _,
  faults,
}) => {
  faults.respond(at(endpoints.listRecords, { entity: 'users' }), 500, { msg: 'The disk is full' });
  await page.goto('/admin');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The disk is full');
  faults.respond(at(endpoints.listRecords, { entity: 'users' }), 500);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('Something went wrong in the data console.');
  faults.clear();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'admin@example.com')).toBeVisible();
});

test('deleting asks first, lists what else will be deleted, and updates the list (CONSOLE-9)', async ({
  page,
  backend,
  admin,
  employer,
  candidate,
  faults,
  network,
}) => {
  const job = await makeJob(backend, employer);
  await makeApplication(backend, candidate, job);
  await page.goto('/admin?tab=jobs');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  const row = rowOf(page, employer.email);
  const menu = row.getByRole('button', { name: `Actions for ${employer.email}` });
  const remove = async () => (await actionOf(page, 'Delete', employer.email)).click();
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this item?',
  });
  await remove();
  await expect(question.getByRole('listitem')).toHaveText(['1 job', '1 application']);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(menu).toBeFocused();
  // Leaving the list closes the question.
  await remove();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, job.title)).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.goForward();
  await expect(row).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(network.made(at(endpoints.deleteRecord, { entity: 'users' }))).toEqual([]);

  faults.respond(at(endpoints.deleteRecord, { entity: 'users' }), 500, { msg: 'Not now' });
  await remove();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Not now')).toBeVisible();
  await expect(row).toBeVisible();
  faults.clear();
  await remove();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
  // The focused button is gone with its row; the focus moves elsewhere on the page.
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  const list = await callConsole<unknown[]>(backend, admin, 'GET', '/jobs');
  expect(list).toEqual([]);
});

test('a long deletion shows its progress, and its end is announced (CONSOLE-9)', async ({
  page,
  backend,
  admin,
  employer,
}) => {
  await insertApplications(backend, await makeJob(backend, employer, { title: 'Baker' }), 30);
  const { db } = backend.database;
  // The state before the deletion has removed any record.
  await db.transaction((tx) =>
    endUser(tx, { id: employer._id, label: employer.email, now: new Date() }),
  );
  await page.goto('/admin?sort=created_at');
  const shown = page.getByRole('region', { name: 'Being deleted' });
  await expect(shown.getByText(employer.email)).toBeVisible();
  await expect(shown.getByText('32 of 32 records left')).toBeVisible();
  const progress = shown.getByRole('progressbar', { name: `Deletion of ${employer.email}` });
  await expect(progress).toHaveAttribute('value', '0');
  await expect(page.getByText('1 record is being deleted.')).toHaveRole('status');
  // The user is no longer in the list.
  await expect(rowOf(page, employer.email)).toHaveCount(0);
  await expect(rowOf(page, admin.email)).toBeVisible();
  await seeInBoth(page, ['Being deleted']);
  await expectAccessible(page);
  // The progress updates without user input.
  const [first] = await db.select({ _id: applications._id }).from(applications).limit(1);
  await db.delete(applications).where(eq(applications._id, first?._id ?? ''));
  await expect(shown.getByText('31 of 32 records left')).toBeVisible();
  await expect(progress).toHaveAttribute('value', '1');
  await deleteEnded(backend.dependencies);
  await expect(page.getByText('Everything has been deleted.')).toHaveRole('status');
  await expect(shown).toHaveCount(0);
});
