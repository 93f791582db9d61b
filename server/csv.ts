/** What makes Excel open a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A text as one cell. What a spreadsheet would take for a formula gets an apostrophe before it. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Texts as one line of a CSV file (RFC 4180), with its line end. */
export const csvLine = (texts: readonly string[]): string => `${texts.map(cell).join(',')}\r\n`;
