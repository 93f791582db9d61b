import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { makeApplication, makeJob } from '#tests/factories.ts';
import { seeInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import { makeAppliedJob, pathOf, rowOf } from './job-applications-page.ts';

const thread = (page: Page) => page.getByRole('list', { name: 'Messages' });
const write = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

/** Records the texts of live regions from now on; returns a function that reads them. */
const announcements = async (page: Page) => {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const regionOf = (node: Node | null): Element | null =>
      (node instanceof Element ? node : node?.parentElement)?.closest('[role="status"]') ?? null;
    new MutationObserver((changes) => {
      const changed = new Set(changes.map(({ target }) => regionOf(target)));
      for (const region of changed) if (region?.textContent) announced.push(region.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
};

test('the employer writes first, the candidate reads and answers (ALERT-5, APP-6, NOTICE-5, TEXT-5)', async ({
  page,
  backend,
  candidate,
  employer,
  signIn,
  network,
}) => {
  const job = await makeJob(backend, employer, { title: 'Baker', company_name: 'Fırın' });
  const { _id } = await makeApplication(backend, candidate, job);
  await signIn(candidate);
  await page.goto(`/applications/${_id}`);
  await expect(
    page.getByText('You can reply as soon as the employer has written to you.'),
  ).toBeVisible();
  await expect(write(page)).toHaveCount(0);

  const body = 'When can you start?\n<img src=x onerror=alert(1)> https://evil.example';
  const path = `/api/applications/${_id}/messages`;
  await backend.request('POST', path, { token: employer.token, json: { body } });
  await page.goto('/applications');
  const list = page.getByRole('region', { name: 'Applications', exact: true });
  await expect(list.getByText('1 new message')).toBeVisible();
  const bell = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  await expect(bell('Notifications, 1 unread')).toBeVisible();
  await page.goto(`/applications/${_id}`);
  await expect(thread(page).getByRole('listitem')).toContainText('<img src=x onerror=alert(1)>');
  await expect(thread(page).getByRole('link')).toHaveCount(0);
  await expect.poll(() => network.made(endpoints.markMessagesRead).length).toBe(1);
  // The read message no longer counts as an unread notification.
  await expect(bell('Notifications')).toBeVisible();

  // Typed text is kept; Ctrl+Enter sends it.
  await write(page).fill('In May.');
  await page.reload();
  await expect(write(page)).toHaveValue('In May.');
  const announced = await announcements(page);
  await write(page).press('Control+Enter');
  await expect(thread(page).getByRole('listitem')).toHaveCount(2);
  await expect.poll(announced).toEqual(['Message sent.']);
  await seeInBoth(page, ['Message sent.']);
  await expect(thread(page).getByRole('listitem').last()).toContainText('In May.');
  await expect(write(page)).toHaveValue('');
  await page.goto('/applications');
  await expect(page.getByRole('heading', { name: 'Baker' })).toBeVisible();
  await expect(page.getByText('1 new message')).toHaveCount(0);
});

test('the list marks new messages for the employer; a failed send keeps the text (FORM-1, REVIEW-11)', async ({
  page,
  backend,
  employer,
  signIn,
  faults,
}) => {
  const { job, ayse, application } = await makeAppliedJob(backend, employer);
  const path = `/api/applications/${application._id}/messages`;
  await backend.request('POST', path, { token: employer.token, json: { body: 'Hello' } });
  await backend.request('POST', path, { token: ayse.token, json: { body: 'Hello too' } });
  await signIn(employer);
  await page.goto(pathOf(job));
  await expect(rowOf(page, 'Ayşe Kaya').getByText('1 new message')).toBeVisible();
  await page.goto(`${pathOf(job)}?open=${application._id}`);
  await expect(thread(page).getByRole('listitem')).toHaveCount(2);
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(write(page)).toHaveAccessibleDescription('Message is required');
  await expect(write(page)).toBeFocused();
  faults.respond(endpoints.postMessage, 500);
  await write(page).fill('More');
  await send.click();
  const failure = 'Your message couldn’t be sent. Please try again.';
  await expect(write(page)).toHaveAccessibleDescription(failure);
  await expect(write(page)).toHaveValue('More');
  // The error focuses its field and disappears once the field is edited (rule FORM-1).
  await expect(write(page)).toBeFocused();
  await write(page).press('End');
  await write(page).pressSequentially('!');
  await expect(page.getByText(failure)).toHaveCount(0);
  faults.clear();
  await send.click();
  await expect(thread(page).getByRole('listitem')).toHaveCount(3);
});

test('only messages that arrive while the thread is open are announced (ALERT-5, REVIEW-11)', async ({
  page,
  backend,
  employer,
  signIn,
}) => {
  const { job, ayse, application } = await makeAppliedJob(backend, employer);
  const path = `/api/applications/${application._id}/messages`;
  const post = (token: string, body: string) =>
    backend.request('POST', path, { token, json: { body } });
  await post(employer.token, 'Hello');
  await post(ayse.token, 'Hello too');
  await signIn(employer);
  await page.clock.install();
  await page.goto(`${pathOf(job)}?open=${application._id}`);
  const items = thread(page).getByRole('listitem');
  await expect(items).toHaveCount(2);
  const arrived = page.getByRole('status').filter({ hasText: 'New message from Ayşe Kaya' });
  await expect(arrived).toHaveCount(0);
  const announced = await announcements(page);
  for (const [index, body] of ['One more', 'And another'].entries()) {
    await post(ayse.token, body);
    await page.clock.fastForward(21_000);
    await expect(items).toHaveCount(3 + index);
    await expect(arrived).toHaveCount(1);
    await expect.poll(announced).toHaveLength(1 + index);
  }
  // The next poll finds nothing new.
  await page.clock.fastForward(21_000);
  await expect(items).toHaveCount(4);
  expect(await announced()).toEqual(['New message from Ayşe Kaya', 'New message from Ayşe Kaya']);
});
