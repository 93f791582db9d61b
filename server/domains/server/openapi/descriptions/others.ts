import { CONSOLE_EXPORT_MAX } from '#src/contract/console/console.ts';
import type { resources } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { type Descriptions, PAGE_OR_ARRAY } from './description.ts';

const { applicationExists, jobHasApplications, ownAccount, profileExists, staleVersion } =
  errorMessages;

export const notifications = {
  listNotifications: {
    summary: 'List the caller’s notifications',
    description: 'Newest first, a page at a time. `unread` counts all pages.',
  },
  markNotificationsRead: {
    summary: 'Mark notifications as read',
    description: 'Those that are named, or all without `ids`. Other users’ ids are ignored.',
  },
  countUnread: { summary: 'Count the caller’s unread notifications' },
  getPreferences: {
    summary: 'Read what is mailed, and in which language',
    description: 'For a session, or for the `token` in the link of a mail.',
  },
  updatePreferences: {
    summary: 'Change what is mailed, and in which language',
    description:
      'For a session, or for the `token` in the link of a mail. Only what is sent changes.',
  },
  unsubscribe: {
    summary: 'Unsubscribe by one click',
    description:
      'As mail programs call it (RFC 8058). Stops mails of this kind, for a digest all of its kinds.',
  },
  openPreferences: {
    summary: 'Open the unsubscribe link in a browser',
    description: 'Changes nothing and redirects to the page of mail preferences.',
  },
} satisfies Descriptions<typeof resources.notifications>;

export const messages = {
  sendMessage: { summary: 'Write to the operator of the site' },
} satisfies Descriptions<typeof resources.messages>;

export const consoleRecords = {
  listRecords: {
    summary: 'List records of one kind',
    description: PAGE_OR_ARRAY,
  },
  exportRecords: {
    summary: 'Export records of one kind',
    description: `A CSV file of the first ${CONSOLE_EXPORT_MAX.toLocaleString('en')} that match, without secrets.`,
  },
  createRecord: {
    summary: 'Create a record',
    description: 'Its fields depend on the kind. The write is logged.',
    conflicts: [applicationExists, profileExists],
  },
  getRecord: { summary: 'Read a record' },
  updateRecord: {
    summary: 'Correct a record',
    description: 'Only what is sent changes. The write is logged.',
    conflicts: [staleVersion, applicationExists, profileExists, jobHasApplications],
  },
  deleteRecord: {
    summary: 'Delete a record and what belongs to it',
    description: '`dependents` says beforehand what that is. The write is logged.',
    conflicts: [ownAccount],
  },
  listDeletions: {
    summary: 'List deletions that are still going on',
    description: 'The oldest first. Their records already count as gone.',
  },
  getDependents: { summary: 'Count what would be deleted with a record' },
  getRecordLog: {
    summary: 'List the writes to a record',
    description: 'Newest first. Secrets are masked.',
  },
  endSessions: { summary: 'Log a user out on every device' },
} satisfies Descriptions<typeof resources.console>;

export const server = {
  getHealth: {
    summary: 'Read whether the server is ready',
    description: 'For monitoring. Until it is ready, the same body comes with 503.',
  },
  sendReport: {
    summary: 'Report errors and waiting times of the app',
    description:
      'By browsers that a page asks for it; else it is forgotten. Says neither who nor where somebody was.',
  },
  getLiveness: {
    summary: 'Read whether the process answers',
    description: 'For whatever restarts a process that hangs: 200 also while it starts or stops.',
  },
  getReadiness: {
    summary: 'Read whether the instance should get calls',
    description:
      'For load balancers. Names the state of each part; unless all are `ok`, and while the instance starts or stops, the status is 503.',
  },
  getSettings: { summary: 'Read the settings that a client needs' },
  getOpenApi: { summary: 'Read this document' },
} satisfies Descriptions<typeof resources.server>;
