import { expect, test } from './fixtures.ts';
import { register, signIn } from './sign-up.ts';

// Each test starts servers of its own, two of them where one follows on the other.
test.slow();

test('signing out in one tab signs out the other', async ({ launch, openPage }) => {
  const { url } = await launch();
  const email = await register(url, 'Defne', 'candidate');
  const { page } = await openPage({ baseURL: url });
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');

  const other = await page.context().newPage();
  await other.goto('/applications');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('My Applications');
  const token = await other.evaluate(() => localStorage.getItem('token'));

  await page.getByRole('button', { name: 'Account of Defne' }).click();
  const told = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('status').getByText('You have been logged out.')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(other.getByRole('button', { name: 'Account of Defne' })).toBeHidden();

  // The server was told: the token is worth nothing any more.
  await told;
  const headers = { Authorization: `Bearer ${token}` };
  const refused = await fetch(`${url}/api/auth/me`, { headers });
  expect(refused.status).toBe(401);
});

test('the server ends at once while a page is open, and the page says so', async ({
  launch,
  openPage,
}) => {
  const server = await launch();
  const { page, problems } = await openPage({ baseURL: server.url });
  await page.goto('/jobs', { waitUntil: 'networkidle' });

  expect(await server.stop()).toBe(0);
  // Calls in flight are waited for, and then broken off; a page that is only open has none.
  expect(server.output()).toMatch(/"brokenOff":0,"event":"server.stopped"/);
  expect(server.output()).not.toMatch(/error/i);

  problems.expect(/ERR_CONNECTION_REFUSED/);
  const main = page.getByRole('main');
  await main.getByLabel('Keywords').fill('nurse');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(main.getByRole('alert')).toContainText('Unable to connect to the server.');
});

for (const way of ['stop', 'kill'] as const) {
  test(`a session outlives the server: ${way} and start again`, async ({
    dataFolder,
    launch,
    openPage,
  }) => {
    const first = await launch({ DATA_DIR: dataFolder });
    const email = await register(first.url, 'Emre', 'employer');
    const { page, problems } = await openPage({ baseURL: first.url });
    // The page goes on asking: for its typeface, its counts. A server that stops or starts
    // says 503, which is no style sheet, then there is none.
    problems.expect(/ERR_CONNECTION_REFUSED|status of 503|Refused to apply style/);
    await page.goto('/login?redirect=%2Fjobs%2Fcreate');
    await signIn(page, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post a Job');

    await first[way]();
    await launch({ DATA_DIR: dataFolder, PORT: first.port });
    const answered = page.waitForResponse('**/api/auth/me');
    await page.reload();
    expect((await answered).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post a Job');
    await expect(page.getByRole('button', { name: 'Account of Emre' })).toBeVisible();
  });
}
