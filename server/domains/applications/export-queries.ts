import { type CsvFile, csvNumber } from '#server/http/csv-reply.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import type { Application } from '#src/contract/applications/application.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import type { AnswerValue, Question } from '#src/contract/jobs/question.ts';
import type { Language } from '#src/contract/language.ts';
import type { ServerWords } from '#src/contract/mails/mail-content.ts';
import { findAmong, forEmployer } from './rows.ts';
import { type ApplicationFilter, findIds } from './search-queries.ts';

/** Index of the column whose heading names the time zone. */
const INTERVIEW = 5;

/** An absolute address, which can be opened from a file. */
const fullAddress = (address: string, base: string): string =>
  address.startsWith('/') ? new URL(address, base).href : address;

/** Formats moments as YYYY-MM-DD HH:mm in this time zone; in UTC when there is no such zone. */
function writerOfMoments(timeZone = 'UTC'): { zone: string; write: (moment: string) => string } {
  try {
    // Every spreadsheet reads the Swedish format.
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const { timeZone: zone } = format.resolvedOptions();
    return { zone, write: (moment) => format.format(new Date(moment)) };
  } catch {
    return writerOfMoments();
  }
}

type Writing = {
  language: Language;
  words: ServerWords;
  base: string;
  write: (moment: string) => string;
  /** The job's questions, one column each. */
  questions: readonly Question[];
};

/** An answer in the reader's language. */
const answerText = (value: AnswerValue | undefined, { words, language }: Writing): string => {
  if (typeof value === 'boolean') return words.yesNo[value ? 0 : 1];
  if (typeof value === 'number') return csvNumber(value, language);
  return value ?? '';
};

const toCells = (one: Application, writing: Writing): string[] => [
  `${one.candidate?.first_name ?? ''} ${one.candidate?.last_name ?? ''}`.trim(),
  one.candidate?.email ?? '',
  one.contact_phone || one.phone,
  one.created_at ? writing.write(one.created_at).slice(0, 10) : '',
  writing.words.statuses[one.status],
  one.interview_date ? writing.write(one.interview_date) : '',
  one.availability,
  fullAddress(one.resume_url, writing.base),
  one.cover_letter,
  one.additional_questions,
  one.headline ?? '',
  one.place ?? '',
  one.rating ? String(one.rating) : '',
  (one.labels ?? []).join(', '),
  ...writing.questions.map(({ _id }) => {
    const answer = one.answers.find(({ question }) => question === _id);
    return answerText(answer?.value, writing);
  }),
];

/** The reader's language and time zone, and the base of addresses in the file. */
type Reader = { language: Language; timeZone: string | undefined; base: string };

/** A job's applications as a CSV file (rule REVIEW-8). */
export async function exportApplications(
  { database: { db }, mailRenderer }: Pick<Dependencies, 'database' | 'mailRenderer'>,
  job: Job,
  filter: ApplicationFilter,
  { language, timeZone, base }: Reader,
): Promise<CsvFile> {
  const { zone, write } = writerOfMoments(timeZone);
  const { questions } = job;
  const words = await mailRenderer.readWords(language);
  const writing = { language, words, base, write, questions };
  const headings = words.columns
    .map((heading, index) => (index === INTERVIEW ? `${heading} (${zone})` : heading))
    .concat(questions.map(({ text }) => text));
  return {
    name: job.title,
    language,
    headings,
    ids: await findIds(db, job._id, filter),
    read: async (ids) =>
      (await findAmong(db, ids)).map((one) => toCells(forEmployer(one), writing)),
  };
}
