import { endpoints } from '#src/contract/endpoints.ts';
import { AFTER_POSTING, failures, fillRequired, openForm, submit } from './create-job-form.ts';
import { expect, test } from './fixtures.ts';

/* The server has done what was asked for, and the line is cut before its answer (rule CALL-10). */

const NO_CONNECTION = 'Unable to connect to the server. Please check your internet connection.';

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
