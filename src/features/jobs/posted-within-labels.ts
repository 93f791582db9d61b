import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PostedWithin } from '../../contract/enumerations.ts';

/** By the number of days. */
export const postedWithinLabels: Record<PostedWithin, MessageDescriptor> = {
  1: msg`Last 24 hours`,
  3: msg`Last 3 days`,
  7: msg`Last 7 days`,
  14: msg`Last 14 days`,
  30: msg`Last 30 days`,
};
