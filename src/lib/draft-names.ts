/*
 * The names of all drafts in the browser: whose they are and for what. People have drafts under these
 * names already, so a name that changes loses what they have typed.
 */

/** Whose a draft is: the id of an account, or the visitor who isn't logged in. It stands second in each name. */
export const ownerOfDraft = (name: string): string | undefined => name.split(':')[1];

/** Who writes to the operator without being logged in. */
export const VISITOR = 'visitor';

/** What a candidate types for a job, in either size of the form: three parts of one draft. */
export const applyDraftNames = (userId: string, jobId: string) => ({
  letter: `apply:${userId}:${jobId}`,
  resume: `apply-resume:${userId}:${jobId}`,
  rest: `apply-more:${userId}:${jobId}`,
});

/** An employer's form of a new job, of a copy of a job, and of a job that is edited. */
export const jobDraftNames = {
  create: (employerId: string): string => `job:${employerId}`,
  copy: (employerId: string, jobId: string): string => `job:${employerId}:copy:${jobId}`,
  edit: (employerId: string, jobId: string): string => `job:${employerId}:edit:${jobId}`,
};

export const profileDraftName = (userId: string): string => `profile:${userId}`;

/** The date of an interview that is typed for an application. */
export const interviewDraftName = (userId: string | undefined, applicationId: string): string =>
  `interview:${userId}:${applicationId}`;

/** What is written about an application, in its thread. */
export const threadDraftName = (userId: string | undefined, applicationId: string): string =>
  `thread:${userId}:${applicationId}`;

/** The message of a decision on these applications, in whichever order, and on no others. */
export const decisionDraftName = (
  userId: string | undefined,
  applicationIds: readonly string[],
): string => `decision:${userId}:${applicationIds.toSorted().join('+')}`;

/** A note that is written on an application, and a change of one. */
export const noteDraftName = (userId: string | undefined, id: string): string =>
  `note:${userId}:${id}`;

/** A message to the operator, of a user or of a visitor who isn't logged in. */
export const contactDraftNames = (userId: string = VISITOR) => ({
  subject: `contact:${userId}:subject`,
  body: `contact:${userId}:body`,
});
