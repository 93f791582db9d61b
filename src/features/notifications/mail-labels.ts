import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  NotificationKind,
  NotificationMode,
} from '#src/contract/notifications/notification.ts';

/** Headings of the kinds of mail. */
export const kindLabels: Record<NotificationKind, MessageDescriptor> = {
  application_received: msg`New applications`,
  application_withdrawn: msg`Withdrawn applications`,
  interview_answered: msg`Replies to interview invitations`,
  job_deadline: msg`Job deadlines`,
  status_changed: msg`Application updates`,
  interview_set: msg`Interview invitations`,
  interview_changed: msg`Interview changes`,
  interview_cancelled: msg`Cancelled interviews`,
  job_closed: msg`Closed jobs`,
  interview_tomorrow: msg`Interview reminders`,
  message: msg`Messages`,
};

/** When a mail is sent, if the label doesn't say. */
export const kindHints: Partial<Record<NotificationKind, MessageDescriptor>> = {
  job_deadline: msg`Three days before a job closes`,
  status_changed: msg`When an employer changes the status`,
  job_closed: msg`When a job you applied for closes`,
  interview_tomorrow: msg`The day before`,
};

export const modeLabels: Record<NotificationMode, MessageDescriptor> = {
  now: msg`Instantly`,
  daily: msg`Daily`,
  never: msg`Never`,
};

/** The order and headings of the kinds; a reader has some of each. */
export const kindGroups: readonly {
  title: MessageDescriptor;
  kinds: readonly NotificationKind[];
}[] = [
  {
    title: msg`Interviews and messages`,
    kinds: [
      'interview_answered',
      'interview_set',
      'interview_changed',
      'interview_cancelled',
      'interview_tomorrow',
      'message',
    ],
  },
  {
    title: msg`Applications and jobs`,
    kinds: [
      'application_received',
      'application_withdrawn',
      'status_changed',
      'job_closed',
      'job_deadline',
    ],
  },
];
