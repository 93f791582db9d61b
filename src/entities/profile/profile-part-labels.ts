import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProfilePart } from '#src/contract/profiles/profile-snapshot.ts';

export const profilePartLabels: Record<ProfilePart, MessageDescriptor> = {
  title: msg`Professional title`,
  location: msg`Location`,
  experience_level: msg`Experience level`,
  skills: msg`Skills`,
  experience: msg`Experience`,
  education: msg`Education`,
};
