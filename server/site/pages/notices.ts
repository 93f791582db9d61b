import type { SiteNotice } from '#server/domains/site-notices/queries.ts';
import { escapeXml } from '#server/platform/text/xml.ts';
import { LANGUAGES } from '#src/contract/language.ts';

/** Shows the texts in the language of the document, which the app may change. */
const STYLES = LANGUAGES.map(
  (language) => `html:not([lang=${language}]) [data-notice][lang=${language}]{display:none}`,
).join('');

const BAR =
  'background:var(--accent);color:var(--accent-text);padding:.625rem 1rem;text-align:center;text-wrap:balance;font-weight:600';

/**
 * What the operator tells everybody, as bars above the app (rule SITE-1). They are HTML of the page, not of the app: they need no
 * script, show at the first paint and cost nothing while there are none.
 */
export function writeNotices(notices: readonly SiteNotice[]): string {
  if (notices.length === 0) return '';
  const bars = notices.flatMap(({ _id, texts }) =>
    LANGUAGES.map(
      (language) =>
        `<section data-notice lang="${language}" aria-labelledby="notice-${language}-${_id}" style="${BAR}"><p id="notice-${language}-${_id}">${escapeXml(texts[language])}</p></section>`,
    ),
  );
  return `<style>${STYLES}</style>${bars.join('')}`;
}
