import { endpoints } from '#src/contract/endpoints.ts';
import { at } from '#tests/call-pattern.ts';
import { makeJob } from '#tests/factories.ts';
import { expectAccessible } from './accessible.ts';
import {
  actionOf,
  callConsole,
  dialog,
  expect,
  fieldNames,
  notice,
  rowOf,
  test,
  valueOf,
} from './console-page.ts';
import { expectFitsPhones } from './fits.ts';

const FIELD_SETS: Record<string, [title: string, fields: string[]]> = {
  applications: ['Create Application', 'job candidate status resume_url cover_letter'.split(' ')],
  jobs: [
    'Create Job',
    'title company_name location description job_type experience_level employer status'.split(' '),
  ],
  users: ['Create User', 'email password user_type first_name last_name'.split(' ')],
  candidates: [
    'Create Candidate',
    'user title skills experience_level bio education experience education_text experience_text'.split(
      ' ',
    ),
  ],
  employers: [
    'Create Employer',
    'user company_name company_website company_size industry company_description'.split(' '),
  ],
  messages: ['Create Message', 'name email subject body'.split(' ')],
};

test('creating shows the fixed fields of each entity, with their choices (CONSOLE-6, CONSOLE-13)', async ({
  page,
  admin: _,
}) => {
  const options = (name: string) => dialog(page).getByLabel(name).getByRole('option');
  for (const [tab, [title, fields]] of Object.entries(FIELD_SETS)) {
    await page.goto(`/admin?tab=${tab}&record=new`);
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
    expect(await fieldNames(page)).toEqual(fields);
    if (tab === 'applications')
      await expect(options('status')).toHaveText(['Pending', 'Reviewed', 'Rejected', 'Accepted']);
    if (tab === 'users') await expect(options('user_type')).toHaveText(['Candidate', 'Employer']);
    if (tab !== 'jobs') continue;
    await expect(dialog(page).getByLabel('status')).toHaveValue('published');
    await expect(options('job_type')).toHaveText([
      'Full Time',
      'Part Time',
      'Contract',
      'Temporary',
      'Internship',
    ]);
    await expect(options('experience_level')).toHaveText([
      'Entry Level',
      'Mid Level',
      'Senior Level',
      'Executive Level',
      'Not specified',
    ]);
  }
});

test('creating a user shows errors beside their fields, and nothing typed is lost', async ({
  page,
  admin: _,
  candidate,
  problems,
  network,
}) => {
  problems.expect(/status of 400/);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Create New' }).click();
  await expect(page).toHaveURL('/admin?record=new');
  const form = dialog(page);
  await form.getByLabel('email', { exact: true }).fill(candidate.email);
  await form.getByLabel('password', { exact: true }).fill('123');
  await form.getByLabel('first_name').fill('Yeni');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(form.getByText('Last name is required')).toBeVisible();
  expect(network.made(at(endpoints.createRecord, { entity: 'users' }))).toEqual([]);
  await form.getByLabel('password', { exact: true }).fill('a good password');
  await form.getByLabel('last_name').fill('Kişi');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('An account with this email already exists')).toBeVisible();
  await form.getByLabel('email', { exact: true }).fill('new@example.com');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(notice(page, 'Saved')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL('/admin');
  await expect(rowOf(page, 'new@example.com')).toContainText(/Yeni Kişi.*Candidate/);
  expect(network.made(at(endpoints.createRecord, { entity: 'users' })).at(-1)?.json).toEqual({
    email: 'new@example.com',
    password: 'a good password',
    user_type: 'candidate',
    first_name: 'Yeni',
    last_name: 'Kişi',
  });
});

test('editing shows a field for each key, matching the type of its value (CONSOLE-4, CONSOLE-5, CONSOLE-7)', async ({
  page,
  backend,
  admin: _,
  employer,
  network,
}) => {
  const job = await makeJob(backend, employer, {
    title: 'Baker',
    company_name: 'x'.repeat(100),
    description: 'y'.repeat(101),
    requirements: 'One\nTwo',
    required_skills: ['Patience'],
    salary_min: 40_000,
  });
  await page.goto('/admin?tab=jobs');
  await (await actionOf(page, 'Edit', 'Baker')).click();
  await expect(page).toHaveURL(`/admin?tab=jobs&mode=edit&record=${job._id}`);
  const form = dialog(page);
  await expect(form.getByRole('heading', { name: 'Edit Job' })).toBeVisible();
  const names = await fieldNames(page);
  expect(names).toEqual(expect.arrayContaining(['title', 'is_remote', 'salary_min', 'benefits']));
  for (const key of ['_id', 'created_at', 'updated_at', '__v']) expect(names).not.toContain(key);
  const field = (name: string) => form.getByLabel(name, { exact: true });
  const tag = (name: string) => field(name).evaluate((element) => element.tagName.toLowerCase());
  // Texts over 100 characters or with line breaks get a textarea.
  expect(await Promise.all(['company_name', 'description', 'requirements'].map(tag))).toEqual([
    'input',
    'textarea',
    'textarea',
  ]);
  await expect(field('salary_min')).toHaveAttribute('type', 'number');
  await expect(field('is_remote').getByRole('option')).toHaveText(['Yes', 'No']);
  await expect(field('published_at')).toHaveAttribute('readonly');
  // JSON is folded, so that it fills no form.
  await expect(field('required_skills')).toBeHidden();
  await form.getByText('1 entry').click();
  await expect(field('required_skills')).toHaveValue('[\n  "Patience"\n]');

  const wrong = form.getByText('This isn’t valid JSON. Enter an array or an object.');
  await field('required_skills').fill('["Patience"');
  await expect(wrong).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  expect(network.made(at(endpoints.updateRecord, { entity: 'jobs' }))).toEqual([]);
  await field('required_skills').fill('["Patience", "Flour"]');
  await expect(wrong).toHaveCount(0);
  await field('is_remote').selectOption('Yes');
  await field('salary_min').fill('50000');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Saved')).toBeVisible();
  // The call sends the whole record.
  expect(network.made(at(endpoints.updateRecord, { entity: 'jobs' })).at(-1)?.json).toMatchObject({
    _id: job._id,
    __v: 0,
    title: 'Baker',
    requirements: 'One\nTwo',
    required_skills: ['Patience', 'Flour'],
    is_remote: true,
    salary_min: 50_000,
  });
});

test('fields have labels in the reader’s language, followed by the key (CONSOLE-4)', async ({
  page,
  backend,
  admin: _,
  employer,
}) => {
  const job = await makeJob(backend, employer, { company_name: 'Fırın' });
  const form = dialog(page);
  for (const [language, name, who] of [
    ['en', 'Company name', 'Employer'],
    ['tr', 'Şirket adı', 'İşveren'],
  ] as const) {
    const address = `/admin?tab=jobs&record=${job._id}&lng=${language}`;
    await page.goto(`${address}&mode=edit`);
    for (const label of [name, 'company_name'])
      await expect(form.getByLabel(label, { exact: true })).toHaveValue('Fırın');
    await expect(form.getByText(`${who} employer`, { exact: true })).toBeVisible();
    await page.goto(address);
    for (const label of [name, 'company_name'])
      await expect(valueOf(page, label)).toHaveText('Fırın');
    await expect(form.getByRole('term').getByText(who, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: who })).toBeVisible();
  }
});

test('viewing is read-only, and a record that fails to load opens no dialog (CONSOLE-4, CONSOLE-8)', async ({
  page,
  backend,
  admin: _,
  employer,
  faults,
  network,
  problems,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker' });
  const release = network.hold(at(endpoints.getRecord, { entity: 'jobs' }));
  await page.goto('/admin?tab=jobs');
  const menu = page.getByRole('button', { name: 'Actions for Baker' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['View', 'Edit', 'Delete']);
  await page.keyboard.press('Enter');
  const form = dialog(page);
  await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
  release();
  await expect(form.getByRole('heading', { name: 'View Job' })).toBeVisible();
  await expect(form.getByTitle(job._id, { exact: true })).toBeVisible();
  await expect(valueOf(page, 'title')).toHaveText('Baker');
  await expect(form.getByRole('button', { name: 'Save' })).toHaveCount(0);
  for (const role of ['textbox', 'combobox', 'spinbutton'] as const)
    await expect(form.getByRole(role)).toHaveCount(0);
  // References show the name of the record and link to it.
  await form.getByRole('link', { name: 'Emre Test' }).click();
  await expect(form.getByRole('heading', { name: 'View User' })).toBeVisible();
  await expect(valueOf(page, 'email')).toHaveText(employer.email);
  await page.goBack();
  await expect(form.getByRole('heading', { name: 'View Job' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'View Baker' }).press('Enter');
  await expect(form.getByRole('heading', { name: 'View Job' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(menu).toBeFocused();

  problems.expect(/ApiError/);
  faults.respond(at(endpoints.getRecord, { entity: 'jobs' }), 500, { msg: 'Broken' });
  const logged = page.waitForEvent('console', (message) => /Broken/.test(message.text()));
  await (await actionOf(page, 'Edit', 'Baker')).click();
  await logged;
  await expect(form).toHaveCount(0);
  await expect(page.getByText('Broken')).toHaveCount(0);
});

test('values are in the reader’s words, and JSON is folded (CONSOLE-5, CONSOLE-13)', async ({
  page,
  backend,
  admin: _,
  employer,
}) => {
  const job = await makeJob(backend, employer, {
    job_type: 'part_time',
    required_skills: ['Patience', 'Flour'],
    benefits: [],
  });
  for (const [language, type, no, entries] of [
    ['en', 'Part Time', 'No', '2 entries'],
    ['tr', 'Yarı zamanlı', 'Hayır', '2 öğe'],
  ] as const) {
    await page.goto(`/admin?tab=jobs&record=${job._id}&lng=${language}`);
    await expect(valueOf(page, 'job_type')).toHaveText(type);
    await expect(valueOf(page, 'is_remote')).toHaveText(no);
    await expect(valueOf(page, 'benefits')).toHaveText('–');
    const skills = valueOf(page, 'required_skills');
    await expect(skills.getByText('"Flour"')).toBeHidden();
    await skills.getByText(entries).click();
    await expect(skills.getByText('"Flour"')).toBeVisible();
  }
});

test('an edit conflict shows both versions side by side, and the admin chooses (CONSOLE-7)', async ({
  page,
  backend,
  admin,
  employer,
  faults,
  problems,
  network,
}) => {
  problems.expect(/status of 409/);
  const job = await makeJob(backend, employer, { title: 'Baker', location: 'Izmir' });
  await page.goto('/admin?tab=jobs');
  await (await actionOf(page, 'Edit', 'Baker')).click();
  const form = page.getByRole('dialog', { name: 'Edit Job' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await form.getByLabel('title', { exact: true }).fill('My title');
  await form.getByLabel('location').fill('Ankara');
  await form.getByLabel('contact_email').fill('same@example.com');
  await callConsole(backend, admin, 'PUT', `/jobs/${job._id}`, {
    title: 'Their title',
    salary_min: 7,
    contact_email: 'same@example.com',
  });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(
    form.getByText('This record was changed by someone else in the meantime'),
  ).toBeVisible();
  const versions = (name: string) => form.getByRole('group', { name }).getByRole('radio');
  // Fields that both set to the same value aren't listed. Only theirs changed: theirs by default; otherwise mine.
  await expect(form.getByRole('group')).toHaveCount(3);
  await expect(form.getByRole('group', { name: 'title' }).locator('label')).toHaveText([
    'Your versionMy title',
    'Saved versionTheir title',
  ]);
  await expect(versions('title').first()).toBeChecked();
  await expect(versions('location').first()).toBeChecked();
  await expect(versions('salary_min').last()).toBeChecked();
  await expectAccessible(page, { widths: [1280] });
  await expectFitsPhones(page);
  await versions('title').last().check();
  await page.goBack();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(versions('title').last()).toBeChecked();
  // Choices survive a failed save.
  faults.respond(at(endpoints.updateRecord, { entity: 'jobs' }), 500, { msg: 'The disk is full' });
  await form.getByRole('button', { name: 'Save my choices' }).click();
  await expect(form.getByRole('alert')).toHaveText('The disk is full');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('location')).toHaveValue('Ankara');
  faults.clear();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Saved')).toBeVisible();
  expect(network.made(at(endpoints.updateRecord, { entity: 'jobs' })).at(-1)?.json).toMatchObject({
    __v: 1,
  });
  expect(await callConsole(backend, admin, 'GET', `/jobs/${job._id}`)).toMatchObject({
    title: 'Their title',
    location: 'Ankara',
    salary_min: 7,
    __v: 2,
  });
});

test('a failed save keeps the input, and leaving asks first (CONSOLE-8, FORM-3)', async ({
  page,
  backend,
  admin: _,
  employer,
  faults,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker' });
  await page.goto('/admin?tab=jobs');
  await (await actionOf(page, 'Edit', 'Baker')).click();
  const form = page.getByRole('dialog', { name: 'Edit Job' });
  const title = form.getByLabel('title', { exact: true });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await title.fill('Pastry cook');
  await form.getByText('History').scrollIntoViewIfNeeded();
  faults.respond(at(endpoints.updateRecord, { entity: 'jobs' }), 500, { msg: 'The disk is full' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toHaveText('The disk is full');
  await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 });
  const errors = [{ path: 'location', msg: 'No such place' }];
  faults.respond(at(endpoints.updateRecord, { entity: 'jobs' }), 400, { errors });
  await form.getByRole('button', { name: 'Save' }).click();
  const place = form.getByLabel('location', { exact: true });
  await expect(place).toHaveAccessibleDescription('No such place');
  await expect(place).toBeFocused();
  faults.respond(at(endpoints.updateRecord, { entity: 'jobs' }), 500);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('Something went wrong in the data console.');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: 'Cancel' }).click(),
    () => page.goBack(),
  ]) {
    await leave();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(title).toHaveValue('Pastry cook');
  }
  await expect(page).toHaveURL(new RegExp(job._id));
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, 'Baker')).toBeVisible();
});

test('input survives the end of the session and can be saved after signing in again in another tab', async ({
  page,
  context,
  backend,
  admin,
  employer,
  faults,
  problems,
}) => {
  problems.expect(/status of 401|ApiError/);
  const job = await makeJob(backend, employer, { title: 'Baker' });
  await page.goto(`/admin?tab=jobs&mode=edit&record=${job._id}`);
  const form = dialog(page);
  const title = form.getByLabel('title', { exact: true });
  await title.fill('Pastry cook');
  const expired = 'Token has expired, please log in again';
  faults.respond(at(endpoints.updateRecord, { entity: 'jobs' }), 401, { msg: expired });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toHaveText(expired);
  await expect(page.getByText('No authentication token found')).toBeAttached();
  await expect(title).toHaveValue('Pastry cook');

  faults.clear();
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate((token) => localStorage.setItem('token', token), admin.token);
  await expect(page.getByText('No authentication token found')).toHaveCount(0);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Saved')).toBeVisible();
  await expect(rowOf(page, 'Pastry cook')).toBeVisible();
});

test('a new password is set and never shown; the history says who changed what, without secrets', async ({
  page,
  backend,
  admin: _,
  candidate,
}) => {
  await page.goto(`/admin?record=${candidate._id}&mode=edit`);
  const form = dialog(page);
  const password = form.getByLabel('password', { exact: true });
  await expect(password).toHaveValue('');
  await expect(form.getByLabel('is_admin')).toBeDisabled();
  await form.getByLabel('first_name').fill('Ayşe');
  await password.fill('another password');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Saved')).toBeVisible();
  const json = { email: candidate.email, password: 'another password' };
  expect((await backend.request('POST', '/api/auth/login', { json })).status).toBe(200);

  await (await actionOf(page, 'View', candidate.email)).click();
  await expect(form.getByRole('heading', { name: 'View User' })).toBeVisible();
  await expect(password).toHaveCount(0);
  await expect(valueOf(page, 'password')).toHaveCount(0);
  await form.getByText('History').click();
  const entry = form.getByRole('listitem').filter({ hasText: 'Changed · admin@example.com' });
  await expect(entry.getByRole('listitem')).toHaveText([
    'First name first_name: Ceren → Ayşe',
    'Password password: •••••• → ••••••',
  ]);
  await expect(form.getByText('another password')).toHaveCount(0);
});
