import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailedKind, NotificationMode } from '#src/contract/notifications/notification.ts';

/** Headings of the kinds of mail. */
export const kindLabels: Record<MailedKind, MessageDescriptor> = {
  application_received: msg`New applications`,
  application_withdrawn: msg`Withdrawn applications`,
  interview_answered: msg`Replies to interview invitations`,
  job_deadline: msg`Job deadlines`,
  job_expiring: msg`Jobs about to be deleted`,
  status_changed: msg`Application updates`,
  interview_set: msg`Interview invitations`,
  interview_changed: msg`Interview changes`,
  interview_cancelled: msg`Cancelled interviews`,
  job_closed: msg`Closed jobs`,
  interview_tomorrow: msg`Interview reminders`,
  message: msg`Messages`,
  application_expiring: msg`Applications about to be deleted`,
  export_ready: msg`Copies of your data`,
};

/** When a mail is sent, if the label doesn't say. */
export const kindHints: Partial<Record<MailedKind, MessageDescriptor>> = {
  job_deadline: msg`Three days before a job closes`,
  job_expiring: msg`A month before we delete a job that has been closed for long`,
  application_expiring: msg`A month before we delete one that was rejected or withdrawn`,
  status_changed: msg`When an employer changes the status`,
  job_closed: msg`When a job you applied for closes`,
  interview_tomorrow: msg`The day before`,
  export_ready: msg`When a copy you asked for is ready`,
};

export const modeLabels: Record<NotificationMode, MessageDescriptor> = {
  now: msg`Instantly`,
  daily: msg`Daily`,
  never: msg`Never`,
};

/** The order and headings of the kinds; a reader has some of each. */
export const kindGroups: readonly {
  title: MessageDescriptor;
  kinds: readonly MailedKind[];
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
      'job_expiring',
      'application_expiring',
    ],
  },
  { title: msg`Your account`, kinds: ['export_ready'] },
];
