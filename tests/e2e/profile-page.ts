import type { Locator, Page } from '@playwright/test';
import { pngBytes } from '#tests/factories.ts';

/** The profile's controls, by their labels. */
export const profilePage = (page: Page) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  return {
    main,
    field: (label: string) => main.getByRole('textbox', { name: label }),
    skills: main.getByRole('list', { name: 'Skills' }).getByRole('listitem'),
    entries: (list: 'Experience' | 'Education') =>
      main.getByRole('list', { name: list }).getByRole('listitem'),
    tab: (name: string) => main.getByRole('tab', { name }),
    save: main.getByRole('button', { name: 'Save changes' }),
    discard: main.getByRole('button', { name: 'Discard changes' }),
    picture: main.getByLabel(/^Choose (a|another) picture$/),
    dialog,
    inDialog: (name: string) => dialog.getByRole('button', { name }),
    says: (text: string): Locator =>
      page.getByRole('region', { name: 'Notifications' }).getByText(text),
  };
};

/** Opens the profile and waits until its form shows. */
export async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await profilePage(page).field('First name').waitFor();
}

/** A picture to choose in a file input. */
export const picture = (name = 'me.png', mimeType = 'image/png', bytes = pngBytes()) => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});
