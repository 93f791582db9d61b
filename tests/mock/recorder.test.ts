import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { inRoot, nodePath, toolPath } from '#scripts/setup/paths.mjs';
import { goTo } from './fixtures.ts';

const NAME = 'recorded-by-its-test';
const FILE = inRoot('tests', 'e2e', `${NAME}.test.ts`);

/** The command in a process of its own; resolves with its address. */
function startCommand() {
  const args = [inRoot('scripts', 'mock.mjs'), '--record', NAME, '--port', '0'];
  const command = spawn(nodePath, args, { cwd: inRoot('.'), stdio: ['ignore', 'pipe', 'inherit'] });
  const url = new Promise<string>((resolve, reject) => {
    let said = '';
    command.stdout.on('data', (text) => {
      said += String(text);
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found) resolve(found);
    });
    command.once('exit', () => reject(new Error(said)));
  });
  const ended = new Promise((resolve) => command.once('exit', resolve));
  return { url, stop: () => command.kill('SIGTERM') && ended };
}

const recording = base.extend<{ mock: ReturnType<typeof startCommand> }>({
  mock: async ({}, use) => {
    await rm(FILE, { force: true });
    const mock = startCommand();
    await use(mock);
    await mock.stop();
    await rm(FILE, { force: true });
  },
});

recording('what was done is written as a test that runs green as it is', async ({ page, mock }) => {
  const { url } = mock;
  await goTo(page, `${await url}/jobs?mock-market=long&mock-role=candidate&mock-clock=1d`);

  // Searches, opens a job, and applies in a dialog, at first without a server.
  await page.getByLabel('Keywords').fill('Open');
  await page.getByLabel('Keywords').press('Enter');
  await page.getByRole('link', { name: /^Open / }).click();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog').and(page.locator(':not(dialog)'));
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await dialog.getByLabel('Cover letter').pressSequentially('It’s “me”.');
  await dialog.getByLabel('Resume').setInputFiles({
    name: 'my resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await page.getByRole('button', { name: 'Mock', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Mocked backend' });
  await panel.getByRole('button', { name: 'Add a fault' }).click();
  await panel.getByLabel('Call', { exact: true }).selectOption('applyToJob');
  await panel.getByLabel('Status').fill('409');
  await panel.getByLabel('Text of the reply').fill('You have already applied for this job');
  await panel.getByRole('button', { name: 'Apply', exact: true }).click();
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');

  // Goes on as the employer, with the keys of the review.
  await page.getByRole('button', { name: 'Mock', exact: true }).click();
  await panel.getByLabel('Role').selectOption('Employer');
  await panel.getByRole('button', { name: 'Remove fault 1' }).click();
  await panel.getByRole('button', { name: 'Apply', exact: true }).click();
  await panel.waitFor({ state: 'detached' });
  await page.locator('html[data-running]').waitFor();
  await goTo(page, `${await url}/my-jobs`);
  await page.getByRole('link', { name: /^4 applications/ }).click();
  const status = page.getByRole('combobox', { name: /^Status of/ }).last();
  await status.selectOption('Rejected');
  await expect(page.getByText('Application status updated to rejected')).toBeVisible();
  await page.reload();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'My Posted Jobs' })).toBeVisible();
  await expect
    .poll(async () => existsSync(FILE) && readFile(FILE, 'utf8'))
    .toContain('My Posted Jobs');
  await mock.stop();

  const written = await readFile(FILE, 'utf8');
  expect(written).toContain('faults.respond(endpoints.applyToJob, 409, {');
  expect(written).toContain("await signInAs('employer');");
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(TEST_|PW_|PLAYWRIGHT_|FORCE_COLOR)/.test(name),
    ),
  );
  const args = ['test', '--project=e2e', '--reporter=list', `--output=test-results/${NAME}`, FILE];
  await recording.step(written, async () => {
    const { stdout } = await promisify(execFile)(nodePath, [toolPath('playwright'), ...args], {
      cwd: inRoot('.'),
      env,
    }).catch((error: unknown) => error as { stdout: string });
    expect(stdout).toContain('1 passed');
  });
  for (const check of [['biome', 'check'], ['oxlint']])
    await promisify(execFile)(toolPath(check[0] ?? ''), [...check.slice(1), FILE], { env });
});
