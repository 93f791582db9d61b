import { expect, test } from './fixtures.ts';
import { register, signIn } from './sign-up.ts';

// Each test starts two servers.
test.slow();

for (const way of ['stop', 'kill'] as const) {
  test(`a session survives a server restart: ${way}`, async ({ dataFolder, launch, openPage }) => {
    const first = await launch({ DATA_DIR: dataFolder });
    const email = await register(first.url, 'Emre', 'employer');
    const { page, problems } = await openPage({ baseURL: first.url });
    // The page keeps requesting its typeface and counts. A starting or stopping server answers 503, which isn't
    // a style sheet, and a stopped one refuses connections.
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
