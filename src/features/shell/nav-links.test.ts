// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { userSchema } from '#src/contract/accounts/user.ts';
import { accountLinks, mainLinks } from './nav-links.ts';

vi.hoisted(() => vi.stubEnv('VITE_DASHBOARD_ACCESS', 'candidate'));

const userOf = (user_type: 'candidate' | 'employer') => userSchema.parse({ _id: '1', user_type });
const pathsOf = (links: { to: string }[]) => links.map(({ to }) => to);

test('the bar leads each to what they came for (NAV-1)', () => {
  expect(pathsOf(mainLinks(null))).toEqual(['/', '/jobs']);
  expect(pathsOf(mainLinks(userOf('candidate')))).toEqual(['/jobs', '/applications']);
  expect(pathsOf(mainLinks(userOf('employer')))).toEqual(['/jobs', '/jobs/create']);
});

test('the menu leads to the dashboard, where there is one, an employer’s own jobs and the profile (ACCESS-7, NAV-2)', () => {
  expect(pathsOf(accountLinks(userOf('candidate')))).toEqual(['/dashboard', '/profile']);
  expect(pathsOf(accountLinks(userOf('employer')))).toEqual(['/my-jobs', '/profile']);
});
