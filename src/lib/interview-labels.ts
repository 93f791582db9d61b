import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InterviewAnswerKind } from '../contract/enumerations.ts';

/** The answers to an interview, as both sides read them. */
export const interviewAnswerLabels: Record<InterviewAnswerKind, MessageDescriptor> = {
  none: msg`Not answered yet`,
  confirmed: msg`Confirmed`,
  declined: msg`Declined`,
  other_time: msg`Another time requested`,
};

export const interviewAnswerTones = {
  none: 'plain',
  confirmed: 'success',
  declined: 'danger',
  other_time: 'warning',
} as const satisfies Record<InterviewAnswerKind, string>;
