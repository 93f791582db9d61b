import type { Locator, Page } from '@playwright/test';
import type { Job } from '../../src/contract/job.ts';
import type { Backend } from '../backend.ts';
import { makeApplication, makeCandidate, makeJob, type Person } from '../factories.ts';
import { changeApplication } from './market.ts';

export const pathOf = ({ _id }: Pick<Job, '_id'>) => `/jobs/${_id}/applications`;

/** The row of one candidate. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/** The dropdown with one candidate's status, in the table. */
export const statusOf = (page: Page, name: string): Locator =>
  rowOf(page, name).getByRole('combobox', { name: `Status of ${name}` });

/** What the alerts area says. */
export const notice = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

/** A job with one application, of Ayşe Kaya, sent on March 5, 2026. */
export async function makeAppliedJob(
  backend: Backend,
  employer: Person,
  given: Parameters<typeof makeApplication>[3] = {},
) {
  const job = await makeJob(backend, employer, { title: 'Baker' });
  const ayse = await makeCandidate(backend, {
    first_name: 'Ayşe',
    last_name: 'Kaya',
    email: `ayse-${job._id}@example.com`,
  });
  const application = await makeApplication(backend, ayse, job, given);
  await changeApplication(backend, application, { created_at: new Date('2026-03-05T10:00:00Z') });
  return { job, ayse, application };
}
