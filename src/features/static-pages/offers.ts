import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { UserType } from '#src/contract/enumerations.ts';

/** What one role gets, grouped by what its users do first, next and last. */
export type Offer = {
  side: UserType;
  title: MessageDescriptor;
  /** Why it is free, in one sentence. */
  promise: MessageDescriptor;
  action: { to: LinkProps['to']; label: MessageDescriptor };
  groups: { title: MessageDescriptor; points: MessageDescriptor[] }[];
};

export const offers: Offer[] = [
  {
    side: 'candidate',
    title: msg`For job seekers`,
    promise: msg`Search, apply and hear back. You need no account until you apply.`,
    action: { to: '/jobs', label: msg`Find Jobs` },
    groups: [
      {
        title: msg`Find jobs`,
        points: [msg`Search and read every job`, msg`No account needed until you apply`],
      },
      {
        title: msg`Apply for jobs`,
        points: [
          msg`Apply with your resume and a letter`,
          msg`We fill in your phone number and resume`,
        ],
      },
      {
        title: msg`Get answers`,
        points: [msg`See the status of each application`, msg`Get every reply here and by email`],
      },
    ],
  },
  {
    side: 'employer',
    title: msg`For employers`,
    promise: msg`Post jobs and hire from one list. No plans, and no card number.`,
    action: { to: '/jobs/create', label: msg`Post a Job` },
    groups: [
      {
        title: msg`Post jobs`,
        points: [
          msg`Your job is online as soon as you post it`,
          msg`Edit, close and reopen at any time`,
        ],
      },
      {
        title: msg`Review applications`,
        points: [
          msg`Read every application in full, with its resume`,
          msg`Rate and label applications, and add notes`,
        ],
      },
      {
        title: msg`Reply`,
        points: [
          msg`Message candidates and invite them to interviews`,
          msg`Reply to many candidates at once`,
        ],
      },
    ],
  },
];
