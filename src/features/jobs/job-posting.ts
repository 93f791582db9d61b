import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type {
  AdministrativeArea,
  JobPosting,
  MonetaryAmount,
  Organization,
  PostalAddress,
  WithContext,
} from 'schema-dts';
import type { JobType, SalaryPeriod } from '#src/contract/enumerations.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { deadlineDay, isExpired, isLive } from '#src/contract/jobs/job-status.ts';
import { type Place, parsePlace, placeOfJob } from '#src/contract/places/place.ts';
import { countryName } from '#src/contract/places/regions.ts';
import { companyNameOf } from '#src/entities/job/company-name.ts';
import { safeWebUrl } from '#src/lib/safe-path.ts';
import { jobHtml } from '#src/shared/job-html.ts';

const EMPLOYMENT_TYPES: Record<JobType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

/** The absolute URL of a logo on our server; undefined for other hosts. */
const logoOf = (job: Job, origin: string): string | undefined => {
  const logo = job.employer?.company_logo_url;
  if (!logo || !URL.canParse(logo, origin)) return undefined;
  const url = new URL(logo, origin);
  return url.origin === origin ? url.href : undefined;
};

/** The company, or Google's placeholder for an unnamed one. */
const hiringOrganization = (job: Job, origin: string): Organization => {
  const name = companyNameOf(job).trim();
  if (name === '') return 'confidential';
  const website = safeWebUrl(job.employer?.company_website ?? '');
  const logo = logoOf(job, origin);
  return {
    '@type': 'Organization',
    name,
    ...(website && { sameAs: website, url: website }),
    ...(logo && { logo }),
  };
};

const UNITS: Record<SalaryPeriod, string> = {
  hour: 'HOUR',
  day: 'DAY',
  month: 'MONTH',
  year: 'YEAR',
};

/** The salary; undefined when missing or contradictory. */
const baseSalary = ({
  salary_min: min,
  salary_max: max,
  salary_currency: currency,
  salary_period: period,
}: Job): MonetaryAmount | undefined => {
  if ((min === 0 && max === 0) || (max > 0 && min > max)) return undefined;
  const value =
    min === max
      ? { value: min }
      : { ...(min > 0 && { minValue: min }), ...(max > 0 && { maxValue: max }) };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...value, unitText: UNITS[period] },
  };
};

/** When applications close: the end of the deadline's day in Earth's last time zone. */
const validThrough = ({ application_deadline: deadline }: Job): string | undefined => {
  const day = deadline?.slice(0, 10);
  return day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T23:59:59-12:00` : undefined;
};

/** Weekly hours, start date and number of positions, where specified. */
const workTerms = (
  { hours_per_week: hours, start_date: start, positions }: Job,
  i18n: I18n,
): Pick<Extract<JobPosting, object>, 'workHours' | 'jobStartDate' | 'totalJobOpenings'> => {
  const day = start?.slice(0, 10);
  return {
    ...(hours > 0 && {
      workHours: i18n._(
        msg({ message: plural(hours, { one: '# hour a week', other: '# hours a week' }) }),
      ),
    }),
    ...(day && { jobStartDate: day }),
    ...(positions > 0 && { totalJobOpenings: positions }),
  };
};

/** `origin` is the site's (`https://host`); `i18n` has the reader's language. */
type Context = { origin: string; now: Date; i18n: I18n };

/**
 * The job as a schema.org JobPosting, with the properties that Google reads. Null for a job without a title or not
 * open: draft, closed or past its deadline (rule PAGE-5).
 */
export const jobPosting = (
  job: Job,
  { origin, now, i18n }: Context,
): WithContext<JobPosting> | null => {
  const title = job.title.trim();
  if (title === '' || !isLive(job) || isExpired(job, deadlineDay(now))) return null;
  const posted = job.published_at ?? job.created_at;
  const until = validThrough(job);
  const salary = baseSalary(job);
  const company = companyNameOf(job).trim();
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: jobHtml(job, {
      responsibilities: i18n._(msg`Responsibilities`),
      requirements: i18n._(msg`Requirements`),
      skills: i18n._(msg`Required skills`),
      benefits: i18n._(msg`Benefits`),
    }),
    url: `${origin}/jobs/${encodeURIComponent(job._id)}`,
    identifier: { '@type': 'PropertyValue', ...(company && { name: company }), value: job._id },
    ...(posted && { datePosted: posted }),
    ...(until && { validThrough: until }),
    hiringOrganization: hiringOrganization(job, origin),
    employmentType: EMPLOYMENT_TYPES[job.job_type],
    directApply: true,
    ...jobLocation(job),
    ...(salary && { baseSalary: salary }),
    ...workTerms(job, i18n),
    ...(job.required_skills.length > 0 && { skills: job.required_skills.join(', ') }),
    ...(job.benefits.length > 0 && { jobBenefits: job.benefits.join(', ') }),
  };
};

/** The parts of the address that the text states; undefined if none. */
const postalAddress = ({
  locality,
  region,
  countries,
  areas,
}: Place): PostalAddress | undefined => {
  const area = region ?? areas.join(', ');
  // With several countries, the place's own is unknown.
  const country = countries.length === 1 ? countries[0] : undefined;
  if (!locality && !area && !country) return undefined;
  return {
    '@type': 'PostalAddress',
    ...(locality && { addressLocality: locality }),
    ...(area && { addressRegion: area }),
    ...(country && { addressCountry: country }),
  };
};

const applicantLocations = ({ countries, areas }: Place): AdministrativeArea[] => [
  ...countries.map((code) => ({ '@type': 'Country' as const, name: countryName(code) })),
  ...areas.map((name) => ({ '@type': 'AdministrativeArea' as const, name })),
];

/**
 * Where the job is done and, if remote, where applicants must be. Google requires the latter for remote jobs, but
 * inventing a country would be wrong.
 */
const jobLocation = (
  job: Pick<Job, 'location' | 'is_remote' | 'place'>,
): Pick<
  Extract<JobPosting, object>,
  'jobLocation' | 'jobLocationType' | 'applicantLocationRequirements'
> => {
  const { is_remote } = job;
  const place = placeOfJob(job);
  const address = postalAddress(place);
  // A city only locates the company: applicants are limited only by countries that the text names.
  const applicants = applicantLocations(parsePlace(job.location));
  const hasSite = address !== undefined && (!is_remote || place.locality !== undefined);
  return {
    ...(hasSite && { jobLocation: { '@type': 'Place', address } }),
    ...(is_remote && { jobLocationType: 'TELECOMMUTE' }),
    ...(is_remote && applicants.length > 0 && { applicantLocationRequirements: applicants }),
  };
};
