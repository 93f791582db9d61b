import { EMPLOYER_TERMS } from './employer-terms.ts';
import { employers } from './employers.ts';
import { JOB_TERMS } from './job-terms.ts';
import { careAndSchoolJobs } from './jobs/en-care-and-schools.ts';
import { foodAndShopJobs } from './jobs/en-food-and-shops.ts';
import { technologyJobs } from './jobs/en-technology.ts';
import { tradeAndLandJobs } from './jobs/en-trades-and-land.ts';
import type { JobRow, JobTable } from './jobs/row.ts';
import { industryJobsTr } from './jobs/tr-industry.ts';
import { serviceJobsTr } from './jobs/tr-service.ts';
import { questions } from './questions.ts';
import { roles } from './roles.ts';
import type { DemoEmployer, DemoJob } from './types.ts';

const tables: JobTable = {
  ...technologyJobs,
  ...careAndSchoolJobs,
  ...foodAndShopJobs,
  ...tradeAndLandJobs,
  ...serviceJobsTr,
  ...industryJobsTr,
};

const OLDEST_DAY = 56;

/**
 * Deals the days out like cards, so that neighbours in the list come from different employers:
 * consecutive rows land STRIDE places apart. New jobs are denser than old ones.
 */
const STRIDE = 71;
const postingDay = (index: number, count: number): number => {
  const place = ((index * STRIDE) % count) + 0.5;
  return Math.round(OLDEST_DAY * (place / count) ** 1.4 * 1000) / 1000;
};

/** How the demo applications name a job. */
export const jobKey = (employer: string, title: string): string => `${employer}: ${title}`;

const assemble = (employer: DemoEmployer, row: JobRow, day: number): DemoJob => {
  const [roleKey, title, location, experience_level, min, max, opening, options = {}] = row;
  const role = roles[roleKey];
  const terms = EMPLOYER_TERMS[employer.key];
  return {
    key: jobKey(employer.key, title),
    employer: employer.key,
    title,
    location,
    workplace: options.remote ? 'remote' : 'on_site',
    job_type: options.type ?? 'full_time',
    experience_level,
    salary_min: min * 1000,
    salary_max: max * 1000,
    ...{ salary_currency: 'USD', salary_period: 'year' },
    ...{ hours_per_week: 0, positions: 0, starts_in_days: null },
    ...JOB_TERMS[title],
    posted_days_ago: options.posted ?? day,
    deadline_in_days: options.deadline ?? null,
    status: options.status ?? 'published',
    contact_email: terms?.contact_email ?? employer.email,
    description: [opening, ...role.paragraphs]
      .join('\n\n')
      .replaceAll('{company}', employer.company_name),
    requirements: role.requirements.join('\n'),
    responsibilities: role.responsibilities.join('\n'),
    required_skills: role.skills,
    benefits: terms?.benefits ?? [],
    questions: questions[jobKey(employer.key, title)] ?? [],
  };
};

const rows = employers.flatMap((employer) =>
  (tables[employer.key] ?? []).map((row) => ({ employer, row })),
);

/** All jobs of the demo job market, assembled from the tables and the texts of their roles. */
export const jobs: readonly DemoJob[] = rows.map(({ employer, row }, index) =>
  assemble(employer, row, postingDay(index, rows.length)),
);
