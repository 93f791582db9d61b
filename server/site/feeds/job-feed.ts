import { type ListedPage, listJobs } from '#server/domains/jobs/listed-queries.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { cdata, element, XML_DECLARATION } from '#server/platform/text/xml.ts';
import type { JobType, Workplace } from '#src/contract/enumerations.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import type { ServerWords } from '#src/contract/mails/mail-content.ts';
import { placeOfJob } from '#src/contract/places/place.ts';
import { countryName } from '#src/contract/places/regions.ts';
import { PRODUCT_NAME } from '#src/contract/product.ts';
import { jobHtml } from '#src/shared/job-html.ts';
import { jobAddress } from './addresses.ts';

/** Job types as the format names them. */
const JOB_TYPES: Record<JobType, string> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
};

const REMOTE_TYPES: Record<Workplace, string> = {
  on_site: '',
  hybrid: 'Hybrid remote',
  remote: 'Fully remote',
};

/** By currency, of which there are a few hundred at most. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats '$50,000', and '$17.50' if not whole. */
function formatOf(currency: string): Intl.NumberFormat {
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
  formats.set(currency, format);
  return format;
}

/** The salary in the feed's format; '' without one. */
function salaryOf({ salary_min, salary_max, salary_currency, salary_period }: Job): string {
  const money = formatOf(salary_currency);
  const given = [...new Set([salary_min, salary_max])].filter((amount) => amount > 0);
  const [only] = given;
  if (only === undefined) return '';
  if (given.length === 2 || salary_min === salary_max)
    return `${given.map((amount) => money.format(amount)).join(' - ')} per ${salary_period}`;
  return `${salary_min > 0 ? 'From' : 'Up to'} ${money.format(only)} per ${salary_period}`;
}

/** The end of a deadline's day in the last time zone on Earth, as a UTC string; '' without a deadline. */
const endOfDay = (day: string | null): string =>
  day ? new Date(`${day.slice(0, 10)}T23:59:59-12:00`).toUTCString() : '';

function toEntry(base: string, words: ServerWords, job: Job): string {
  const { locality, region, countries } = placeOfJob(job);
  const fields: Record<string, string> = {
    title: job.title,
    date: job.published_at ? new Date(job.published_at).toUTCString() : '',
    referencenumber: job._id,
    url: jobAddress(base, job._id),
    company: job.company_name || (job.employer?.company_name ?? ''),
    city: locality ?? '',
    state: region ?? '',
    country: countries.map(countryName).join(', '),
    location: job.location,
    description: jobHtml(job, words.titles),
    salary: salaryOf(job),
    jobtype: JOB_TYPES[job.job_type],
    category: job.required_skills.join(', '),
    experience: words.levels[job.experience_level] ?? '',
    remotetype: REMOTE_TYPES[job.workplace],
    expirationdate: endOfDay(job.application_deadline),
  };
  const written = Object.entries(fields).filter(([, text]) => text !== '');
  return `<job>\n${written.map(([name, text]) => `<${name}>${cdata(text)}</${name}>\n`).join('')}</job>\n`;
}

/** `first` is the first page of jobs, `page` the number of jobs read at a time. */
type JobFeed = {
  base: string;
  today: string;
  now: Date;
  words: ServerWords;
  first: ListedPage<Job>;
  page: number;
};

/**
 * Yields the feed of all listed jobs, newest first, in the format that job aggregators read. Reads jobs as the caller
 * asks for parts. Throws the database's errors.
 */
export async function* jobFeed(
  db: Database,
  { base, today, now, words, first, page }: JobFeed,
): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<source>\n${element('publisher', PRODUCT_NAME)}
${element('publisherurl', base)}\n${element('lastBuildDate', now.toUTCString())}\n`;
  for (let { rows, next }: ListedPage<Job> = first; ; ) {
    for (const job of rows) yield toEntry(base, words, job);
    if (!next) break;
    ({ rows, next } = await listJobs(db, today, { before: next, limit: page }));
  }
  yield '</source>\n';
}
