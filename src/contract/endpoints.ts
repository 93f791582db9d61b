import * as consents from './accounts/consent-endpoints.ts';
import * as devices from './accounts/device-endpoints.ts';
import * as email from './accounts/email-endpoints.ts';
import * as accounts from './accounts/endpoints.ts';
import * as logout from './accounts/logout-endpoints.ts';
import * as secondStep from './accounts/second-step-endpoints.ts';
import * as session from './accounts/session-endpoints.ts';
import * as check from './applications/check-endpoints.ts';
import * as applications from './applications/endpoints.ts';
import * as apply from './applications/input-endpoints.ts';
import * as applicationReview from './applications/note-endpoints.ts';
import * as review from './applications/review-endpoints.ts';
import * as consoleEndpoints from './console/endpoints.ts';
import * as messages from './contact/endpoints.ts';
import * as deletion from './deletion/endpoints.ts';
import * as exports from './exports/endpoints.ts';
import * as uploads from './files/endpoints.ts';
import * as interviews from './interviews/endpoints.ts';
import * as jobs from './jobs/endpoints.ts';
import * as jobInput from './jobs/input-endpoints.ts';
import * as ownJobs from './jobs/own-endpoints.ts';
import * as applicationMessages from './messages/endpoints.ts';
import * as notifications from './notifications/endpoints.ts';
import * as preferences from './notifications/preference-endpoints.ts';
import * as unread from './notifications/unread-endpoints.ts';
import * as profile from './profiles/endpoints.ts';
import * as search from './search/endpoints.ts';
import * as jobSuggestions from './search/suggestion-endpoints.ts';
import * as server from './server/endpoints.ts';

/*
 * Every endpoint, for the server, the tests and the OpenAPI document. The browser imports endpoint modules one by one,
 * so that no screen loads all schemas.
 */

/** By resource. */
export const resources = {
  jobs: { ...jobs, ...search, ...jobSuggestions, ...ownJobs, ...jobInput },
  applications: {
    ...check,
    ...apply,
    ...applications,
    ...review,
    ...applicationReview,
    ...interviews,
    ...applicationMessages,
  },
  auth: {
    ...session,
    ...logout,
    ...devices,
    ...accounts,
    ...email,
    ...secondStep,
    ...consents,
    ...deletion,
  },
  profile,
  notifications: { ...notifications, ...unread, ...preferences },
  uploads,
  exports,
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
  ...resources.exports,
  ...resources.messages,
  ...resources.console,
  ...resources.server,
};
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
