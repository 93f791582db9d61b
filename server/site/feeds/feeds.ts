import {
  findPlaces,
  listChanges,
  listJobs,
  NEWEST,
  OLDEST,
  type Place,
} from '#server/domains/jobs/listed-queries.ts';
import { engineOf } from '#server/domains/search/engine-queries.ts';
import type { JobSearchEngine } from '#server/domains/search/job-search-engine.ts';
import { type Dependencies, today } from '#server/http/dependencies.ts';
import { preferredLanguage } from '#server/http/language.ts';
import { answerRead, plainAnswer, TEXT_TYPE } from '#server/http/plain-answer.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { type Asker, type Spend, spendFreely } from '#server/http/work-budget.ts';
import { createCache } from '#server/platform/cache/cache.ts';
import { addressLanguage } from '#src/contract/language.ts';
import { loadRegions } from '#src/contract/places/regions.ts';
import { type FeedAddress, feedAt } from './addresses.ts';
import { atomFeed, readSearch } from './atom.ts';
import { jobFeed } from './job-feed.ts';
import { type FeedCall, sendText, XML_TYPE } from './reply.ts';
import { robotsText } from './robots.ts';
import { securityText } from './security-txt.ts';
import { type FileSize, fileSize, sitemapIndex, sitemapOfJobs, sitemapOfPages } from './sitemap.ts';
import { createStreams, type StreamLimits } from './streams.ts';

export type FeedDependencies = Pick<
  Dependencies,
  'clock' | 'log' | 'mailRenderer' | 'publicUrl' | 'consolePath' | 'stopping'
> & {
  jobSearch?: JobSearchEngine;
  database: Pick<Dependencies['database'], 'db'>;
  apiUrl?: string | undefined;
  /** Where to report vulnerabilities: a mailto: or https: address. */
  securityContact?: string | undefined;
  /** Jobs per sitemap file; by default derived from the format's limits. */
  sitemapFile?: FileSize;
  /** Jobs read at a time for the sitemap and the feed of all jobs, or skipped at a time to plan the sitemap files. */
  pages?: { plan: number; sitemap: number; feed: number };
  streams?: StreamLimits;
  spend?: Spend;
};

/** Seconds that caches may keep an answer. */
const MAX_AGE = { hour: 3600, minutes: 600, minute: 60 } as const;
/** Few per page of the feed: a job may have 30,000 characters. */
const PAGES = { plan: 5000, sitemap: 500, feed: 50 };

const notFound = () => plainAnswer(404, 'Not found');

/**
 * Creates the handler for machine-readable files: robots.txt, the sitemap, job feeds, security.txt. The handler returns
 * undefined for other addresses and answers 503 while the database fails (rule PAGE-7).
 */
export function createFeeds(
  dependencies: FeedDependencies,
): (request: Request, asker?: Asker) => Promise<Response> | undefined {
  const { clock, log, mailRenderer, publicUrl, securityContact } = dependencies;
  const { consolePath, spend = spendFreely } = dependencies;
  const { db } = dependencies.database;
  const engine = dependencies.jobSearch ?? engineOf(db);
  // Computing the names of all countries takes too long for a request.
  loadRegions();
  const pages = dependencies.pages ?? PAGES;
  const common = securityHeaders('', dependencies);
  const plans = createCache<Place[]>('files of the sitemap', { clock });
  // Many readers request the same feed.
  const atoms = createCache<string>('feeds', { clock });
  const stream = createStreams(dependencies, dependencies.streams);

  const sizeFor = (base: string) => dependencies.sitemapFile ?? fileSize(base);
  /** Where each sitemap file of jobs starts. */
  const planFor = (base: string): Promise<Place[]> => {
    const [day, { planned }] = [today(clock), sizeFor(base)];
    return plans.get(`${day} ${planned}`, () =>
      findPlaces(db, day, { size: planned, step: pages.plan }),
    );
  };

  const sitemapFile = async (call: FeedCall, file: number): Promise<Response> => {
    const { base } = call;
    const plan = await planFor(base);
    if (file > plan.length) return notFound();
    const from = (file > 1 && plan[file - 1]) || OLDEST;
    const until = plan[file] ?? NEWEST;
    const [day, page] = [today(clock), pages.sitemap];
    const first = await listChanges(db, day, { from, until, limit: page });
    if (first.rows.length === 0) return notFound();
    const { max } = sizeFor(base);
    return stream(call, { type: XML_TYPE, maxAge: MAX_AGE.minutes }, () =>
      sitemapOfJobs(db, { base, today: day, until, first, page, max }),
    );
  };

  const atom = async (call: FeedCall): Promise<Response> => {
    const { request, url, base, asker } = call;
    const asked = addressLanguage(url.search);
    const lng = asked ?? preferredLanguage(request.headers.get('accept-language') ?? undefined);
    const search = { ...readSearch(url.searchParams), page: 1 };
    const day = today(clock);
    const key = JSON.stringify([day, base, search, lng, asked]);
    const make = () =>
      atoms.get(key, async () => {
        const words = await mailRenderer.readWords(lng);
        return atomFeed({ db, engine }, day, { base, search, lng, words, ...(asked && { asked }) });
      });
    const text = atoms.find(key) ?? (await spend(asker, make));
    const type = 'application/atom+xml; charset=utf-8';
    return sendText(call, text, { type, maxAge: MAX_AGE.minute, vary: 'Accept-Language' });
  };

  const jobs = async (call: FeedCall): Promise<Response> => {
    const { url, base } = call;
    const lng = addressLanguage(url.search) ?? 'en';
    const [day, page] = [today(clock), pages.feed];
    const words = await mailRenderer.readWords(lng);
    const first = await listJobs(db, day, { before: NEWEST, limit: page });
    return stream(call, { type: XML_TYPE, maxAge: MAX_AGE.minutes }, () =>
      jobFeed(db, { base, today: day, now: clock(), words, first, page }),
    );
  };

  const answer = async (call: FeedCall, address: FeedAddress): Promise<Response> => {
    const { base } = call;
    const text = { type: TEXT_TYPE, maxAge: MAX_AGE.hour };
    const xml = { type: XML_TYPE, maxAge: MAX_AGE.minutes };
    switch (address.name) {
      case '/robots.txt':
        return sendText(call, robotsText(base, consolePath), text);
      case '/.well-known/security.txt':
        return securityContact
          ? sendText(call, securityText(base, securityContact, clock()), text)
          : notFound();
      case '/sitemap.xml':
        return sendText(call, sitemapIndex(base, (await planFor(base)).length), xml);
      case '/sitemaps/pages.xml':
        return sendText(call, sitemapOfPages(base), xml);
      case 'jobs file':
        return sitemapFile(call, address.file);
      case '/jobs.atom':
        return atom(call);
      case '/jobs.xml':
        return jobs(call);
    }
  };

  return (request, asker = { address: undefined, log }) => {
    const url = new URL(request.url);
    const address = feedAt(url.pathname);
    if (!address) return undefined;
    const base = new URL(publicUrl ?? url).origin;
    return answerRead(request, address.name, { common, log }, () =>
      answer({ request, url, base, asker }, address),
    );
  };
}
