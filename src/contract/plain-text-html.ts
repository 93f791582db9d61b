import { toTextBlocks } from './text-blocks.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text, so that HTML shows every character of it and reads none as markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** The items as an HTML list; '' without any. */
export const listHtml = (items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<ul>${items.map((item) => `<li>${escapeHtml(item.trim())}</li>`).join('')}</ul>`;

/** A plain text as HTML, with the paragraphs, line breaks and lists that the page shows; '' for a blank one. */
export const plainTextHtml = (text: string, asList = false): string => {
  if (text.trim() === '') return '';
  return toTextBlocks(text, asList)
    .map(({ isList, lines }) =>
      isList ? listHtml(lines) : `<p>${lines.map(escapeHtml).join('<br>')}</p>`,
    )
    .join('');
};
