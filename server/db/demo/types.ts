import type {
  ApplicationStatus,
  ExperienceLevel,
  JobLevel,
  JobStatus,
  JobType,
  SalaryPeriod,
  Workplace,
} from '../../../src/contract/enumerations.ts';
import type { Answer, Question } from '../../../src/contract/question.ts';

/** An employer and its account. `key` is what jobs refer to; it is not stored. */
export type DemoEmployer = {
  readonly key: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly company_name: string;
  readonly company_website: string;
  readonly company_size: string;
  readonly industry: string;
  readonly company_description: string;
  readonly location: string;
};

/** What a job offers. Salaries are whole units of their currency, 0 when not said, as the other numbers are. */
export type DemoTerms = {
  readonly workplace: Workplace;
  readonly experience_level: JobLevel;
  readonly salary_min: number;
  readonly salary_max: number;
  readonly salary_currency: string;
  readonly salary_period: SalaryPeriod;
  readonly hours_per_week: number;
  readonly positions: number;
  /** Days after the seeding, null when not said. */
  readonly starts_in_days: number | null;
};

/** A job, ready to insert. */
export type DemoJob = DemoTerms & {
  /** Unique; what applications refer to. Not stored. */
  readonly key: string;
  /** The key of a DemoEmployer. */
  readonly employer: string;
  readonly title: string;
  readonly location: string;
  readonly job_type: JobType;
  /** Days before the seeding, 0 to 60, fractional, different for every job: the order of the list. */
  readonly posted_days_ago: number;
  /** Days after the seeding, negative for a deadline that has passed, null for none. */
  readonly deadline_in_days: number | null;
  /** A draft was created `posted_days_ago`, and never published. */
  readonly status: JobStatus;
  readonly contact_email: string;
  /** Paragraphs, parted by blank lines. */
  readonly description: string;
  /** One requirement a line. */
  readonly requirements: string;
  /** One responsibility a line. */
  readonly responsibilities: string;
  readonly required_skills: readonly string[];
  readonly benefits: readonly string[];
  readonly questions: readonly Question[];
};

/** Dates are calendar days, `YYYY-MM-DD`; the end of what still goes on is ''. */
type DemoEducation = {
  readonly institution: string;
  readonly degree: string;
  readonly field: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly current: boolean;
};

/** Dates as in DemoEducation. */
type DemoExperience = {
  readonly company: string;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly current: boolean;
};

/** A candidate and the account. `key` is what applications refer to; it is not stored. */
export type DemoCandidate = {
  readonly key: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly title: string;
  readonly skills: readonly string[];
  readonly experience_level: ExperienceLevel;
  readonly bio: string;
  readonly education: readonly DemoEducation[];
  readonly experience: readonly DemoExperience[];
  /** The lines of the resume, parted by '\n': what makeResumePdf() takes after a split. */
  readonly resume_text: string;
};

/** An application. Its contact details are the candidate's. */
export type DemoApplication = {
  /** The key of a DemoCandidate. */
  readonly candidate: string;
  /** The key of a DemoJob. */
  readonly job: string;
  readonly cover_letter: string;
  readonly phone: string;
  readonly availability: string;
  readonly additional_questions: string;
  readonly answers: readonly Answer[];
  readonly status: ApplicationStatus;
  /** Days before the seeding, fractional; always after the job was posted. */
  readonly applied_days_ago: number;
  /** Days before the seeding, between the application and now; null when nobody has touched it since. */
  readonly updated_days_ago: number | null;
  /** Days after the seeding, negative for an interview that has taken place; null for none. */
  readonly interview_in_days: number | null;
  /** Days before the seeding, between the application and now; null for one that lives. */
  readonly withdrawn_days_ago: number | null;
};

/** A user who keeps the data console: flagged `is_admin`, of type employer, without a company. */
export type DemoAdmin = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
};

/** The accounts that the start-up banner names; all demo users share the password. */
export type DemoAccounts = {
  readonly password: string;
  readonly candidate: string;
  readonly employer: string;
  readonly admin: string;
};

/** What all jobs of one role say, whoever offers it. `{company}` stands for the employer's name. */
export type DemoRole = {
  readonly paragraphs: readonly string[];
  readonly requirements: readonly string[];
  readonly responsibilities: readonly string[];
  readonly skills: readonly string[];
};
