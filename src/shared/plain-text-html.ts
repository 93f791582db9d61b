import { type TextList, toTextBlocks } from './text-blocks.ts';
import { toInline } from './text-inline.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text, so that HTML shows it literally. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** The items as an HTML list; '' without any. */
export const listHtml = (items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<ul>${items.map((item) => `<li>${escapeHtml(item.trim())}</li>`).join('')}</ul>`;

const richHtml = (text: string): string =>
  toInline(text)
    .map((piece) => {
      if (typeof piece === 'string') return escapeHtml(piece);
      // Google doesn't read links in a job's text.
      return 'href' in piece
        ? escapeHtml(piece.text)
        : `<strong>${richHtml(piece.strong)}</strong>`;
    })
    .join('');

const textListHtml = ({ marker, start, items }: TextList): string => {
  const html = items.map(
    ({ text, lists }) => `<li>${richHtml(text)}${lists.map(textListHtml).join('')}</li>`,
  );
  return marker
    ? `<ol type="${marker}" start="${start}">${html.join('')}</ol>`
    : `<ul>${html.join('')}</ul>`;
};

/**
 * A plain text as HTML, with the headings, paragraphs, line breaks and lists that the page shows; '' for a blank text.
 * A heading is a paragraph of strong words (rule TEXT-1).
 */
export const plainTextHtml = (text: string, asList = false): string =>
  toTextBlocks(text, asList)
    .map((block) => {
      if ('heading' in block) return `<p><strong>${richHtml(block.heading)}</strong></p>`;
      if ('items' in block) return textListHtml(block);
      return `<p>${richHtml(block.text).replaceAll('\n', '<br>')}</p>`;
    })
    .join('');
