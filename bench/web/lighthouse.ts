import lighthouse from 'lighthouse';
import { atLeast, type Target } from '#bench/shared/targets.ts';
import { Failure } from '#scripts/setup/failure.mjs';

/** The least score of each category, of 100. Time is the machine's as well, so it has some room. */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];

/**
 * What Lighthouse says of a page: scores of 100 (NaN for one that it could not give), and each audit that
 * is not passed in full, in one line.
 */
export type Verdict = { scores: Record<Category, number>; findings: string[] };

const LINE_MAX = 400;
const ITEMS = 5;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, LINE_MAX);

/** What an audit's table points at: addresses, elements, sources. */
const pointsAt = (details: unknown): string => {
  const { items = [] } = (details ?? {}) as { items?: unknown[] };
  if (!Array.isArray(items)) return '';
  return items
    .slice(0, ITEMS)
    .map((item) =>
      JSON.stringify(item, (key, value: unknown) => (key === 'boundingRect' ? undefined : value)),
    )
    .join(' ; ');
};

/** Runs Lighthouse as for a phone on one page of a browser that listens on `port`. */
export const runLighthouse = async (url: string, port: number): Promise<Verdict> => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: CATEGORIES,
  });
  if (!result) throw new Failure(`Lighthouse gave no result for ${url}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Failure(`Lighthouse: ${runtimeError.message}`);
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, (categories[name]?.score ?? Number.NaN) * 100]),
  ) as Record<Category, number>;
  const findings = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || audit.score === null || audit.score >= 1) return [];
      const share = weight > 0 ? `weighs ${weight}` : 'weighs nothing';
      const value = audit.displayValue ? ` — ${audit.displayValue}` : '';
      return [
        oneLine(
          `${name}/${id} (${audit.score}, ${share}): ${audit.title}${value} ${audit.errorMessage ?? ''} ${pointsAt(audit.details)}`,
        ),
      ];
    }),
  );
  return { scores, findings: [...new Set(findings)] };
};

/** The targets of a page's scores. */
export const lighthouseTargets = (name: string, { scores }: Verdict): Target[] =>
  CATEGORIES.map((category) =>
    atLeast(name, `Lighthouse ${category}`, scores[category], LEAST[category]),
  );
