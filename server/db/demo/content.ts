import { applications } from './applications.ts';
import { candidates } from './candidates.ts';
import { employers } from './employers.ts';
import { type DemoInterview, interviews } from './interviews.ts';
import { jobs } from './jobs.ts';
import { type DemoReview, reviews } from './reviews.ts';
import { type DemoMessage, threads } from './threads.ts';
import type {
  DemoAccounts,
  DemoAdmin,
  DemoApplication,
  DemoCandidate,
  DemoEmployer,
  DemoJob,
} from './types.ts';

/** What a fresh embedded database is filled with. All days are relative to the moment of seeding. */
export const DEMO_EMPLOYERS: readonly DemoEmployer[] = employers;
export const DEMO_JOBS: readonly DemoJob[] = jobs;
export const DEMO_CANDIDATES: readonly DemoCandidate[] = candidates;
export const DEMO_APPLICATIONS: readonly DemoApplication[] = applications;

/** By `applicationKey()`. */
export const DEMO_INTERVIEWS: Readonly<Record<string, DemoInterview>> = interviews;
export const DEMO_THREADS: Readonly<Record<string, readonly DemoMessage[]>> = threads;
export const DEMO_REVIEWS: Readonly<Record<string, DemoReview>> = reviews;

export const DEMO_ACCOUNTS: DemoAccounts = {
  password: 'demo-password',
  candidate: 'candidate@example.com',
  employer: 'employer@example.com',
  admin: 'admin@example.com',
};

export const DEMO_ADMIN: DemoAdmin = {
  first_name: 'Nora',
  last_name: 'Ellery',
  email: DEMO_ACCOUNTS.admin,
};
