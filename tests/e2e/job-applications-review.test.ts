import type { Page } from '@playwright/test';
import { v7 } from 'uuid';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeApplication, makeCandidate, makeJob, makeResume, pdfBytes } from '#tests/factories.ts';
import { nextFile } from '#tests/made-file.ts';
import { expect, test } from './fixtures.ts';
import {
  insertApplicants,
  makeAppliedJob,
  names,
  notice,
  pathOf,
  rowOf,
  statusOf,
} from './job-applications-page.ts';

const OPENED = endpoints.markOpened;
const INTERVIEW = endpoints.setInterview;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const title = (page: Page, name: string) => dialog(page, name).getByRole('heading', { name });
const nameOf = (page: Page, name: string) => rowOf(page, name).getByRole('button', { name });
const detailsOf = (page: Page, name: string) =>
  rowOf(page, name).getByRole('button', { name: 'View Details' });

test('the open application is in the address: back closes it, a link opens it (REVIEW-9)', async ({
  page,
  backend,
  employer,
  signIn,
  problems,
}) => {
  const job = await makeJob(backend, employer);
  const [ada, bo] = await insertApplicants(backend, job, [{ name: 'Ada One' }, { name: 'Bo Two' }]);
  await signIn(employer);
  await page.goto(pathOf(job));
  const selected = page.getByRole('checkbox', { name: 'Select Bo Two' });
  await selected.check();
  await detailsOf(page, 'Ada One').click();
  await expect(title(page, 'Ada One')).toBeVisible();
  await expect(page).toHaveURL(`${pathOf(job)}?open=${ada!._id}`);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(title(page, 'Ada One')).toBeVisible();
  // Closing goes back in history instead of adding an entry.
  const steps = await page.evaluate(() => history.length);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(pathOf(job));
  // Escape closed the details and stored the selection.
  await expect(selected).toBeChecked();
  expect(await page.evaluate(() => history.length)).toBe(steps);

  // A link opens an application even when the filter excludes it.
  await page.goto(`${pathOf(job)}?query=Ada&open=${bo!._id}`);
  await expect(title(page, 'Bo Two')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(names(page)).toHaveText(['Ada One']);
  await expect(page).toHaveURL(`${pathOf(job)}?query=Ada`);

  problems.expect(/status of 404/);
  await page.goto(`${pathOf(job)}?open=${v7()}`);
  await expect(page.getByRole('dialog').getByText('Application not found')).toBeVisible();
});

test('a new application is marked until it is opened (REVIEW-5)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  const job = await makeJob(backend, employer);
  const [ada] = await insertApplicants(backend, job, [{ name: 'Ada One' }, { name: 'Bo Two' }]);
  await signIn(employer);
  await page.goto(pathOf(job));
  const marks = page.getByRole('rowheader').getByText('New', { exact: true });
  await expect(marks).toHaveCount(2);
  await detailsOf(page, 'Ada One').click();
  await expect(title(page, 'Ada One')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(marks).toHaveCount(1);
  await expect(rowOf(page, 'Bo Two').getByText('New', { exact: true })).toBeVisible();
  await detailsOf(page, 'Ada One').click();
  await expect(title(page, 'Ada One')).toBeVisible();
  expect(network.made(OPENED).map(({ path }) => path)).toEqual([
    `/api/applications/${ada!._id}/opened`,
  ]);
  await page.goto(pathOf(job));
  await expect(marks).toHaveCount(1);
});

test('buttons and keys open the next application, across pages (REVIEW-16, REVIEW-9)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  const people = Array.from({ length: 27 }, (_, index) => ({ name: `Ada N${index + 1}` }));
  await insertApplicants(backend, job, people);
  await signIn(employer);
  await page.goto(pathOf(job));
  await detailsOf(page, 'Ada N24').click();
  await expect(dialog(page, 'Ada N24').getByText('24 of 27')).toBeVisible();
  await expect(
    dialog(page, 'Ada N24').getByText('Keys: J or Right arrow next, K or Left arrow previous'),
  ).toBeVisible();
  await dialog(page, 'Ada N24').getByRole('button', { name: 'Next' }).click();
  await expect(title(page, 'Ada N25')).toBeVisible();
  await page.keyboard.press('j');
  await expect(dialog(page, 'Ada N26').getByText('26 of 27')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.keyboard.press('ArrowRight');
  await expect(title(page, 'Ada N27')).toBeVisible();
  const next = dialog(page, 'Ada N27').getByRole('button', { name: 'Next' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('J');
  await page.keyboard.press('ArrowLeft');
  await expect(title(page, 'Ada N26')).toBeVisible();
  await page.keyboard.press('k');
  await expect(title(page, 'Ada N25')).toBeVisible();
  // Keys do nothing while the focus is in a form field.
  await dialog(page, 'Ada N25').getByRole('button', { name: 'Set interview' }).click();
  await dialog(page, 'Ada N25').getByLabel('Place').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('k');
  await dialog(page, 'Ada N25').getByRole('combobox').first().focus();
  await page.keyboard.press('j');
  await expect(title(page, 'Ada N25')).toBeVisible();
  await dialog(page, 'Ada N25').getByRole('button', { name: 'Previous' }).click();
  await expect(title(page, 'Ada N24')).toBeVisible();
  // Closing focuses the application that was open last.
  await page.keyboard.press('k');
  await expect(title(page, 'Ada N23')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nameOf(page, 'Ada N23')).toBeFocused();
});

test('an application that no longer matches the filter stays open, and Next opens the one that takes its place', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  await insertApplicants(
    backend,
    job,
    ['Ada One', 'Bo Two', 'Cem Three'].map((name) => ({ name })),
  );
  await signIn(employer);
  await page.goto(`${pathOf(job)}?status=pending`);
  await detailsOf(page, 'Bo Two').click();
  const status = dialog(page, 'Bo Two').getByRole('combobox');
  await status.focus();
  await status.selectOption('Rejected');
  await expect(notice(page, 'Application status updated to rejected successfully')).toBeVisible();
  await expect(status).toHaveValue('rejected');
  // The focus stays.
  await expect(status).toBeFocused();
  await dialog(page, 'Bo Two').getByRole('button', { name: 'Next' }).click();
  await expect(title(page, 'Cem Three')).toBeVisible();
  await dialog(page, 'Cem Three').getByRole('button', { name: 'Previous' }).click();
  await expect(title(page, 'Ada One')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(names(page)).toHaveText(['Ada One', 'Cem Three']);
});

test('the timeline says who changed what, in the employer’s words (STATUS-3)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const { job, application } = await makeAppliedJob(backend, employer);
  for (const status of ['reviewed', 'hired'])
    await backend.request('PUT', `/api/applications/${application._id}/status`, {
      token: employer.token,
      json: { status },
    });
  await signIn(employer);
  await page.goto(`${pathOf(job)}?open=${application._id}`);
  const steps = page.getByRole('dialog').getByRole('listitem');
  await expect(steps).toHaveText([
    /^AppliedThu 5 Mar/,
    /^Status changed from Pending to Reviewing.+ · Example Logistics$/,
    /^Status changed from Reviewing to Accepted.+ · Example Logistics$/,
  ]);
});

test('when details fail to load, the list’s data shows and loading can be retried', async ({
  page,
  backend,
  employer,
  signIn,
  faults,
}) => {
  const { job, ayse } = await makeAppliedJob(backend, employer);
  faults.respond(endpoints.getApplication, 500);
  await signIn(employer);
  await page.goto(pathOf(job));
  await detailsOf(page, 'Ayşe Kaya').click();
  const open = dialog(page, 'Ayşe Kaya');
  await expect(
    open.getByRole('alert').getByText('Failed to load application details'),
  ).toBeVisible();
  await expect(open.getByRole('link', { name: ayse.email })).toBeVisible();
  faults.clear();
  await open.getByRole('button', { name: 'Try again' }).click();
  await expect(open.getByRole('alert')).toHaveCount(0);
});

test('wide screens show the resume beside the letter (REVIEW-17)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  const job = await makeJob(backend, employer);
  const [first, second] = [
    await makeCandidate(backend, { last_name: 'Web' }),
    await makeCandidate(backend, { last_name: 'Pdf' }),
  ];
  await makeApplication(backend, first, job);
  const resume_url = await makeResume(backend, second);
  await makeApplication(backend, second, job, { resume_url });
  await signIn(employer);
  // Headless browsers have no PDF viewer; this makes the app act as if there were one.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true });
  });
  await page.setViewportSize({ width: 1279, height: 700 });
  await page.goto(pathOf(job));
  await detailsOf(page, 'Ceren Pdf').click();
  // Beside the list, there is no room for it.
  await expect(page.getByRole('button', { name: 'Show beside the letter' })).toBeVisible();
  expect(network.made(endpoints.getResume)).toHaveLength(0);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(pathOf(job));
  const made = nextFile(page);
  await detailsOf(page, 'Ceren Pdf').click();
  const frame = page.getByTitle('Resume of Ceren Pdf');
  const { address } = await made;
  await expect(frame).toHaveAttribute('src', new RegExp(`^${address}#`));
  expect((await made).type).toBe('application/pdf');
  expect((await made).bytes.equals(Buffer.from(pdfBytes()))).toBe(true);
  expect(network.made(endpoints.getResume)[0]?.headers).toMatchObject({
    'x-auth-token': employer.token,
  });
  // The pane stays open for the next applicant, whose resume can't be shown.
  await page.keyboard.press('j');
  await expect(title(page, 'Ceren Web')).toBeVisible();
  await expect(frame).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hide resume' })).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(frame).toBeVisible();
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(frame).toBeHidden();
  await expect(page.getByRole('button', { name: 'View Resume' }).last()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.getByRole('button', { name: 'Hide resume' }).click();
  await expect(frame).toHaveCount(0);
});

test.describe('in Istanbul', () => {
  test.use({ timezoneId: 'Europe/Istanbul' });

  test('the interview is set, changed and cancelled in the reader’s time zone (INTERVIEW-9, REVIEW-6)', async ({
    page,
    backend,
    employer,
    signIn,
    network,
    faults,
    problems,
  }) => {
    problems.expect(/status of 400/);
    const { job } = await makeAppliedJob(backend, employer);
    await signIn(employer);
    await page.goto(pathOf(job));
    await detailsOf(page, 'Ayşe Kaya').click();
    const open = dialog(page, 'Ayşe Kaya');
    const button = (name: string) => open.getByRole('button', { name, exact: true });
    await expect(
      open.getByText('Scheduling an interview moves the candidate to Interview.'),
    ).toBeVisible();
    await button('Set interview').click();
    const [date, time] = [
      open.getByLabel('Interview Date'),
      open.getByLabel('Time', { exact: true }),
    ];
    await expect(date).toBeFocused();
    await expect(open.getByLabel('Time zone')).toHaveAccessibleDescription('GMT+3');
    await button('Set interview').click();
    await expect(date).toHaveAccessibleDescription(/Enter a date/);
    await expect(time).toHaveAccessibleDescription(/Enter a time/);
    // A five-digit year is invalid.
    await date.fill('20266-03-01');
    await time.fill('14:30');
    await button('Set interview').click();
    await expect(date).toHaveAccessibleDescription(/Enter a date/);
    await expect(date).toBeFocused();
    expect(network.made(INTERVIEW)).toHaveLength(0);

    // A failed save shows and keeps the input, even after the details are closed.
    await date.fill('2099-03-01');
    await time.fill('14:30');
    await open.getByLabel('Place').fill('Room 1');
    await open.getByLabel('Note to the candidate').fill('Ring twice.');
    faults.respond(INTERVIEW, 500);
    await button('Set interview').click();
    await expect(open.getByText('The interview couldn’t be saved.')).toBeVisible();
    faults.clear();
    await page.keyboard.press('Escape');
    await detailsOf(page, 'Ayşe Kaya').click();
    await expect(date).toHaveValue('2099-03-01');
    await expect(time).toHaveValue('14:30');
    // A successful save deletes the stored input, even when the details are closed meanwhile.
    const release = network.hold(INTERVIEW);
    await button('Set interview').click();
    await expect.poll(() => network.made(INTERVIEW)).toHaveLength(2);
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    release();
    await expect(notice(page, 'The interview is saved.')).toBeVisible();
    const stored = () => page.evaluate(() => JSON.stringify(window.localStorage));
    await expect.poll(stored).not.toContain('draft:interview');
    await detailsOf(page, 'Ayşe Kaya').click();
    const panel = open.getByRole('region', { name: 'Interview' });
    await expect(panel).toContainText(/Sun 1 Mar 2099, 2:30\sPM(?!,)/);
    await expect(panel).toContainText('Not answered yet');
    await expect(panel).toContainText('Room 1');
    await expect(
      open.getByRole('listitem').filter({ hasText: /Interview set for Sun 1 Mar 2099, 2:30\sPM/ }),
    ).toBeVisible();
    await expect(
      open.getByLabel('Status of Ayşe Kaya').getByRole('option', { selected: true }),
    ).toHaveText('Interview');

    await button('Change interview').click();
    await date.fill('2001-03-01');
    await button('Save changes').click();
    await expect(date).toHaveAccessibleDescription(/The interview must not be in the past/);
    await expect(date).toBeFocused();
    // In another zone: a time that its clocks skip, then one that occurs twice.
    await open.getByLabel('Time zone').selectOption('Europe/Berlin');
    await date.fill('2099-03-29');
    await time.fill('02:30');
    await button('Save changes').click();
    await expect(time).toHaveAccessibleDescription(/this time doesn’t exist/);
    await date.fill('2099-10-25');
    await expect(open.getByText(/this time happens twice. The first one counts/)).toBeVisible();
    await button('Save changes').click();
    await expect(panel).toContainText(/Sun 25 Oct 2099, 2:30\sAM, Berlin time \(GMT\+2\)/);
    await expect(panel).toContainText(/Sun 25 Oct 2099, 3:30\sAM, Istanbul time/);
    await expect(button('Change interview')).toBeFocused();

    await button('Cancel interview').click();
    const asking = dialog(page, 'Cancel this interview?');
    await asking.getByRole('button', { name: 'Cancel interview' }).click();
    await expect(notice(page, 'The interview is cancelled.')).toBeVisible();
    await expect(button('Set interview')).toBeFocused();
    const facts = { duration_minutes: 60, place: 'Room 1', link: '', note: 'Ring twice.' };
    const inIstanbul = { ...facts, time_zone: 'Europe/Istanbul' };
    expect(network.made(INTERVIEW).map(({ json }) => json)).toEqual([
      { interview_date: '2099-03-01T11:30:00.000Z', ...inIstanbul },
      { interview_date: '2099-03-01T11:30:00.000Z', ...inIstanbul },
      { interview_date: '2001-03-01T12:30:00.000Z', ...inIstanbul },
      { interview_date: '2099-10-25T00:30:00.000Z', ...facts, time_zone: 'Europe/Berlin' },
      { interview_date: null },
    ]);
    await page.keyboard.press('Escape');
    await expect(statusOf(page, 'Ayşe Kaya')).toBeVisible();

    // One that has begun can be changed, but not cancelled.
    const begun = new Date(Date.now() - 60_000).toISOString();
    const { status } = await backend.request('PUT', network.made(INTERVIEW)[0]?.path ?? '', {
      token: employer.token,
      json: { interview_date: begun },
    });
    expect(status).toBe(200);
    await page.reload();
    await detailsOf(page, 'Ayşe Kaya').click();
    await expect(button('Change interview')).toBeVisible();
    await expect(button('Cancel interview')).toHaveCount(0);
  });
});
