import type { ApplicationStatus } from '../../../src/contract/enumerations.ts';
import type { DemoApplication } from './types.ts';

/** What an employer has done with an application, in days before the seeding, fractional. */
export type DemoHistory = {
  /** Null when nobody has opened it yet. */
  readonly opened_days_ago: number | null;
  /** The changes of its status, oldest first. */
  readonly events: readonly {
    readonly from: ApplicationStatus;
    readonly to: ApplicationStatus;
    readonly days_ago: number;
  }[];
};

/** Days within which the employers of the demo job market get round to reading. */
const READING = 4;

type Step = { readonly to: ApplicationStatus; readonly days_ago: number };

/** Read first, then invited if there was an interview, then answered. */
function stepsOf(application: DemoApplication): Step[] {
  const { applied_days_ago, updated_days_ago: last, interview_in_days, status } = application;
  if (status === 'pending' || last === null) return [];
  if (status === 'reviewed') return [{ to: status, days_ago: last }];
  const held = interview_in_days !== null && interview_in_days < 0 ? -interview_in_days : last;
  const onTheWay = (part: number) => applied_days_ago - (applied_days_ago - held) * part;
  const invited = status !== 'interview' && interview_in_days !== null;
  return [
    { to: 'reviewed', days_ago: onTheWay(0.3) },
    ...(invited ? [{ to: 'interview' as const, days_ago: onTheWay(0.6) }] : []),
    { to: status, days_ago: last },
  ];
}

/** What has become of the application, as its status and dates make it likely. */
export function historyOf(application: DemoApplication): DemoHistory {
  const { applied_days_ago: applied } = application;
  const steps = stepsOf(application);
  const [first] = steps;
  if (!first) return { opened_days_ago: applied > READING ? applied - 1 : null, events: [] };
  return {
    opened_days_ago: (applied + 9 * first.days_ago) / 10,
    events: steps.map((step, index) => ({ ...step, from: steps[index - 1]?.to ?? 'pending' })),
  };
}
