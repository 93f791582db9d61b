import type { Context } from 'hono';
import { errorFields } from '#server/platform/log/error-fields.ts';
import { BYTE_ORDER_MARK, csvLine } from '#server/platform/text/csv.ts';
import type { Language } from '#src/contract/language.ts';
import { displayName, disposition } from './content-disposition.ts';

/** Records read from the database at a time: a letter may have 20,000 characters. */
const CHUNK = 50;

/** The list separator that spreadsheets expect in each language. */
const SEPARATORS = { en: ',', tr: ';' } as const;

/** A number as spreadsheets read it: a point would make a date of some numbers where people write commas. */
export const csvNumber = (value: number, language: Language): string =>
  language === 'tr' ? String(value).replace('.', ',') : String(value);

export type CsvFile = {
  /** The file's name without its ending. */
  name: string;
  language: Language;
  headings: readonly string[];
  ids: readonly string[];
  /** The cells of the records with these ids, a line each. */
  read: (ids: readonly string[]) => Promise<string[][]>;
};

/**
 * Answers with a CSV file in the caller's language. The records are read while the file is sent, so that a long
 * list needs no more memory than any other.
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
        c.var.log('reply.broken', errorFields(error));
        controller.error(error);
      }
    },
  });
  const fileName = displayName(`${name.replace(/[\\/]+/g, '-')}.csv`);
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', disposition('attachment', fileName));
  c.header('Vary', 'Accept-Language', { append: true });
  return c.body(body);
}
