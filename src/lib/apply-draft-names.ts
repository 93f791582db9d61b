import { writeDraft, writeDraftFile } from './drafts.ts';

/*
 * The names of the drafts of an application. The letter is one, whether it is written in the dialog or in
 * the full form; what only the full form asks has a draft of its own.
 */

export const letterName = (userId: string, jobId: string): string => `apply:${userId}:${jobId}`;
export const resumeName = (userId: string, jobId: string): string =>
  `apply-resume:${userId}:${jobId}`;
export const restName = (userId: string, jobId: string): string => `apply-more:${userId}:${jobId}`;

/** Discards all that was typed for the job: it was sent, or its application withdrawn. */
export const discardApplyDraft = (userId: string, jobId: string): void => {
  writeDraft(letterName(userId, jobId), '');
  writeDraft(resumeName(userId, jobId), '');
  writeDraftFile(resumeName(userId, jobId), null);
  writeDraft(restName(userId, jobId), '');
};
