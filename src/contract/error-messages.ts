import { sessionMessages } from './accounts/session-messages.ts';

/**
 * All messages of the server and of this contract's schemas, in English. Where docs/product.md quotes a message, in a
 * rule or its error catalog, the texts are the same. The message catalogs use these texts as ids, so that the browser
 * can translate them.
 */
export const errorMessages = {
  // Registration and login
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  passwordRequired: 'Password is required',
  currentPasswordRequired: 'Enter your current password',
  currentPasswordWrong: 'This isn’t your current password',
  verificationNeeded: 'Enter your password to continue.',
  termsOutdated: 'Our terms have changed since you opened this page. Reload it to read them.',
  consentNotFound: 'This isn’t shared',
  deviceNotFound: 'This device is no longer logged in',
  passwordLength: 'Password must be at least 6 characters',
  passwordShort: 'Password must be at least 8 characters',
  passwordCommon: 'This password is too common. Please choose another one.',
  passwordIsEmail: 'Your password can’t be your email address. Please choose another one.',
  confirmPasswordRequired: 'Please confirm your password',
  passwordsNotMatch: 'Passwords do not match',
  termsRequired: 'You must accept the terms and conditions',
  userTypeInvalid: 'Choose candidate or employer',
  emailTaken: 'An account with this email already exists',
  credentialsInvalid: 'Invalid email or password',
  linkInvalid: 'This link has expired or has already been used.',
  emailUnchanged: 'This is already your email',
  emailConfirmed: 'Your email is already confirmed.',
  emailOwned:
    'This email has already been confirmed. If the account isn’t yours, choose a new password for it.',
  codeRequired: 'Enter the code',
  codeInvalid: 'The code has 6 digits',
  codeWrong: 'This isn’t the code we sent',
  codeExpired: 'This code has expired. Resend the email to get a new one.',
  confirmationWait: 'We’ve just sent you an email. You can ask for another in {minutes} min.',
  confirmToPublish: 'Confirm your email to publish jobs.',
  confirmToApply: 'Confirm your email to apply.',

  // Two-step login
  secondStepNeeded: 'Confirm that it’s you: enter a code or use a passkey.',
  secondCodeWrong: 'This code isn’t right or has expired',
  totpCodeWrong:
    'This code isn’t right or has expired. If new codes don’t work either, check your phone’s clock.',
  totpOn: 'An authenticator app is already set up. Remove it before you add another.',
  totpNotStarted: 'There’s no authenticator app to confirm. Please start again.',
  passkeyRefused: 'This passkey couldn’t be checked. Try again, or use another way to log in.',
  passkeyUnknown: 'We don’t know this passkey. It may have been removed from the account.',
  passkeyCancelled: 'The passkey wasn’t used. Please try again.',
  passkeyTaken: 'This passkey has already been added.',
  passkeyOrigin: 'Passkeys don’t work at this address. Open the site at its own address.',
  passkeyNotFound: 'Passkey not found',
  passkeyNameRequired: 'Enter a name for the passkey',
  passkeysMax: 'An account can have {max} passkeys. Remove one to add another.',
  twoStepRequired: 'Turn on two-step login to use the console.',
  twoStepStays: 'Administrators need two-step login here, so you can’t turn it off.',
  twoStepByOperator:
    'Administrators can’t turn off two-step login this way. Ask whoever runs this site to do it.',
  twoStepOff: 'Two-step login isn’t on for this account.',

  // Session
  ...sessionMessages,
  tokenFormatReceived: 'Invalid token format received',
  noTokenReceived: 'No token received from server',
  userDataNotLoaded: 'Failed to load user data',
  candidatesOnly: 'Only candidates can apply for jobs',
  employersOnly: 'Only employers can do this',
  candidatesOnlyHere: 'Only candidates can do this',
  forbidden: "You don't have permission to access this page.",

  // Jobs
  titleRequired: 'Enter the job title',
  companyNameRequired: 'Enter the company name',
  descriptionRequired: 'Enter a description',
  requirementsRequired: 'Enter the requirements',
  responsibilitiesRequired: 'Enter the responsibilities',
  jobTypeInvalid: 'Choose a job type from the list',
  experienceLevelInvalid: 'Choose an experience level from the list',
  jobStatusInvalid: 'Choose a job status from the list',
  salaryInvalid: 'Enter an amount of 0 or more, with two decimals at most',
  currencyInvalid: 'Choose a currency from the list',
  salaryPeriodInvalid: 'Choose a period from the list',
  workplaceInvalid: 'Choose a workplace from the list',
  hoursInvalid: 'Enter a whole number of hours, 168 at most',
  positionsInvalid: 'Enter a whole number, 10,000 at most',
  salaryRange: 'The maximum salary must not be below the minimum',
  deadlineInvalid: 'Enter a date',
  deadlinePast: 'The deadline must not be in the past',
  jobNotFound: 'Job not found',
  jobForbidden: 'You do not have permission to change this job',
  jobClosed: 'This job is closed and no longer accepting applications.',
  jobExpired: 'The deadline for this job has passed.',
  questionRequired: 'Enter the question',
  questionKindInvalid: 'Choose a kind of answer from the list',
  questionOptions: 'Enter at least 2 options',
  questionIdsAlike: 'Two questions have the same ID',
  reopenDeadline:
    'The deadline for this job has passed. Set a new deadline, or none, to reopen it.',
  jobHasApplications: 'A job with applications can’t be turned back into a draft',
  liveJobsMax:
    'One account can have {max} live jobs, and you’ve reached that. Close or delete one first, or save this job as a draft.',
  publishLimit:
    'You can publish {max} jobs a minute, and you’ve reached that. Try again in a minute.',
  postLimit:
    'You can post {max} jobs an hour, and you’ve reached that. Try again in {minutes} min.',
  postDayLimit: 'You can post {max} jobs a day, and you’ve reached that. Try again in {hours} h.',
  editLimit:
    'You can save jobs {max} times a day, and you’ve reached that. Try again in {hours} h.',

  // Applications
  resumeRequired: 'Please upload your resume',
  coverLetterMissing: 'Please provide a cover letter',
  coverLetterRequired: 'Cover letter is required',
  resumeUrlRequired: 'Resume URL is required',
  resumeUrlInvalid: 'Enter a web address that starts with http:// or https://',
  phoneRequired: 'Phone number is required',
  agreeRequired: 'You must agree to the terms',
  answerRequired: 'Please answer this question',
  answerUnfit: 'This answer doesn’t fit the question',
  answerNotOption: 'Choose one of the options',
  answerNotNumber: 'Enter a number, with two decimals at most',
  questionChanged: 'The employer has changed this question. Please read it again.',
  questionsChanged:
    'The employer has changed the questions. Please check your answers and send your application again.',
  resumeNotYours: 'This resume was not uploaded by you',
  alreadyApplied: 'You have already applied for this job.',
  withdrawnTwice: 'You’ve withdrawn two applications for this job, so you can’t apply again.',
  preferencesLinkInvalid: 'This link is no longer valid. Log in to choose what we email you.',
  applicationWithdrawn: 'The candidate has withdrawn this application.',
  candidateDeleted: 'The candidate has deleted their account.',
  withdrawDecided: 'The employer has already decided, so this application can’t be withdrawn.',
  applicationNotFound: 'Application not found',
  applicationForbidden: 'You do not have permission to update this application',
  applicationsForbidden: 'You do not have permission to view these applications',
  statusInvalid: 'Invalid status value',
  applyLimit:
    'You can apply {max} times an hour, and you’ve reached that. Try again in {minutes} min.',
  applyDayLimit:
    'You can apply {max} times a day, and you’ve reached that. Try again in {hours} h.',
  answerLimit:
    'You can answer applications {max} times a day, and you’ve reached that. Try again in {hours} h.',
  interviewPast: 'The interview must not be in the past',
  interviewNotFound: 'There is no interview for this application',
  interviewCancelled: 'This interview was cancelled.',
  interviewStarted: 'This interview has already begun, so your answer can’t be changed.',
  interviewChanged:
    'The employer has changed this interview. Check the new details before you answer.',
  youHaveWithdrawn: 'You’ve withdrawn this application.',
  answerInvalid: 'Choose an answer',
  durationInvalid: 'Choose a duration from 15 minutes to 8 hours',
  timeInvalid: 'Enter a time',
  timeSkipped: 'Clocks go forward that day, so this time doesn’t exist. Choose another one.',
  timeZoneInvalid: 'Choose a time zone from the list',
  ratingInvalid: 'The rating must be from 1 to 5',
  labelRequired: 'Enter a label',
  noteRequired: 'Please write a note',
  noteNotFound: 'Note not found',
  noteForbidden: 'Only its author can change this note',
  notesFull: 'An application can have {max} notes. Delete one to add another.',
  batchNotFound: 'There is no such change to undo',
  statusUnchanged:
    'This application already has this status. Send the message under Messages, or choose another status.',
  placeholderUnknown: 'Unknown placeholder: {placeholder}',
  placeholdersMax: 'This text has too many placeholders',
  threadNotStarted: 'You can reply as soon as the employer has written to you.',
  threadJobRemoved: 'This job was removed, so you can’t send any more messages.',
  messageLimit:
    'You can send {max} messages an hour, and you’ve reached that. Try again in {minutes} min.',
  templateKindInvalid: 'Choose a kind from the list',
  languageInvalid: 'Choose a language from the list',
  templateNotFound: 'Template not found',
  templatesMax: 'You can keep {max} templates, and you’ve reached that. Delete one first.',

  // Messages
  nameRequired: 'Name is required',
  subjectRequired: 'Subject is required',
  messageRequired: 'Message is required',

  // Profile
  institutionRequired: 'Enter the institution',
  degreeRequired: 'Enter the degree',
  endBeforeStart: 'The end must not be before the start',

  // Uploads
  fileRequired: 'Choose a file to upload',
  fileEmpty: 'The file is empty',
  resumeType: 'The resume must be a PDF, DOC or DOCX file',
  resumeSize: 'The resume must not be larger than 5 MB',
  resumeContents:
    'This document contains macros, programs, archives or too much data. Save it as a PDF and upload that instead.',
  imageType: 'The image must be a PNG, JPEG or WebP file',
  imageSize: 'The image must not be larger than 2 MB',
  imagePixels: 'The image must not have more than 40 megapixels',
  imageElsewhere: 'Upload the image: links to images on other sites are not accepted',
  fileNotFound: 'File not found',
  tooManyFiles:
    'You’ve reached the number of files one account can have. Use a file you’ve already uploaded, or try again tomorrow: we remove unused files after a day.',

  // Copies of a user's data
  exportLimit:
    'You can ask for {max} copies of your data a day, and you’ve reached that. Try again in {hours} h.',
  exportNotFound: 'This copy no longer exists. Please prepare a new one.',

  // Data console
  recordIdInvalid: 'Enter a record’s ID',
  recordUnknown: 'There is no such record',
  dateTimeInvalid: 'Enter a date and time such as 2026-01-31T09:30:00Z',
  booleanInvalid: 'Choose yes or no',
  fieldReadOnly: 'This field cannot be changed',
  fieldUnknown: 'There is no such field',
  userNotEmployer: 'This user is not an employer',
  userNotCandidate: 'This user is not a candidate',
  jobIsDraft: 'This job is a draft',
  userTypeLocked: 'You can’t change the type of an account that has jobs or applications',
  profileExists: 'This user already has a profile',
  applicationExists: 'This candidate has already applied for this job',
  fileNotCandidates: 'This file was not uploaded by the candidate',
  fileNotUsers: 'This file was not uploaded by this user',
  onlyAdmin:
    'You’re the only administrator. Make another account an administrator before you delete yours.',
  keepAccount: 'Your account is about to be deleted. Keep it to continue.',
  ownAccount: 'You can’t delete the account you’re logged in with',

  // Every call
  bodyInvalid: 'The request could not be read',
  idempotencyKeyInvalid:
    'The Idempotency-Key must have 1 to 64 letters, digits or signs, without spaces',
  idempotencyKeyUsed: 'This Idempotency-Key was used for another request',
  textTooLong: 'This text is too long',
  textUnprintable: 'This text contains characters that can’t be used, such as line breaks or tabs',
  listTooLong: 'This list is too long',
  staleVersion: 'This record was changed by someone else in the meantime',
  tooManyRequests: 'Too many attempts. Please wait a little and try again.',
  callNotFound: 'There is no such call',
  demoIsLocal:
    'This server has demo content with a public password, so it only answers on this machine: open it at localhost.',
  busy: 'The server is busy. Please try again in a moment.',
  serverError: 'Sorry, something went wrong on our servers. Please try again later.',
  unavailable: 'The server is not ready. Please try again in a moment.',
  unreachable: 'Unable to connect to the server. Please check your internet connection.',
} as const;

export type ServerMessage = (typeof errorMessages)[keyof typeof errorMessages];
