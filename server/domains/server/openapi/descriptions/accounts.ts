import type { resources } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { IMAGE_BYTES_MAX, RESUME_BYTES_MAX } from '#src/contract/limits.ts';
import type { Descriptions } from './description.ts';

const OTHERS_END =
  'Ends every other session of the user; the token in the reply continues the caller’s.';
const MB = 1024 * 1024;
const ONLY_SENT = 'Only what is sent changes.';

export const auth = {
  getMe: { summary: 'Read the signed-in user' },
  logout: { summary: 'End this session', description: 'Its token is refused from now on.' },
  logoutEverywhere: { summary: 'End every other session', description: OTHERS_END },
  register: {
    summary: 'Create an account',
    description:
      'For a candidate or an employer. The names and the kind of user may also come in camel case.',
  },
  login: {
    summary: 'Sign in',
    description:
      'The reply’s token goes into `X-Auth-Token` or `Authorization: Bearer` of other calls. A wrong password is refused with 400. Several in a row make the account wait: 429.',
  },
  changePassword: { summary: 'Change the password', description: OTHERS_END },
  forgotPassword: {
    summary: 'Ask for a link to reset the password',
    description: 'The reply is the same whether or not the account exists.',
  },
  resetPassword: {
    summary: 'Set a new password by the mailed link',
    description: 'Ends every session of the user.',
  },
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
