import { NOTES_MAX, TEMPLATES_MAX } from '#src/contract/limits.ts';
import { messages, type ServerMessage } from '#src/contract/messages.ts';
import { filledProblem, problem } from './problem.ts';

/** Status, text and values for the text's placeholders. */
type Refusal = readonly [
  status: 401 | 403 | 404 | 409,
  text: ServerMessage,
  values?: Readonly<Record<string, number>>,
];

const application = {
  not_found: [404, messages.applicationNotFound],
  forbidden: [403, messages.applicationForbidden],
  withdrawn: [409, messages.applicationWithdrawn],
  stale: [409, messages.staleVersion],
  unchanged: [409, messages.statusHeld],
} as const satisfies Record<string, Refusal>;

/** Reasons why a command was not carried out, by subject. */
const REFUSALS = {
  application,
  applying: {
    duplicate: [409, messages.alreadyApplied],
    withdrawn_twice: [409, messages.withdrawnTwice],
  },
  withdrawal: {
    not_found: [404, messages.applicationNotFound],
    decided: [409, messages.withdrawDecided],
  },
  note: {
    ...application,
    no_note: [404, messages.noteNotFound],
    not_author: [403, messages.noteForbidden],
    full: [409, messages.notesFull, { max: NOTES_MAX }],
  },
  answer: {
    not_found: [404, messages.applicationNotFound],
    no_interview: [404, messages.interviewNotFound],
    withdrawn: [409, messages.youHaveWithdrawn],
    cancelled: [409, messages.interviewCancelled],
    stale: [409, messages.interviewChanged],
    begun: [409, messages.interviewBegun],
  },
  message: {
    not_found: [404, messages.applicationNotFound],
    withdrawn: [409, messages.applicationWithdrawn],
    removed: [409, messages.threadJobRemoved],
    not_begun: [409, messages.threadNotBegun],
  },
  template: {
    not_found: [404, messages.templateNotFound],
    full: [409, messages.templatesMax, { max: TEMPLATES_MAX }],
  },
  job: {
    no_account: [401, messages.tokenInvalid],
    no_room: [409, messages.liveJobsMax],
    has_applications: [409, messages.jobHasApplications],
    stale: [409, messages.staleVersion],
  },
  upload: {
    no_owner: [401, messages.tokenInvalid],
    too_many: [409, messages.tooManyFiles],
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
