import type { ExperienceLevel, JobStatus, JobType } from '../../../../src/contract/enumerations.ts';
import type { RoleKey } from '../roles.ts';

/** Left out: full_time, not remote, published, no deadline, and a posting day found by jobs.ts. */
type JobOptions = {
  readonly type?: JobType;
  readonly remote?: true;
  readonly status?: JobStatus;
  readonly deadline?: number;
  readonly posted?: number;
};

/**
 * One job: its role, title (unique within its employer), location, level, salary in thousands of
 * USD per year (0 when not said), first paragraph of the description.
 */
export type JobRow = readonly [
  role: RoleKey,
  title: string,
  location: string,
  level: ExperienceLevel,
  min: number,
  max: number,
  opening: string,
  options?: JobOptions,
];

/** The jobs of several employers, by the employer's key. */
export type JobTable = Readonly<Record<string, readonly JobRow[]>>;
