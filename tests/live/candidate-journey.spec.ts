import { expect, test } from './fixtures.ts';
import { PASSWORD, register, signIn } from './sign-up.ts';

const LETTER = 'Hello,\nI have read every word of your listing.';

/** Posts a job through the API; gives its id. Throws with the reply when that is refused. */
async function postJob(url: string, email: string): Promise<string> {
  const call = async (path: string, json: object, token = '') => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-auth-token': token },
      body: JSON.stringify(json),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as { token: string; _id: string };
  };
  const { token } = await call('/api/auth/login', { email, password: PASSWORD });
  const job = {
    title: 'Baker',
    company_name: 'Fırın',
    description: 'Bakes bread.',
    requirements: 'An early riser.',
    responsibilities: 'Kneading.',
  };
  return (await call('/api/jobs', job, token))._id;
}

test('a candidate applies by the full form, types nothing twice, and withdraws', async ({
  launch,
  openPage,
}) => {
  test.slow();
  const { url } = await launch();
  const jobId = await postJob(url, await register(url, 'Emre', 'employer'));
  const email = await register(url, 'Ceren', 'candidate');
  const { page, problems } = await openPage({ baseURL: url });
  const main = page.getByRole('main');

  // A visitor who means to apply signs in on the way.
  await page.goto(`/jobs/${jobId}`);
  await main.getByRole('link', { name: 'Login' }).click();
  await expect(main.getByText('You must be logged in to apply')).toBeVisible();
  await signIn(page, email);
  await main.getByRole('link', { name: 'Full application form' }).click();
  const letter = main.getByRole('textbox', { name: 'Cover letter' });
  const phone = main.getByRole('textbox', { name: 'Phone number' });
  await letter.fill(LETTER);
  await phone.fill('555 0199');
  await main.getByLabel('Upload a file').setInputFiles({
    name: 'ceren.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  const resume = main.getByText('ceren.pdf');
  await expect(resume).toBeVisible();
  await main.getByRole('checkbox', { name: 'I agree to the terms' }).check();

  // The token is revoked elsewhere: the form comes back as it was.
  problems.expect(/status of 401/);
  await page.evaluate(async () => {
    const headers = { 'x-auth-token': localStorage.getItem('token') ?? '' };
    await fetch('/api/auth/logout', { method: 'POST', headers });
  });
  await main.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signIn(page, email);
  await expect(letter).toHaveValue(LETTER);
  await expect(phone).toHaveValue('555 0199');
  await expect(resume).toBeVisible();
  await main.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(`/jobs/${jobId}/applied`);

  await page.goto('/my-jobs');
  await main.getByRole('article').getByRole('link', { name: 'View Details' }).click();
  for (const line of LETTER.split('\n')) await expect(main.getByText(line)).toBeVisible();
  await main.getByRole('button', { name: 'Withdraw' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw this application?' });
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Application withdrawn successfully')).toBeVisible();

  // It is recommended again, and its form is a new one.
  await page.goto('/dashboard');
  const recommended = page.locator('#recommended');
  await expect(recommended.getByRole('link', { name: 'Baker' })).toBeVisible();
  await page.goto(`/jobs/${jobId}/apply`);
  await expect(letter).toHaveValue('');
});
