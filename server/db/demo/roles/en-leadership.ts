import type { DemoRole } from '../types.ts';

/** Heads of departments in any trade, in English. */
export const leadershipRolesEn = {
  'department-head': {
    paragraphs: [
      'You answer for people, budget and results of the department, and sit with the directors of {company} once a week. Decisions that concern only your department are yours to make.',
      'We expect you to know the work itself. Our heads of department have all done it, and most still step in on a bad day.',
    ],
    requirements: [
      'Professional qualification in the field and eight years or more of practice',
      'Several years of leading a team through ordinary and difficult times',
      'Experience with budgets and with explaining them',
      'Fairness, also when it is inconvenient',
    ],
    responsibilities: [
      'Lead, hire and develop the team',
      'Plan the budget and report on it each quarter',
      'Keep standards of quality and safety, and improve them',
      'Represent the department to partners and authorities',
    ],
    skills: ['Leadership', 'Budgeting', 'Hiring', 'Planning'],
  },
} as const satisfies Readonly<Record<string, DemoRole>>;
