/** What makes Excel open a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The beginning of what some spreadsheet reads as a formula: its sign, in any width that it is written in,
 * also after what cannot be seen.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;

/**
 * A text as one cell. What a spreadsheet would take for a formula gets an apostrophe before it. Every cell
 * is quoted: one reader's separator is another's letter, and must not begin a cell in the middle of a text.
 */
function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Texts as one line of a CSV file (RFC 4180, but for its separator), with its line end. */
export const csvLine = (texts: readonly string[], separator: ',' | ';' = ','): string =>
  `${texts.map(cell).join(separator)}\r\n`;
