import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import type { MessageTemplate } from '#src/contract/messages/application-message.ts';
import { makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';
import { insertApplicants, makeAppliedJob, pathOf, statusOf } from './job-applications-page.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Send decision' });

test('a decision is sent with a message from a template, and Undo stops both (REVIEW-13, STATUS-10)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  const { job, application } = await makeAppliedJob(backend, employer);
  await signIn(employer);
  await page.goto(`${pathOf(job)}?open=${application._id}`);
  await page.getByRole('button', { name: 'Send decision' }).click();
  const dialog = dialogOf(page);
  const text = dialog.getByRole('textbox', { name: 'Message' });
  await expect(dialog.getByRole('group', { name: 'New status' })).toHaveAccessibleDescription(
    'Now: Pending',
  );
  // From 1024 px on, the letter is beside the answer to it.
  await expect(dialog.getByRole('region', { name: 'Cover letter' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Set status and send' }).click();
  await expect(dialog.getByText('Choose a status')).toBeVisible();
  await expect(dialog.getByText('Message is required')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Rejected' }).check();
  const send = dialog.getByRole('button', { name: 'Reject and send' });
  // Templates in the reader's language come first, those for the status before others.
  const template = dialog.getByRole('combobox', { name: 'Template' });
  await expect(template.getByRole('option').nth(1)).toHaveText('Rejection');
  await template.selectOption('Rejection');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Hello Ayşe,');
  await expect(preview).toContainText('Baker');

  await text.fill('Dear {first_name}, {salary}');
  await send.click();
  await expect(text).toHaveAccessibleDescription(/Unknown placeholder: \{salary\}/);
  await expect(text).toBeFocused();
  expect(network.made(endpoints.setApplicationStatus)).toHaveLength(0);
  await text.fill('Dear {first_name}, not this time.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send decision' }).click();
  await expect(text).toHaveValue('Dear {first_name}, not this time.');
  await dialog.getByRole('radio', { name: 'Rejected' }).check();
  await send.click();
  await expect(dialog).toHaveCount(0);
  expect(network.made(endpoints.setApplicationStatus).map(({ json }) => json)).toEqual([
    { status: 'rejected', message: 'Dear {first_name}, not this time.' },
  ]);
  const thread = page.getByRole('list', { name: 'Messages' });
  await expect(thread.getByRole('listitem')).toContainText('Dear Ayşe, not this time.');
  await expect(thread).toContainText('Not sent yet');
  await expect(page.getByText('Message: not sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(thread).toContainText('Not sent (undone)');
});

test('a draft to one applicant stays with that applicant, and one to a selection with that selection (REVIEW-13)', async ({
  page,
  backend,
  employer,
  remember,
}) => {
  const job = await makeJob(backend, employer);
  const people = [{ name: 'Inês One' }, { name: 'Bo Two' }, { name: 'Cem Three' }];
  const [ines] = await insertApplicants(backend, job, people);
  // An old draft key, named after the job.
  const old = `draft:decision:${employer._id}:${job._id}`;
  await remember({ token: employer.token, [old]: 'Dear Zoe, only for you: no.' });
  await page.goto(`${pathOf(job)}?open=${ines!._id}`);
  const decide = page.getByRole('button', { name: 'Send decision' });
  const text = dialogOf(page).getByRole('textbox', { name: 'Message' });
  const close = async () => {
    await text.press('Escape');
    await expect(text).toHaveCount(0);
  };
  await decide.click();
  await expect(text).toHaveValue('');
  await text.fill('Dear Inês, only for you: no.');
  await close();
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog', { name: 'Bo Two' })).toBeVisible();
  await decide.click();
  await expect(text).toHaveValue('');
  await close();
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog', { name: 'Inês One' })).toBeVisible();
  await decide.click();
  await expect(text).toHaveValue('Dear Inês, only for you: no.');
  await close();
  await page.keyboard.press('Escape');

  const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
  await select('Inês One').check();
  await select('Bo Two').check();
  await decide.click();
  await expect(text).toHaveValue('');
  await text.fill('Dear both');
  await close();
  await select('Inês One').uncheck();
  await select('Cem Three').check();
  await decide.click();
  await expect(text).toHaveValue('');
  await close();
  await select('Cem Three').uncheck();
  await select('Inês One').check();
  await decide.click();
  await expect(text).toHaveValue('Dear both');
});

test('a message can be sent to many at once (REVIEW-13)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  const job = await makeJob(backend, employer);
  await insertApplicants(backend, job, [
    { name: 'Ada One' },
    { name: 'Bo Two', status: 'rejected' },
  ]);
  await signIn(employer);
  await page.goto(pathOf(job));
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Send decision' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: 'Rejected' }).check();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Hello {name}');
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Hello Ada One');
  await dialog.getByRole('button', { name: 'Reject and send' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(statusOf(page, 'Ada One')).toHaveValue('rejected');
  await expect(page.getByRole('main').getByRole('alert').getByRole('listitem')).toHaveText([
    'Bo Two: Already has this status, so no message was sent',
  ]);
  expect(network.made(endpoints.setStatuses).at(-1)?.json).toMatchObject({
    message: 'Hello {name}',
  });
});

test('templates are saved, changed and deleted (REVIEW-13)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const { job, application } = await makeAppliedJob(backend, employer);
  await signIn(employer);
  await page.goto(`${pathOf(job)}?open=${application._id}`);
  await page.getByRole('button', { name: 'Send decision' }).click();
  const dialog = dialogOf(page);
  const template = dialog.getByRole('combobox', { name: 'Template' });
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Mine, {name}');
  await dialog.getByRole('button', { name: 'Save as a new template' }).click();
  const name = dialog.getByRole('textbox', { name: 'Name of the template' });
  await expect(name).toBeFocused();
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(name).toBeFocused();
  await name.fill('My own');
  await dialog.getByRole('combobox', { name: 'Use it for' }).selectOption('Offer');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(template.getByRole('option', { selected: true })).toHaveText('My own');
  await expect(template).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Changed, {name}');
  await dialog.getByRole('button', { name: 'Update this template' }).click();
  await expect(dialog.getByRole('button', { name: 'Update this template' })).toHaveCount(0);
  await expect(template).toBeFocused();
  await dialog.getByRole('button', { name: 'Edit name and language' }).click();
  await expect(name).toHaveValue('My own');
  await dialog.getByRole('button', { name: 'Cancel' }).first().click();
  await expect(template).toBeFocused();
  await dialog.getByRole('button', { name: 'Edit name and language' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Use it for' })).toHaveValue('offer');
  await name.fill('Kendi şablonum');
  await dialog.getByRole('combobox', { name: 'Use it for' }).selectOption('Rejection');
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('Türkçe');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  // Templates in the reader's language come first, and this one is now Turkish.
  await expect(template.getByRole('option').last()).toHaveText('Kendi şablonum');
  const { token } = employer;
  const response = await backend.request('GET', '/api/message-templates', { token });
  const { templates } = (await response.json()) as { templates: MessageTemplate[] };
  expect(templates.at(-1)).toMatchObject({
    kind: 'rejection',
    language: 'tr',
    body: 'Changed, {name}',
  });
  await dialog.getByRole('button', { name: 'Delete template' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this template?' })
    .getByRole('button', { name: 'Delete template' })
    .click();
  await expect(template.getByRole('option', { name: 'Kendi şablonum' })).toHaveCount(0);
  await expect(template).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Changed, {name}');
});

test('an application is moved, rejected and accepted from its head, with a template (REVIEW-17)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  const { job, application } = await makeAppliedJob(backend, employer);
  await signIn(employer);
  await page.goto(`${pathOf(job)}?open=${application._id}`);
  const details = page.getByRole('dialog', { name: 'Ayşe Kaya' });
  const press = (name: string) => details.getByRole('button', { name, exact: true }).click();
  const status = details.getByRole('combobox', { name: 'Status of Ayşe Kaya' });
  await press('Start reviewing');
  await expect(status).toHaveValue('reviewed');
  await press('Message');
  await expect(details.getByRole('textbox', { name: /^Message to/ })).toBeFocused();
  await press('Invite to interview');
  await expect(details.getByLabel('Interview Date')).toBeFocused();

  await press('Reject');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('radio', { name: 'Rejected' })).toBeChecked();
  const text = dialog.getByRole('textbox', { name: 'Message' });
  await expect(text).toHaveValue(/^Hello \{first_name\}/);
  await expect(dialog.getByRole('combobox', { name: 'Template' })).not.toHaveValue('');
  // Another status brings its own template, but never replaces what was typed.
  const rejection = await text.inputValue();
  await dialog.getByRole('radio', { name: 'Accepted' }).check();
  await expect(text).not.toHaveValue(rejection);
  await expect(text).toHaveValue(/^Hello \{first_name\}/);
  await text.fill('Welcome!');
  await dialog.getByRole('radio', { name: 'Rejected' }).check();
  await expect(text).toHaveValue('Welcome!');
  // What was typed stays when the dialog opens again.
  await text.fill('Not this time.');
  await page.keyboard.press('Escape');
  await press('Reject');
  await expect(text).toHaveValue('Not this time.');
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Not this time.');
  await dialog.getByRole('button', { name: 'Reject and send' }).click();
  await expect(status).toHaveValue('rejected');
  for (const name of ['Reject', 'Start reviewing', 'Invite to interview', 'Accept'])
    await expect(details.getByRole('button', { name, exact: true })).toHaveCount(0);
  expect(network.made(endpoints.setApplicationStatus).map(({ json }) => json)).toEqual([
    { status: 'reviewed' },
    { status: 'rejected', message: 'Not this time.' },
  ]);
});

test('on a phone, a message and any decision are in a menu beside the next stage (REVIEW-17)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const { job, application } = await makeAppliedJob(backend, employer);
  const release = network.hold(endpoints.listMessages);
  await signIn(employer);
  await page.goto(`${pathOf(job)}?open=${application._id}`);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await choose('Message');
  const details = page.getByRole('dialog', { name: 'Ayşe Kaya' });
  const field = details.getByRole('textbox', { name: /^Message to/ });
  // Asked for while the messages still load, it waits for its field.
  await expect(field).toHaveCount(0);
  release();
  await expect(field).toBeFocused();
  await choose('Message');
  await expect(field).toBeFocused();
  await choose('Send decision');
  await expect(dialogOf(page).getByRole('radio', { name: 'Accepted' })).toBeVisible();
});
