import * as z from 'zod/mini';
import { SAVED_FIELDS } from '#src/contract/applications/application-input.ts';
import { resumeProblem } from '#src/contract/files/upload-rules.ts';
import { PROFILE_PARTS } from '#src/contract/profiles/profile-snapshot.ts';
import { applyDraftNames } from '#src/lib/draft-names.ts';
import {
  discardDrafts,
  readDraft,
  readDraftFile,
  saveDraft,
  saveDraftFile,
} from '#src/lib/drafts.ts';
import {
  changedPart,
  type DraftPart,
  draftOf,
  type FormDraft,
  readJsonDraft,
  textPart,
} from '#src/lib/form-draft.ts';
import type { ApplyForm } from './apply-form-schema.ts';

type ChosenFile = Pick<ApplyForm, 'resume_choice' | 'resume' | 'lost_file'>;
type Rest = Omit<ApplyForm, 'cover_letter' | 'resume' | 'lost_file'>;

const savedFileSchema = z.object({ name: z.string() });

/**
 * The file chosen instead of the profile's resume. A reload loses the file but keeps its name; a file that isn't a
 * valid resume is not saved.
 */
const filePart = (name: string): DraftPart<ChosenFile> => ({
  name,
  read: () => {
    const resume = readDraftFile(name);
    const saved = savedFileSchema.safeParse(readJsonDraft(name));
    if (!saved.success) return resume ? { resume } : {};
    return { resume_choice: 'file', resume, lost_file: resume ? '' : saved.data.name };
  },
  save: ({ resume_choice, resume, lost_file }) => {
    const file = resume && !resumeProblem(resume) ? resume : null;
    saveDraftFile(name, file);
    const isFile = resume_choice === 'file';
    saveDraft(name, isFile ? JSON.stringify({ name: file?.name ?? lost_file }) : '');
  },
});

/** The other fields. A resume URL is saved only while it is the chosen resume. */
const restPart = (name: string): DraftPart<Rest> => {
  const part = changedPart<Omit<Rest, 'resume_choice'>>(name, {
    resume_url: z.string(),
    phone: z.string(),
    availability: z.string(),
    additional_questions: z.string(),
    answers: z.record(z.string(), z.string()),
    left_out: z.array(z.enum(PROFILE_PARTS)),
    save_to_profile: z.array(z.enum(SAVED_FIELDS)),
    agree: z.boolean(),
  });
  return {
    name,
    read: () => {
      const { resume_url = '', ...rest } = part.read();
      return resume_url === '' ? rest : { ...rest, resume_choice: 'link', resume_url };
    },
    save: (form, start) => {
      const isLink = form.resume_choice === 'link';
      part.save(isLink ? form : { ...form, resume_url: start.resume_url }, start);
    },
  };
};

/** The draft of an application, shared by both sizes of the form (rule APPLY-5). */
export const applyDraft = (userId: string, jobId: string): FormDraft<ApplyForm> => {
  const names = applyDraftNames(userId, jobId);
  return draftOf<ApplyForm>(
    textPart(names.letter, 'cover_letter'),
    restPart(names.rest),
    filePart(names.resume),
  );
};

export const readLetter = (userId: string, jobId: string): string =>
  readDraft(applyDraftNames(userId, jobId).letter);

/** Discards the drafts of a sent application. */
export const discardApplyDrafts = (userId: string, jobId: string): void =>
  discardDrafts(Object.values(applyDraftNames(userId, jobId)));
