import type { Page } from '@playwright/test';
import type { Job } from '#src/contract/jobs/job.ts';
import { applyForm, file } from '#tests/e2e/apply-form.ts';
import { fillRequired, openForm, submit } from '#tests/e2e/create-job-form.ts';
import { readCalendar } from '#tests/read-calendar.ts';
import type { ReadMail } from '#tests/read-mail.ts';
import { call } from './call.ts';
import { expect, test } from './fixtures.ts';
import { PASSWORD, register, signIn } from './sign-up.ts';

const PROFILE = {
  title: 'Master baker',
  location: 'Izmir',
  skills: ['Bread', 'Cake'],
  experience: [
    {
      company: 'Köşe Fırın',
      title: 'Head baker',
      description: 'Sourdough.',
      start_date: '2020-01',
      end_date: '',
      current: true,
    },
  ],
};
const NAME = 'Ceren Demir';

/** Logs in through the API and returns the token. */
const tokenOf = async (url: string, email: string): Promise<string> => {
  const json = { email, password: PASSWORD };
  return (await call<{ token: string }>(url, 'POST', '/api/auth/login', { json })).token;
};

/** Expects what every notification mail has: HTML and text with the link, and one-click unsubscribe. */
function expectValidMail(mail: ReadMail, kind: string, link: string): void {
  expect(mail.html).toContain('<!DOCTYPE html');
  for (const content of [mail.html.replaceAll('&amp;', '&'), mail.text])
    expect(content).toContain(link);
  expect(mail.header('List-Unsubscribe')).toMatch(
    new RegExp(
      `^<http://[^>]+/api/notification-preferences/unsubscribe\\?token=[^&>]+&kind=${kind}>$`,
    ),
  );
  expect(mail.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
}

async function postJob(page: Page): Promise<void> {
  await openForm(page);
  await fillRequired(page);
  const question = (place: number) =>
    page.getByRole('group', { name: `Question ${place}`, exact: true });
  await page.getByRole('button', { name: 'Add question' }).click();
  await question(1).getByLabel('Question', { exact: true }).fill('Where do you live?');
  await question(1).getByLabel('Required').check();
  await page.getByRole('button', { name: 'Add question' }).click();
  await question(2).getByLabel('Kind of answer').selectOption('Yes or no');
  await question(2).getByLabel('Question', { exact: true }).fill('Do you drive?');
  await submit(page);
  await expect(page.getByText('Job posted successfully')).toBeVisible();
}

async function apply(page: Page): Promise<void> {
  const { dialog, opener, resume, letter, submit: send } = applyForm(page);
  await opener.click();
  await resume.setInputFiles(file());
  await letter.fill('I would like to bake with you.');
  const parts = dialog.getByRole('group', { name: 'From your profile' });
  await parts.getByRole('checkbox', { name: 'Location', exact: true }).uncheck();
  await dialog.getByRole('textbox', { name: 'Where do you live?' }).fill('Karşıyaka');
  await dialog.getByRole('radio', { name: 'Yes', exact: true }).check();
  await send.click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
}

test('apply with answers and a profile snapshot, get invited, confirm, get hired, reading each mail', async ({
  launch,
  openPage,
  mailbox,
}) => {
  test.slow();
  const { url } = await launch({ SMTP_URL: mailbox.url, ANNOUNCE_SECONDS: '1' });
  const people = {
    employer: await register(url, 'Emre', 'employer'),
    candidate: await register(url, 'Ceren', 'candidate'),
  };
  await test.step('confirm the addresses by the mailed links', async () => {
    for (const email of Object.values(people)) {
      await expect.poll(() => mailbox.to(email).length).toBe(1);
      const [, token] = /token=([\w-]+)/.exec(mailbox.to(email)[0]?.text ?? '') ?? [];
      await call(url, 'POST', '/api/auth/email/confirm', { json: { token } });
    }
  });
  const token = await tokenOf(url, people.candidate);
  await call(url, 'PUT', '/api/users/profile/candidate', { token, json: PROFILE });
  /** A person's mails about notifications, without those about the account itself. */
  const mailsTo = (who: keyof typeof people) =>
    mailbox.to(people[who]).filter((mail) => mail.header('List-Unsubscribe'));
  /** The newest of `mailsTo`, once there are `count` of them. */
  const newest = async (who: keyof typeof people, count: number): Promise<ReadMail> => {
    await expect.poll(() => mailsTo(who).length).toBe(count);
    return mailsTo(who).at(-1) as ReadMail;
  };
  const { page: employer } = await openPage({ baseURL: url });
  const { page: candidate } = await openPage({ baseURL: url });

  await test.step('post a job with questions', async () => {
    await employer.goto('/login');
    await signIn(employer, people.employer);
    await expect(employer).toHaveURL(/\/dashboard$/);
    await postJob(employer);
  });
  const own = { token: await tokenOf(url, people.employer) };
  const [job] = await call<Job[]>(url, 'GET', '/api/jobs/employer', own);
  const review = `/jobs/${job?._id}/applications`;

  await test.step('apply with answers and most of the profile', async () => {
    await candidate.goto(`/login?redirect=${encodeURIComponent(`/jobs/${job?._id}`)}`);
    await signIn(candidate, people.candidate);
    await apply(candidate);
  });

  const dialog = employer.getByRole('dialog', { name: NAME });
  await test.step('the employer opens the application from the mail', async () => {
    const mail = await newest('employer', 1);
    expect(mail.subject).toBe(`New application from ${NAME}: Baker`);
    expectValidMail(mail, 'application_received', `${url}${review}?open=`);
    await employer.goto(/http\S+\?open=\S+/.exec(mail.text)?.[0] ?? '');
    for (const text of ['Karşıyaka', 'Master baker', 'Sourdough.'])
      await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByText('Izmir')).toHaveCount(0);
  });

  await test.step('get invited', async () => {
    await dialog.getByRole('button', { name: 'Set interview' }).click();
    await dialog.getByLabel('Interview Date').fill('2099-05-01');
    await dialog.getByLabel('Time', { exact: true }).fill('12:30');
    await dialog.getByLabel('Time zone').selectOption('Europe/Istanbul');
    await dialog.getByLabel('Place').fill('Room 1');
    await dialog.getByLabel('Note to the candidate').fill('Ring twice.');
    await dialog.getByRole('button', { name: 'Set interview' }).click();
    await expect(dialog.getByRole('button', { name: 'Change interview' })).toBeVisible();
    const mail = await newest('candidate', 1);
    expect(mail.subject).toBe('You’re invited to an interview: Baker');
    expectValidMail(mail, 'interview_set', `${url}/applications/`);
    for (const text of [/May 1, 2099 at 12:30\sPM \(Europe\/Istanbul\)/, 'Room 1', 'Ring twice.'])
      expect(mail.text).toMatch(text);
    const { method, of } = readCalendar(mail.calendar?.text ?? '');
    expect([method, of('sequence'), String(of('dtstart'))]).toEqual([
      'REQUEST',
      0,
      '2099-05-01T09:30:00Z',
    ]);
  });

  await test.step('confirm', async () => {
    const [mail] = mailsTo('candidate');
    await candidate.goto(/http\S+\/applications\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const card = candidate.getByRole('region', { name: 'Interview', exact: true });
    await card.getByRole('button', { name: 'Confirm' }).click();
    await expect(card.getByText('Confirmed')).toBeVisible();
    const confirmation = await newest('employer', 2);
    expect(confirmation.subject).toBe(`Interview confirmed by ${NAME}: Baker`);
    expectValidMail(confirmation, 'interview_answered', `${url}${review}?open=`);
    const attendee = readCalendar(confirmation.calendar?.text ?? '').event.getFirstProperty(
      'attendee',
    );
    expect(attendee?.getParameter('partstat')).toBe('ACCEPTED');
  });

  await test.step('get hired', async () => {
    await employer.reload();
    await dialog.getByRole('combobox', { name: `Status of ${NAME}` }).selectOption('Accepted');
    const mail = await newest('candidate', 2);
    expect(mail.subject).toBe('You’ve been accepted: Baker');
    expectValidMail(mail, 'status_changed', `${url}/applications/`);
    await candidate.reload();
    await expect(candidate.getByRole('main').getByText('Accepted').first()).toBeVisible();
  });

  await test.step('choose mails through a mail’s link, without logging in', async () => {
    const mail = mailsTo('candidate').at(-1);
    const { page: visitor } = await openPage({ baseURL: url });
    await visitor.goto(/http\S+\/notifications\/preferences\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await expect(visitor.getByRole('main')).toContainText('c•••@example.com');
    await expect(visitor.getByRole('button', { name: 'Stop these emails' })).toBeVisible();
  });
});
