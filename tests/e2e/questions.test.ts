import type { Page } from '@playwright/test';
import type { Application } from '#src/contract/applications/application.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import type { Question } from '#src/contract/jobs/question.ts';
import { at } from '#tests/call-pattern.ts';
import { makeApplication, makeCandidate, makeJob } from '#tests/factories.ts';
import { PHONE } from './accessible.ts';
import { applyForm, file, openApplyDialog } from './apply-form.ts';
import { fillRequired, openForm, submit } from './create-job-form.ts';
import { changeElsewhere, openEdit, save } from './edit-job-form.ts';
import { test as base, expect } from './fixtures.ts';
import { fullForm } from './full-apply-form.ts';
import { names, pathOf } from './job-applications-page.ts';

const QUESTIONS: Question[] = [
  { _id: '', kind: 'short', text: 'Where do you live?', is_required: true, options: [] },
  { _id: '', kind: 'yes_no', text: 'Do you drive?', is_required: true, options: [] },
  { _id: '', kind: 'choice', text: 'Which shift?', is_required: false, options: ['Early', 'Late'] },
  { _id: '', kind: 'number', text: 'Years of work?', is_required: false, options: [] },
  { _id: '', kind: 'long', text: 'What have you built?', is_required: false, options: [] },
];

const test = base.extend<{ job: Job }>({
  job: ({ backend, employer }, use) =>
    makeJob(backend, employer, { questions: QUESTIONS }).then(use),
});

const question = (page: Page, place: number) =>
  page.getByRole('group', { name: `Question ${place}`, exact: true });
const expectTexts = (page: Page, texts: readonly (string | undefined)[]) =>
  expect
    .poll(() =>
      page
        .getByRole('textbox', { name: 'Question', exact: true })
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
    )
    .toEqual(texts);
const add = (page: Page) => page.getByRole('button', { name: 'Add question' }).click();

test.describe('the questions in a job’s form (POST-8)', () => {
  test('can be added, made required and posted', async ({ page, employer, network, signIn }) => {
    await signIn(employer);
    await openForm(page);
    await fillRequired(page);
    await add(page);
    await expect(question(page, 1).getByLabel('Question', { exact: true })).toBeFocused();
    await page.keyboard.type('Do you bake?');
    await question(page, 1).getByLabel('Kind of answer').selectOption('Yes or no');
    await question(page, 1).getByLabel('Required').check();
    await add(page);
    await question(page, 2).getByLabel('Kind of answer').selectOption('One of several');
    await submit(page);
    await expect(question(page, 2).getByText('Enter the question')).toBeVisible();
    await expect(question(page, 2).getByText('Enter at least 2 options')).toBeVisible();
    await expect(question(page, 2).getByLabel('Question', { exact: true })).toBeFocused();
    expect(network.made(endpoints.createJob)).toHaveLength(0);
    await page.keyboard.type('Which bread?');
    await question(page, 2).getByLabel('Options').fill('Simit\nRye, dark\n');
    await submit(page);
    await expect(page.getByText('Job posted successfully')).toBeVisible();
    expect(network.made(endpoints.createJob)[0]?.json).toMatchObject({
      questions: [
        { kind: 'yes_no', text: 'Do you bake?', is_required: true, options: [] },
        {
          kind: 'choice',
          text: 'Which bread?',
          is_required: false,
          options: ['Simit', 'Rye, dark'],
        },
      ],
    });
  });

  test('can be moved by keys and removed, and removal can be undone', async ({
    page,
    job,
    employer,
    network,
    signIn,
  }) => {
    await signIn(employer);
    await openEdit(page, job);
    const [first, second, third, ...rest] = QUESTIONS.map(({ text }) => text);
    await page.getByRole('button', { name: 'Move question 2 up' }).focus();
    await page.keyboard.press('Enter');
    await expectTexts(page, [second, first, third, ...rest]);
    await expect(
      page.getByRole('status').getByText('Question 2 is now question 1.'),
    ).toBeAttached();
    // The question is first, so only moving down remains.
    await expect(page.getByRole('button', { name: 'Move question 1 down' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expectTexts(page, [first, third, second, ...rest]);
    await page.getByRole('button', { name: 'Remove question 2' }).click();
    await expectTexts(page, [first, second, ...rest]);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectTexts(page, [first, third, second, ...rest]);
    await page.getByRole('button', { name: 'Remove question 1' }).click();
    // The input survives a reload.
    await page.reload();
    await expectTexts(page, [third, second, ...rest]);
    await save(page);
    await expect(page.getByText('Job updated successfully')).toBeVisible();
    const sent = network.made(at(endpoints.updateJob, { id: job._id }))[0]?.json as Job;
    const ids = new Map(job.questions.map(({ text, _id }) => [text, _id]));
    expect(sent.questions.map(({ _id }) => _id)).toEqual(
      [third, second, ...rest].map((text) => ids.get(String(text))),
    );
  });

  test('are limited to ten', async ({ page, employer, signIn }) => {
    await signIn(employer);
    await openForm(page);
    for (let place = 1; place <= 10; place += 1) await add(page);
    await expect(page.getByRole('button', { name: 'Add question' })).toBeDisabled();
    await expect(page.getByText('A job can have up to 10 questions.')).toBeVisible();
    // Removing an empty question offers no undo.
    await page.getByRole('button', { name: 'Remove question 10' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add question' })).toBeEnabled();
  });

  test('are shown in the preview as candidates read them', async ({
    page,
    job,
    employer,
    signIn,
  }) => {
    await signIn(employer);
    await openEdit(page, job);
    await question(page, 1).getByLabel('Question', { exact: true }).fill('Which town?');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog');
    await expect(preview.getByRole('textbox', { name: 'Which town?' })).toBeVisible();
    await expect(preview.getByRole('group', { name: 'Do you drive?' })).toBeVisible();
    await expect(preview.getByRole('combobox', { name: 'Which shift? (optional)' })).toBeVisible();
  });

  test('show among the differences of two versions of a job', async ({
    page,
    job,
    backend,
    employer,
    problems,
    signIn,
  }) => {
    problems.expect(/status of 409/);
    await signIn(employer);
    await openEdit(page, job);
    await question(page, 1).getByLabel('Question', { exact: true }).fill('Which town?');
    await changeElsewhere(backend, employer, job, { questions: job.questions.slice(0, 2) });
    await save(page);
    const conflict = page.getByRole('region', { name: 'This job was changed in the meantime' });
    await expect(conflict).toContainText('Which town? (Short text; Required)');
    await expect(conflict).toContainText('Where do you live? (Short text; Required)');
  });
});

/** The stored answers of the candidate's only application. */
const sentTo = async (backend: Parameters<typeof makeJob>[0], token: string) => {
  const list = await backend.request('GET', '/api/applications/candidate', { token });
  const [row] = (await list.json()) as Application[];
  const one = await backend.request('GET', `/api/applications/${row?._id}`, { token });
  return ((await one.json()) as Application).answers.map(({ value }) => value);
};

test.describe('the questions in an application (APPLY-10)', () => {
  test('show in the dialog, and the answers are sent', async ({
    page,
    job,
    backend,
    candidate,
    signIn,
  }) => {
    await signIn(candidate);
    await openApplyDialog(page, job);
    const { dialog, resume, letter, submit: send } = applyForm(page);
    await resume.setInputFiles(file());
    await letter.fill('Hello.');
    await dialog.getByLabel('Years of work?').fill('many');
    await send.click();
    const city = dialog.getByRole('textbox', { name: 'Where do you live?' });
    await expect(city).toBeFocused();
    await expect(dialog.getByText('Please answer this question')).toHaveCount(2);
    await expect(dialog.getByText('Enter a number, with two decimals at most')).toBeVisible();
    await city.fill('Izmir');
    await expect(dialog.getByText('Please answer this question')).toHaveCount(1);
    await dialog.getByRole('radio', { name: 'No', exact: true }).check();
    await dialog.getByLabel('Years of work?').fill('2,5');
    // The answers survive closing the dialog and a reload.
    await page.keyboard.press('Escape');
    await page.reload();
    await applyForm(page).opener.click();
    await expect(city).toHaveValue('Izmir');
    await dialog.getByLabel('Which shift?').selectOption('Late');
    await resume.setInputFiles(file());
    await send.click();
    await expect(page.getByText('Application submitted successfully!')).toBeVisible();
    expect(await sentTo(backend, candidate.token)).toEqual(['Izmir', false, 'Late', 2.5]);
  });

  test('that have changed are asked again, and nothing typed is lost', async ({
    page,
    job,
    backend,
    candidate,
    employer,
    problems,
    signIn,
  }) => {
    problems.expect(/status of 400/);
    await signIn(candidate);
    await page.goto(`/jobs/${job._id}/apply`);
    const form = fullForm(page);
    await form.letter.fill('Hello.');
    await page.getByLabel('Resume URL').fill('https://cv.example/me.pdf');
    await page.getByLabel('Phone number').fill('555');
    await page.getByRole('textbox', { name: 'Where do you live?' }).fill('Izmir');
    await page.getByRole('radio', { name: 'Yes' }).first().check();
    await page.getByLabel('What have you built?').fill('A bridge.');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    const [where, drives, , ...rest] = job.questions;
    const licence = { ...drives, text: 'Do you have a lorry licence?' } as Question;
    const added: Question = { ...(where as Question), _id: '', text: 'Why here?' };
    await changeElsewhere(backend, employer, job, {
      questions: [where as Question, licence, ...rest, added],
    });
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(
      page.getByText('The employer has changed the questions. Please check your answers'),
    ).toBeVisible();
    await expect(page.getByRole('group', { name: 'Do you have a lorry licence?' })).toContainText(
      'The employer has changed this question. Please read it again.',
    );
    await expect(page.getByLabel('Which shift?')).toHaveCount(0);
    await expect(page.getByLabel('What have you built?')).toHaveValue('A bridge.');
    await expect(form.letter).toHaveValue('Hello.');
    await page.getByRole('textbox', { name: 'Why here?' }).fill('For the bread.');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText('Application submitted successfully!')).toBeVisible();
    expect(await sentTo(backend, candidate.token)).toEqual([
      'Izmir',
      true,
      'A bridge.',
      'For the bread.',
    ]);
  });
});

test.describe('the answers', () => {
  const answer = (job: Job, values: readonly (string | boolean | number)[]) =>
    values.map((value, index) => ({ question: String(job.questions[index]?._id), value }));

  test('show to both sides with their questions (APP-7, REVIEW-12)', async ({
    page,
    job,
    backend,
    candidate,
    employer,
    signIn,
  }) => {
    const answers = answer(job, ['Izmir', false, 'Late', 1234.5, 'A bridge.\nAnd a road.']);
    const { _id } = await makeApplication(backend, candidate, job, { answers });
    await changeElsewhere(backend, employer, job, { questions: [] });
    await signIn(employer);
    await page.goto(`${pathOf(job)}?open=${_id}`);
    const heading = page.getByRole('heading', { name: 'Answers to your questions' });
    const part = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({ has: heading })
      .last();
    await expect(part).toContainText('Do you drive?No');
    await expect(part).toContainText('Years of work?1,234.5');
    // Keeps the employer's page from making calls with the candidate's session.
    await page.goto('about:blank');
    await signIn(candidate);
    await page.goto(`/applications/${_id}`);
    const own = page.locator('section', {
      has: page.getByRole('heading', { name: 'Your answers' }),
    });
    await expect(own).toContainText('Where do you live?Izmir');
    await expect(own).toContainText('A bridge.');
  });

  test('filter the list, also on a phone (REVIEW-12)', async ({
    page,
    job,
    backend,
    employer,
    signIn,
  }) => {
    const people: [string, (string | boolean | number)[]][] = [
      ['Ada', ['Izmir', true, 'Late', 2]],
      ['Bora', ['Bonn', false, 'Late', 10]],
      ['Can', ['Rome', true]],
    ];
    for (const [first_name, values] of people) {
      const person = await makeCandidate(backend, { first_name, last_name: 'Kaya' });
      await makeApplication(backend, person, job, { answers: answer(job, values) });
    }
    await page.setViewportSize({ width: PHONE, height: 800 });
    await signIn(employer);
    await page.goto(`${pathOf(job)}?sort=name`);
    const group = page.getByRole('group', { name: 'Filter by answers' });
    await expect(names(page)).toHaveCount(3);
    await expect(group).toBeHidden();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await group.getByLabel('Do you drive?').selectOption('Yes');
    await expect(names(page)).toHaveText([/Ada/, /Can/]);
    const least = group.getByLabel('Years of work? At least');
    await least.fill('50.000');
    await page.keyboard.press('Enter');
    await expect(group.getByText('Enter a number, with two decimals at most')).toBeVisible();
    await expect(names(page)).toHaveText([/Ada/, /Can/]);
    await least.fill('1,5');
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText([/Ada/]);
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await group.getByLabel('Which shift?').selectOption('Early');
    await expect(
      page.getByRole('heading', { name: 'No applications match these filters.' }),
    ).toBeVisible();
    await page.goBack();
    await expect(names(page)).toHaveText([/Ada/]);
    await page.getByRole('link', { name: 'Clear answer filters' }).click();
    await expect(names(page)).toHaveCount(3);
  });
});
