import type { Page } from '@playwright/test';
import { endpoints } from '../../src/contract/endpoints.ts';
import { DESKTOP, expectAccessible, expectNoOverflow, PHONE, setDesktop } from './accessible.ts';
import { changeElsewhere, conflict } from './edit-job-form.ts';
import { pathOf } from './job-applications-page.ts';
import { expect, test } from './market.ts';

const dialog = (page: Page) => page.getByRole('dialog');
/** What stands in a dialog: its own box has no size, since its content floats over the page. */
const title = (page: Page) => dialog(page).getByRole('heading').first();

test('applying, with everything missing', async ({ page, market, signInAs }) => {
  await signInAs('candidate');
  await page.goto(`/jobs/${market.open._id}`);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await dialog(page).getByRole('button', { name: 'Submit Application' }).click();
  await expect(dialog(page).getByText('Please upload your resume')).toBeVisible();
  await expect(dialog(page).getByText('Please provide a cover letter')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('applying, with a resume on its way', async ({ page, market, signInAs, network }) => {
  network.hold(endpoints.uploadResume);
  await signInAs('candidate');
  await page.goto(`/jobs/${market.open._id}`);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await dialog(page)
    .getByLabel('Resume')
    .setInputFiles({
      name: `${'resume_of_somebody_with_a_long_name_'.repeat(3)}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    });
  await dialog(page).getByLabel('Cover letter').fill('Hello.');
  await dialog(page).getByRole('button', { name: 'Submit Application' }).click();
  await expect(dialog(page).getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('applying, refused', async ({ page, market, signInAs, faults }) => {
  faults.respond(endpoints.uploadResume, 500);
  await signInAs('candidate');
  await page.goto(`/jobs/${market.open._id}`);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await dialog(page)
    .getByLabel('Resume')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await dialog(page).getByLabel('Cover letter').fill('Hello.');
  await dialog(page).getByRole('button', { name: 'Submit Application' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('the full form, with everything missing, and the question before leaving it', async ({
  page,
  market,
  signInAs,
}) => {
  await signInAs('candidate');
  await page.goto(`/jobs/${market.open._id}/apply`);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('You must agree to the terms')).toBeVisible();
  await page.getByLabel('Upload a file').setInputFiles({
    name: `${'resume_of_somebody_with_a_long_name_'.repeat(3)}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from('Hello'),
  });
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByLabel('Resume URL').fill(`https://cv.example/${'path'.repeat(40)}`);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Back to the job' }).click();
  await title(page).waitFor();
  await expectAccessible(page);
});

test('withdrawing', async ({ page, market, signInAs }) => {
  await signInAs('candidate');
  await page.goto(`/applications/${market.application._id}`);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(title(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('the details of an application, with notes and messages', async ({
  page,
  market: { applied, application, again, withdrawn },
  signInAs,
}) => {
  await signInAs('employer');
  await page.goto(`${pathOf(applied)}?open=${application._id}`);
  await expect(page.getByRole('heading', { name: 'Cover letter' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toBeVisible();
  // The list beside them is scrolled to the row, and what is halfway behind the bar is no target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoOverflow(page);

  await setDesktop(page);
  await page.goto(`/jobs/${again.job?._id}/applications?status=withdrawn&open=${withdrawn._id}`);
  await expect(page.getByRole('heading', { name: 'Cover letter' })).toBeVisible();
  await expectAccessible(page, { screen: 'of a withdrawn one' });
  await expectNoOverflow(page, 'of a withdrawn one');
});

test('deciding with a message, with nothing chosen, then with a template', async ({
  page,
  market,
  signInAs,
}) => {
  await signInAs('employer');
  await page.goto(pathOf(market.applied));
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Decide with a message' }).click();
  await dialog(page).getByRole('button', { name: 'Set status and send' }).click();
  await expect(dialog(page).getByText('Message is required')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await dialog(page).getByRole('combobox', { name: 'Template' }).selectOption('Rejection');
  await dialog(page).getByRole('textbox', { name: 'Message' }).fill('Dear {salary}');
  await expect(dialog(page).getByRole('region', { name: 'Preview' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Save as a new template' }).click();
  await dialog(page).getByRole('button', { name: 'Save template' }).click();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

// The details are a pane on a desk and a dialog on a phone: what is open in the one isn't in the other.
for (const width of [DESKTOP, PHONE]) {
  test(`changing an interview, at ${width} px`, async ({ page, market, signInAs }) => {
    await signInAs('employer');
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${pathOf(market.applied)}?open=${market.application._id}`);
    await page.getByRole('button', { name: 'Change interview' }).click();
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await expectAccessible(page, { widths: [width] });
    if (width === PHONE) await expectNoOverflow(page);
  });
}

test('asking for another interview', async ({ page, market, signInAs }) => {
  await signInAs('candidate');
  await page.goto(`/applications/${market.application._id}`);
  await page.getByRole('button', { name: 'Ask for another time' }).click();
  await expect(page.getByLabel('When would suit you?')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('applying with a profile to share', async ({ page, backend, candidate, market, signInAs }) => {
  await backend.request('PUT', '/api/users/profile/candidate', {
    token: candidate.token,
    json: { title: 'A baker of '.repeat(8), skills: ['Patience', 'Turkish'], location: 'Ankara' },
  });
  await signInAs('candidate');
  await page.goto(`/jobs/${market.open._id}`);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(dialog(page).getByRole('group', { name: 'From your profile' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('several applications, selected and then set to one status', async ({
  page,
  market,
  signInAs,
}) => {
  await signInAs('employer');
  await page.goto(pathOf(market.applied));
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected applications' });
  await expect(bar).toContainText('4 selected');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await bar.getByRole('combobox').selectOption('Rejected');
  await bar.getByRole('button', { name: 'Set status' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // Within its 8 seconds: as it first shows, and as a phone shows it.
  await expectAccessible(page, { widths: [PHONE] });
});

test('deleting a job', async ({ page, market, signInAs }) => {
  await signInAs('employer');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: `Manage ${market.open.title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(title(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('what can be done with one’s own job', async ({ page, market, signInAs }) => {
  await signInAs('employer');
  await page.goto('/my-jobs');
  await page.getByRole('button', { name: `Manage ${market.open.title}` }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, { widths: [DESKTOP] });
});

test('the preview of a job', async ({ page, market, signInAs }) => {
  await signInAs('employer');
  await page.goto(`/jobs/${market.open._id}/edit`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(title(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('a job that was changed meanwhile', async ({
  page,
  backend,
  employer,
  market,
  problems,
  signInAs,
}) => {
  problems.expect(/status of 409/);
  await signInAs('employer');
  await page.goto(`/jobs/${market.open._id}/edit`);
  await page.getByLabel('Job title').fill('Another');
  const change = { description: 'Other words. '.repeat(40), benefits: [] };
  await changeElsewhere(backend, employer, market.open, change);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(conflict(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('the filters of a phone', async ({ page, market, signInAs }) => {
  await signInAs('visitor');
  await page.setViewportSize({ width: PHONE, height: 800 });
  await page.goto(`/jobs?remote=true&query=${market.open.title}`);
  await page.getByRole('button', { name: '1 filter set' }).click();
  await expect(title(page)).toBeVisible();
  await expectAccessible(page, { widths: [PHONE] });
  await expectNoOverflow(page);
});

test('the account menu', async ({ page, signInAs }) => {
  await signInAs('employer');
  await page.goto('/');
  await page.getByRole('button', { name: 'Account of Emre' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, { widths: [DESKTOP] });
});

for (const user of ['visitor', 'candidate', 'employer'] as const) {
  test(`the menu of a phone, for a ${user}`, async ({ page, signInAs }) => {
    await signInAs(user);
    await page.setViewportSize({ width: PHONE, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open settings' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page, { widths: [PHONE] });
    await expectNoOverflow(page);
  });
}
