import type { MadeJob } from '#bench/jobs/make-jobs.ts';
import type { Wants } from './wants.ts';

/** How well a job satisfies a query: 1 fully, 0.5 nearly, 0 not at all. */
export type Judge = (job: MadeJob) => number;

/** The facts of a job that match exactly or not at all. */
const factsOf = ({ input, truth: { place } }: MadeJob) => ({
  type: input.job_type,
  workplace: input.workplace,
  company: input.company_name,
  city: place?.city,
  region: place?.region,
  country: place?.country,
});
const FACTS = ['type', 'workplace', 'company', 'city', 'region', 'country'] as const;

const hasFacts = (wants: Wants, job: MadeJob): boolean => {
  const facts = factsOf(job);
  return FACTS.every((fact) => wants[fact] === undefined || wants[fact] === facts[fact]);
};

const includes = (text: string, words: string): boolean =>
  text.toLocaleLowerCase('tr').includes(words.toLocaleLowerCase('tr'));

const says = ({ input }: MadeJob, phrase: string): boolean =>
  [input.title, input.company_name, input.description, input.requirements, input.responsibilities]
    .concat(input.required_skills)
    .some(
      (text) =>
        includes(text, phrase) || text.toLowerCase().includes(phrase.toLocaleLowerCase('tr')),
    );

/** 1 if the job is for one of the occupations, 0.5 if for one near them, else 0. */
const gradeOccupations = ({ for: wanted, near }: Wants, { truth }: MadeJob): number => {
  if (!wanted || truth.occupations.some((id) => wanted.includes(id))) return 1;
  return truth.occupations.some((id) => near?.includes(id)) ? 0.5 : 0;
};

/** Grades a job: the lowest grade of all conditions. */
export const grade = (wants: Wants, job: MadeJob): number => {
  const { level, skill, district, says: phrase, any, not } = wants;
  if (
    !hasFacts(wants, job) ||
    (skill !== undefined && !job.truth.skills.includes(skill)) ||
    (district !== undefined && !includes(job.input.location, district)) ||
    (phrase !== undefined && !says(job, phrase))
  )
    return 0;
  const least = Math.min(
    gradeOccupations(wants, job),
    any ? Math.max(...any.map((one) => grade(one, job))) : 1,
    not ? 1 - grade(not, job) : 1,
  );
  return level === undefined || level === job.truth.level ? least : least / 2;
};
