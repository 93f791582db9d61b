import { describeJobs } from '#server/domains/jobs/listed-queries.ts';
import type { JobSearchEngine } from '#server/domains/search/job-search-engine.ts';
import { searchJobs } from '#server/domains/search/queries.ts';
import { fillIn } from '#server/http/problem.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { element, emptyElement, escapeXml, XML_DECLARATION } from '#server/platform/text/xml.ts';
import type { JobRow } from '#src/contract/jobs/job.ts';
import type { Language } from '#src/contract/language.ts';
import type { ServerWords } from '#src/contract/mails/mail-content.ts';
import { PRODUCT_NAME } from '#src/contract/product.ts';
import {
  type JobSearch,
  jobSearchReaders,
  onceEach,
  readJobSearch,
} from '#src/contract/search/job-search.ts';
import { namesOf } from '#src/shared/records.ts';
import { jobAddress } from './addresses.ts';

/** Maximum jobs in a feed. */
const JOBS = 50;
/** Characters of a job's summary. */
const SUMMARY = 500;

/** Reads a search from an address, as leniently as the job list does. */
export function readSearch(parameters: URLSearchParams): JobSearch {
  const once = [...onceEach(parameters)];
  return readJobSearch(
    Object.fromEntries(once.map(([key, text]) => [key, text.replaceAll('\0', '').toWellFormed()])),
  );
}

/** The canonical parameters of a search, with `lng` if given. */
function toParameters(search: JobSearch, lng?: Language): string {
  const written = new URLSearchParams();
  for (const name of namesOf(jobSearchReaders)) {
    const given = search[name];
    if (given && name !== 'page') written.set(name, String(given));
  }
  if (lng) written.set('lng', lng);
  return written.size > 0 ? `?${written.toString()}` : '';
}

const describeSearch = (search: JobSearch, words: ServerWords): string =>
  [
    search.query,
    search.location,
    ...(search.jobType ?? []).map((type) => words.jobTypes[type]),
    ...(search.experienceLevel ?? []).map((level) => words.levels[level]),
    search.remote && words.workplaces.remote,
  ]
    .filter(Boolean)
    .join(', ');

/** `asked` is the language that the address names, if any; `lng` and `words` are the feed's. */
export type AtomRequest = {
  base: string;
  search: JobSearch;
  lng: Language;
  words: ServerWords;
  asked?: Language;
};

type Entry = { job: JobRow; beginning: string; changed: string };

function toEntry({ job, beginning, changed }: Entry, { base, words, asked }: AtomRequest): string {
  const category = (term: string, label: string) => emptyElement('category', { term, label });
  const elsewhere = words.workplaces[job.workplace];
  const level = words.levels[job.experience_level];
  const place = [job.location, elsewhere].filter(Boolean).join(', ');
  const facts = [job.company_name, place, words.jobTypes[job.job_type]].filter(Boolean);
  const published = job.published_at ?? job.created_at;
  const lines = [
    element('id', `urn:uuid:${job._id}`),
    element('title', job.title),
    emptyElement('link', {
      rel: 'alternate',
      type: 'text/html',
      href: jobAddress(base, job._id, asked),
    }),
    element('updated', changed),
    published ? element('published', published) : '',
    `<author>${element('name', job.company_name || PRODUCT_NAME)}</author>`,
    category(job.job_type, words.jobTypes[job.job_type]),
    level ? category(job.experience_level, level) : '',
    elsewhere ? category(job.workplace, elsewhere) : '',
    element('summary', `${facts.join(' · ')}\n\n${beginning}`),
  ];
  return `<entry>\n${lines.filter(Boolean).join('\n')}\n</entry>\n`;
}

/** The newest listed jobs that a search finds, as an Atom feed (RFC 4287). Throws errors of `db` and `engine`. */
export async function atomFeed(
  { db, engine }: { db: Database; engine: JobSearchEngine },
  today: string,
  request: AtomRequest,
): Promise<string> {
  const { base, search, lng, words, asked } = request;
  const sought = describeSearch(search, words);
  const title = sought ? fillIn(words.newestJobsFor, { search: sought }) : words.newestJobs;
  const { jobs } = await searchJobs(db, engine, {
    search: {
      ...search,
      page: 1,
      limit: JOBS,
      sort: 'newest',
      after: undefined,
      employer_id: undefined,
      not_applied: false,
      recommended: false,
    },
    today,
    now: new Date(),
  });
  const described = await describeJobs(
    db,
    jobs.map((job) => job._id),
    SUMMARY,
  );
  const entries = jobs.flatMap((job) => {
    const more = described.get(job._id);
    return more ? { job, ...more } : [];
  });
  const updated = Math.max(0, ...entries.map(({ changed }) => Date.parse(changed)));
  const self = `${base}/jobs.atom${toParameters(search, asked)}`;
  const page = `${base}/jobs${toParameters(search, asked)}`;
  return `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(lng)}">
${element('id', self)}
${element('title', `${PRODUCT_NAME}: ${title}`)}
${element('updated', new Date(updated).toISOString())}
${emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: self })}
${emptyElement('link', { rel: 'alternate', type: 'text/html', href: page })}
<author>${element('name', PRODUCT_NAME)}</author>
${element('generator', PRODUCT_NAME)}
${entries.map((entry) => toEntry(entry, request)).join('')}</feed>
`;
}
