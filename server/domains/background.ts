import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import { announcementTask } from './applications/background.ts';
import { backupTask, type Scheduled } from './backups/background.ts';
import {
  deletionTask,
  eraseAgainTask,
  leavingTask,
  unconfirmedTask,
} from './deletions/background.ts';
import { exportTask } from './exports/background.ts';
import type { Making } from './exports/make-due.ts';
import { fileTask } from './files/background.ts';
import { interviewReminderTask } from './interviews/background.ts';
import { deadlineReminderTask } from './jobs/background.ts';
import { type MailTask, mailTask } from './mails/background.ts';
import { placeTask } from './places/background.ts';
import { retentionTask } from './retention/background.ts';
import { termTask } from './search/background.ts';
import { expireTask } from './server/background.ts';

type Background = Parameters<typeof fileTask>[0] &
  Parameters<typeof termTask>[0] &
  Omit<Parameters<typeof retentionTask>[0], 'log'> &
  Omit<Making, 'renderer' | 'log'> &
  Omit<Scheduled, 'log'>;

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
  leavingTask({ ...dependencies, log: mail.log }),
  eraseAgainTask({ ...dependencies, log: mail.log }),
  unconfirmedTask({ ...dependencies, log: mail.log }),
  retentionTask({ ...dependencies, log: mail.log }),
  exportTask({ ...dependencies, ...mail }),
  expireTask(dependencies),
  fileTask(dependencies),
  placeTask(dependencies),
  termTask(dependencies),
  backupTask({ ...dependencies, log: mail.log }),
];
