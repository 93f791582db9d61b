import { createHash } from 'node:crypto';
import type { Language } from '../../src/contract/language.ts';
import { addressLanguage } from '../../src/contract/language.ts';
import { LINE_MAX } from '../../src/contract/limits.ts';
import { createSemaphore, type SemaphoreLimits } from '../db/semaphore.ts';
import type { Dependencies } from '../dependencies.ts';
import { errorFields, failureStatus } from '../failures.ts';
import { plainAnswer } from '../feeds/reply.ts';
import { feedWords } from '../feeds/words.ts';
import { type SiteSettings, securityHeaders } from '../security-headers.ts';
import { findJob } from '../store/jobs.ts';
import { cardAt, isCardAddress } from './address.ts';
import { createCardCache } from './card-cache.ts';
import { type CardContent, drawCard } from './draw-card.ts';
import { createTextPainter, type TextPainter } from './text.ts';

/** What the cards need. */
export type CardDependencies = Pick<Dependencies, 'log'> &
  SiteSettings & {
    database: Pick<Dependencies['database'], 'db'>;
    /** A folder for the fonts, which is made and may be deleted while the server is stopped. */
    fontFolder: string;
    limits?: SemaphoreLimits;
  };

/** Cards that are drawn at once, and how many may wait for how long; one takes 0.1 s. */
const LIMITS: SemaphoreLimits = { slots: 1, waiting: 20, waitMs: 10_000 };
/** Seconds. */
const KEPT = 3600;
const RETRY_AFTER = '5';
/** Changes with the design, so that caches ask for the new one. */
const DESIGN = 1;

const SENTENCES: Record<Language, string> = {
  en: 'Find the job that fits the life you want',
  tr: 'Hayatınıza uyan işi bulun',
};

const siteContent = (lng: Language): CardContent => ({ kind: 'site', sentence: SENTENCES[lng] });

const notFound = () => plainAnswer(404, 'Not found');

/**
 * Gives the function that answers with the pictures that link previews show: `/cards/jobs/{id}.png` and
 * `/cards/site.png`, in the language `lng`. It gives undefined for other addresses. Drafts and missing jobs
 * are 404; with too many cards to draw, or a failing database, it answers 503.
 */
export function createCards(
  dependencies: CardDependencies,
): (request: Request) => Promise<Response> | undefined {
  const { database, fontFolder, log } = dependencies;
  const common = securityHeaders('', dependencies);
  const queue = createSemaphore(dependencies.limits ?? LIMITS);
  const cards = createCardCache();
  let painter: Promise<TextPainter> | undefined;
  const loadPainter = (): Promise<TextPainter> => {
    painter ??= createTextPainter(fontFolder).catch((error: unknown) => {
      painter = undefined;
      throw error;
    });
    return painter;
  };

  const contentOf = async (pathname: string, lng: Language): Promise<CardContent | undefined> => {
    const card = cardAt(pathname);
    if (card?.kind === 'site') return siteContent(lng);
    const job = card && (await findJob(database.db, card.id));
    if (!job || job.status === 'draft') return undefined;
    const { jobTypes, remote } = feedWords[lng];
    return {
      kind: 'job',
      title: job.title.slice(0, LINE_MAX),
      company: (job.company_name || (job.employer?.company_name ?? '')).slice(0, LINE_MAX),
      place: [job.location, job.is_remote && !/remote|uzaktan/i.test(job.location) && remote]
        .filter(Boolean)
        .join(' · ')
        .slice(0, LINE_MAX),
      type: jobTypes[job.job_type],
    };
  };

  const draw = async (content: CardContent, lng: Language): Promise<Buffer> => {
    const release = await queue.acquire();
    try {
      const text = await loadPainter();
      if (content.kind === 'site') return await drawCard(text, content);
      const title = await text.clean(content.title);
      // Written in an alphabet that this machine has no font for.
      if (!title) return await drawCard(text, siteContent(lng));
      const company = await text.clean(content.company);
      const place = await text.clean(content.place);
      return await drawCard(text, { ...content, title, company, place });
    } finally {
      release();
    }
  };

  const answer = async (request: Request, { pathname, search }: URL): Promise<Response> => {
    const lng = addressLanguage(search) ?? 'en';
    const content = await contentOf(pathname, lng);
    if (!content) return notFound();
    const key = createHash('sha256')
      .update(JSON.stringify([DESIGN, content]))
      .digest('base64url')
      .slice(0, 27);
    const etag = `"${key}"`;
    const headers = new Headers({
      'Content-Type': 'image/png',
      'Cache-Control': `public, max-age=${KEPT}`,
      // Other sites show it: that is what it is for.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: etag,
    });
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers });
    const png = await cards.get(key, () => draw(content, lng));
    headers.set('Content-Length', String(png.byteLength));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(png), { headers });
  };

  const safely = async (request: Request, url: URL): Promise<Response> => {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return plainAnswer(405, 'Method not allowed', { Allow: 'GET, HEAD' });
    try {
      return await answer(request, url);
    } catch (error) {
      const status = failureStatus(error);
      log('request.failed', { method, route: '/cards', status, ...errorFields(error) });
      return status === 503
        ? plainAnswer(status, 'Not available at the moment', { 'Retry-After': RETRY_AFTER })
        : plainAnswer(status, 'Something went wrong');
    }
  };

  return (request) => {
    const url = new URL(request.url);
    if (!isCardAddress(url.pathname)) return undefined;
    return safely(request, url).then((response) => {
      for (const [name, text] of Object.entries(common)) response.headers.set(name, text);
      return response;
    });
  };
}
