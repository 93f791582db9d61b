import type { resources } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { IMAGE_BYTES_MAX, RESUME_BYTES_MAX, VERIFIED_MS } from '#src/contract/limits.ts';
import type { Descriptions } from './description.ts';

const OTHERS_END =
  'Ends every other session of the user; the token in the reply continues the caller’s.';
const FIRST_FACTOR =
  'With the first app or passkey, the reply has ten recovery codes, which are shown once.';
const LAST_FACTOR =
  'The last app or passkey takes the recovery codes with it. Administrators may have to keep it.';
const MB = 1024 * 1024;
const ONLY_SENT = 'Only what is sent changes.';

export const auth = {
  getMe: {
    summary: 'Read the signed-in user',
    description:
      '`terms_version` is the version of the terms that the account accepted last, empty for none.',
  },
  listConsents: {
    summary: 'List what the user agreed to',
    description:
      'Newest first, a page at a time: versions of the terms and of the privacy policy, and applications that share parts of the profile.',
  },
  agreeToTerms: {
    summary: 'Accept the terms and the privacy policy',
    description: 'In their current version. Accepting it again changes nothing.',
    conflicts: [errorMessages.termsOutdated],
  },
  takeBackConsent: {
    summary: 'Stop sharing the profile with an application',
    description: 'Removes the parts of the profile from the application, for good.',
  },
  logout: { summary: 'End this session', description: 'Its token is refused from now on.' },
  listDevices: {
    summary: 'List the sessions of the user',
    description:
      'The one used last comes first. Browser, system and country are blank where the server can’t tell.',
  },
  logoutDevice: {
    summary: 'End one session of the user',
    description: 'Its token is refused from now on. The id of this session logs it out.',
  },
  verifyPassword: {
    summary: 'Give the password or a passkey again',
    description: `A passkey of the account signs a challenge of \`getLoginOptions\`. Once the last one was given more than ${VERIFIED_MS / 60_000} minutes ago, sensitive calls are refused with 403 and \`requires: 'password'\`.`,
  },
  logoutEverywhere: { summary: 'End every other session', description: OTHERS_END },
  register: {
    summary: 'Create an account',
    description:
      'For a candidate or an employer. The names and the kind of user may also come in camel case. An app that had the terms accepted names their version in the header `Terms-Accepted`.',
  },
  login: {
    summary: 'Sign in',
    description:
      'The reply’s token goes into `X-Auth-Token` or `Authorization: Bearer` of other calls. A wrong password is refused with 400. Several in a row make the account wait: 429. An account with two-step login gets 401 with `requires: second_step` and its `methods` for the right password alone: the same call then needs a `code`, of the authenticator app or a recovery code, or a `passkey`.',
  },
  changePassword: { summary: 'Change the password', description: OTHERS_END },
  forgotPassword: {
    summary: 'Ask for a link to reset the password',
    description: 'The reply is the same whether or not the account exists.',
  },
  resetPassword: {
    summary: 'Set a new password by the mailed link',
    description:
      'Ends every session of the user. A link to take an account back also brings back its former address.',
  },
  getEmailSettings: {
    summary: 'Read the user’s email, and the one it is changing to',
  },
  changeEmail: {
    summary: 'Change the email',
    description:
      'Mails a link to the new address, which replaces the old one once it is confirmed. The reply is the same for an address that another account has.',
  },
  cancelEmailChange: { summary: 'Keep the email, instead of changing it' },
  resendConfirmation: {
    summary: 'Mail another confirming link',
    description: 'To the new address, if the email is being changed.',
    conflicts: [errorMessages.emailConfirmed],
  },
  confirmEmailByCode: {
    summary: 'Confirm the email by the mailed code',
    conflicts: [errorMessages.emailTaken],
  },
  confirmEmail: {
    summary: 'Confirm an email by the mailed link',
    conflicts: [errorMessages.emailTaken],
  },
  disownEmail: {
    summary: 'Say by the mailed link that the account is somebody else’s',
    description: 'Deletes an account that was created with the address, or stops changing to it.',
    conflicts: [errorMessages.emailOwned],
  },
  getSecondStep: { summary: 'Read the user’s two-step login' },
  startTotp: {
    summary: 'Set up an authenticator app',
    description: 'The reply has its secret, in base32 and in the address for a QR code.',
    conflicts: [errorMessages.totpOn],
  },
  confirmTotp: {
    summary: 'Turn the authenticator app on by its first code',
    description: FIRST_FACTOR,
    conflicts: [errorMessages.totpNotStarted, errorMessages.totpOn],
  },
  removeTotp: {
    summary: 'Remove the authenticator app',
    description: LAST_FACTOR,
    conflicts: [errorMessages.twoStepStays],
  },
  makeRecoveryCodes: {
    summary: 'Make new recovery codes',
    description: 'The earlier ones no longer work. Only this reply has them.',
    conflicts: [errorMessages.twoStepOff],
  },
  getLoginOptions: {
    summary: 'Ask what a passkey has to sign to log in',
    description: 'For `navigator.credentials.get`. It can be signed once, for five minutes.',
  },
  loginByPasskey: {
    summary: 'Sign in with a passkey alone',
    description: 'The passkey says whose it is.',
  },
  getRegistrationOptions: {
    summary: 'Ask what a new passkey has to sign',
    description: 'For `navigator.credentials.create`.',
    conflicts: [errorMessages.passkeysMax],
  },
  addPasskey: {
    summary: 'Add a passkey',
    description: FIRST_FACTOR,
    conflicts: [errorMessages.passkeysMax, errorMessages.passkeyTaken],
  },
  renamePasskey: { summary: 'Rename a passkey' },
  removePasskey: {
    summary: 'Remove a passkey',
    description: LAST_FACTOR,
    conflicts: [errorMessages.twoStepStays],
  },
  recoverSecondStep: {
    summary: 'Say that the device is lost',
    description:
      'In three days, logging in with the password alone turns two-step login off. The owner is told at once and can cancel it. Asked again, the reply says until when.',
    conflicts: [errorMessages.twoStepOff, errorMessages.twoStepByOperator],
  },
  cancelRecovery: { summary: 'Keep two-step login after all' },
  cancelRecoveryByLink: { summary: 'Keep two-step login, by the mailed link' },
  getAccountDeletion: {
    summary: 'Read whether the caller’s account will be deleted',
    description: 'The only administrator’s can’t be.',
  },
  deleteAccount: {
    summary: 'Delete the caller’s account in 14 days',
    description:
      'Ends all its sessions, this one too, mails its owner, and closes an employer’s jobs. Asked again, the day stays the same.',
    conflicts: [errorMessages.onlyAdmin],
  },
  keepAccount: { summary: 'Keep the caller’s account after all' },
} satisfies Descriptions<typeof resources.auth>;

export const profile = {
  getProfile: {
    summary: 'Read the caller’s profile',
    description: 'Fields of the other type of user are blank.',
  },
  updateProfile: {
    summary: 'Change name, phone, location and files',
    description: ONLY_SENT,
  },
  updateEmployerProfile: {
    summary: 'Change an employer’s profile and company',
    description: ONLY_SENT,
  },
  updateCandidateProfile: {
    summary: 'Change a candidate’s profile',
    description: `${ONLY_SENT} A list replaces the one before.`,
  },
  updateCompanyName: { summary: 'Change the company’s name' },
} satisfies Descriptions<typeof resources.profile>;

export const uploads = {
  uploadResume: {
    summary: 'Upload a resume',
    description: `A PDF, DOC or DOCX of ${RESUME_BYTES_MAX / MB} MB at most, as the field \`file\`. The reply’s \`url\` goes into an application or a profile.`,
    conflicts: [errorMessages.tooManyFiles],
  },
  uploadProfileImage: {
    summary: 'Upload a picture or a logo',
    description: `A picture of ${IMAGE_BYTES_MAX / MB} MB at most, as the field \`file\`.`,
    conflicts: [errorMessages.tooManyFiles],
  },
  getResume: {
    summary: 'Read a resume',
    description: 'For its owner, and for employers who received it with an application.',
  },
  getImage: {
    summary: 'Read a picture',
    description: 'In the size of a card with `size=card`.',
  },
} satisfies Descriptions<typeof resources.uploads>;

export const exportedData = {
  requestExport: {
    summary: 'Ask for a copy of the caller’s data',
    description:
      'It is made in the background, and a notification says when it is ready. While one is being made, this answers with that one.',
  },
  listExports: {
    summary: 'List the copies of the caller’s data',
    description: 'Newest first, each kept for a week.',
  },
  getExportFile: {
    summary: 'Download a copy of the caller’s data',
    description:
      'A ZIP file: a page to read, the data as JSON with its schema, and uploaded files. 404 until it is ready, and once it has expired.',
  },
} satisfies Descriptions<typeof resources.exports>;
