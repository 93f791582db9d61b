/** The byte order mark makes Excel read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Texts that some spreadsheet would read as a formula: they start with an operator, in any Unicode width,
 * possibly after invisible characters.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;

/**
 * One cell. An apostrophe precedes text that a spreadsheet would read as a formula. Every cell is quoted, since readers
 * disagree on the separator.
 */
function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** One line of a CSV file (RFC 4180, except for the separator), with its line end. */
export const csvLine = (texts: readonly string[], separator: ',' | ';' = ','): string =>
  `${texts.map(cell).join(separator)}\r\n`;
