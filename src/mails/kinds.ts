import type { NotificationKind } from '../contract/notification.ts';
import { interviewTomorrow, messageReceived } from './for-both.ts';
import {
  interviewCancelled,
  interviewChanged,
  interviewSet,
  jobClosed,
  statusChanged,
} from './for-candidates.ts';
import {
  applicationReceived,
  applicationWithdrawn,
  interviewAnswered,
  jobDeadline,
} from './for-employers.ts';
import type { Describe } from './notice.ts';

/** What a mail says of each kind of notification. */
export const noticeKinds: Record<NotificationKind, Describe> = {
  application_received: applicationReceived,
  application_withdrawn: applicationWithdrawn,
  interview_answered: interviewAnswered,
  interview_cancelled: interviewCancelled,
  interview_changed: interviewChanged,
  interview_set: interviewSet,
  interview_tomorrow: interviewTomorrow,
  job_closed: jobClosed,
  job_deadline: jobDeadline,
  message: messageReceived,
  status_changed: statusChanged,
};
