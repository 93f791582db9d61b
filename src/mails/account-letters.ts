import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LetterRequest } from '#src/contract/mails/mail-content.ts';
import { countryName, deviceName } from '#src/entities/profile/device-name.ts';
import { formatLongDate } from '#src/lib/format-time.ts';
import type { Letter } from './letter-mail.tsx';

type Kind = LetterRequest['letter']['kind'];
type Writer<Of extends Kind> = (
  i18n: I18n,
  request: LetterRequest & { letter: Extract<LetterRequest['letter'], { kind: Of }> },
) => Letter;

/** A moment for readers whose time zone isn't known. */
const timeOf = ({ locale }: I18n, at: string): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(at));

/** Its day. */
const dayOf = ({ locale }: I18n, at: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));

const NOT_YOU = (i18n: I18n): string =>
  i18n._(msg`If that wasn’t you, change your password and log out on all devices.`);

const REMOVED = {
  app: msg`The authenticator app was removed from your Meydan account.`,
  passkey: msg`A passkey was removed from your Meydan account.`,
  all: msg`Two-step login of your Meydan account was turned off. You now log in with your password alone.`,
};

/*
 * The mails about an account itself. They contain nothing that was typed for it, not even the name: until the address is
 * confirmed, anybody could have written that.
 */
const WRITERS: { [Of in Kind]: Writer<Of> } = {
  reset: (i18n, { href }) => ({
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
      i18n._(
        msg`If you didn’t ask for this, you can ignore this email. Your password won’t change.`,
      ),
    ],
  }),
  confirm_email: (i18n, { letter, href, code }) => ({
    subject: i18n._(msg`Confirm your email for Meydan`),
    before: [
      i18n._(msg`Hello,`),
      letter.isChange
        ? i18n._(msg`This address was entered as the new email of a Meydan account.`)
        : i18n._(msg`A Meydan account was created with this address.`),
      i18n._(msg`If that was you, confirm that it’s yours:`),
    ],
    button: { label: i18n._(msg`Confirm email`), href },
    code: code
      ? { label: i18n._(msg`Or enter this code where you’re logged in:`), value: code }
      : undefined,
    after: [
      i18n._(msg`The code works for an hour, the link for 30 days.`),
      letter.isChange
        ? i18n._(msg`If it wasn’t you, ignore this email: the address won’t be used.`)
        : i18n._(
            msg`If it wasn’t you, open the link and choose “This wasn’t me”. We’ll delete the account.`,
          ),
    ],
  }),
  // Rule DELETE-2.
  deletion: (i18n, { letter, href }) => {
    const day = dayOf(i18n, letter.at);
    return {
      subject: i18n._(msg`Your Meydan account will be deleted`),
      before: [
        i18n._(msg`Hello,`),
        i18n._(
          msg`You asked us to delete your Meydan account. It will be deleted on ${day}. Until then, you can log in and keep it:`,
        ),
      ],
      button: { label: i18n._(msg`Keep my account`), href },
      after: [
        i18n._(msg`After that, it can’t be restored.`),
        i18n._(
          msg`If you didn’t ask for this, someone knows your password. Log in, keep your account and change the password.`,
        ),
      ],
    };
  },
  email_changed: (i18n, { href }) => ({
    subject: i18n._(msg`Your Meydan account has a new email`),
    before: [
      i18n._(msg`Hello,`),
      i18n._(
        msg`The email of your Meydan account was changed. You now log in with the new address, and we no longer write to this one.`,
      ),
      i18n._(msg`If that wasn’t you, take your account back and choose a new password:`),
    ],
    button: { label: i18n._(msg`Take my account back`), href },
    after: [
      i18n._(msg`This works for 7 days. It brings back this address and logs out all devices.`),
      i18n._(msg`If you changed it yourself, there’s nothing to do.`),
    ],
  }),
  email_taken: (i18n, { href }) => ({
    subject: i18n._(msg`You already have a Meydan account`),
    before: [
      i18n._(msg`Hello,`),
      i18n._(
        msg`Someone entered this address as the new email of another Meydan account. It already belongs to yours, so nothing was changed.`,
      ),
      i18n._(msg`If that was you, log in to this account instead:`),
    ],
    button: { label: i18n._(msg`Log in`), href },
    after: [i18n._(msg`If it wasn’t you, there’s nothing to do.`)],
  }),
  new_device: (i18n, { letter, href }) => {
    const where = [deviceName(i18n, letter), countryName(i18n.locale, letter.country)];
    return {
      subject: i18n._(msg`New login to your Meydan account`),
      before: [
        i18n._(msg`Hello,`),
        i18n._(msg`Someone logged in to your account on a new device:`),
        [...where.filter(Boolean), timeOf(i18n, letter.at)].join(', '),
        i18n._(msg`If that wasn’t you, change your password now. This logs out all other devices.`),
      ],
      button: { label: i18n._(msg`Check your devices`), href },
      after: [i18n._(msg`If this was you, there’s nothing to do.`)],
    };
  },
  // Rule RETAIN-5.
  account_unused: (i18n, { letter, href }) => {
    const day = formatLongDate(letter.deletesOn, i18n.locale) ?? letter.deletesOn;
    return {
      subject: i18n._(msg`We’re about to delete your Meydan account`),
      before: [
        i18n._(msg`Hello,`),
        i18n._(
          msg`You haven’t used your Meydan account for a long time. On ${day} we’ll delete it with everything in it.`,
        ),
        i18n._(msg`If you’d like to keep it, just log in before then:`),
      ],
      button: { label: i18n._(msg`Log in`), href },
      after: [i18n._(msg`If you no longer need it, there’s nothing to do.`)],
    };
  },
  // Rule TWOSTEP-6.
  factor_added: (i18n, { letter, href }) => ({
    subject: i18n._(msg`Two-step login: something was added`),
    before: [
      i18n._(msg`Hello,`),
      letter.factor === 'app'
        ? i18n._(msg`An authenticator app was added to your Meydan account.`)
        : i18n._(msg`A passkey was added to your Meydan account.`),
    ],
    button: { label: i18n._(msg`View two-step login`), href },
    after: [NOT_YOU(i18n)],
  }),
  factor_removed: (i18n, { letter, href }) => ({
    subject:
      letter.factor === 'all'
        ? i18n._(msg`Two-step login was turned off`)
        : i18n._(msg`Two-step login: something was removed`),
    before: [i18n._(msg`Hello,`), i18n._(REMOVED[letter.factor])],
    button: { label: i18n._(msg`View two-step login`), href },
    after: [NOT_YOU(i18n)],
  }),
  second_step_recovery: (i18n, { href }) => ({
    subject: i18n._(msg`Did you lose your device?`),
    before: [
      i18n._(msg`Hello,`),
      i18n._(
        msg`Someone who knows your password told us that the device for your two-step login is lost. In 3 days, logging in with the password alone will turn two-step login off.`,
      ),
      i18n._(msg`If that wasn’t you, stop it here and choose a new password:`),
    ],
    button: { label: i18n._(msg`Keep two-step login`), href },
    after: [
      i18n._(
        msg`If it was you, log in with your password in 3 days. If you find the device earlier, just log in with it.`,
      ),
    ],
  }),
};

export const accountLetter = <Of extends Kind>(
  i18n: I18n,
  request: Parameters<Writer<Of>>[1],
): Letter => {
  const write: Writer<Of> = WRITERS[request.letter.kind];
  return write(i18n, request);
};
