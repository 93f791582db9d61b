import type { Interview } from '../../../src/contract/interview.ts';
import { applicationKey } from './application-key.ts';
import type { DemoHistory } from './histories.ts';
import type { DemoApplication } from './types.ts';

/** Where an interview is and what was answered; days are before the seeding, fractional. */
export type DemoInterview = Partial<
  Pick<Interview, 'duration_minutes' | 'place' | 'link' | 'note' | 'answer' | 'answer_note'>
> & {
  readonly answered_days_ago?: number;
  /** When its time was moved; the answer was to the time before. */
  readonly moved_days_ago?: number;
};

const COORDINATOR = 'fernwick: Operations Coordinator, Berlin North';
const WORKSHOP = 'Moabit workshop, second yard, first floor';

/** What is known of upcoming interviews beside their time. */
export const interviews: Readonly<Record<string, DemoInterview>> = {
  [applicationKey('leyla', COORDINATOR)]: {
    ...{ duration_minutes: 90, place: WORKSHOP },
    note: 'We begin at the district desk, then walk over to the bikes. Ring at “Workshop”.',
    ...{ answer: 'confirmed', answered_days_ago: 5.6, moved_days_ago: 0.9 },
  },
  [applicationKey('noor', COORDINATOR)]: {
    ...{ duration_minutes: 60, place: WORKSHOP, answer: 'confirmed', answered_days_ago: 8.3 },
    note: 'Ring at “Workshop”.',
  },
  [applicationKey('dimitra', COORDINATOR)]: {
    ...{ duration_minutes: 60, place: WORKSHOP, answer: 'other_time', answered_days_ago: 0.7 },
    note: 'Ring at “Workshop”.',
    answer_note: 'I’m on the early shift that day, until two. Would four o’clock be possible?',
  },
  [applicationKey('yusuf', 'fernwick: Cargo Bike Mechanic')]: {
    ...{ duration_minutes: 120, place: 'Moabit workshop, ground floor' },
    note: 'A trial repair, then coffee with the crew. Bring clothes that may get oily.',
    ...{ answer: 'confirmed', answered_days_ago: 5.7 },
  },
  [applicationKey('ravi', 'fernwick: Backend Engineer, Trip Data')]: {
    ...{ duration_minutes: 45, link: 'https://meet.fernwick-mobility.example/trip-data' },
    note: 'A conversation about late events. There is no coding test.',
  },
  [applicationKey('leyla', 'plainwater: Quality Engineer, Tariffs and Invoices')]: {
    ...{ duration_minutes: 45, link: 'https://meet.plainwater.example/quality' },
    note: 'We’ll look at two invoices together, one of them wrong.',
    ...{ answer: 'confirmed', answered_days_ago: 4.6 },
  },
};

/** Those that have been, unless said otherwise: confirmed halfway between invitation and interview. */
export function pastInterview(
  { interview_in_days: days }: DemoApplication,
  { events }: DemoHistory,
): DemoInterview {
  const invitation = events.find(({ to }) => to === 'interview');
  if (days === null || days > 0 || !invitation) return {};
  return { answer: 'confirmed', answered_days_ago: (invitation.days_ago - days) / 2 };
}

const ZONES: Readonly<Record<string, string>> = {
  fernwick: 'Europe/Berlin',
  ...{ plainwater: 'Europe/London', polderline: 'Europe/Amsterdam', carrowvale: 'Europe/Dublin' },
  ...{ alvorada: 'Europe/Lisbon', patioazul: 'Europe/Lisbon', lanternfold: 'America/New_York' },
  ...{ highfurrow: 'Africa/Nairobi', straitside: 'Asia/Singapore' },
};

/** The time zone of an employer, by its key; the others are in Türkiye. */
export const zoneOf = (employer: string): string => ZONES[employer] ?? 'Europe/Istanbul';
