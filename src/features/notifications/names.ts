import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Characters of a name or title in a notification. */
const NAME_MAX = 80;

/** The text on one line, cut to `NAME_MAX` characters, never within one; '' when it is blank. */
export const shortName = (text: string): string => {
  const characters = [...text.replace(/[\p{Cc}\s]+/gu, ' ').trim()];
  if (characters.length <= NAME_MAX) return characters.join('');
  return `${characters.slice(0, NAME_MAX).join('').trimEnd()}…`;
};

/** What stands in the place of a name that is missing. */
export const missingNames = {
  job: msg`an untitled job`,
  company: msg`The employer`,
  companyWithin: msg`the employer`,
  candidate: msg`A candidate`,
  candidateWithin: msg`a candidate`,
} satisfies Record<string, MessageDescriptor>;
