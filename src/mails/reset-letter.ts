import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Letter } from './letter-mail.tsx';

/**
 * The password reset mail. It contains no account data, not even the name: until the address is confirmed, anybody
 * could have written that.
 */
export const resetLetter = (i18n: I18n, href: string): Letter => ({
  subject: i18n._(msg`A new password for Meydan`),
  before: [
    i18n._(msg`Hello,`),
    i18n._(
      msg`someone, probably you, has asked for a new password for your account at Meydan. Follow this link to choose it:`,
    ),
  ],
  button: { label: i18n._(msg`Choose a new password`), href },
  after: [
    i18n._(
      msg`The link is valid for one hour and works once. When the password is changed, you are logged out on all devices.`,
    ),
    i18n._(msg`If it was not you, you need not do anything: your password stays as it is.`),
  ],
});
