import { endpoints } from '#src/contract/endpoints.ts';
import { delayScripts } from './delay-scripts.ts';
import { expect, test } from './fixtures.ts';

const SEND = endpoints.sendMessage;

test('a message is kept until it is sent, and no longer, even when the page is left meanwhile', async ({
  page,
  faults,
  network,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name });
  const send = main.getByRole('button', { name: /^Send/ });
  await field('Name').fill('Deniz');
  await field('Email').fill('deniz@example.com');
  await field('Subject').fill('A question');
  await field('Message').fill('When do you open?');
  faults.respond(SEND, 500);
  await send.click();
  await expect(main.getByRole('alert')).toBeVisible();
  faults.clear();
  const release = network.hold(SEND);
  await send.click();
  await expect.poll(() => network.made(SEND)).toHaveLength(2);
  await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
  // The address changes first, the screen once its code has loaded.
  await expect(page.getByRole('searchbox', { name: 'Keywords' })).toBeVisible();
  release();
  const stored = () => page.evaluate(() => JSON.stringify(window.localStorage));
  await expect.poll(stored).not.toContain('When do you open?');
  await page.goBack();
  await expect(field('Message')).toHaveValue('');
});

test('typing continues undisturbed while the page hydrates', async ({
  page,
  candidate,
  signIn,
}) => {
  await signIn(candidate);
  const letThrough = await delayScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.click();
  await page.keyboard.type('When do ');
  const focusedNext = page.evaluate(() => {
    const typedIn = document.activeElement;
    return new Promise((resolve) => {
      new MutationObserver(() => {
        if (!typedIn?.isConnected) resolve(document.activeElement?.getAttribute('name'));
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
  letThrough();
  // The form is replaced by its user's. A key pressed right then must find a field.
  expect(await focusedNext).toBe('body');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await page.keyboard.type('you open?');
  await expect(message).toHaveValue('When do you open?');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(candidate.email);
  await page.reload();
  await expect(message).toHaveValue('When do you open?');
});

test('a sent message is shown with the address that gets the reply, and another can follow (INFO-1)', async ({
  page,
  network,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name });
  const send = main.getByRole('button', { name: 'Send message' });
  await field('Name').fill('Deniz');
  await field('Email').fill('deniz@example.com');
  await field('Subject').fill('A question');
  await field('Message').fill('When do you open?');
  await send.click();
  await expect(main.getByRole('heading', { name: 'Your message has been sent' })).toBeFocused();
  await expect(main.getByText('We’ll reply to deniz@example.com.')).toBeVisible();
  await expect(main.getByRole('blockquote')).toHaveText('A questionWhen do you open?');
  await expect(main.getByRole('region', { name: 'What happens next' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Send another message' }).click();
  await expect(field('Email')).toHaveValue('deniz@example.com');
  await expect(field('Message')).toHaveValue('');
  await field('Subject').fill('One more');
  await field('Message').fill('And when do you close?');
  await send.click();
  await expect(main.getByRole('blockquote')).toHaveText('One moreAnd when do you close?');
  expect(network.made(SEND)).toHaveLength(2);
});
