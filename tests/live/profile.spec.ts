import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { fileForm, pdfBytes, pngBytes } from '../factories.ts';
import { expect, test } from './fixtures.ts';
import { register, signIn } from './sign-up.ts';

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

test('a candidate completes the profile, and it outlives the server', async ({
  dataFolder,
  launch,
  openPage,
}) => {
  test.slow();
  const server = await launch({ DATA_DIR: dataFolder });
  const email = await register(server.url, 'Defne', 'candidate');
  const { page } = await openPage({ baseURL: server.url });
  await page.goto('/login?redirect=%2Fprofile');
  await signIn(page, email);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const says = (text: string) => page.getByRole('status').filter({ hasText: text });

  const bytes = (given: Uint8Array) => Buffer.from(given);
  const picture = { name: 'ben.png', mimeType: 'image/png', buffer: bytes(pngBytes()) };
  await main.getByLabel('Choose a picture').setInputFiles(picture);
  await main.getByRole('button', { name: 'Upload this picture' }).click();
  await expect(says('Profile image uploaded successfully')).toBeVisible();
  const avatar = page.getByRole('banner').locator('img');
  await expect(avatar).toHaveJSProperty('naturalWidth', 1);

  await main.getByLabel('Professional title').fill('Hemşire');
  await main.getByLabel('Skills').fill('Triage, Türkçe,');
  await main.getByRole('button', { name: 'Add education' }).click();
  await dialog.getByLabel('Institution').fill('Ege Üniversitesi');
  await dialog.getByLabel('Degree').fill('BSc');
  await dialog.getByRole('checkbox', { name: 'I’m currently studying here' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(says('Profile updated successfully')).toBeVisible();

  await main.getByRole('tab', { name: 'Resume' }).click();
  const input = page.getByRole('tabpanel').getByLabel(/^(Resume|New resume)\s*$/);
  const addresses: string[] = [];
  for (const name of ['eski.pdf', 'yeni.pdf']) {
    await input.setInputFiles({ name, mimeType: 'application/pdf', buffer: bytes(pdfBytes()) });
    const [response] = await Promise.all([
      page.waitForResponse('**/api/uploads/resume'),
      main.getByRole('button', { name: 'Save resume' }).click(),
    ]);
    addresses.push(((await response.json()) as { url: string }).url);
    // It is no longer the chosen one, and now the saved one.
    await expect(main.getByText('Choose another file')).toHaveCount(0);
    await expect(main.getByText(name)).toBeVisible();
  }
  // The replaced one is gone from the disk, the new one is there.
  const pathOf = (address = '') =>
    join(dataFolder, 'uploads', 'resume', address.split('/')[4] ?? '');
  await expect.poll(() => isThere(pathOf(addresses[0]))).toBe(false);
  expect(await isThere(pathOf(addresses[1]))).toBe(true);

  // One more upload that comes to nothing; the sweep at the start takes nothing that is young or in use.
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const stray = await fetch(`${server.url}/api/uploads/resume`, {
    method: 'POST',
    body: fileForm('stray.pdf', pdfBytes()),
    headers: { 'X-Auth-Token': token },
  });
  expect(stray.status).toBe(201);
  addresses.push(((await stray.json()) as { url: string }).url);
  await server.stop();
  const again = await launch({ DATA_DIR: dataFolder, PORT: server.port });
  await page.reload();
  await expect(main.getByText('yeni.pdf')).toBeVisible();
  await main.getByRole('tab', { name: 'Personal Information' }).click();
  await expect(main.getByLabel('Professional title')).toHaveValue('Hemşire');
  await expect(main.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveText([
    'Triage',
    'Türkçe',
  ]);
  await expect(main.getByRole('list', { name: 'Education' })).toContainText('Ege Üniversitesi');
  await expect(avatar).toHaveJSProperty('naturalWidth', 1);
  expect(await isThere(pathOf(addresses[1]))).toBe(true);
  expect(await isThere(pathOf(addresses[2]))).toBe(true);
  expect(again.output()).not.toMatch(/background\.failed/);
});
