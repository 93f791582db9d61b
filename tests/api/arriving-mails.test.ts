import { afterAll, beforeAll, describe, expect } from 'vitest';
import { root } from '#scripts/setup/paths.mjs';
import { sendDueMails } from '#server/domains/mails/send-due.ts';
import { createSmtpMail, type Mail } from '#server/platform/mail/mail.ts';
import { openMailRenderer } from '#server/platform/mail/renderer.ts';
import type { NotificationPage } from '#src/contract/notifications/notification.ts';
import { makeCandidate, PASSWORD, type Person, unconfirm } from '#tests/factories.ts';
import { readCalendar } from '#tests/read-calendar.ts';
import { type ReadMail, readMail } from '#tests/read-mail.ts';
import { DAY, HOUR, interviewTest } from './api-test.ts';
import { prefer, queueOf, tell } from './mail-queue.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-servers.ts';

const calls = interviewTest();
const { backend, test } = calls;
const { answerInterview, cancel, inviteSomebody, people, setInterview, setStatus, FACTS } = calls;

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

/** Sends what is due. Gives the mails that have arrived now, the first one first. */
async function deliver(): Promise<ReadMail[]> {
  server.taken.length = 0;
  await sendDueMails(queueOf(backend(), { mail, renderer }));
  return server.taken.map(readMail);
}
/** Those of them that are to this person. */
const arrived = async ({ email }: Person) =>
  (await deliver()).filter(({ to }) => to.includes(email));
/** The calendar's event that comes with a mail, which is shown with it and can be opened as a file. */
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

describe('the mail of an interview', () => {
  test('that is set says all of it and puts it into the calendar', async () => {
    const { candidate, job, _id } = await inviteSomebody({
      ...FACTS,
      note: 'Ring twice.\n\nBring a pen.',
    });
    const [told, ...others] = await arrived(candidate);
    expect(others).toEqual([]);
    expect(told?.subject).toBe(`You’re invited to an interview: ${job.title}`);
    for (const said of [AT, 'Duration: 45 minutes', 'Place: Room 1', 'Ring twice.\n\nBring a pen.'])
      expect(told?.text).toMatch(said);
    expect(told?.text).toContain('Link: https://meet.example/1');
    expect(told?.html).toContain('href="https://meet.example/1"');
    const { method, of, event } = eventOf(told as ReadMail);
    expect([method, of('uid')]).toEqual(['REQUEST', `interview-${_id}@meydan`]);
    expect(of('url')).toBe(`https://jobs.example/applications/${_id}`);
    expect(event.getFirstProperty('attendee')?.getFirstValue()).toMatch(candidate.email);
  });

  test('that is changed replaces it, and of a cancelled one takes it out', async () => {
    const { employer, candidate, _id } = await inviteSomebody();
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

  test('tells it as it was announced, however late it is', async () => {
    const { employer, candidate, _id } = await inviteSomebody();
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

  test('asks nobody again who has confirmed, when another note is all that is new', async () => {
    const { employer, candidate, _id } = await inviteSomebody();
    await answerInterview(_id, candidate, { answer: 'confirmed' });
    await setInterview(_id, employer, { ...FACTS, note: 'Ring three times.' });
    await backend().announce();
    const changed = (await arrived(candidate)).at(-1);
    expect(changed?.text).toContain('Ring three times.');
    expect(changed?.text).not.toContain('Please confirm');
    const attendee = eventOf(changed as ReadMail).event.getFirstProperty('attendee');
    expect(attendee?.getParameter('partstat')).toBe('ACCEPTED');
  });

  test('of tomorrow goes to both, each with the way to the application', async () => {
    const interview_date = calls.ahead(3 * DAY);
    const { employer, candidate, job, _id } = await inviteSomebody({ ...FACTS, interview_date });
    await arrived(candidate);
    backend().clock.advance(2 * DAY);
    await calls.remind();
    const mails = await deliver();
    const paths = [`applications/${_id}`, `jobs/${job._id}/applications?open=${_id}`];
    for (const [index, { email }] of [candidate, employer].entries()) {
      const told = mails.find(({ to }) => to.includes(email));
      expect(told?.subject).toBe(`Interview tomorrow: ${job.title}`);
      expect(told?.text).toContain('Place: Room 1');
      expect(told?.text).toContain('Ring twice.');
      expect(eventOf(told as ReadMail).of('url')).toBe(`https://jobs.example/${paths[index]}`);
    }
  });

  test('that is answered tells the employer when it is and what was written', async () => {
    const { employer, candidate, _id } = await inviteSomebody();
    await arrived(employer);
    await answerInterview(_id, candidate, { answer: 'confirmed', note: 'Gladly.\nUntil then!' });
    const [confirmed] = await arrived(employer);
    expect(confirmed?.text).toMatch(AT);
    expect(confirmed?.text).toContain('Gladly. Until then!');
    expect(eventOf(confirmed as ReadMail).method).toBe('REQUEST');
    await answerInterview(_id, candidate, { answer: 'declined' });
    const [declined] = await arrived(employer);
    expect(declined?.text).toMatch(AT);
    expect([declined?.calendar, declined?.files]).toEqual([undefined, []]);
  });
});

test('a rejection tells of the cancelled interview in one mail', async () => {
  const { employer, candidate, job, _id } = await inviteSomebody();
  await arrived(candidate);
  await setStatus(_id, employer, 'rejected', { message: 'Dear {first_name}, we are sorry.' });
  await backend().announce();
  const [told, ...others] = await arrived(candidate);
  expect(others).toEqual([]);
  expect(told?.subject).toBe(`An update on your application: ${job.title}`);
  expect(told?.text).toMatch(/Cancelled interview: Friday, May 1, 2099/);
  expect(told?.text).toMatch(/Dear \w+, we are sorry\./);
  const { method, of } = eventOf(told as ReadMail);
  expect([method, of('sequence')]).toEqual(['CANCEL', 1]);
  expect(await calls.eventsFor(_id, candidate)).toContain('interview_cancelled');
});

test('a digest has each interview once, as it was told last', async () => {
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

test('what only the mail tells isn’t sent with the list of notifications', async () => {
  const { candidate } = await inviteSomebody();
  const { notifications } = await calls.read<NotificationPage>('/api/notifications', candidate);
  expect(notifications[0]?.facts).toEqual({
    starts_at: calls.WHEN,
    time_zone: 'Europe/Istanbul',
  });
});

describe('the file for a calendar', () => {
  const file = async (id: string, person: Person, language = 'en') => {
    const path = `/api/applications/${id}/interview.ics`;
    const headers = { 'Accept-Language': language };
    return backend().request('GET', path, { token: person.token, headers });
  };

  test('says when, where and with whom, in UTC and in the reader’s language', async () => {
    const { employer, candidate, job, _id } = await inviteSomebody({
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
    // Lines end as they must, and none is longer than 75 octets.
    for (const line of text.split('\r\n')) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(String(readCalendar(await (await file(_id, employer)).text()).of('url'))).toBe(
      `http://api.test/jobs/${job._id}/applications?open=${_id}`,
    );
  });

  test('replaces the former one after a change, and takes it out after a cancellation', async () => {
    const { employer, candidate, _id } = await inviteSomebody();
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

  test('is there for an interview alone, and for one that the candidate knows of', async () => {
    const { employer, candidate, _id } = await people();
    expect((await file(_id, candidate)).status).toBe(404);
    await setInterview(_id, employer, FACTS);
    await cancel(_id, employer);
    expect((await file(_id, candidate)).status).toBe(404);
    expect((await file(_id, employer)).status).toBe(200);
  });
});

describe('an address that isn’t proved to be its owner’s (rule MAIL-10)', () => {
  const BAIT = { link: 'https://bait.example/win', note: 'Free money: https://bait.example/now' };

  test('a stranger whose address somebody registered gets nothing that was written for them', async () => {
    const { candidate } = await inviteSomebody({ ...FACTS, ...BAIT });
    await unconfirm(backend(), candidate);
    const mails = await arrived(candidate);
    expect(mails.map(({ subject }) => subject)).toContain('You’re invited to an interview');
    for (const { html, text, calendar, files } of mails) {
      expect(`${html} ${text}`).not.toMatch(/bait|Free money/);
      expect([calendar, files]).toEqual([undefined, []]);
      expect(text).toContain('https://jobs.example/applications/');
    }
  });

  test('there are twenty a day at most; the rest is told in the app', async () => {
    const stranger = await makeCandidate(backend());
    await unconfirm(backend(), stranger);
    const notification = { userId: stranger._id, kind: 'message' as const };
    await tell(backend(), ...Array.from({ length: 15 }, () => notification));
    await tell(backend(), ...Array.from({ length: 15 }, () => notification));
    const first = await arrived(stranger);
    expect(first.length).toBeGreaterThan(10);
    expect(first.length).toBeLessThanOrEqual(20);
    const { unread } = await calls.read<NotificationPage>('/api/notifications', stranger);
    expect(unread).toBe(30);
    backend().clock.advance(25 * HOUR);
    // What was too much isn't sent later.
    expect(await arrived(stranger)).toEqual([]);
    await tell(backend(), notification);
    expect(await arrived(stranger)).toHaveLength(1);
  });

  test('who has used a link to a new password is mailed all of it', async ({ candidate }) => {
    await unconfirm(backend(), candidate);
    const { email } = candidate;
    // Links lead to where they are asked for, on this machine.
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
    await tell(backend(), { userId: candidate._id, kind: 'message', facts: { excerpt: 'Hello' } });
    const [told] = await arrived(candidate);
    expect(told?.text).toContain('Hello');
  });
});
