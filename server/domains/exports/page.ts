import { escapeXml } from '#server/platform/text/xml.ts';
import { type ExportSubject, isOneRecord } from '#src/contract/exports/content.ts';
import type { Language } from '#src/contract/language.ts';
import type { ExportWords } from '#src/contract/mails/mail-content.ts';

/*
 * The page of a copy: every text in it is escaped, nothing runs and nothing is loaded. Its parts are written one after
 * the other, since the whole may be large (rule EXPORT-5).
 */

/** Records of each list that the page shows. */
export const SHOWN_MAX = 500;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 48rem; padding: 1rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h2 { border-top: 1px solid #8888; margin-top: 2.5rem; padding-top: 1.5rem; }
article { border-top: 1px solid #8884; padding: 0.5rem 0; }
dl { margin: 0.5rem 0; }
dt { font-weight: 600; margin-top: 0.5rem; }
dd { margin: 0 0 0 1rem; white-space: pre-wrap; }
dd > dl, dd > ol { white-space: normal; }
ol, ul { padding-left: 1.5rem; }`;

/** What stays out of the page and is in the files: ids and versions. */
export const HIDDEN = /^(?:_id|__v|sequence|[a-z]{1,20}_id|batch|question)$/;
const DATE = /(?:^|_)(?:at|date|deadline|updated)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;
/** Fields whose values have names. */
const CHOICE =
  /^(?:status|from|to|kinds?|side|state|answer|user_type|job_type|experience_level|workplace|salary_period|language|purpose|message|modes)$/;

/** Fills placeholders such as `{count}` of an escaped text; the values are HTML. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  escapeXml(text).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const link = (path: string): string =>
  `<a href="${escapeXml(path.split('/').map(encodeURIComponent).join('/'))}">${escapeXml(path)}</a>`;

/** The file of a subject. */
export const dataFile = (subject: ExportSubject): string => `data/${subject}.json`;

type Value = unknown;
const isRecord = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isBlank = (value: Value): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isBlank));

/** Writes the page in one language. */
export function createPage(words: ExportWords, language: Language) {
  const moments = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(language);

  const timeOf = (value: string): string | undefined => {
    if (!(DAY.test(value) || MOMENT.test(value)) || Number.isNaN(Date.parse(value)))
      return undefined;
    const at = new Date(value);
    const shown = DAY.test(value) ? days.format(at) : `${moments.format(at)} UTC`;
    return `<time datetime="${escapeXml(value)}">${escapeXml(shown)}</time>`;
  };
  const named = (value: string): string =>
    (Object.hasOwn(words.values, value) ? words.values[value] : undefined) ?? value;

  const simple = (field: string, value: Value): string => {
    if (typeof value === 'boolean') return escapeXml(words.yesNo[value ? 0 : 1]);
    if (typeof value === 'number') return escapeXml(numbers.format(value));
    const text = String(value);
    if (field === 'file') return link(text);
    const time = DATE.test(field) ? timeOf(text) : undefined;
    return time ?? escapeXml(CHOICE.test(field) ? named(text) : text);
  };
  const shown = (field: string, value: Value): string => {
    if (isRecord(value)) return listOf(value, field);
    if (!Array.isArray(value)) return simple(field, value);
    const items = value.map((item: Value) => `<li dir="auto">${shown(field, item)}</li>`);
    return `<ol>${items.join('')}</ol>`;
  };
  /** A record's fields that say something. */
  const listOf = (record: Readonly<Record<string, Value>>, within = ''): string => {
    const entries = Object.entries(record).filter(
      ([field, value]) => !HIDDEN.test(field) && !isBlank(value),
    );
    const rows = entries.map(([field, value]) => {
      // In the preferences, a kind of notification is a field.
      const name = within === 'modes' ? named(field) : (words.fields[field] ?? field);
      const choice = within === 'modes' ? within : field;
      return `<dt>${escapeXml(name)}</dt><dd dir="auto">${shown(choice, value)}</dd>`;
    });
    return `<dl>${rows.join('')}</dl>`;
  };
  /** What a record in a list is about, for its heading. */
  const headingOf = ({ title, name, job, job_title }: Readonly<Record<string, Value>>): string => {
    const about = title ?? name ?? (isRecord(job) ? job.title : job_title);
    return typeof about === 'string' ? about : '';
  };

  return {
    head: (subjects: readonly ExportSubject[], madeAt: Date): string => {
      const items = subjects.map(
        (subject) => `<li><a href="#${subject}">${escapeXml(words.subjects[subject])}</a></li>`,
      );
      const policy = "default-src 'none'; style-src 'unsafe-inline'";
      return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<title>${escapeXml(words.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escapeXml(words.title)}</h1>
<p>${filled(words.madeAt, { date: timeOf(madeAt.toISOString()) ?? '' })}</p>
<p>${escapeXml(words.about)}</p>
<p>${filled(words.forPrograms, { folder: 'data', schema: link('schema.json') })}</p>
</header>
<nav aria-label="${escapeXml(words.contents)}"><ul>${items.join('')}</ul></nav>
<main>
`;
    },
    sectionStart: (subject: ExportSubject): string =>
      `<section aria-labelledby="${subject}">\n<h2 id="${subject}">${escapeXml(words.subjects[subject])}</h2>\n`,
    /** A record, which is the subject's `place`th. */
    record: (subject: ExportSubject, record: object, place: number): string => {
      const fields = record as Record<string, Value>;
      if (isOneRecord(subject)) return `${listOf(fields)}\n`;
      const heading = `${numbers.format(place)}. ${headingOf(fields)}`.trim();
      return `<article><h3 dir="auto">${escapeXml(heading)}</h3>${listOf(fields)}</article>\n`;
    },
    sectionEnd: (subject: ExportSubject, count: number): string => {
      const file = link(dataFile(subject));
      const [shownCount, all] = [SHOWN_MAX, count].map((number) => numbers.format(number));
      const notes = [
        ...(count === 0 ? [escapeXml(words.none)] : []),
        ...(count > SHOWN_MAX
          ? [filled(words.cut, { shown: shownCount ?? '', count: all ?? '', file })]
          : [filled(words.asJson, { file })]),
      ];
      return `${notes.map((note) => `<p>${note}</p>`).join('')}\n</section>\n`;
    },
    foot: '</main>\n</body>\n</html>\n',
  };
}
