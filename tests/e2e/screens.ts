import type { Locator, Page } from '@playwright/test';
import { CONSOLE_ENTITIES } from '#src/contract/console/console-search.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { notificationKindsOf } from '#src/contract/notifications/notification.ts';
import { at } from '#tests/call-pattern.ts';
import type { Faults } from '#tests/faults.ts';
import type { Market } from '#tests/long-market.ts';
import type { Role } from '#tests/roles.ts';
import { UNKNOWN_ID } from '#tests/unknown-id.ts';

/** A screen that can be opened by its address. `name` is part of the file names of its reference pictures. */
type Screen = {
  name: string;
  path: string | ((market: Market) => string);
  /** Shows once the screen has loaded; by default its heading. */
  shows?: (page: Page) => Locator;
  /** Injects the failure that the screen shows. */
  fault?: (faults: Faults) => void;
};

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const cards = (page: Page) => page.getByRole('article').first();
const tab = (name: string) => (page: Page) =>
  page.getByRole('link', { name }).and(page.locator('[aria-current]'));
const openJob = ({ open }: Market) => `/jobs/${open._id}`;

const visitor: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'the job list', path: '/jobs', shows: cards },
  {
    name: 'the job list with filters',
    path: '/jobs?jobType=full_time,part_time&experienceLevel=entry',
    shows: cards,
  },
  {
    name: 'a job list without jobs',
    path: '/jobs?query=xyzzy',
    shows: heading('No jobs found matching your criteria.'),
  },
  {
    name: 'a job list that fails',
    path: '/jobs',
    fault: (faults) => faults.respond(endpoints.searchJobs, 500),
    shows: alert,
  },
  { name: 'a job', path: openJob, shows: heading('Similar jobs') },
  { name: 'a closed job', path: ({ closed }) => `/jobs/${closed._id}` },
  { name: 'a job that is not there', path: `/jobs/${UNKNOWN_ID}` },
  {
    name: 'a job that fails',
    path: `/jobs/${UNKNOWN_ID}`,
    fault: (faults) => faults.respond(endpoints.getJob, 500),
    shows: alert,
  },
  { name: 'login', path: '/login' },
  {
    name: 'a link of a mail that is no longer valid',
    path: '/notifications/preferences?token=abc',
    fault: (faults) =>
      faults.respond(endpoints.getPreferences, 400, { msg: 'This link is no longer valid' }),
    shows: heading('This link is no longer valid'),
  },
  {
    name: 'what one is mailed, by the link of a mail',
    path: '/notifications/preferences?token=abc&kind=message',
    fault: (faults) =>
      faults.respond(endpoints.getPreferences, 200, {
        user_type: 'candidate',
        language: 'en',
        address: 'c•••@example.com',
        modes: Object.fromEntries(notificationKindsOf('candidate').map((kind) => [kind, 'now'])),
      }),
    shows: heading('Stop these emails?'),
  },
  {
    name: 'login on the way to elsewhere',
    path: '/applications',
    shows: (page) => page.getByText('You need to be logged in to access this page.'),
  },
  { name: 'registering', path: '/register' },
  { name: 'a forgotten password', path: '/forgot-password' },
  { name: 'a new password', path: '/reset-password?token=abc' },
  { name: 'a link to no new password', path: '/reset-password' },
  { name: 'taking an account back', path: '/reset-password?token=abc&for=email' },
  { name: 'confirming an address', path: '/confirm-email?token=abc' },
  { name: 'a link that confirms no address', path: '/confirm-email' },
  { name: 'contact', path: '/contact' },
  { name: 'questions and answers', path: '/faq' },
  { name: 'pricing', path: '/pricing' },
  { name: 'resources', path: '/resources' },
  { name: 'about', path: '/about' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  {
    name: 'the data console, without rights',
    path: '/admin',
    fault: (faults) =>
      faults.respond(at(endpoints.listRecords, { entity: 'users' }), 401, {
        msg: 'No authentication token found',
      }),
    shows: alert,
  },
  { name: 'a page that is not there', path: '/no/such/page' },
];

const candidate: Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'the dashboard',
    path: '/dashboard',
    shows: cards,
  },
  {
    name: 'the full application form',
    path: ({ open }) => `/jobs/${open._id}/apply`,
    shows: (page) => page.getByRole('button', { name: 'Submit Application' }),
  },
  {
    name: 'the form of a closed job',
    path: ({ closed }) => `/jobs/${closed._id}/apply`,
    shows: heading('This job is closed and no longer accepting applications.'),
  },
  {
    name: 'a confirmation',
    path: ({ applied }) => `/jobs/${applied._id}/applied`,
    shows: heading('What happens next'),
  },
  { name: 'my jobs', path: '/my-jobs?tab=accepted', shows: cards },
  {
    name: 'a job to apply to',
    path: openJob,
    shows: (page) => page.getByRole('button', { name: 'Apply Now' }),
  },
  {
    name: 'a job applied to',
    path: ({ applied }) => `/jobs/${applied._id}`,
    shows: (page) => page.getByText('You have already applied for this job.'),
  },
  { name: 'my applications', path: '/applications', shows: cards },
  {
    name: 'my applications, failing',
    path: '/applications',
    fault: (faults) => faults.respond(endpoints.listOwnApplications, 500),
    shows: alert,
  },
  {
    name: 'my applications, none',
    path: '/applications',
    fault: (faults) => faults.respond(endpoints.listOwnApplications, 200, []),
    shows: heading('No Applications Found'),
  },
  { name: 'an application', path: ({ application }) => `/applications/${application._id}` },
  {
    name: 'an application with an interview and messages',
    path: ({ application }) => `/applications/${application._id}`,
    shows: (page) => page.getByRole('list', { name: 'Messages' }),
  },
  {
    name: 'my applications, withdrawn',
    path: '/applications?tab=withdrawn',
    shows: tab('Withdrawn'),
  },
  { name: 'a withdrawn application', path: ({ withdrawn }) => `/applications/${withdrawn._id}` },
  { name: 'an application sent again', path: ({ again }) => `/applications/${again._id}` },
  { name: 'an application that is not there', path: `/applications/${UNKNOWN_ID}` },
  { name: 'notifications', path: '/notifications', shows: heading('Today') },
  {
    name: 'notifications, none',
    path: '/notifications',
    fault: (faults) =>
      faults.respond(endpoints.listNotifications, 200, { notifications: [], total: 0 }),
    shows: heading('No notifications yet'),
  },
  {
    name: 'what one is mailed',
    path: '/notifications/preferences?kind=message',
    shows: heading('Stop these emails?'),
  },
  { name: 'the profile', path: '/profile', shows: heading('Experience') },
  {
    name: 'the profile’s resume',
    path: '/profile?tab=resume',
    shows: heading('Your resume'),
  },
  { name: 'the settings', path: '/settings', shows: heading('Notifications') },
  {
    name: 'the settings, failing',
    path: '/settings',
    fault: (faults) => {
      faults.respond(endpoints.getEmailSettings, 500);
      faults.respond(endpoints.listConsents, 500);
    },
    // One for each.
    shows: (page) => alert(page).nth(1),
  },
  {
    name: 'the profile, failing',
    path: '/profile',
    fault: (faults) => faults.respond(endpoints.getProfile, 500),
    shows: alert,
  },
  { name: 'a screen for employers', path: '/jobs/create' },
];

const ownPanel = (page: Page) => page.getByRole('complementary', { name: 'Your job' });

const employer: Screen[] = [
  { name: 'an own job', path: openJob, shows: ownPanel },
  {
    name: 'an own job that is closed',
    path: ({ closed }) => `/jobs/${closed._id}`,
    shows: ownPanel,
  },
  { name: 'the dashboard', path: '/dashboard', shows: cards },
  {
    name: 'the dashboard, failing',
    path: '/dashboard',
    fault: (faults) => {
      faults.respond(endpoints.listOwnJobs, 500);
      faults.respond(endpoints.searchJobs, 500);
    },
    shows: alert,
  },
  {
    name: 'the dashboard without jobs',
    path: '/dashboard',
    fault: (faults) => faults.respond(endpoints.listOwnJobs, 200, []),
    shows: heading("You haven't posted any jobs yet."),
  },
  { name: 'posting a job', path: '/jobs/create' },
  {
    name: 'editing a job',
    path: ({ open }) => `/jobs/${open._id}/edit`,
    shows: (page) => page.getByRole('button', { name: 'Save changes' }),
  },
  {
    name: 'editing a job that is not there',
    path: `/jobs/${UNKNOWN_ID}/edit`,
    shows: (page) => page.getByText('Job not found'),
  },
  { name: 'my jobs', path: '/my-jobs', shows: cards },
  { name: 'my jobs, no drafts', path: '/my-jobs?tab=drafts', shows: tab('Drafts') },
  {
    name: 'the applications of a job',
    path: ({ applied }) => `/jobs/${applied._id}/applications`,
    shows: (page) => page.getByRole('table'),
  },
  {
    name: 'the applications of a job, by their answers',
    path: ({ applied }) => {
      const [, , drives] = applied.questions;
      const answers = JSON.stringify({ [String(drives?._id)]: 'yes' });
      return `/jobs/${applied._id}/applications?answers=${encodeURIComponent(answers)}`;
    },
    shows: (page) => page.getByRole('group', { name: 'Filter by answers' }),
  },
  {
    name: 'the applications of a job, none that fits',
    path: ({ applied }) => `/jobs/${applied._id}/applications?query=xyzzy&status=pending`,
    shows: heading('No applications match these filters.'),
  },
  {
    name: 'the withdrawn applications of a job',
    path: ({ again }) => `/jobs/${again.job?._id}/applications?status=withdrawn`,
    shows: (page) => page.getByRole('table'),
  },
  {
    name: 'a job without applications',
    path: ({ empty }) => `/jobs/${empty._id}/applications`,
    shows: heading('No applications found for this job'),
  },
  { name: 'notifications', path: '/notifications', shows: heading('Today') },
  {
    name: 'what one is mailed',
    path: '/notifications/preferences?kind=message',
    shows: heading('Stop these emails?'),
  },
  {
    name: 'notifications, failing',
    path: '/notifications',
    fault: (faults) => faults.respond(endpoints.listNotifications, 500),
    shows: alert,
  },
  {
    name: 'notifications, none',
    path: '/notifications',
    fault: (faults) =>
      faults.respond(endpoints.listNotifications, 200, { notifications: [], total: 0 }),
    shows: heading('No notifications yet'),
  },
  { name: 'the profile', path: '/profile', shows: heading('How candidates see you') },
  { name: 'the settings', path: '/settings', shows: heading('Notifications') },
  { name: 'a screen for candidates', path: '/applications' },
];

const admin: Screen[] = [
  ...CONSOLE_ENTITIES.map((entity) => ({
    name: `the data console, ${entity}`,
    path: `/admin?tab=${entity}`,
    // The market has no contact messages.
    shows: (page: Page) =>
      entity === 'messages'
        ? page.getByText('No records found.')
        : page.getByRole('rowheader').first(),
  })),
  {
    name: 'the data console, failing',
    path: '/admin',
    fault: (faults) => faults.respond(at(endpoints.listRecords, { entity: 'users' }), 500),
    shows: alert,
  },
];

/** Every screen with an address, for each kind of user. */
export const screens: Record<Role, Screen[]> = { visitor, candidate, employer, admin };
