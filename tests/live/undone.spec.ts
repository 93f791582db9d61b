import type { Page } from '@playwright/test';
import type { Application } from '../../src/contract/application.ts';
import type { Job } from '../../src/contract/job.ts';
import { APPLICATIONS_PAGE_SIZE } from '../../src/contract/limits.ts';
import type { NotificationPage } from '../../src/contract/notification.ts';
import { jobFields } from '../factories.ts';
import { call } from './call.ts';
import { expect, test } from './fixtures.ts';
import { PASSWORD, register, signIn } from './sign-up.ts';

const COUNT = 40;
const PAGES = Math.ceil(COUNT / APPLICATIONS_PAGE_SIZE);
/** Seconds in which a browser has to get from a decision to its undoing. */
const ANNOUNCE_SECONDS = 8;

type Applicant = { email: string; first_name: string; token: string; id: string };

/** Registers somebody who applies to the job. */
async function applyAs(url: string, jobId: string, first_name: string): Promise<Applicant> {
  const email = `${first_name.toLowerCase()}@posta.example`;
  const person = { first_name, last_name: 'Demir', email, password: PASSWORD };
  const json = { ...person, user_type: 'candidate' };
  const { token } = await call<{ token: string }>(url, 'POST', '/api/auth/register', { json });
  const form = { cover_letter: 'Hello', resume_url: 'https://cv.example/me.pdf' };
  const path = `/api/applications/${jobId}`;
  const { _id } = await call<Application>(url, 'POST', path, { token, json: form });
  return { email, first_name, token, id: _id };
}

/** Rejects all on the page that is open, with the template's message. */
async function rejectPage(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Decide with a message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decide with a message' });
  await dialog.getByRole('combobox', { name: 'New status' }).selectOption('Rejected');
  await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Rejection');
  await dialog.getByRole('button', { name: 'Set status and send' }).click();
  await expect(dialog).toHaveCount(0);
}

test('reject forty with a message, take it back in time: nobody hears of it', async ({
  launch,
  openPage,
  mailbox,
}) => {
  test.slow();
  const settings = { SMTP_URL: mailbox.url, ANNOUNCE_SECONDS: String(ANNOUNCE_SECONDS) };
  const { url } = await launch(settings);
  const email = await register(url, 'Emre', 'employer');
  const json = { email, password: PASSWORD };
  const { token } = await call<{ token: string }>(url, 'POST', '/api/auth/login', { json });
  const modes = { application_received: 'never' };
  await call(url, 'PUT', '/api/notification-preferences', { token, json: { modes } });
  const job = await call<Job>(url, 'POST', '/api/jobs', { token, json: jobFields() });
  const names = Array.from({ length: COUNT }, (_, index) => `Aday${index + 1}`);
  const applicants: Applicant[] = [];
  // As many at a time as the server hashes passwords for.
  for (let from = 0; from < COUNT; from += 4) {
    const some = names.slice(from, from + 4).map((name) => applyAs(url, job._id, name));
    applicants.push(...(await Promise.all(some)));
  }
  let witness: Applicant | undefined;
  /** Decides on another one and waits for the mail: by then, all that was due before was announced. */
  const waitForWitness = async (status: string, count: number) => {
    witness ??= await applyAs(url, job._id, 'Tanik');
    await call(url, 'PUT', `/api/applications/${witness.id}/status`, { token, json: { status } });
    await expect.poll(() => mailbox.to(witness?.email ?? '').length).toBe(count);
  };
  /** What the applicant has heard of. */
  const heardOf = async ({ id, token: own }: Applicant) => {
    const get = <Reply>(path: string) => call<Reply>(url, 'GET', path, { token: own });
    const { notifications } = await get<NotificationPage>('/api/notifications');
    const { events, last_updated } = await get<Application>(`/api/applications/${id}`);
    const thread = await get<{ messages: { body: string }[] }>(`/api/applications/${id}/messages`);
    return {
      notifications: notifications.map(({ kind }) => kind),
      events: events?.map(({ to }) => to),
      messages: thread.messages.map(({ body }) => body.split('\n')[0]),
      isUpdated: last_updated !== null,
    };
  };

  const { page } = await openPage({ baseURL: url });
  const list = (number: number) => `/jobs/${job._id}/applications?status=pending&page=${number}`;
  await page.goto(`/login?redirect=${encodeURIComponent(list(1))}`);
  await signIn(page, email);
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows).toHaveCount(APPLICATIONS_PAGE_SIZE);

  await test.step('reject and undo, page by page', async () => {
    for (let number = 1; number <= PAGES; number += 1) {
      await page.goto(list(number));
      await rejectPage(page);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Change undone.').last()).toBeVisible();
    }
  });
  await test.step('nobody has heard of it', async () => {
    await waitForWitness('hired', 1);
    const heard = await Promise.all(applicants.map(heardOf));
    for (const [index, applicant] of applicants.entries()) {
      expect(mailbox.to(applicant.email)).toEqual([]);
      expect(heard[index]).toEqual({
        ...{ notifications: [], events: [], messages: [], isUpdated: false },
      });
    }
  });

  await test.step('the same without taking it back reaches each once, by name', async () => {
    for (let left = PAGES; left > 0; left -= 1) {
      await page.goto(list(1));
      await rejectPage(page);
    }
    await waitForWitness('reviewed', 2);
    const heard = await Promise.all(applicants.map(heardOf));
    for (const [index, applicant] of applicants.entries()) {
      await expect.poll(() => mailbox.to(applicant.email).length).toBe(1);
      const [mail] = mailbox.to(applicant.email);
      expect(mail?.subject).toMatch(/^An update on your application/);
      // None of them has confirmed the address (rule MAIL-10); the thread has the message.
      expect(mail?.text).not.toContain('Hello');
      expect(heard[index]).toEqual({
        ...{ notifications: ['status_changed'], events: ['rejected'], isUpdated: true },
        messages: [`Hello ${applicant.first_name},`],
      });
    }
    // Each once, whatever the order: 40 of them, and the witness.
    expect(applicants.flatMap((one) => mailbox.to(one.email))).toHaveLength(COUNT);
  });
});
