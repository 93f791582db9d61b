import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const reasons: readonly [RegExp, MessageDescriptor][] = [
  [/^\/my-jobs$/, msg`Please log in to view your jobs/applications.`],
  // From a job's page or its application form.
  [/^\/jobs\/(?!create$)[^/]+(\/apply)?$/, msg`You must be logged in to apply`],
];
const otherwise = msg`You need to be logged in to access this page.`;

/**
 * Why the user was sent to the login page, by the requested URL; null if the page was opened directly (rule
 * SESSION-6).
 */
export const loginReason = (redirect: string | undefined): MessageDescriptor | null => {
  if (!redirect) return null;
  const path = redirect.split(/[?#]/)[0] ?? '';
  return reasons.find(([pattern]) => pattern.test(path))?.[1] ?? otherwise;
};
