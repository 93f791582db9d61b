/**
 * Texts that docs/product.md quotes, by user and screen or state. Its pictures are only taken if it says them in each
 * language, so `npm test -- rules` counts them as seen.
 */
export const QUOTED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'admin: deleting a record': ['Are you sure you want to delete this item?'],
  'admin: the data console, users': ['Export CSV'],
  'admin: the menu of a phone': ['You’re all caught up.'],
  'candidate: applying with a profile to share': ['Add more details'],
  'candidate: applying, refused': ['Save to my profile'],
  'candidate: my applications, failing': [
    'a temporary server issue',
    'your session may have expired',
    'network problems',
    'Return to Dashboard',
  ],
  'candidate: my applications, none': [
    "You haven't applied to any jobs yet.",
    'No Applications Found',
  ],
  'candidate: my jobs': ['My Job Applications'],
  'candidate: notifications': ['Mark all as read', 'Unread:'],
  'candidate: the dashboard': ['Waiting for you', 'Show all'],
  'candidate: the full application form': ['About this job'],
  'candidate: the profile': ['Add a phone number'],
  'candidate: the profile, failing': ['An error occurred while loading your profile.'],
  'employer: a job that was changed meanwhile': [
    'Load the newer version',
    'Keep my version and save anyway',
  ],
  'employer: a job without applications': ['No applications found for this job'],
  'employer: an own job': ['Your job'],
  'employer: my jobs': ['My Posted Jobs'],
  'employer: posting a job': ['More details', 'Preview'],
  'employer: the dashboard': ['Upcoming interviews'],
  'employer: the dashboard without jobs': ["You haven't posted any jobs yet."],
  'employer: the details of an application, with notes and messages': ['Send decision'],
  'visitor: a job': ['All jobs'],
  'visitor: a job that is not there': ['This job is not available'],
  'visitor: a page that is not there': ['Back to home'],
  'visitor: home': ['Open settings', 'Switch to Dark Mode', 'Switch to Light Mode', 'Newest jobs'],
  'visitor: login': ['Remember me'],
  'visitor: the job list': ['Not specified'],
};
