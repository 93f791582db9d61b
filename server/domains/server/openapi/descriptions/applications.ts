import type { resources } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { UPCOMING_MAX } from '#src/contract/limits.ts';
import { type Descriptions, PAGE_OR_ARRAY } from './description.ts';

const {
  alreadyApplied,
  applicationWithdrawn,
  candidateDeleted,
  interviewCancelled,
  interviewChanged,
  interviewStarted,
  jobClosed,
  jobExpired,
  notesFull,
  staleVersion,
  statusUnchanged,
  templatesMax,
  threadJobRemoved,
  threadNotStarted,
  withdrawDecided,
  withdrawnTwice,
  youHaveWithdrawn,
} = errorMessages;

/** The candidate learns of a change when it has lasted this long. */
const LATER = 'The candidate is told a minute later, unless the change was undone by then.';
const BASED_ON =
  '`__v`, if sent, is the version that the change is based on; the change is refused if there is a newer one.';

export const applications = {
  checkApplication: {
    summary: 'Read whether the candidate has applied to a job',
    description: 'Also how often the candidate has withdrawn an application to it.',
  },
  applyToJob: {
    summary: 'Apply to a job',
    description:
      'With a letter, a resume (`POST /api/uploads/resume`, or any web address), answers to the job’s questions and the parts of the profile to share.',
    conflicts: [jobClosed, jobExpired, alreadyApplied, withdrawnTwice],
  },
  checkApplications: {
    summary: 'Read which of these jobs the candidate has applied to',
    description: 'Ids that are no job’s are ignored.',
  },
  listOwnApplications: {
    summary: 'List the candidate’s own applications',
    description: `Newest first, without the long texts. ${PAGE_OR_ARRAY}`,
  },
  listOwnApplicationsByJobs: {
    summary: 'List the candidate’s own applications (second address)',
    description: `The same as \`GET /api/applications/candidate\`. ${PAGE_OR_ARRAY}`,
  },
  listJobApplications: {
    summary: 'List the applications to a job',
    description: `With filters and orders, without the long texts. Withdrawn applications are only listed under the status \`withdrawn\`. ${PAGE_OR_ARRAY}`,
  },
  getApplication: {
    summary: 'Read an application',
    description:
      'As its candidate and the job’s employer see it: the candidate sees changes once they are announced, and neither ratings nor labels.',
  },
  withdrawApplication: {
    summary: 'Withdraw an application',
    description:
      'Both sides keep the application, read-only. Refused once the employer has decided.',
    conflicts: [withdrawDecided],
  },
  exportApplications: {
    summary: 'Export the applications to a job',
    description: 'A CSV file of those that match the filters, with dates in the zone `tz`.',
  },
  setApplicationStatus: {
    summary: 'Set the status of an application',
    description: `${LATER} The message, in which \`{first_name}\` and other placeholders are filled in, goes with it. ${BASED_ON}`,
    conflicts: [applicationWithdrawn, candidateDeleted, staleVersion, statusUnchanged],
  },
  markOpened: {
    summary: 'Mark an application as no longer new',
    conflicts: [applicationWithdrawn, candidateDeleted],
  },
  holdApplication: {
    summary: 'Keep an application that would be deleted',
    description:
      'Its term (`RETENTION_APPLICATIONS_DAYS`) starts again, and both sides are warned again before its end. May be repeated.',
  },
  setStatuses: {
    summary: 'Set the status of many applications',
    description: `The reply has the outcome for each, and the id under which the change can be undone. ${LATER}`,
  },
  undoStatuses: {
    summary: 'Undo a change of statuses',
    description: 'By the id in the reply to the change, until the candidate has been told.',
  },
  listNewApplications: {
    summary: 'List the applications that the employer hasn’t opened',
    description: 'The newest ones of all jobs, and how many there are.',
  },
  listJobLabels: {
    summary: 'List the labels in use for a job',
    description: 'Most used first.',
  },
  setReview: {
    summary: 'Rate and label an application',
    description: `For the employer alone. A null rating removes it; labels replace those before. ${BASED_ON}`,
    conflicts: [applicationWithdrawn, candidateDeleted, staleVersion],
  },
  listNotes: {
    summary: 'List the notes on an application',
    description: 'Newest first. Never shown to the candidate.',
  },
  addNote: {
    summary: 'Add a note to an application',
    conflicts: [applicationWithdrawn, candidateDeleted, notesFull],
  },
  updateNote: {
    summary: 'Change a note',
    description: `Only its author can. ${BASED_ON}`,
    conflicts: [applicationWithdrawn, candidateDeleted, staleVersion],
  },
  deleteNote: {
    summary: 'Delete a note',
    description: 'Only its author can.',
    conflicts: [applicationWithdrawn, candidateDeleted],
  },
  setInterview: {
    summary: 'Set, move or cancel an interview',
    description: `Also sets the status \`interview\`; a null date cancels the interview. ${LATER} ${BASED_ON}`,
    conflicts: [applicationWithdrawn, candidateDeleted, staleVersion],
  },
  answerInterview: {
    summary: 'Answer an interview',
    description:
      'Can be changed until the interview begins. `sequence`, if sent, is the version of the interview that is answered.',
    conflicts: [youHaveWithdrawn, interviewCancelled, interviewChanged, interviewStarted],
  },
  getInterviewCalendar: {
    summary: 'Read an interview as a calendar file',
    description: 'iCalendar, for its candidate and the job’s employer.',
  },
  listInterviews: {
    summary: 'List the caller’s upcoming interviews',
    description: `Soonest first, ${UPCOMING_MAX} at most.`,
  },
  listMessages: {
    summary: 'List the messages about an application',
    description:
      'One page, newest first, as the caller sees them; `before` continues with older ones.',
  },
  postMessage: {
    summary: 'Send a message about an application',
    description: 'A candidate can reply once the employer has written.',
    conflicts: [applicationWithdrawn, candidateDeleted, threadJobRemoved, threadNotStarted],
  },
  markMessagesRead: {
    summary: 'Mark messages as read',
    description:
      'Ids that aren’t messages from the other side are ignored. The reply counts what is left.',
  },
  listTemplates: {
    summary: 'List the employer’s message templates',
    description:
      'Oldest first. Every employer starts with a template of each kind in each language.',
  },
  createTemplate: { summary: 'Add a message template', conflicts: [templatesMax] },
  updateTemplate: { summary: 'Change a message template' },
  deleteTemplate: { summary: 'Delete a message template' },
} satisfies Descriptions<typeof resources.applications>;
