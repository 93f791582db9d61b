import type { Locator, Page } from '@playwright/test';
import { jobs } from '#server/platform/database/schema.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import type { Backend } from '#tests/backend.ts';
import type { Person } from '#tests/factories.ts';
import { field } from './create-job-form.ts';

export const UPDATE = endpoints.updateJob;
const main = (page: Page): Locator => page.getByRole('main');

/** Opens the form of an existing job and waits until it shows. */
export async function openEdit(page: Page, { _id }: Pick<Job, '_id'>): Promise<void> {
  await page.goto(`/jobs/${_id}/edit`);
  await field(page, 'Job title').waitFor();
}

export const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).click();

export const save = (page: Page): Promise<void> => press(page, 'Save changes');

/** The section that explains that the job was changed in the meantime. */
export const conflict = (page: Page): Locator =>
  main(page).getByRole('region', { name: 'This job was changed in the meantime' });

/** Changes the job through the API, as if in another window. */
export async function changeElsewhere(
  backend: Backend,
  { token }: Person,
  { _id }: Pick<Job, '_id'>,
  json: Partial<Job>,
): Promise<void> {
  await backend.request('PUT', `/api/jobs/${_id}`, { token, json });
}

/** Sets a past deadline on all jobs, which the API would refuse. */
export const expireJobs = (backend: Backend) =>
  backend.database.db.update(jobs).set({ application_deadline: '2020-01-31' });
