import * as z from 'zod/mini';
import { resumeProblem } from '../../contract/upload-rules.ts';
import { applyDraftNames } from '../../lib/draft-names.ts';
import {
  discardDrafts,
  readDraft,
  readDraftFile,
  saveDraft,
  saveDraftFile,
} from '../../lib/drafts.ts';
import {
  changedPart,
  type DraftPart,
  draftOf,
  type FormDraft,
  readJsonDraft,
  textPart,
} from '../../lib/form-draft.ts';
import type { ApplyForm } from './apply-form-schema.ts';
import type { FullApplyForm } from './full-apply-form-schema.ts';

type Resume = Pick<ApplyForm, 'resume_choice' | 'resume' | 'lost_file'>;

const savedResumeSchema = z.object({ name: z.string() });

/**
 * Which resume was chosen in the dialog: the profile's unless another file was. Of a file that a reload
 * has lost, its name is left; a file that is no resume is not saved.
 */
const resumePart = (name: string): DraftPart<Resume> => ({
  name,
  read: () => {
    const resume = readDraftFile(name);
    const saved = savedResumeSchema.safeParse(readJsonDraft(name));
    if (saved.success)
      return { resume_choice: 'file', resume, lost_file: resume ? '' : saved.data.name };
    return resume ? { resume } : {};
  },
  save: ({ resume_choice, resume, lost_file }) => {
    const file = resume && !resumeProblem(resume) ? resume : null;
    saveDraftFile(name, file);
    const isFile = resume_choice === 'file';
    saveDraft(name, isFile ? JSON.stringify({ name: file?.name ?? lost_file }) : '');
  },
});

/** The draft of the apply dialog. Its letter is also the full form's. */
export const applyDraft = (userId: string, jobId: string): FormDraft<ApplyForm> => {
  const names = applyDraftNames(userId, jobId);
  return draftOf<ApplyForm>(textPart(names.letter, 'cover_letter'), resumePart(names.resume));
};

/** The draft of the full form; what the account fills in follows the account. */
export const fullApplyDraft = (userId: string, jobId: string): FormDraft<FullApplyForm> => {
  const names = applyDraftNames(userId, jobId);
  return draftOf<FullApplyForm>(
    textPart(names.letter, 'cover_letter'),
    changedPart(names.rest, {
      resume_url: z.string(),
      phone: z.string(),
      availability: z.string(),
      additional_questions: z.string(),
      agree: z.boolean(),
    }),
  );
};

export const readLetter = (userId: string, jobId: string): string =>
  readDraft(applyDraftNames(userId, jobId).letter);

/** Discards what was typed for the job in either form: it has been sent. */
export const discardApplyDrafts = (userId: string, jobId: string): void =>
  discardDrafts(Object.values(applyDraftNames(userId, jobId)));
