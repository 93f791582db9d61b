import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import {
  docxBytes,
  fileForm,
  makeApplication,
  makeCandidate,
  makeJob,
  makeResume,
  pdfBytes,
} from '#tests/factories.ts';
import { changeApplication } from '#tests/long-market.ts';
import { addressOf, nextFile } from '#tests/made-file.ts';
import { expect, test } from './fixtures.ts';
import { insertApplicants, makeAppliedJob, notice, pathOf } from './job-applications-page.ts';

const opener = (page: Page) => page.getByRole('table').getByRole('button', { name: 'View Resume' });

test('an uploaded resume opens in a new tab, fetched with the token (FILE-3)', async ({
  page,
  backend,
  employer,
  signIn,
  network,
}) => {
  const job = await makeJob(backend, employer);
  const ayse = await makeCandidate(backend);
  const resume_url = await makeResume(backend, ayse);
  await makeApplication(backend, ayse, job, { resume_url });
  await signIn(employer);
  await page.goto(pathOf(job));
  const made = nextFile(page);
  const [address] = await Promise.all([
    page.waitForEvent('popup').then(addressOf),
    opener(page).click(),
  ]);
  const file = await made;
  // The tab opened the PDF and nothing else.
  expect(file.type).toBe('application/pdf');
  expect(file.bytes.equals(Buffer.from(pdfBytes()))).toBe(true);
  expect(address).toBe(file.address);
  const [call] = network.made(endpoints.getResume);
  expect(call?.headers).toMatchObject({
    'x-auth-token': employer.token,
    authorization: `Bearer ${employer.token}`,
  });
  expect(page.url()).toContain(pathOf(job));
});

test('a resume that a tab can’t show is saved under its name', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const job = await makeJob(backend, employer);
  const ayse = await makeCandidate(backend);
  const reply = await backend.request('POST', '/api/uploads/resume', {
    token: ayse.token,
    form: fileForm('Özgeçmiş.docx', docxBytes()),
  });
  const { url: resume_url } = (await reply.json()) as { url: string };
  await makeApplication(backend, ayse, job, { resume_url });
  await signIn(employer);
  await page.goto(pathOf(job));
  const [download] = await Promise.all([page.waitForEvent('download'), opener(page).click()]);
  expect(download.suggestedFilename()).toMatch(/\.docx$/);
  expect(page.context().pages()).toHaveLength(1);
});

test('a resume that fails to load says so and leaves no empty tab (ERROR-1)', async ({
  page,
  context,
  backend,
  employer,
  signIn,
  faults,
}) => {
  const job = await makeJob(backend, employer);
  const ayse = await makeCandidate(backend);
  const resume_url = await makeResume(backend, ayse);
  await makeApplication(backend, ayse, job, { resume_url });
  await signIn(employer);
  await page.goto(pathOf(job));
  faults.respond(endpoints.getResume, 500);
  await opener(page).click();
  await expect(notice(page, 'The resume couldn’t be opened.')).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
  await expect(opener(page)).toBeEnabled();
});

test('a resume on the web is a link without referrer', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const { job } = await makeAppliedJob(backend, employer, {
    resume_url: 'https://cv.example/me.pdf',
  });
  await signIn(employer);
  await page.goto(pathOf(job));
  const link = page.getByRole('table').getByRole('link', { name: 'View Resume' });
  await expect(link).toHaveAttribute('href', 'https://cv.example/me.pdf');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener.*noreferrer/);
});

test('other resume addresses are no links and never get the token', async ({
  page,
  context,
  backend,
  employer,
  signIn,
}) => {
  const addresses = [
    'javascript:alert(1)',
    'data:text/html,<b>hi</b>',
    'http://',
    '//elsewhere.example/me.pdf',
    '/\\elsewhere.example/me.pdf',
  ];
  const { job } = await makeAppliedJob(backend, employer, { resume_url: 'https://cv.example/me' });
  const others = addresses.map((_, index) => ({ name: `Other ${index}` }));
  for (const [index, made] of (await insertApplicants(backend, job, others)).entries())
    await changeApplication(backend, made, { resume_url: addresses[index] ?? '' });
  const sentTokens: (string | undefined)[] = [];
  await context.route(/elsewhere\.example/, (route) => {
    sentTokens.push(route.request().headers()['x-auth-token']);
    return route.fulfill({ body: '', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await signIn(employer);
  await page.goto(pathOf(job));
  const table = page.getByRole('table');
  await expect(table.getByText('No resume')).toHaveCount(addresses.length);
  // Only the web address is a link.
  await expect(table.getByRole('link')).toHaveCount(1);
  await expect(table.getByRole('link')).toHaveAccessibleName('View Resume');
  expect(sentTokens).toEqual([]);
});
