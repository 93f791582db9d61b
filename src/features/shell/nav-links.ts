import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { User } from '#src/contract/accounts/user.ts';
import { hasDashboard } from '#src/lib/config.ts';

export type NavLink = { to: NonNullable<LinkProps['to']>; label: MessageDescriptor };

const home: NavLink = { to: '/', label: msg`Home` };
const findJobs: NavLink = { to: '/jobs', label: msg`Find Jobs` };
const postJob: NavLink = { to: '/jobs/create', label: msg`Post Job` };
const myApplications: NavLink = { to: '/applications', label: msg`My Applications` };

export const guestLinks: NavLink[] = [
  { to: '/login', label: msg`Login` },
  { to: '/register', label: msg`Register` },
];

/** The bar's links (rule NAV-1). */
export const mainLinks = (user: User | null): NavLink[] => {
  if (!user) return [home, findJobs];
  return [findJobs, user.user_type === 'employer' ? postJob : myApplications];
};

const dashboard: NavLink = { to: '/dashboard', label: msg`Dashboard` };
const myJobs: NavLink = { to: '/my-jobs', label: msg`My Jobs` };
const profile: NavLink = { to: '/profile', label: msg`Profile` };

/** The links of the user menu (rule NAV-2). */
export const accountLinks = ({ user_type }: User): NavLink[] => [
  ...(hasDashboard(user_type) ? [dashboard] : []),
  ...(user_type === 'employer' ? [myJobs] : []),
  profile,
];
