import type { JobStatus } from '#src/contract/enumerations.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { isOfKind } from '#src/contract/jobs/job-fields.ts';
import { draftQuestionsInput } from '#src/contract/jobs/question-input.ts';
import { compareVersions } from '#src/lib/compare-versions.ts';
import { JOB_FORM_FIELDS, type JobFormField } from './job-form-fields.ts';
import { emptyJobForm, type JobForm, readNumber, toJobForm } from './job-form-schema.ts';

/** A form's starting point: a job's content, status and version; a new job has no status or version. */
export type JobBase = {
  form: JobForm;
  status: JobStatus | undefined;
  version: number | undefined;
};

/** Formats numbers for typing in `locale`. */
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

/** Normalizes a field as when sent, so that surrounding blanks make no difference. */
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

/** Whether two forms would send the same job. */
export const isSameForm = (one: JobForm, other: JobForm): boolean =>
  JOB_FORM_FIELDS.every((field) => isSameField(field, one, other));

/**
 * Lists the fields that saving `mine` would overwrite in `theirs`; empty unless `theirs` has changed since `base`.
 * Includes a changed status, because saving publishes (rule EDIT-5).
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

/** Cuts a long text to the part where it starts to differ from `other`. */
export const excerpt = (text: string, other: string): string => {
  if (text.length <= SHOWN) return text;
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  const start = text.lastIndexOf(' ', at - BEFORE) + 1;
  const end = Math.min(text.length, start + SHOWN);
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
};
