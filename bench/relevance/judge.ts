import { OCCUPATIONS } from '#bench/jobs/content.ts';
import type { MadeJob, Truth } from '#bench/jobs/make-jobs.ts';
import type { JobType } from '#src/contract/enumerations.ts';

/** How well a job answers a query: 1 as wanted, 0.5 near it, 0 not. */
export type Judge = (job: MadeJob) => number;

/** What somebody types, and which jobs they mean by it. */
export type Query = {
  query: string;
  /** What is typed into the box for the place. */
  location?: string;
  wants: Judge;
  /**
   * The language of the words that name an occupation: nobody is held to find ads in others, though they
   * count when found. Left out where the words are the same in all.
   */
  language?: Truth['language'];
};

export type QueryClass = { name: string; queries: Query[] };

const of =
  (holds: (job: MadeJob) => boolean): Judge =>
  (job) =>
    holds(job) ? 1 : 0;

const KNOWN = new Set(OCCUPATIONS.map(({ id }) => id));

/** For one of these occupations, by id; `near` ones count half. */
export const isFor = (wanted: string | string[], near: string[] = []): Judge => {
  const ids = typeof wanted === 'string' ? [wanted] : wanted;
  const unknown = [...ids, ...near].find((id) => !KNOWN.has(id));
  if (unknown) throw new Error(`no occupation is called ${unknown}`);
  return ({ truth }) => {
    if (truth.occupations.some((id) => ids.includes(id))) return 1;
    return truth.occupations.some((id) => near.includes(id)) ? 0.5 : 0;
  };
};

/** As far as all hold. */
export const both =
  (...judges: Judge[]): Judge =>
  (job) =>
    judges.reduce((least, judge) => Math.min(least, judge(job)), 1);

/** As far as any holds. */
export const either =
  (...judges: Judge[]): Judge =>
  (job) =>
    judges.reduce((most, judge) => Math.max(most, judge(job)), 0);

export const not =
  (judge: Judge): Judge =>
  (job) =>
    1 - judge(job);

/** In this city (its English name), and in this country or region when they are said. */
export const inCity = (
  city: string,
  { country, region }: { country?: string; region?: string } = {},
) =>
  of(
    ({ truth: { place } }) =>
      place?.city === city &&
      (country === undefined || place.country === country) &&
      (region === undefined || place.region === region),
  );

export const inCountry = (country: string): Judge =>
  of(({ truth }) => truth.place?.country === country);
export const inRegion = (region: string, country: string): Judge =>
  of(({ truth }) => truth.place?.region === region && truth.place.country === country);

/** In a part of a city, which only the ad's own words for its place say. */
export const inDistrict = (district: string): Judge =>
  of(({ input }) =>
    input.location.toLocaleLowerCase('tr').includes(district.toLocaleLowerCase('tr')),
  );

export const needs = (skill: string): Judge => of(({ truth }) => truth.skills.includes(skill));
export const isAt = (company: string): Judge => of(({ input }) => input.company_name === company);
export const isLevel = (level: Truth['level']): Judge => of(({ truth }) => truth.level === level);
export const isType = (type: JobType): Judge => of(({ input }) => input.job_type === type);
export const isRemote: Judge = of(({ input }) => input.workplace === 'remote');
export const isHybrid: Judge = of(({ input }) => input.workplace === 'hybrid');

/** Says these very words one after the other, which is what quotes ask for. */
export const says = (phrase: string): Judge => {
  const words = phrase.toLocaleLowerCase('tr');
  return of(({ input }) =>
    [input.title, input.company_name, input.description, input.requirements, input.responsibilities]
      .concat(input.required_skills)
      .some(
        (text) =>
          text.toLocaleLowerCase('tr').includes(words) || text.toLowerCase().includes(words),
      ),
  );
};
