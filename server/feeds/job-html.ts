import type { Job } from '../../src/contract/job.ts';
import type { Language } from '../../src/contract/language.ts';
import { feedWords } from './words.ts';
import { escapeXml } from './xml.ts';

const BULLET = /^\s*[-•*]\s+/;

const items = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${escapeXml(line)}</li>`).join('')}</ul>`;

/**
 * A text as its author wrote it, as HTML: blank lines part paragraphs, lines that start with - or • are a
 * list, and nothing in it is read as HTML. With `asList`, each of several lines is an item.
 */
export function textToHtml(text: string, asList = false): string {
  const lines = text.trim().split(/\r\n|\r|\n/);
  const everyLine = asList && lines.length > 1;
  const blocks: { isList: boolean; lines: string[] }[] = [];
  let isParted = true;
  for (const line of lines) {
    const isBlank = line.trim() === '';
    const isList = everyLine || BULLET.test(line);
    const last = blocks.at(-1);
    if (isBlank) isParted = true;
    else if (last?.isList === isList && (isList || !isParted)) last.lines.push(line);
    else blocks.push({ isList, lines: [line] });
    if (!isBlank) isParted = false;
  }
  return blocks
    .map((block) =>
      block.isList
        ? items(block.lines.map((line) => line.replace(BULLET, '')))
        : `<p>${block.lines.map(escapeXml).join('<br>')}</p>`,
    )
    .join('');
}

/** What an employer says of a job, as HTML with headings in the given language. */
export function jobToHtml(job: Job, lng: Language): string {
  const words = feedWords[lng];
  const part = (heading: string, html: string) => html && `<h3>${heading}</h3>${html}`;
  const list = (lines: readonly string[]) => (lines.length > 0 ? items(lines) : '');
  const text = (written: string) => (written.trim() ? textToHtml(written, true) : '');
  return [
    textToHtml(job.description),
    part(words.responsibilities, text(job.responsibilities)),
    part(words.requirements, text(job.requirements)),
    part(words.skills, list(job.required_skills)),
    part(words.benefits, list(job.benefits)),
  ].join('');
}
