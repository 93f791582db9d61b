import type { JobStatus } from '#src/contract/enumerations.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { isOfKind } from '#src/contract/jobs/job-fields.ts';
import { draftQuestionsInput } from '#src/contract/jobs/question-input.ts';
import { compareVersions } from '#src/lib/compare-versions.ts';
import { JOB_FORM_FIELDS, type JobFormField } from './job-form-fields.ts';
import { emptyJobForm, type JobForm, readNumber, toJobForm } from './job-form-schema.ts';

/** What a form starts from: a job's content, and the status and version that it had then; a new job has none. */
export type JobBase = {
  form: JobForm;
  status: JobStatus | undefined;
  version: number | undefined;
};

/** `locale` is the one in which its numbers are typed. */
export const toBase = (job: Job, locale: string): JobBase => ({
  form: toJobForm(job, locale),
  status: job.status,
  version: job.__v,
});

export const newBase = (form: Partial<JobForm>): JobBase => ({
  form: { ...emptyJobForm, ...form },
  status: undefined,
  version: undefined,
});

export type JobField = JobFormField | 'status';

/** A field's content as it would be sent, so that blanks around it are no difference. */
const content = (form: JobForm, field: JobFormField): string => {
  const value = form[field];
  if (field === 'questions')
    return JSON.stringify(draftQuestionsInput.safeParse(value).data ?? value);
  if (typeof value !== 'string') return JSON.stringify(value);
  const amount = isOfKind(field, 'amount', 'count') ? readNumber(field, value) : Number.NaN;
  return Number.isNaN(amount) ? value.trim().replaceAll('\r\n', '\n') : String(amount);
};

const isSameField = (field: JobFormField, one: JobForm, other: JobForm): boolean =>
  content(one, field) === content(other, field);

/** Whether two forms would send the same. */
export const isSameForm = (one: JobForm, other: JobForm): boolean =>
  JOB_FORM_FIELDS.every((field) => isSameField(field, one, other));

/**
 * What saving `mine` would change of `theirs`, when `theirs` is no longer the version that `mine` was made on
 * and says something else by now; otherwise nothing. Saving publishes, so a status that was changed meanwhile
 * is among it (rule EDIT-5).
 */
export const findConflict = (base: JobBase, mine: JobForm, theirs: JobBase): JobField[] => {
  if (theirs.version === base.version) return [];
  const hasNewStatus = theirs.status !== base.status && theirs.status !== 'published';
  const versions = { base: base.form, mine, theirs: theirs.form };
  const changes = compareVersions(JOB_FORM_FIELDS, isSameField, versions);
  if (!hasNewStatus && !changes.some(({ isTheirs }) => isTheirs)) return [];
  const open = changes.filter(({ isOpen }) => isOpen).map(({ field }) => field);
  return hasNewStatus ? [...open, 'status'] : open;
};

const SHOWN = 140;
const BEFORE = 40;

/** The part of a long text in which it begins to differ from another; short ones are given whole. */
export const excerpt = (text: string, other: string): string => {
  if (text.length <= SHOWN) return text;
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  const from = Math.max(0, text.lastIndexOf(' ', Math.max(0, at - BEFORE)) + 1);
  const start = at <= BEFORE ? 0 : from;
  const end = Math.min(text.length, start + SHOWN);
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
};
