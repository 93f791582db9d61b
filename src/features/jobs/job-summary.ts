import type { I18n } from '@lingui/core';
import type { Job } from '#src/contract/jobs/job.ts';
import { showCompanyName } from '#src/entities/job/company-name.ts';
import { jobTypeLabels } from '#src/entities/job/labels.ts';
import { showSalary } from './salary.ts';

/** Characters of a description that search engines and link previews show. */
const SUMMARY_MAX = 160;

/**
 * A one-line summary for search engines and link previews: company, location, type, salary and the description's
 * start.
 */
export const summarizeJob = (job: Job, i18n: I18n): string => {
  const facts = [
    showCompanyName(job, i18n),
    job.location,
    i18n._(jobTypeLabels[job.job_type]),
    showSalary(job, i18n),
  ].filter(Boolean);
  const summary = `${facts.join(' · ')}. ${job.description.slice(0, SUMMARY_MAX)}`;
  return shorten(summary.replaceAll(/\s+/g, ' ').trim());
};

/** Cuts after the last word that fits. */
const shorten = (text: string): string => {
  if (text.length <= SUMMARY_MAX) return text;
  const cut = text.slice(0, SUMMARY_MAX);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
};
