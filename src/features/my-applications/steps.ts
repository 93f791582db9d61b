import type { Application } from '#src/contract/applications/application.ts';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';

export const STEPS = ['applied', 'reviewed', 'interview', 'decision'] as const;
export type Step = (typeof STEPS)[number];

const stepOf: Record<ApplicationStatus, Step> = {
  pending: 'applied',
  reviewed: 'reviewed',
  interview: 'interview',
  accepted: 'decision',
  hired: 'decision',
  rejected: 'decision',
};

/** An application's current step and the steps taken; one may be decided without an interview (rule APP-8). */
export const stepsOf = ({
  status,
  interview_date,
}: Pick<Application, 'status' | 'interview_date'>): { current: Step; taken: readonly Step[] } => {
  const current = stepOf[status];
  const taken = STEPS.slice(0, STEPS.indexOf(current) + 1);
  const isSkipped = current === 'decision' && interview_date === null;
  return { current, taken: isSkipped ? taken.filter((step) => step !== 'interview') : taken };
};
