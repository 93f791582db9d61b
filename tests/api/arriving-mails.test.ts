import { afterAll, beforeAll, describe, expect } from 'vitest';
import { root } from '#scripts/setup/paths.mjs';
import { sendDueMails } from '#server/domains/mails/send-due.ts';
import { createSmtpMail, type Mail } from '#server/platform/mail/mail.ts';
import { openMailRenderer } from '#server/platform/mail/renderer.ts';
import type { NotificationPage } from '#src/contract/notifications/notification.ts';
import { makeCandidate, makeJob, PASSWORD, type Person, unconfirm } from '#tests/factories.ts';
import { readCalendar } from '#tests/read-calendar.ts';
import { type ReadMail, readMail } from '#tests/read-mail.ts';
import { DAY, HOUR, interviewTest } from './api-test.ts';
import { prefer, queueOf, sendNotifications } from './mail-queue.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-servers.ts';

const calls = interviewTest();
const { backend, test } = calls;
const { answerInterview, cancel, inviteCandidate, people, setInterview, setStatus, FACTS } = calls;

let server: TestSmtpServer;
let mail: Mail;
beforeAll(async () => {
  server = await startSmtpServer();
  mail = createSmtpMail(server.url, 'no-reply@jobs.example', { connections: 1 });
});
afterAll(async () => {
  mail.close?.();
  await server.close();
});

const renderer = openMailRenderer(root);

/** Sends the due mails; returns those that arrived, in order. */
async function deliver(): Promise<ReadMail[]> {
  server.taken.length = 0;
  await sendDueMails(queueOf(backend(), { mail, renderer }));
  return server.taken.map(readMail);
}
/** Sends the due mails; returns those to this person. */
const arrived = async ({ email }: Person) =>
  (await deliver()).filter(({ to }) => to.includes(email));
/** A mail's calendar event, which must be there both inline and as an attached file. */
function eventOf({ calendar, files, html }: ReadMail) {
  if (!calendar) throw new Error('No calendar');
  expect(html).toContain('<!DOCTYPE html');
  const event = readCalendar(calendar.text);
  expect(calendar.contentType).toBe(`text/calendar; charset=utf-8; method=${event.method}`);
  expect(files.map(({ text }) => text)).toEqual([calendar.text]);
  expect(files[0]?.contentType).toContain('interview.ics');
  return event;
}

const AT = /Friday, May 1, 2099 at 12:30\sPM \(Europe\/Istanbul\)/;

describe('an interview mail (INTERVIEW-10)', () => {
  test('lists all facts and adds the calendar event', async () => {
    const { candidate, job, _id } = await inviteCandidate({
      ...FACTS,
      note: 'Ring twice.\n\nBring a pen.',
    });
    const [invitation, ...others] = await arrived(candidate);
    expect(others).toEqual([]);
    expect(invitation?.subject).toBe(`You’re invited to an interview: ${job.title}`);
    for (const said of [AT, 'Duration: 45 minutes', 'Place: Room 1', 'Ring twice.\n\nBring a pen.'])
      expect(invitation?.text).toMatch(said);
    expect(invitation?.text).toContain('Link: https://meet.example/1');
    expect(invitation?.html).toContain('href="https://meet.example/1"');
    const { method, of, event } = eventOf(invitation as ReadMail);
    expect([method, of('uid')]).toEqual(['REQUEST', `interview-${_id}@meydan`]);
    expect(of('url')).toBe(`https://jobs.example/applications/${_id}`);
    expect(event.getFirstProperty('attendee')?.getFirstValue()).toMatch(candidate.email);
  });

  test('replaces the calendar event after a change and cancels it after a cancellation', async () => {
    const { employer, candidate, _id } = await inviteCandidate();
    await arrived(candidate);
    await setInterview(_id, employer, { ...FACTS, place: '', time_zone: 'UTC' });
    await backend().announce();
    const [changed] = await arrived(candidate);
    expect(changed?.subject).toMatch(/^Your interview has changed/);
    expect(changed?.text).toMatch(/9:30\sAM \(UTC\)/);
    expect(changed?.text).toContain('Please confirm the new details');
    expect(changed?.text).not.toContain('Place:');
    const event = eventOf(changed as ReadMail);
    expect([event.method, event.of('uid'), event.of('sequence')]).toEqual([
      'REQUEST',
      `interview-${_id}@meydan`,
      1,
    ]);
    await cancel(_id, employer);
    await backend().announce();
    const [cancelled] = await arrived(candidate);
    expect(cancelled?.text).toMatch(/9:30\sAM \(UTC\)/);
    const { method, of } = eventOf(cancelled as ReadMail);
    expect([method, of('uid'), of('sequence'), of('status')]).toEqual([
      'CANCEL',
      `interview-${_id}@meydan`,
      2,
      'CANCELLED',
    ]);
  });

  test('shows the interview as announced, however late it is sent', async () => {
    const { employer, candidate, _id } = await inviteCandidate();
    // Not announced yet.
    await setInterview(_id, employer, { ...FACTS, place: 'Room 2', note: 'Secret.' });
    const [first] = await arrived(candidate);
    expect(first?.text).toContain('Place: Room 1');
    expect(first?.text).not.toContain('Secret.');
    expect(eventOf(first as ReadMail).of('sequence')).toBe(0);
    await cancel(_id, employer);
    await backend().announce();
    const [second, ...others] = await arrived(candidate);
    expect(others).toEqual([]);
    expect(eventOf(second as ReadMail).method).toBe('CANCEL');
  });

  test('does not ask for confirmation again when only the note has changed', async () => {
    const { employer, candidate, _id } = await inviteCandidate();
    await answerInterview(_id, candidate, { answer: 'confirmed' });
    await setInterview(_id, employer, { ...FACTS, note: 'Ring three times.' });
    await backend().announce();
    const changed = (await arrived(candidate)).at(-1);
    expect(changed?.text).toContain('Ring three times.');
    expect(changed?.text).not.toContain('Please confirm');
    const attendee = eventOf(changed as ReadMail).event.getFirstProperty('attendee');
    expect(attendee?.getParameter('partstat')).toBe('ACCEPTED');
  });

  test('reminds both sides the day before, each with their own link', async () => {
    const interview_date = calls.ahead(3 * DAY);
    const { employer, candidate, job, _id } = await inviteCandidate({ ...FACTS, interview_date });
    await arrived(candidate);
    backend().clock.advance(2 * DAY);
    await calls.remind();
    const mails = await deliver();
    const paths = [`applications/${_id}`, `jobs/${job._id}/applications?open=${_id}`];
    for (const [index, { email }] of [candidate, employer].entries()) {
      const reminder = mails.find(({ to }) => to.includes(email));
      expect(reminder?.subject).toBe(`Interview tomorrow: ${job.title}`);
      expect(reminder?.text).toContain('Place: Room 1');
      expect(reminder?.text).toContain('Ring twice.');
      expect(eventOf(reminder as ReadMail).of('url')).toBe(`https://jobs.example/${paths[index]}`);
    }
  });

  test('shows the employer the time and the note of the candidate’s answer', async () => {
    const { employer, candidate, _id } = await inviteCandidate();
    await arrived(employer);
    await answerInterview(_id, candidate, { answer: 'confirmed', note: 'Gladly.\nUntil then!' });
    const [confirmed] = await arrived(employer);
    expect(confirmed?.text).toMatch(AT);
    expect(confirmed?.text).toContain('Gladly.\nUntil then!');
    expect(eventOf(confirmed as ReadMail).method).toBe('REQUEST');
    await answerInterview(_id, candidate, { answer: 'declined' });
    const [declined] = await arrived(employer);
    expect(declined?.text).toMatch(AT);
    expect([declined?.calendar, declined?.files]).toEqual([undefined, []]);
  });
});

test('a rejection mail includes the cancelled interview (INTERVIEW-10)', async () => {
  const { employer, candidate, job, _id } = await inviteCandidate();
  await arrived(candidate);
  await setStatus(_id, employer, 'rejected', { message: 'Dear {first_name},\n\nwe are sorry.' });
  await backend().announce();
  const [update, ...others] = await arrived(candidate);
  expect(others).toEqual([]);
  expect(update?.subject).toBe(`An update on your application: ${job.title}`);
  expect(update?.text).toMatch(/Cancelled interview: Friday, May 1, 2099/);
  expect(update?.text).toMatch(/Dear \w+,\n\nwe are sorry\./);
  const { method, of } = eventOf(update as ReadMail);
  expect([method, of('sequence')]).toEqual(['CANCEL', 1]);
  expect(await calls.eventsFor(_id, candidate)).toContain('interview_cancelled');
});

test('a digest lists each interview once, as last announced (INTERVIEW-10)', async () => {
  const { employer, candidate, _id } = await calls.people();
  const modes = { interview_set: 'daily', interview_changed: 'daily' };
  await prefer(backend(), candidate.token, { modes });
  await setInterview(_id, employer, FACTS);
  await backend().announce();
  await setInterview(_id, employer, { ...FACTS, place: 'Room 2' });
  await backend().announce();
  backend().clock.advance(DAY);
  const [digest, ...others] = await arrived(candidate);
  expect(others).toEqual([]);
  expect(digest?.calendar).toBeUndefined();
  expect(digest?.text).toContain('Place: Room 2');
  const files = digest?.files ?? [];
  expect(files.map(({ contentType }) => contentType)).toEqual([
    expect.stringContaining('method=REQUEST'),
  ]);
  expect(readCalendar(files[0]?.text ?? '').of('location')).toBe('Room 2');
});

test('a digest has what is left when it is sent, with the names of then (MAIL-1, MAIL-3)', async ({
  admin,
}) => {
  const { employer, candidate, job, _id } = await people({ job: { title: 'Baker' } });
  const gone = await makeJob(backend(), employer, { title: 'Cook' });
  const modes = { message: 'daily', job_closed: 'daily' };
  await prefer(backend(), candidate.token, { modes, language: 'tr' });
  const about = { userId: candidate._id, applicationId: _id, jobId: job._id };
  await sendNotifications(
    backend(),
    { ...about, kind: 'message', facts: { excerpt: 'Hello' } },
    { ...about, kind: 'job_closed' },
    { userId: candidate._id, kind: 'message', jobId: gone._id },
  );
  await calls.send('PUT', `/api/jobs/${job._id}`, employer, { title: 'Head baker' });
  await calls.send('DELETE', `/api/admin/jobs/${gone._id}`, admin);
  await prefer(backend(), candidate.token, { modes: { job_closed: 'never' } });
  backend().clock.advance(DAY);
  const [digest, ...others] = await arrived(candidate);
  expect(others).toEqual([]);
  expect(digest?.subject).toBe('Meydan’dan 1 yeni bildirim');
  expect(digest?.text).toContain('Head baker');
  expect(digest?.text).toContain('Hello');
  expect(digest?.text).not.toContain('Cook');
  // A later mail to the same person has the names of its own time.
  await calls.send('PUT', `/api/jobs/${job._id}`, employer, { title: 'Chief baker' });
  await prefer(backend(), candidate.token, { modes: { message: 'now' } });
  await sendNotifications(backend(), { ...about, kind: 'message' });
  await calls.send('PUT', `/api/jobs/${job._id}`, employer, { title: 'Pastry chef' });
  const [mailed] = await arrived(candidate);
  expect(mailed?.subject).toContain('Pastry chef');
});

test('the list of notifications omits facts that only mails show', async () => {
  const { candidate } = await inviteCandidate();
  const { notifications } = await calls.read<NotificationPage>('/api/notifications', candidate);
  expect(notifications[0]?.facts).toEqual({
    starts_at: calls.WHEN,
    time_zone: 'Europe/Istanbul',
  });
  await sendNotifications(backend(), {
    userId: candidate._id,
    kind: 'message',
    facts: { excerpt: 'One two', message: 'One\n\ntwo' },
  });
  const { notifications: all } = await calls.read<NotificationPage>(
    '/api/notifications',
    candidate,
  );
  expect(all.map(({ facts }) => facts)).toContainEqual({ excerpt: 'One two' });
});

describe('the calendar file (INTERVIEW-6)', () => {
  const file = async (id: string, person: Person, language = 'en') => {
    const path = `/api/applications/${id}/interview.ics`;
    const headers = { 'Accept-Language': language };
    return backend().request('GET', path, { token: person.token, headers });
  };

  test('has time, place and participants, in UTC and in the reader’s language', async () => {
    const { employer, candidate, job, _id } = await inviteCandidate({
      ...FACTS,
      note: `Bring:\n- "papers"; a, b \\ c\n${'çğış '.repeat(60)}`,
    });
    const response = await file(_id, candidate, 'tr');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('interview.ics');
    const text = await response.text();
    const { method, event, of } = readCalendar(text);
    expect(method).toBe('REQUEST');
    expect([of('uid'), of('sequence'), of('status')]).toEqual([
      `interview-${_id}@meydan`,
      0,
      'CONFIRMED',
    ]);
    expect([String(of('dtstart')), String(of('dtend'))]).toEqual([
      '2099-05-01T09:30:00Z',
      '2099-05-01T10:15:00Z',
    ]);
    expect(of('summary')).toBe(`Mülakat: ${job.title}, ${job.company_name}`);
    expect(of('location')).toBe('Room 1');
    expect(of('description')).toBe(
      `Bring:\n- "papers"; a, b \\ c\n${'çğış '.repeat(60).trim()}\n\nhttps://meet.example/1\n\nhttp://api.test/applications/${_id}`,
    );
    expect(event.getFirstProperty('attendee')?.getFirstValue()).toMatch(candidate.email);
    // Neither side learns an address that it doesn’t see elsewhere.
    expect(text).not.toContain(employer.email);
    // Lines end with CRLF and have at most 75 octets.
    for (const line of text.split('\r\n')) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(String(readCalendar(await (await file(_id, employer)).text()).of('url'))).toBe(
      `http://api.test/jobs/${job._id}/applications?open=${_id}`,
    );
  });

  test('replaces the earlier event after a change and cancels it after a cancellation', async () => {
    const { employer, candidate, _id } = await inviteCandidate();
    await answerInterview(_id, candidate, { answer: 'confirmed' });
    const confirmed = readCalendar(await (await file(_id, candidate)).text());
    expect(confirmed.event.getFirstProperty('attendee')?.getParameter('partstat')).toBe('ACCEPTED');
    await setInterview(_id, employer, { ...FACTS, place: '' });
    const changed = readCalendar(await (await file(_id, candidate)).text());
    expect([changed.method, changed.of('uid'), changed.of('sequence')]).toEqual([
      'REQUEST',
      confirmed.of('uid'),
      1,
    ]);
    expect(changed.of('location')).toBe('https://meet.example/1');
    await cancel(_id, employer);
    const { method, of } = readCalendar(await (await file(_id, candidate)).text());
    expect([method, of('uid'), of('sequence'), of('status')]).toEqual([
      'CANCEL',
      confirmed.of('uid'),
      2,
      'CANCELLED',
    ]);
  });

  test('exists only for an interview, and for the candidate only once announced', async () => {
    const { employer, candidate, _id } = await people();
    expect((await file(_id, candidate)).status).toBe(404);
    await setInterview(_id, employer, FACTS);
    await cancel(_id, employer);
    expect((await file(_id, candidate)).status).toBe(404);
    expect((await file(_id, employer)).status).toBe(200);
  });
});

describe('an unconfirmed address (MAIL-10)', () => {
  const BAIT = { link: 'https://bait.example/win', note: 'Free money: https://bait.example/now' };

  test('gets no text that another user wrote', async () => {
    const { candidate } = await inviteCandidate({ ...FACTS, ...BAIT });
    await unconfirm(backend(), candidate);
    const mails = await arrived(candidate);
    expect(mails.map(({ subject }) => subject)).toContain('You’re invited to an interview');
    for (const { html, text, calendar, files } of mails) {
      expect(`${html} ${text}`).not.toMatch(/bait|Free money/);
      expect([calendar, files]).toEqual([undefined, []]);
      expect(text).toContain('https://jobs.example/applications/');
    }
  });

  test('gets at most twenty mails a day; other notifications stay in the app', async () => {
    const stranger = await makeCandidate(backend());
    await unconfirm(backend(), stranger);
    await prefer(backend(), stranger.token, { modes: { job_closed: 'daily' } });
    const notification = { userId: stranger._id, kind: 'message' as const };
    await sendNotifications(backend(), ...Array.from({ length: 15 }, () => notification));
    await sendNotifications(backend(), ...Array.from({ length: 14 }, () => notification));
    await sendNotifications(backend(), { userId: stranger._id, kind: 'job_closed' });
    // With the day's digest, these are twenty.
    expect(await arrived(stranger)).toHaveLength(19);
    const { unread } = await calls.read<NotificationPage>('/api/notifications', stranger);
    expect(unread).toBe(30);
    backend().clock.advance(25 * HOUR);
    // Mails over the limit aren't sent later.
    expect((await arrived(stranger)).map(({ subject }) => subject)).toEqual([
      '1 update from Meydan',
    ]);
    await sendNotifications(backend(), notification);
    expect(await arrived(stranger)).toHaveLength(1);
  });

  test('gets full mails once its owner has used a password reset link', async ({ candidate }) => {
    await unconfirm(backend(), candidate);
    const { email } = candidate;
    // On localhost, links use the host of the request.
    await backend().fetch(
      new Request('http://localhost:3000/api/auth/forgot-password', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      }),
    );
    await backend().settled();
    const [, token] = /token=([\w-]+)/.exec(backend().mails.at(-1)?.text ?? '') ?? [];
    const json = { token, password: PASSWORD };
    expect((await calls.send('POST', '/api/auth/reset-password', undefined, json)).status).toBe(
      204,
    );
    await sendNotifications(backend(), {
      userId: candidate._id,
      kind: 'message',
      facts: { excerpt: 'Hello' },
    });
    const [received] = await arrived(candidate);
    expect(received?.text).toContain('Hello');
  });
});
