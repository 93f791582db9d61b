import type { Locator, Page } from '@playwright/test';
import { v7 } from 'uuid';
import { applications, users } from '#server/platform/database/schema.ts';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import type { Backend } from '#tests/backend.ts';
import {
  makeApplication,
  makeCandidate,
  makeJob,
  nextNumber,
  type Person,
} from '#tests/factories.ts';
import { changeApplication } from '#tests/long-market.ts';

export const pathOf = ({ _id }: Pick<Job, '_id'>) => `/jobs/${_id}/applications`;

/** The row of one candidate or record. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/** The status dropdown of one candidate in the table. */
export const statusOf = (page: Page, name: string): Locator =>
  rowOf(page, name).getByRole('combobox', { name: `Status of ${name}` });

/** Text in the alerts area. */
export const notice = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

/** A job with one application by Ayşe Kaya, sent on March 5, 2026. */
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

/** The list's reply with all of these records on a single page. */
export const onePage = (records: readonly unknown[]) => ({
  applications: records,
  totalPages: 1,
  currentPage: 1,
  total: records.length,
  counts: { pending: records.length },
});

export type Applicant = { name: string; status?: ApplicationStatus; letter?: string };

/** Inserts one application per person into the database, newest first. */
export async function insertApplicants(
  backend: Backend,
  job: Pick<Job, '_id'>,
  applicants: readonly Applicant[],
): Promise<{ _id: string; email: string }[]> {
  const { db } = backend.database;
  const people = applicants.map(({ name, ...application }, index) => {
    const [first_name = '', last_name = ''] = name.split(' ');
    const candidateId = v7();
    return {
      _id: v7(),
      candidateId,
      first_name,
      last_name,
      ...application,
      // Digits only: search covers email addresses, and the letters of an id could match by chance.
      email: `${nextNumber()}@example.com`,
      created_at: new Date(Date.now() - index * 60_000),
    };
  });
  await db.insert(users).values(
    people.map(({ candidateId, first_name, last_name, email }) => ({
      _id: candidateId,
      user_type: 'candidate' as const,
      password_hash: '',
      first_name,
      last_name,
      email,
    })),
  );
  await db.insert(applications).values(
    people.map(({ _id, candidateId, status, letter = 'Hello.', email, created_at }) => ({
      _id,
      job_id: job._id,
      candidate_id: candidateId,
      created_at,
      cover_letter: letter,
      contact_email: email,
      status: status ?? 'pending',
    })),
  );
  return people.map(({ _id, email }) => ({ _id, email }));
}

/** The names in the list, in order, without badges. */
export const names = (page: Page): Locator => page.getByRole('rowheader').locator('bdi');
