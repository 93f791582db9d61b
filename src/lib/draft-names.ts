/*
 * The names of all drafts in the browser, by owner and purpose. Renaming one loses what people have already typed under
 * the old name.
 */

/** The owner of a draft, which is the second part of its name: an account's id, or `VISITOR`. */
export const ownerOfDraft = (name: string): string | undefined => name.split(':')[1];

/** Owner of drafts written without logging in. */
export const VISITOR = 'visitor';

/** A candidate's application for a job, in either size of the form: three parts of one draft. */
export const applyDraftNames = (userId: string, jobId: string) => ({
  letter: `apply:${userId}:${jobId}`,
  resume: `apply-resume:${userId}:${jobId}`,
  rest: `apply-more:${userId}:${jobId}`,
});

/** An employer's form for a new job, a copy or an edited job. */
export const jobDraftNames = {
  create: (employerId: string): string => `job:${employerId}`,
  copy: (employerId: string, jobId: string): string => `job:${employerId}:copy:${jobId}`,
  edit: (employerId: string, jobId: string): string => `job:${employerId}:edit:${jobId}`,
};

export const profileDraftName = (userId: string): string => `profile:${userId}`;

/** The interview date typed for an application. */
export const interviewDraftName = (userId: string | undefined, applicationId: string): string =>
  `interview:${userId}:${applicationId}`;

/** A message typed in an application's thread. */
export const threadDraftName = (userId: string | undefined, applicationId: string): string =>
  `thread:${userId}:${applicationId}`;

/** A decision's message to exactly these applications, in any order. */
export const decisionDraftName = (
  userId: string | undefined,
  applicationIds: readonly string[],
): string => `decision:${userId}:${applicationIds.toSorted().join('+')}`;

/** A new note on an application, or an edited note. */
export const noteDraftName = (userId: string | undefined, id: string): string =>
  `note:${userId}:${id}`;

/** A message to the operator, from a user or a visitor. */
export const contactDraftNames = (userId: string = VISITOR) => ({
  subject: `contact:${userId}:subject`,
  body: `contact:${userId}:body`,
});
