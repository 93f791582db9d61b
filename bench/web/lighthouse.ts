import lighthouse from 'lighthouse';
import { atLeast, type Target } from '#bench/shared/targets.ts';
import { Failure } from '#scripts/setup/failure.mjs';

/** Minimum scores, out of 100. Performance has some tolerance, since it also depends on the machine. */
const LEAST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];

/** Lighthouse's scores out of 100 (NaN for a missing one), and one line per audit not fully passed. */
export type Verdict = { scores: Record<Category, number>; findings: string[] };

const LINE_MAX = 400;
const ITEMS = 5;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, LINE_MAX);

/** The items of an audit's table: URLs, elements, sources. */
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

/** Runs Lighthouse in its phone mode on a page, in the browser that listens on `port`. */
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

export const lighthouseTargets = (name: string, { scores }: Verdict): Target[] =>
  CATEGORIES.map((category) =>
    atLeast(name, `Lighthouse ${category}`, scores[category], LEAST[category]),
  );
