import * as accounts from './endpoints/accounts.ts';
import * as check from './endpoints/application-check.ts';
import * as apply from './endpoints/application-input.ts';
import * as applicationMessages from './endpoints/application-messages.ts';
import * as applicationReview from './endpoints/application-review.ts';
import * as applications from './endpoints/applications.ts';
import * as consoleEndpoints from './endpoints/console.ts';
import * as messages from './endpoints/contact-messages.ts';
import * as interviews from './endpoints/interviews.ts';
import * as jobInput from './endpoints/job-input.ts';
import * as jobSuggestions from './endpoints/job-suggestions.ts';
import * as jobs from './endpoints/jobs.ts';
import * as logout from './endpoints/logout.ts';
import * as preferences from './endpoints/notification-preferences.ts';
import * as notifications from './endpoints/notifications.ts';
import * as ownJobs from './endpoints/own-jobs.ts';
import * as profile from './endpoints/profile.ts';
import * as review from './endpoints/review.ts';
import * as server from './endpoints/server.ts';
import * as session from './endpoints/session.ts';
import * as unread from './endpoints/unread-notifications.ts';
import * as uploads from './endpoints/uploads.ts';

/*
 * Every call of the API, for the server, the tests and the OpenAPI document. The browser imports the
 * modules in `endpoints/` one by one, so that no screen loads the schemas of all others.
 */

/** By resource. */
export const resources = {
  jobs: { ...jobs, ...jobSuggestions, ...ownJobs, ...jobInput },
  applications: {
    ...{ ...check, ...apply, ...applications, ...review },
    ...{ ...applicationReview, ...interviews, ...applicationMessages },
  },
  auth: { ...session, ...logout, ...accounts },
  profile,
  notifications: { ...notifications, ...unread, ...preferences },
  uploads,
  messages,
  console: consoleEndpoints,
  server,
};

/** By name. */
export const endpoints = {
  ...resources.jobs,
  ...resources.applications,
  ...resources.auth,
  ...resources.profile,
  ...resources.notifications,
  ...resources.uploads,
  ...resources.messages,
  ...resources.console,
  ...resources.server,
};
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
