import { endpoints } from '#src/contract/endpoints.ts';
import { makeApplication, makeCandidate, makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

const ANSWER = endpoints.answerInterview;

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the candidate reads, answers and downloads an interview (INTERVIEW-5, INTERVIEW-6, INTERVIEW-9)', async ({
    page,
    backend,
    employer,
    candidate,
    signIn,
    network,
    problems,
  }) => {
    problems.expect(/status of 409/);
    const job = await makeJob(backend, employer, { title: 'Clerk', company_name: 'Ay AŞ' });
    const { _id } = await makeApplication(backend, candidate, job);
    const put = (json: object) =>
      backend.request('PUT', `/api/applications/${_id}/interview`, { token: employer.token, json });
    const facts = {
      interview_date: '2099-05-01T09:30:00Z',
      time_zone: 'Europe/Istanbul',
      duration_minutes: 45,
      place: 'Room 1',
      link: 'https://meet.example/1',
      note: 'Ring.',
    };
    await put(facts);
    await signIn(candidate);
    await page.goto('/dashboard');
    const actionItems = page.getByRole('region', { name: 'Waiting for you' });
    await expect(actionItems).toContainText(/Fri 1 May 2099, 5:30\sAM/);
    // Until it is answered, it is told once.
    const upcoming = page.getByRole('region', { name: 'Upcoming interviews' });
    await expect(upcoming).toHaveCount(0);
    await actionItems
      .getByRole('link', { name: /^Answer the interview invitation.*Clerk/ })
      .click();

    const card = page.getByRole('region', { name: 'Interview', exact: true });
    await expect(card).toContainText(/Fri 1 May 2099, 5:30\sAM, New York time \(GMT[-]4\)/);
    await expect(card).toContainText(/Fri 1 May 2099, 12:30\sPM, Istanbul time \(GMT\+3\)/);
    for (const text of ['45 minutes', 'Room 1', 'Ring.']) await expect(card).toContainText(text);
    await expect(card.getByRole('link', { name: 'https://meet.example/1' })).toBeVisible();
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe('interview.ics');

    await card.getByRole('button', { name: 'Confirm' }).click();
    await expect(card.getByText('Confirmed')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Join' })).toHaveAttribute('href', facts.link);
    await expect(card.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
    // The answer takes the place of the choice, so a second click declines nothing.
    await expect(card.getByRole('button', { name: 'Decline' })).toHaveCount(0);
    const change = card.getByRole('button', { name: 'Change answer' });
    await expect(change).toBeFocused();
    await change.click();
    await card.getByRole('button', { name: 'Decline' }).click();
    await card.getByRole('button', { name: 'Back' }).click();
    await expect(card.getByRole('button', { name: 'Decline' })).toBeFocused();

    // The employer changes the interview meanwhile.
    await put({ ...facts, place: 'Room 2' });
    await card.getByRole('button', { name: 'Ask for another time' }).click();
    // Key by key: in a controlled field, a render between two listeners would reset the value.
    await card.getByLabel('When would suit you?').pressSequentially('On Monday.');
    await expect(card.getByLabel('When would suit you?')).toHaveValue('On Monday.');
    await card.getByRole('button', { name: 'Ask for another time' }).click();
    await expect(card).toContainText('Room 2');
    await expect(card).toContainText('Not answered yet');
    await expect(card.getByRole('alert')).toContainText('The employer has changed this interview.');
    await card.getByRole('button', { name: 'Ask for another time' }).click();
    await expect(card).toContainText('Another time requested');
    await expect(card).toContainText('Your note: On Monday.');
    await expect(change).toBeFocused();
    expect(network.made(ANSWER).map(({ json }) => json)).toEqual([
      { answer: 'confirmed', note: '', sequence: 0 },
      { answer: 'other_time', note: 'On Monday.', sequence: 0 },
      { answer: 'other_time', note: 'On Monday.', sequence: 1 },
    ]);
    for (const text of ['You confirmed the interview', 'You asked for another time'])
      await expect(page.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible();
    await expect(page.getByText('by the candidate')).toHaveCount(0);
    // An answered interview is no longer an action item.
    await page.getByRole('link', { name: 'Back to Applications' }).click();
    await expect(upcoming.getByRole('link', { name: 'Clerk' })).toBeVisible();
    await expect(upcoming).toContainText('Another time requested');
    await expect(actionItems).toHaveCount(0);
  });
});

test('an interview is confirmed in its row, unless it was changed meanwhile (DASH-5, INTERVIEW-5)', async ({
  page,
  backend,
  employer,
  candidate,
  signIn,
  network,
  problems,
}) => {
  problems.expect(/status of 409/);
  const job = await makeJob(backend, employer, { title: 'Clerk' });
  const { _id } = await makeApplication(backend, candidate, job);
  const put = (json: object) =>
    backend.request('PUT', `/api/applications/${_id}/interview`, { token: employer.token, json });
  await put({ interview_date: '2099-05-01T09:30:00Z', time_zone: 'UTC' });
  await signIn(candidate);
  await page.goto('/dashboard');
  const actionItems = page.getByRole('region', { name: 'Waiting for you' });
  await expect(actionItems.getByRole('link', { name: 'Another time' })).toHaveAttribute(
    'href',
    `/applications/${_id}#interview`,
  );
  await put({ interview_date: '2099-05-02T09:30:00Z', link: 'https://meet.example/1' });
  await actionItems.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The employer has changed this interview.')).toBeVisible();
  await expect(actionItems).toContainText('Sat 2 May 2099');
  await actionItems.getByRole('button', { name: 'Confirm' }).click();
  await expect(actionItems).toContainText('You’re all caught up.');
  await expect(actionItems.getByRole('heading')).toBeFocused();
  const upcoming = page.getByRole('region', { name: 'Upcoming interviews' });
  await expect(upcoming).toContainText('Confirmed');
  await expect(upcoming.getByRole('link', { name: 'Join' })).toHaveAttribute(
    'href',
    'https://meet.example/1',
  );
  expect(network.made(ANSWER).map(({ json }) => json)).toEqual([
    { answer: 'confirmed', sequence: 0 },
    { answer: 'confirmed', sequence: 1 },
  ]);
});

test('the employer’s dashboard lists three upcoming interviews, or all on request (INTERVIEW-8)', async ({
  page,
  backend,
  employer,
  candidate,
  signIn,
}) => {
  const job = await makeJob(backend, employer, { title: 'Clerk' });
  const { _id } = await makeApplication(backend, candidate, job);
  await backend.request('PUT', `/api/applications/${_id}/interview`, {
    token: employer.token,
    json: { interview_date: '2099-05-01T09:30:00Z' },
  });
  for (const day of [2, 3, 4]) {
    const later = await makeApplication(backend, await makeCandidate(backend), job);
    await backend.request('PUT', `/api/applications/${later._id}/interview`, {
      token: employer.token,
      json: { interview_date: `2099-05-0${day}T09:30:00Z` },
    });
  }
  await signIn(employer);
  await page.goto('/dashboard');
  const upcoming = page.getByRole('region', { name: 'Upcoming interviews' });
  await expect(upcoming.getByRole('listitem')).toHaveCount(3);
  await upcoming.getByRole('button', { name: 'Show all' }).click();
  await expect(upcoming.getByRole('listitem')).toHaveCount(4);
  await expect(upcoming).toContainText('Fri 1 May 2099');
  await upcoming.getByRole('link').first().click();
  await expect(page).toHaveURL(`/jobs/${job._id}/applications?open=${_id}`);
});

test('interviews that wait for the employer are action items, the others upcoming (DASH-4, INTERVIEW-8)', async ({
  page,
  faults,
  employer,
  signIn,
}) => {
  const interviews = (['other_time', 'confirmed'] as const).map((answer, index) => ({
    application_id: `${index}`,
    job_id: 'job',
    job_title: 'Clerk',
    candidate_name: answer,
    starts_at: '2099-05-01T09:30:00Z',
    duration_minutes: 60,
    time_zone: 'UTC',
    answer,
  }));
  faults.respond(endpoints.listInterviews, 200, { interviews });
  await signIn(employer);
  await page.goto('/dashboard');
  const actionItems = page.getByRole('region', { name: 'Waiting for you' });
  await expect(actionItems.getByRole('listitem')).toHaveCount(1);
  await expect(actionItems).toContainText('other_time');
  const upcoming = page.getByRole('region', { name: 'Upcoming interviews' });
  await expect(upcoming.getByRole('listitem')).toHaveCount(1);
  await expect(upcoming).toContainText('confirmed');
});
