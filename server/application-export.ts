import type { Context } from 'hono';
import type { Application } from '../src/contract/application.ts';
import type { ApplicationStatus } from '../src/contract/enumerations.ts';
import type { Job } from '../src/contract/job.ts';
import type { Language } from '../src/contract/language.ts';
import type { AnswerValue, Question } from '../src/contract/question.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import type { Dependencies } from './dependencies.ts';
import { errorFields } from './failures.ts';
import { displayName, disposition } from './files/file-names.ts';
import { preferredLanguage } from './language.ts';
import { findAmong, forEmployer } from './store/application-rows.ts';
import { type ApplicationFilter, findIds } from './store/application-search.ts';

/** Applications read from the database at a time: a letter may have 20,000 characters. */
const CHUNK = 50;

const HEADINGS: Record<Language, readonly string[]> = {
  en: [
    ...['Candidate', 'Email', 'Phone', 'Applied', 'Status', 'Interview'],
    ...['Availability', 'Resume', 'Cover letter', 'Additional questions', 'Title', 'Location'],
    ...['Rating', 'Labels'],
  ],
  tr: [
    ...['Aday', 'E-posta', 'Telefon', 'Başvuru tarihi', 'Durum', 'Mülakat'],
    ...['Ne zaman başlayabilir', 'Özgeçmiş', 'Ön yazı', 'Ek sorular', 'Unvan', 'Konum'],
    ...['Puan', 'Etiketler'],
  ],
};

/** The column whose heading names the time zone. */
const INTERVIEW = 5;

/** The list separator that spreadsheets expect in each language. */
const SEPARATORS = { en: ',', tr: ';' } as const;

/** As the employer reads them (decisions, 'labels'). */
const STATUSES: Record<Language, Record<ApplicationStatus, string>> = {
  en: {
    ...{ pending: 'Pending', reviewed: 'Reviewing', interview: 'Interview' },
    ...{ accepted: 'Accepted', hired: 'Accepted', rejected: 'Rejected' },
  },
  tr: {
    ...{ pending: 'Beklemede', reviewed: 'İnceleniyor', interview: 'Mülakat' },
    ...{ accepted: 'Kabul edildi', hired: 'Kabul edildi', rejected: 'Reddedildi' },
  },
};

const YES_NO: Record<Language, readonly [string, string]> = {
  ...{ en: ['Yes', 'No'], tr: ['Evet', 'Hayır'] },
};

/** An address as it can be opened from a file: with its host. */
const fullAddress = (address: string, base: string): string =>
  address.startsWith('/') ? new URL(address, base).href : address;

/** Formats moments as YYYY-MM-DD HH:mm in this time zone; in UTC when there is no such zone. */
function writerOfMoments(timeZone = 'UTC'): { zone: string; write: (moment: string) => string } {
  try {
    // The Swedish format is the one that every spreadsheet reads.
    const format = new Intl.DateTimeFormat('sv-SE', {
      ...{ timeZone, dateStyle: 'short', timeStyle: 'short' },
    });
    const { timeZone: zone } = format.resolvedOptions();
    return { zone, write: (moment) => format.format(new Date(moment)) };
  } catch {
    return writerOfMoments();
  }
}

/** An answer as the application's reader would write it. */
const answerText = (value: AnswerValue | undefined, language: Language): string => {
  if (typeof value === 'boolean') return YES_NO[language][value ? 0 : 1];
  // A point would make a date of some numbers where people write commas.
  if (typeof value === 'number' && language === 'tr') return String(value).replace('.', ',');
  return String(value ?? '');
};

type Writing = {
  language: Language;
  base: string;
  write: (moment: string) => string;
  /** The job's, each with a column of its own. */
  questions: readonly Question[];
};

const toCells = (one: Application, { language, base, write, questions }: Writing): string[] => [
  `${one.candidate?.first_name ?? ''} ${one.candidate?.last_name ?? ''}`.trim(),
  one.candidate?.email ?? '',
  one.contact_phone || one.phone,
  one.created_at ? write(one.created_at).slice(0, 10) : '',
  STATUSES[language][one.status],
  one.interview_date ? write(one.interview_date) : '',
  one.availability,
  fullAddress(one.resume_url, base),
  one.cover_letter,
  one.additional_questions,
  one.headline ?? '',
  one.place ?? '',
  one.rating ? String(one.rating) : '',
  (one.labels ?? []).join(', '),
  ...questions.map(({ _id }) => {
    const answer = one.answers.find(({ question }) => question === _id);
    return answerText(answer?.value, language);
  }),
];

/**
 * Answers with a job's applications as a CSV file. Their ids are read first, and the applications while the
 * file is sent, so that a popular job needs no more memory than any other.
 */
export async function exportApplications(
  c: Context,
  { database: { db }, publicUrl }: Dependencies,
  job: Job,
  { tz, ...filter }: ApplicationFilter & { tz?: string | undefined },
): Promise<Response> {
  const language = preferredLanguage(c.req.header('accept-language'));
  const { zone, write } = writerOfMoments(tz);
  const { questions } = job;
  const writing = { language, base: publicUrl ?? c.req.url, write, questions };
  const headings = HEADINGS[language]
    .map((heading, index) => (index === INTERVIEW ? `${heading} (${zone})` : heading))
    .concat(questions.map(({ text }) => text));
  const toLine = (cells: readonly string[]) => csvLine(cells, SEPARATORS[language]);
  const ids = await findIds(db, job._id, filter);
  let sent = 0;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + toLine(headings))),
    pull: async (controller) => {
      if (sent >= ids.length) return controller.close();
      try {
        const found = await findAmong(db, ids.slice(sent, sent + CHUNK));
        sent += CHUNK;
        const lines = found.map((one) => toLine(toCells(forEmployer(one), writing)));
        controller.enqueue(encoder.encode(lines.join('')));
      } catch (error) {
        // The status has been sent, so aborting the reply is the only way to report the failure.
        c.var.log('reply.broken', errorFields(error));
        controller.error(error);
      }
    },
  });
  const name = displayName(`${job.title.replace(/[\\/]+/g, '-')}.csv`);
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', disposition('attachment', name));
  c.header('Vary', 'Accept-Language', { append: true });
  return c.body(body);
}
