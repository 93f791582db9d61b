import {
  type JobChange,
  type ListedPage,
  listChanges,
  type Place,
} from '#server/domains/jobs/listed-queries.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { element, emptyElement, XML_DECLARATION } from '#server/platform/text/xml.ts';
import { LANGUAGES } from '#src/contract/language.ts';
import { LISTED_PAGES } from '#src/contract/site/addresses.ts';
import { jobAddress } from './addresses.ts';

/** Maximum addresses and uncompressed bytes of a sitemap file (rule PAGE-7). */
const ADDRESSES_MAX = 50_000;
const BYTES_MAX = 50 * 1024 * 1024;
/** Planned share of a file; the rest is room for jobs published or reopened before the next plan. */
const FULL = 0.9;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const START = `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const END = '</urlset>\n';

/** An address with its language variants; the bare address is the default. */
function entry(address: string, changed?: string): string {
  const links = [...LANGUAGES, undefined].map((lng) =>
    emptyElement('xhtml:link', {
      rel: 'alternate',
      hreflang: lng ?? 'x-default',
      href: lng ? `${address}?lng=${lng}` : address,
    }),
  );
  const lastmod = changed ? element('lastmod', changed) : '';
  return `<url>${element('loc', address)}${lastmod}${links.join('')}</url>\n`;
}

/** Planned and maximum number of jobs per file. */
export type FileSize = { planned: number; max: number };

/** The size of files whose addresses begin with `base`. */
export function fileSize(base: string): FileSize {
  const bytes = Buffer.byteLength(
    entry(jobAddress(base, 'f'.repeat(36)), new Date(0).toISOString()),
  );
  const max = Math.min(ADDRESSES_MAX, Math.floor((BYTES_MAX - START.length - END.length) / bytes));
  return { planned: Math.floor(max * FULL), max };
}

/** The sitemap's index: the file of the pages, and `files` files of jobs. */
export function sitemapIndex(base: string, files: number): string {
  const names = Array.from({ length: files }, (_, index) => `jobs-${index + 1}`);
  const listed = ['pages', ...names].map(
    (name) => `<sitemap>${element('loc', `${base}/sitemaps/${name}.xml`)}</sitemap>\n`,
  );
  return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${listed.join('')}</sitemapindex>\n`;
}

/** The sitemap file of pages other than jobs. */
export const sitemapOfPages = (base: string): string =>
  `${START}${LISTED_PAGES.map((page) => entry(`${base}${page}`)).join('')}${END}`;

/** A sitemap file of jobs; `first` is its first page. */
type JobsFile = {
  base: string;
  today: string;
  until: Place;
  first: ListedPage<JobChange>;
  /** Jobs read at a time. */
  page: number;
  /** Maximum jobs of the file. */
  max: number;
};

/** Yields a sitemap file of jobs, reading as the caller asks for parts. Throws the database's errors. */
export async function* sitemapOfJobs(
  db: Database,
  { base, today, until, first, page, max }: JobsFile,
): AsyncGenerator<string> {
  yield START;
  let left = max;
  for (let { rows, next }: ListedPage<JobChange> = first; ; ) {
    const listed = rows.slice(0, left);
    left -= listed.length;
    if (listed.length > 0)
      yield listed.map((job) => entry(jobAddress(base, job._id), job.changed)).join('');
    if (!next || left === 0) break;
    ({ rows, next } = await listChanges(db, today, { from: next, until, limit: page }));
  }
  yield END;
}
