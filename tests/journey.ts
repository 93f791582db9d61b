import { expect, type Page } from '@playwright/test';
import {
  CANDIDATE,
  COMPANY,
  EMPLOYER,
  JOB,
  LETTER,
  PASSWORD,
  RESUME,
  RESUME_NAME,
  tr,
} from './journey-people.ts';
import { addressOf, nextFile } from './made-file.ts';

/** What the journey runs on: the built app or the one in development. */
export type Stage = {
  /** Opens `/` in a separate browser context, in this language. */
  openPage: (locale: string) => Promise<Page>;
  /** The status of a call without a token. */
  statusWithoutToken: (path: string) => Promise<number>;
};

/** The alert with this text. */
const alert = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function registerEmployer(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await page.getByRole('radio', { name: /^Employer/ }).check();
  await page.getByLabel('First name').fill(EMPLOYER.first);
  await page.getByLabel('Last name').fill(EMPLOYER.last);
  await page.getByLabel('Email').fill(EMPLOYER.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(alert(page, 'Registration successful! You are now logged in.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

async function postJob(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Post Job' }).click();
  await page.getByLabel('Job title').fill(JOB);
  await page.getByLabel('Company name').fill(COMPANY);
  await page.getByLabel('Location').fill('İstanbul');
  await page.getByLabel('Description').fill('Ödeme hizmetlerimizi geliştiriyoruz.');
  await page.getByLabel('Responsibilities').fill('- Tasarım\n- Kod incelemesi');
  await page.getByLabel('Requirements').fill('En az beş yıl deneyim.');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await alert(page, 'Job posted successfully').getByRole('link', { name: 'View Job' }).click();
  await expect(page).toHaveURL(/\/jobs\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { name: JOB, level: 1 })).toBeVisible();
}

async function signOut(page: Page, firstName: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${firstName}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(alert(page, 'You have been logged out.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
}

async function registerCandidate(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await page.getByRole('banner').getByRole('link', { name: tr.register }).click();
  await page.getByRole('radio', { name: tr.candidate }).check();
  await page.getByLabel(tr.firstName, { exact: true }).fill(CANDIDATE.first);
  await page.getByLabel(tr.lastName, { exact: true }).fill(CANDIDATE.last);
  await page.getByLabel(tr.email).fill(CANDIDATE.email);
  await page.getByLabel(tr.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(tr.confirmPassword).fill(PASSWORD);
  await page.getByRole('checkbox', { name: tr.terms }).check();
  await page.getByRole('button', { name: tr.register }).click();
  await expect(alert(page, tr.registered)).toBeVisible();
  await expect(page.getByRole('heading', { name: tr.dashboard, level: 1 })).toBeVisible();
}

async function findJob(page: Page): Promise<void> {
  const bar = page.getByRole('main').getByRole('search');
  const search = async (keywords: string, place: string) => {
    await bar.getByLabel(tr.keywords).fill(keywords);
    await bar.getByLabel(tr.location).fill(place);
    await bar.getByRole('button', { name: tr.search, exact: true }).click();
  };
  const found = page.getByRole('main').getByRole('link', { name: JOB });
  const none = page.getByText(tr.noJobs);

  await page.getByRole('banner').getByRole('link', { name: tr.findJobs }).click();
  // The dashboard has its own search, so this waits for the list.
  await expect(page.getByRole('heading', { name: tr.findJobs, level: 1 })).toBeVisible();
  // Searches with and without results alternate, so that every result on the screen is new.
  await search('muhasebeci', '');
  await expect(none).toBeVisible();
  await search('yazilim gelistir', '');
  await expect(found).toBeVisible();
  await search('', 'Ankara');
  await expect(none).toBeVisible();
  await search('', 'istanbul');
  await expect(found).toBeVisible();
  await search('gelistir', 'ankara');
  await expect(none).toBeVisible();
  await search('KIDEMLİ', 'ISTANBUL');
  await expect(found).toBeVisible();
  await found.click();
  await expect(page.getByRole('heading', { name: JOB, level: 1 })).toBeVisible();
}

async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: tr.applyNow }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(tr.resume)
    .setInputFiles({ name: RESUME_NAME, mimeType: 'application/pdf', buffer: RESUME });
  await dialog.getByLabel(tr.coverLetter).fill(LETTER);
  await dialog.getByRole('button', { name: tr.submit }).click();
  await expect(alert(page, tr.submitted)).toBeVisible();
  await expect(dialog).toBeHidden();
  const panel = page.getByRole('complementary');
  await expect(panel.getByText(tr.alreadyApplied)).toBeVisible();
  await expect(panel.getByText(tr.pending)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: tr.myApplications }).click();
  await expect(page).toHaveURL(/\/applications$/);
}

/** The candidate's card of the application. */
const ownCard = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: JOB }) });

async function logIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(EMPLOYER.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

/** Opens the resume in its own tab; returns the path that it was read from. */
async function openResume(page: Page): Promise<string> {
  const made = nextFile(page);
  const [[tab, address], response] = await Promise.all([
    page.waitForEvent('popup').then(async (tab) => [tab, await addressOf(tab)] as const),
    page.waitForResponse(/\/api\/uploads\/resumes\//),
    page.getByRole('dialog').getByRole('button', { name: 'View Resume' }).click(),
  ]);
  const file = await made;
  expect(file.bytes.equals(RESUME), 'the resume that was uploaded').toBe(true);
  expect(file.type).toBe('application/pdf');
  expect(address).toBe(file.address);
  await tab.close();
  return new URL(response.url()).pathname;
}

async function review(page: Page, stage: Stage): Promise<void> {
  const fullName = `${CANDIDATE.first} ${CANDIDATE.last}`;
  const job = page.getByRole('article').filter({ has: page.getByRole('link', { name: JOB }) });
  await job.getByRole('link', { name: '1 application' }).click();
  const row = page.getByRole('row', { name: fullName });
  await row.getByRole('button', { name: 'View Details' }).click();
  const dialog = page.getByRole('dialog', { name: fullName });
  await expect(dialog.getByRole('link', { name: CANDIDATE.email })).toBeVisible();
  for (const line of LETTER.split('\n')) await expect(dialog.getByText(line)).toBeVisible();

  const resumePath = await openResume(page);
  expect(await stage.statusWithoutToken(resumePath)).toBe(401);

  const status = dialog.getByRole('combobox', { name: `Status of ${fullName}` });
  await expect(status).toHaveValue('pending');
  await status.selectOption('Reviewing');
  const confirmation = 'Application status updated to reviewing successfully';
  await expect(alert(page, confirmation)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(row.getByRole('combobox')).toHaveValue('reviewed');
}

/**
 * The main journey, end to end through the screens: an employer registers and posts a job, a candidate who
 * reads Turkish registers, finds it and applies, the employer reviews the application, and the candidate
 * sees the new status.
 */
export async function travel(stage: Stage): Promise<void> {
  const employer = await stage.openPage('en-US');
  await registerEmployer(employer);
  await postJob(employer);
  await signOut(employer, EMPLOYER.first);

  const candidate = await stage.openPage('tr-TR');
  await registerCandidate(candidate);
  await findJob(candidate);
  await apply(candidate);
  await expect(ownCard(candidate).getByText(tr.pending)).toBeVisible();

  await logIn(employer);
  await review(employer, stage);

  await candidate.reload();
  await expect(ownCard(candidate).getByText(tr.reviewed)).toBeVisible();
}
