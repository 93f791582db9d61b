import { errorMessages, type ServerMessage } from '#src/contract/error-messages.ts';
import { NOTES_MAX, PASSKEYS_MAX, TEMPLATES_MAX } from '#src/contract/limits.ts';
import { filledProblem, problem } from './problem.ts';

/** Status, text and values for the text's placeholders. */
type Refusal = readonly [
  status: 400 | 401 | 403 | 404 | 409,
  text: ServerMessage,
  values?: Readonly<Record<string, number>>,
];

const application = {
  not_found: [404, errorMessages.applicationNotFound],
  forbidden: [403, errorMessages.applicationForbidden],
  withdrawn: [409, errorMessages.applicationWithdrawn],
  erased: [409, errorMessages.candidateDeleted],
  stale: [409, errorMessages.staleVersion],
  unchanged: [409, errorMessages.statusUnchanged],
} as const satisfies Record<string, Refusal>;

/** Reasons why a command was not carried out, by subject. */
const REFUSALS = {
  application,
  applying: {
    duplicate: [409, errorMessages.alreadyApplied],
    withdrawn_twice: [409, errorMessages.withdrawnTwice],
  },
  withdrawal: {
    not_found: [404, errorMessages.applicationNotFound],
    decided: [409, errorMessages.withdrawDecided],
  },
  note: {
    ...application,
    no_note: [404, errorMessages.noteNotFound],
    not_author: [403, errorMessages.noteForbidden],
    full: [409, errorMessages.notesFull, { max: NOTES_MAX }],
  },
  answer: {
    not_found: [404, errorMessages.applicationNotFound],
    no_interview: [404, errorMessages.interviewNotFound],
    withdrawn: [409, errorMessages.youHaveWithdrawn],
    cancelled: [409, errorMessages.interviewCancelled],
    stale: [409, errorMessages.interviewChanged],
    begun: [409, errorMessages.interviewStarted],
  },
  message: {
    not_found: [404, errorMessages.applicationNotFound],
    withdrawn: [409, errorMessages.applicationWithdrawn],
    erased: [409, errorMessages.candidateDeleted],
    removed: [409, errorMessages.threadJobRemoved],
    not_begun: [409, errorMessages.threadNotStarted],
  },
  template: {
    not_found: [404, errorMessages.templateNotFound],
    full: [409, errorMessages.templatesMax, { max: TEMPLATES_MAX }],
  },
  job: {
    no_account: [401, errorMessages.tokenInvalid],
    no_room: [409, errorMessages.liveJobsMax],
    has_applications: [409, errorMessages.jobHasApplications],
    stale: [409, errorMessages.staleVersion],
  },
  confirmation: {
    invalid: [400, errorMessages.linkInvalid],
    taken: [409, errorMessages.emailTaken],
    confirmed: [409, errorMessages.emailConfirmed],
    owned: [409, errorMessages.emailOwned],
  },
  deletion: {
    no_account: [401, errorMessages.tokenInvalid],
    only_admin: [409, errorMessages.onlyAdmin],
  },
  agreement: {
    no_account: [401, errorMessages.tokenInvalid],
    outdated: [409, errorMessages.termsOutdated],
  },
  export: {
    no_owner: [401, errorMessages.tokenInvalid],
  },
  two_step: {
    no_account: [401, errorMessages.tokenInvalid],
    on: [409, errorMessages.totpOn],
    not_started: [409, errorMessages.totpNotStarted],
    off: [409, errorMessages.twoStepOff],
    stays: [409, errorMessages.twoStepStays],
    by_operator: [409, errorMessages.twoStepByOperator],
    full: [409, errorMessages.passkeysMax, { max: PASSKEYS_MAX }],
    taken: [409, errorMessages.passkeyTaken],
    not_found: [404, errorMessages.passkeyNotFound],
    refused: [400, errorMessages.passkeyRefused],
    unknown: [400, errorMessages.passkeyUnknown],
    no_link: [400, errorMessages.linkInvalid],
  },
  upload: {
    no_owner: [401, errorMessages.tokenInvalid],
    too_many: [409, errorMessages.tooManyFiles],
  },
} as const satisfies Record<string, Record<string, Refusal>>;

type Kind = keyof typeof REFUSALS;
type Reason<About extends Kind> = keyof (typeof REFUSALS)[About];
type Values<Reasons extends PropertyKey> = { readonly [Name in Reasons]?: Refusal[2] };

/**
 * Returns the outcome of a command; refuses the call if it is a reason for not carrying the command out. `values`
 * fills, by reason, the placeholders that only the caller can fill.
 */
export function orRefuse<About extends Kind, Result extends object | 'done' | Reason<About>>(
  about: About,
  result: Result,
  values: Values<Reason<About>> = {},
): Exclude<Result, Reason<About>> {
  const refusals: Readonly<Record<string, Refusal>> = REFUSALS[about];
  const refusal = typeof result === 'string' ? refusals[result] : undefined;
  if (!refusal) return result as Exclude<Result, Reason<About>>;
  const [status, text, own = values[result as Reason<About>]] = refusal;
  throw own ? filledProblem(status, text, own) : problem(status, text);
}
