import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { UserType } from '#src/contract/enumerations.ts';
import type { IconName } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';

/** What one role gets, grouped by what its users do first, next and last. */
export type Offer = {
  side: UserType;
  title: MessageDescriptor;
  groups: { title: MessageDescriptor; icon: IconName; points: MessageDescriptor[] }[];
  action: { to: LinkProps['to']; label: MessageDescriptor; isPrimary?: true };
};

export const offers: Offer[] = [
  {
    side: 'candidate',
    title: msg`For job seekers`,
    groups: [
      {
        title: msg`Find jobs`,
        icon: 'search',
        points: [msg`Search and read every job`, msg`No account needed until you apply`],
      },
      {
        title: msg`Apply for jobs`,
        icon: moreIcons.document,
        points: [
          msg`Apply with your resume and a letter`,
          msg`We fill in your phone number and resume`,
        ],
      },
      {
        title: msg`Get answers`,
        icon: moreIcons.mail,
        points: [msg`See the status of each application`, msg`Get every reply here and by email`],
      },
    ],
    action: { to: '/jobs', label: msg`Browse Jobs` },
  },
  {
    side: 'employer',
    title: msg`For employers`,
    groups: [
      {
        title: msg`Post jobs`,
        icon: 'briefcase',
        points: [
          msg`Your job is online as soon as you post it`,
          msg`Edit, close and reopen at any time`,
        ],
      },
      {
        title: msg`Review applications`,
        icon: 'people',
        points: [
          msg`Read every application in full, with its resume`,
          msg`Rate and label applications, and add notes`,
        ],
      },
      {
        title: msg`Reply`,
        icon: moreIcons.message,
        points: [
          msg`Message candidates and invite them to interviews`,
          msg`Reply to many candidates at once`,
        ],
      },
    ],
    action: { to: '/jobs/create', label: msg`Post a Job`, isPrimary: true },
  },
];
