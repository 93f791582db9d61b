import { endpoints } from '#src/contract/endpoints.ts';
import { AFTER_POSTING, failures, fillRequired, openForm, submit } from './create-job-form.ts';
import { expect, test } from './fixtures.ts';

/* The connection breaks after the server has handled a call but before its answer arrives (rule CALL-10). */

const NO_CONNECTION = 'Unable to connect to the server. Please check your internet connection.';

test('posting a job again after its answer was lost makes one job (CALL-10)', async ({
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

  // Posting the same job again on purpose makes a second one.
  await openForm(page);
  await fillRequired(page);
  await submit(page);
  await expect(page).toHaveURL(AFTER_POSTING);
  const both = await backend.request('GET', '/api/jobs/employer', { token: employer.token });
  expect(await both.json()).toHaveLength(2);
});
