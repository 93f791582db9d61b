import * as z from 'zod/mini';
import { resumeProblem } from '../../contract/upload-rules.ts';
import { letterName, restName, resumeName } from '../../lib/apply-draft-names.ts';
import { readDraft, readDraftFile, writeDraft, writeDraftFile } from '../../lib/drafts.ts';
import type { ApplyForm } from './apply-form-schema.ts';
import type { FullApplyForm } from './full-apply-form-schema.ts';

/*
 * What a candidate has typed for a job and not yet sent. The letter is one, whether it is written in the
 * dialog or in the full form; what only the full form asks is kept beside it.
 */

export const readLetter = (userId: string, jobId: string): string =>
  readDraft(letterName(userId, jobId));

export const saveLetter = (userId: string, jobId: string, letter: string): void =>
  writeDraft(letterName(userId, jobId), letter);

type Resume = Pick<ApplyForm, 'resume_choice' | 'resume' | 'lost_file'>;

const keptResumeSchema = z.object({ name: z.string() });

/** Which resume was chosen in the dialog, the profile's unless another file was. Of a file that a reload has lost, its name is left. */
export const readResumeDraft = (userId: string, jobId: string): Resume => {
  const name = resumeName(userId, jobId);
  const resume = readDraftFile(name);
  try {
    const kept = keptResumeSchema.parse(JSON.parse(readDraft(name)));
    return { resume_choice: 'file', resume, lost_file: resume ? '' : kept.name };
  } catch {
    return { resume_choice: 'stored', resume, lost_file: '' };
  }
};

/** Keeps which resume is chosen; a file that is no resume is not kept. */
export const saveResumeDraft = (
  userId: string,
  jobId: string,
  { resume_choice, resume, lost_file }: Resume,
): void => {
  const name = resumeName(userId, jobId);
  const file = resume && !resumeProblem(resume) ? resume : null;
  writeDraftFile(name, file);
  writeDraft(
    name,
    resume_choice === 'file' ? JSON.stringify({ name: file?.name ?? lost_file }) : '',
  );
};

type Rest = Omit<FullApplyForm, 'cover_letter'>;

const text = z.catch(z.optional(z.string()), undefined);
const restSchema = z.object({
  resume_url: text,
  phone: text,
  availability: text,
  additional_questions: text,
  agree: z.catch(z.optional(z.boolean()), undefined),
});

const readRest = (name: string): Partial<Rest> => {
  try {
    const kept = restSchema.safeParse(JSON.parse(readDraft(name)));
    if (!kept.success) return {};
    return Object.fromEntries(
      Object.entries(kept.data).filter(([, value]) => value !== undefined),
    ) as Partial<Rest>;
  } catch {
    return {};
  }
};

/** The fields of `form` that differ from what the account fills in. */
const changed = <Form extends object>(form: Form, prefill: Form): Partial<Form> =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => value !== prefill[name as keyof Form]),
  ) as Partial<Form>;

/** Whether the form holds something of the candidate's own. */
export const isTyped = (form: FullApplyForm, prefill: FullApplyForm): boolean =>
  Object.keys(changed(form, prefill)).length > 0;

/** The full form as it was left: what was typed of it, over what the account fills in. */
export const readFullDraft = (
  userId: string,
  jobId: string,
  prefill: FullApplyForm,
): FullApplyForm => ({
  ...prefill,
  ...readRest(restName(userId, jobId)),
  cover_letter: readLetter(userId, jobId),
});

/** Keeps what was typed; what the account fills in is not repeated, so that it follows the account. */
export const saveFullDraft = (
  userId: string,
  jobId: string,
  form: FullApplyForm,
  prefill: FullApplyForm,
): void => {
  const { cover_letter, ...rest } = form;
  saveLetter(userId, jobId, cover_letter);
  const own = changed<Rest>(rest, prefill);
  const name = restName(userId, jobId);
  writeDraft(name, Object.keys(own).length > 0 ? JSON.stringify(own) : '');
};
