import { expect, it } from 'vitest';
import { isTimeZone, upcomingInterviewSchema } from './interview.ts';

it.each(['Europe/Istanbul', 'UTC', 'America/Argentina/ComodRivadavia'])('%s is a zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

it.each(['', 'Europe/Nowhere', '+03:00', '-08', 'A'.repeat(65)])('%j is no zone', (name) => {
  expect(isTimeZone(name)).toBe(false);
});

it('shows an interview in an unknown zone in UTC', () => {
  const ids = { application_id: 'a', job_id: 'j' };
  const zoneOf = (time_zone: unknown) =>
    upcomingInterviewSchema.parse({ ...ids, time_zone }).time_zone;
  expect([zoneOf('Europe/Berlin'), zoneOf('+03:00'), zoneOf(7)]).toEqual([
    'Europe/Berlin',
    'UTC',
    'UTC',
  ]);
});
