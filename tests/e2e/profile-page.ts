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
    editOf: (section: string) => main.getByRole('button', { name: `Edit ${section}`, exact: true }),
    // Each open section has one.
    save: main.getByRole('button', { name: 'Save changes' }).first(),
    cancel: main.getByRole('button', { name: 'Cancel' }),
    changePicture: main.getByRole('button', { name: /^Change (profile picture|company logo)$/ }),
    picture: dialog.getByLabel(/^Choose (a|another) picture$/),
    dialog,
    inDialog: (name: string) => dialog.getByRole('button', { name }),
    says: (text: string): Locator =>
      page.getByRole('region', { name: 'Notifications' }).getByText(text),
  };
};

/** Opens the profile and waits until it shows; then opens a section of it, if one is named. */
export async function openProfile(page: Page, section?: string): Promise<void> {
  await page.goto('/profile');
  const { editOf } = profilePage(page);
  await editOf('About you').waitFor();
  if (section) await editOf(section).click();
}

/** A picture to choose in a file input. */
export const picture = (name = 'me.png', mimeType = 'image/png', bytes = pngBytes()) => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});
