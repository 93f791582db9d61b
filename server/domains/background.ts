import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import { announcementTask } from './applications/background.ts';
import { deletionTask } from './deletions/background.ts';
import { fileTask } from './files/background.ts';
import { interviewReminderTask } from './interviews/background.ts';
import { deadlineReminderTask } from './jobs/background.ts';
import { type MailTask, mailTask } from './mails/background.ts';
import { placeTask } from './places/background.ts';
import { termTask } from './search/background.ts';
import { expireTask } from './server/background.ts';

type Background = Parameters<typeof fileTask>[0] & Parameters<typeof termTask>[0];

/** All background tasks of an instance. */
export const backgroundTasks = (
  dependencies: Background,
  mail: Omit<MailTask, keyof Background>,
): BackgroundTask[] => [
  announcementTask(dependencies),
  interviewReminderTask(dependencies),
  deadlineReminderTask(dependencies),
  mailTask({ ...dependencies, ...mail }),
  deletionTask(dependencies),
  expireTask(dependencies),
  fileTask(dependencies),
  placeTask(dependencies),
  termTask(dependencies),
];
