import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Letter } from './letter-mail.tsx';

/**
 * The password reset mail. It contains no account data, not even the name: until the address is confirmed, anybody
 * could have written that.
 */
export const resetLetter = (i18n: I18n, href: string): Letter => ({
  subject: i18n._(msg`Reset your Meydan password`),
  before: [
    i18n._(msg`Hello,`),
    i18n._(msg`We received a request to reset your password. Choose a new one here:`),
  ],
  button: { label: i18n._(msg`Choose a new password`), href },
  after: [
    i18n._(
      msg`The link works once and expires in an hour. Changing your password logs you out on all devices.`,
    ),
    i18n._(msg`If you didn’t ask for this, you can ignore this email. Your password won’t change.`),
  ],
});
