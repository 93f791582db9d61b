import { escapeHtml, listHtml, plainTextHtml } from './plain-text-html.ts';

/** The titles of the parts of a job's text, in the reader's language. */
export type JobTitles = Record<'responsibilities' | 'requirements' | 'skills' | 'benefits', string>;

type JobTexts = Record<'description' | 'responsibilities' | 'requirements', string> &
  Record<'required_skills' | 'benefits', readonly string[]>;

/**
 * All texts of a job as HTML, for search engines and other readers. Titles are paragraphs, since Google only reads
 * paragraphs and lists.
 */
export const jobHtml = (job: JobTexts, titles: JobTitles): string => {
  const part = (title: string, html: string) =>
    html && `<p><strong>${escapeHtml(title)}</strong></p>${html}`;
  return [
    plainTextHtml(job.description),
    part(titles.responsibilities, plainTextHtml(job.responsibilities, true)),
    part(titles.requirements, plainTextHtml(job.requirements, true)),
    part(titles.skills, listHtml(job.required_skills)),
    part(titles.benefits, listHtml(job.benefits)),
  ].join('');
};
