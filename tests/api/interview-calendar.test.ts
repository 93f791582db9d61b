import { describe, expect, test } from 'vitest';
import type { Person } from '../factories.ts';
import { readCalendar } from '../read-calendar.ts';
import { interviewCalls } from './application-calls.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();
const { people, setInterview, cancel, answer, invited, FACTS } = interviewCalls(backend);

describe('the file for a calendar', () => {
  const file = async (id: string, person: Person, language = 'en') => {
    const path = `/api/applications/${id}/interview.ics`;
    const headers = { 'Accept-Language': language };
    return backend().request('GET', path, { token: person.token, headers });
  };

  test('says when, where and with whom, in UTC and in the reader’s language', async () => {
    const { employer, candidate, job, _id } = await invited({
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
      ...[`interview-${_id}@meydan`, 0, 'CONFIRMED'],
    ]);
    expect([String(of('dtstart')), String(of('dtend'))]).toEqual([
      ...['2099-05-01T09:30:00Z', '2099-05-01T10:15:00Z'],
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
    const { employer, candidate, _id } = await invited();
    await answer(_id, candidate, { answer: 'confirmed' });
    const confirmed = readCalendar(await (await file(_id, candidate)).text());
    expect(confirmed.event.getFirstProperty('attendee')?.getParameter('partstat')).toBe('ACCEPTED');
    await setInterview(_id, employer, { ...FACTS, place: '' });
    const changed = readCalendar(await (await file(_id, candidate)).text());
    expect([changed.method, changed.of('uid'), changed.of('sequence')]).toEqual([
      ...['REQUEST', confirmed.of('uid'), 1],
    ]);
    expect(changed.of('location')).toBe('https://meet.example/1');
    await cancel(_id, employer);
    const { method, of } = readCalendar(await (await file(_id, candidate)).text());
    expect([method, of('uid'), of('sequence'), of('status')]).toEqual([
      ...['CANCEL', confirmed.of('uid'), 2, 'CANCELLED'],
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
