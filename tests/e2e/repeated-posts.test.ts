import type { Page } from '@playwright/test';
import { endpoints } from '../../src/contract/endpoints.ts';
import { makeApplication, makeJob } from '../factories.ts';
import { AFTER_POSTING, failures, fillRequired, openForm, submit } from './create-job-form.ts';
import { expect, test } from './fixtures.ts';

/* The server has done what was asked for, and the line is cut before its answer (rule CALL-10). */

const NO_CONNECTION = 'Unable to connect to the server. Please check your internet connection.';

const thread = (page: Page) => page.getByRole('list', { name: 'Messages' });

test('a job that is posted again after its answer was lost is one job', async ({
  page,
  backend,
  employer,
  signIn,
  faults,
  network,
}) => {
  await signIn(employer);
  await openForm(page);
  await fillRequired(page);
  faults.lose(endpoints.createJob);
  for (let times = 1; times <= 2; times += 1) {
    await submit(page);
    await expect.poll(() => network.made(endpoints.createJob).length).toBe(times);
    await expect(failures(page)).toHaveText(NO_CONNECTION);
  }
  faults.clear();
  await submit(page);
  await expect(page).toHaveURL(AFTER_POSTING);
  const own = await backend.request('GET', '/api/jobs/employer', { token: employer.token });
  expect(await own.json()).toHaveLength(1);

  // The same once more, and meant so.
  await openForm(page);
  await fillRequired(page);
  await submit(page);
  await expect(page).toHaveURL(AFTER_POSTING);
  const both = await backend.request('GET', '/api/jobs/employer', { token: employer.token });
  expect(await both.json()).toHaveLength(2);
});

test('a message that is sent again after its answer was lost is one message, and one notification', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
  faults,
}) => {
  const application = await makeApplication(backend, candidate, await makeJob(backend, employer));
  const path = `/api/applications/${application._id}/messages`;
  const json = { body: 'When can you start?' };
  await backend.request('POST', path, { token: employer.token, json });
  await signIn(candidate);
  await page.goto(`/applications/${application._id}`);
  await expect(thread(page).getByRole('listitem')).toHaveCount(1);
  const write = page.getByRole('textbox', { name: /^Message to/ });
  const send = page.getByRole('button', { name: 'Send message' });
  await write.fill('In May.');
  faults.lose(endpoints.postMessage);
  await send.click();
  await expect(page.getByText(NO_CONNECTION)).toBeVisible();
  await expect(write).toHaveValue('In May.');
  faults.clear();
  await send.click();
  await expect(write).toHaveValue('');
  await expect(thread(page).getByRole('listitem')).toHaveCount(2);
  await expect(thread(page).getByRole('listitem').last()).toContainText('In May.');
  const told = await backend.request('GET', '/api/notifications', { token: employer.token });
  const { notifications } = (await told.json()) as { notifications: { kind: string }[] };
  expect(notifications.filter(({ kind }) => kind === 'message')).toHaveLength(1);

  // The same words once more are another message.
  await write.fill('In May.');
  await send.click();
  await expect(thread(page).getByRole('listitem')).toHaveCount(3);
});
