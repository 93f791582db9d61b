import type { Context } from 'hono';
import { BYTE_ORDER_MARK, csvLine } from '#server/platform/text/csv.ts';
import type { Language } from '#src/contract/language.ts';
import { breakOff } from './broken-reply.ts';
import { displayName, disposition } from './content-disposition.ts';

/** Records read at a time: one letter may have 20,000 characters. */
const CHUNK = 50;

/** The list separator that spreadsheets expect in each language. */
const SEPARATORS = { en: ',', tr: ';' } as const;

/** A number for spreadsheets: Turkish ones read some numbers with a point as dates. */
export const csvNumber = (value: number, language: Language): string =>
  language === 'tr' ? String(value).replace('.', ',') : String(value);

export type CsvFile = {
  /** Without the extension. */
  name: string;
  language: Language;
  headings: readonly string[];
  ids: readonly string[];
  /** Returns the cells of these records, one array per line. */
  read: (ids: readonly string[]) => Promise<string[][]>;
};

/**
 * Answers with a CSV file in the caller's language. Reads records while sending, so memory use does not grow with the
 * list.
 */
export function csvReply(c: Context, { name, language, headings, ids, read }: CsvFile): Response {
  const toLine = (cells: readonly string[]) => csvLine(cells, SEPARATORS[language]);
  let sent = 0;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + toLine(headings))),
    pull: async (controller) => {
      if (sent >= ids.length) return controller.close();
      try {
        const lines = (await read(ids.slice(sent, sent + CHUNK))).map(toLine);
        sent += CHUNK;
        controller.enqueue(encoder.encode(lines.join('')));
      } catch (error) {
        // The status has been sent, so aborting the reply is the only way to report the failure.
        controller.error(breakOff(c.var.log, error));
      }
    },
  });
  const fileName = displayName(`${name.replace(/[\\/]+/g, '-')}.csv`);
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', disposition('attachment', fileName));
  c.header('Vary', 'Accept-Language', { append: true });
  return c.body(body);
}
