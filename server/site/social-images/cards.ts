import { findJob } from '#server/domains/jobs/queries.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { etagOf } from '#server/http/etag.ts';
import { answerRead, plainAnswer } from '#server/http/plain-answer.ts';
import { type SiteSettings, securityHeaders } from '#server/http/security-headers.ts';
import { sendContent } from '#server/http/send-content.ts';
import { type Asker, type Spend, spendFreely } from '#server/http/work-budget.ts';
import { createCache } from '#server/platform/cache/cache.ts';
import { createLimiter, type LimiterBounds } from '#server/platform/database/limiter.ts';
import type { Trace } from '#server/platform/traces/tracing.ts';
import { addressLanguage, type Language } from '#src/contract/language.ts';
import { LINE_MAX } from '#src/contract/limits.ts';
import { cardAt, isCardAddress } from './address.ts';
import { type CardContent, type CardPainter, createCardPainter } from './draw-card.ts';

export type CardDependencies = Pick<Dependencies, 'log' | 'mailRenderer'> &
  SiteSettings & {
    database: Pick<Dependencies['database'], 'db'>;
    limits?: LimiterBounds;
    /** Draws each as a span, where there are traces. */
    trace?: Trace | undefined;
    spend?: Spend;
  };

/** Cards drawn at once and queued; drawing one takes 0.1 s. */
const LIMITS: LimiterBounds = { slots: 1, waiting: 20, waitMs: 10_000 };
/** Seconds. */
const MAX_AGE = 3600;
/** Increment when the design changes, so that caches fetch the new cards. */
const DESIGN = 2;

const notFound = () => plainAnswer(404, 'Not found');

/**
 * Creates the handler for link preview images: `/cards/jobs/{id}.png` and `/cards/site.png`, in the language `lng`. The
 * handler returns undefined for other addresses. Drafts and missing jobs get 404; with too many cards to draw, or a
 * failing database, it answers 503 (rule PAGE-4).
 */
export function createCards(
  dependencies: CardDependencies,
): (request: Request, asker?: Asker) => Promise<Response> | undefined {
  const { database, log, mailRenderer, trace, spend = spendFreely } = dependencies;
  const common = securityHeaders('', dependencies);
  const limit = createLimiter(dependencies.limits ?? LIMITS);
  const cards = createCache<Buffer>('link previews');
  let painter: Promise<CardPainter> | undefined;
  const loadPainter = (): Promise<CardPainter> => {
    painter ??= createCardPainter().catch((error: unknown) => {
      painter = undefined;
      throw error;
    });
    return painter;
  };

  const siteContent = async (lng: Language): Promise<CardContent> => ({
    kind: 'site',
    sentence: (await mailRenderer.readWords(lng)).slogan,
  });

  const contentOf = async (pathname: string, lng: Language): Promise<CardContent | undefined> => {
    const card = cardAt(pathname);
    if (card?.kind === 'site') return siteContent(lng);
    const job = card && (await findJob(database.db, card.id));
    if (!job || job.status === 'draft') return undefined;
    const words = await mailRenderer.readWords(lng);
    const elsewhere = words.workplaces[job.workplace];
    return {
      kind: 'job',
      title: job.title.slice(0, LINE_MAX),
      company: (job.company_name || (job.employer?.company_name ?? '')).slice(0, LINE_MAX),
      place: [job.location, !/remote|uzaktan|hybrid|hibrit/i.test(job.location) && elsewhere]
        .filter(Boolean)
        .join(' · ')
        .slice(0, LINE_MAX),
      type: words.jobTypes[job.job_type],
    };
  };

  const drawInTurn = (content: CardContent, lng: Language): Promise<Buffer> =>
    limit(async () => {
      const { clean, draw } = await loadPainter();
      if (content.kind === 'site') return draw(content);
      const title = clean(content.title);
      // The fonts lack the title's alphabet.
      if (!title) return draw(await siteContent(lng));
      const [company, place] = [clean(content.company), clean(content.place)];
      return draw({ ...content, title, company, place });
    });

  const answer = async (
    request: Request,
    { pathname, search }: URL,
    asker: Asker,
  ): Promise<Response> => {
    const lng = addressLanguage(search) ?? 'en';
    const content = await contentOf(pathname, lng);
    if (!content) return notFound();
    const etag = etagOf(JSON.stringify([DESIGN, content]));
    const headers = {
      'Content-Type': 'image/png',
      'Cache-Control': `public, max-age=${MAX_AGE}`,
      // Other sites must be able to embed the image.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    return sendContent(request, {
      headers,
      etag,
      encode: (encoding) => {
        if (encoding) return undefined;
        const drawn = () => drawInTurn(content, lng);
        const make = () => cards.get(etag, trace ? () => trace('draw card', drawn) : drawn);
        return cards.find(etag) ?? spend(asker, make);
      },
    });
  };

  return (request, asker = { address: undefined, log }) => {
    const url = new URL(request.url);
    if (!isCardAddress(url.pathname)) return undefined;
    return answerRead(request, '/cards', { common, log }, () => answer(request, url, asker));
  };
}
