import type { EndpointName } from '#src/contract/endpoints.ts';
import type { ServerMessage } from '#src/contract/error-messages.ts';
import { auth, exportedData, profile, uploads } from './accounts.ts';
import { applications } from './applications.ts';
import { jobs } from './jobs.ts';
import { consoleRecords, messages, notifications, server } from './others.ts';

type Description = {
  summary: string;
  description?: string;
  conflicts?: readonly ServerMessage[] | undefined;
};

/** What the document says of each endpoint. */
export const DESCRIPTIONS: Readonly<Record<EndpointName, Description>> = {
  ...jobs,
  ...applications,
  ...auth,
  ...profile,
  ...notifications,
  ...uploads,
  ...exportedData,
  ...messages,
  ...consoleRecords,
  ...server,
};

/** What the document says of each resource. */
export const TAGS = {
  jobs: 'Jobs: the search that everyone can use, and what employers post.',
  applications:
    'Applications: candidates send and follow them; employers review, decide, invite and write.',
  auth: 'Accounts and sessions.',
  profile: 'The caller’s own profile.',
  notifications: 'Notifications in the app, and which of them are mailed.',
  uploads: 'Resumes and pictures.',
  exports: 'Copies of all that the service holds about the caller.',
  messages: 'Messages to the operator of the site.',
  console: 'The data console of administrators, for every kind of record.',
  server: 'The server itself.',
};
