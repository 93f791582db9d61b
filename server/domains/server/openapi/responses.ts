import type * as z from 'zod/mini';
import type { Json } from '#server/http/json-schema.ts';
import { fillIn } from '#server/http/problem.ts';
import { type Callers, type Endpoint, errorStatuses, type Own } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages, type ServerMessage } from '#src/contract/error-messages.ts';
import { problemSchema } from '#src/contract/replies.ts';
import { describeLimits } from './limit-texts.ts';
import { describe } from './schemas.ts';

/** A JSON body with an example. */
const jsonOf = (schema: Json, example: unknown): Json => ({
  'application/json': { schema, example },
});
const problemOf = (example: object): Json => jsonOf(describe(problemSchema, 'input'), example);

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

/** What Node answers to any call. */
const HEADERS_TOO_LARGE = 431;

/** A response that several calls share, and its name in the document. */
type Named = readonly [name: string, response: Json];

/** Responses that are the same for all calls, by status. */
const COMMON: Readonly<Record<number, Named>> = {
  400: [
    'NotValid',
    {
      description: 'The body can’t be read, or the fields named in `errors` aren’t valid.',
      content: problemOf({ errors: [{ path: 'email', msg: errorMessages.emailInvalid }] }),
    },
  ],
  401: [
    'NotSignedIn',
    {
      description: 'The token is missing, expired or no longer valid.',
      content: problemOf({ msg: errorMessages.tokenInvalid }),
    },
  ],
  413: [
    'TooLarge',
    {
      description: 'The body is too large.',
      content: problemOf({ msg: errorMessages.textTooLong }),
    },
  ],
  422: [
    'KeyUsed',
    {
      description: 'The `Idempotency-Key` was used for another call or body.',
      content: problemOf({ msg: errorMessages.idempotencyKeyUsed }),
    },
  ],
  [HEADERS_TOO_LARGE]: [
    'HeadersTooLarge',
    { description: 'Address and headers are too long. The reply is empty.' },
  ],
  500: [
    'ServerError',
    {
      description: 'The server failed; its log says why.',
      content: problemOf({ msg: errorMessages.serverError }),
    },
  ],
  503: [
    'Unavailable',
    {
      description: 'The server can’t answer now: try again after the time in `Retry-After`.',
      headers: RETRY_AFTER,
      content: problemOf({ msg: errorMessages.unavailable }),
    },
  ],
};

const REFUSED: Record<Callers, ServerMessage> = {
  everyone: errorMessages.forbidden,
  user: errorMessages.forbidden,
  candidate: errorMessages.candidatesOnlyHere,
  employer: errorMessages.employersOnly,
  admin: errorMessages.forbidden,
};

const OWNERS: Record<Own['by'], string> = {
  candidate: 'its candidate',
  employer: 'its employer',
  both: 'its candidate and its employer',
  user: 'its owner',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Why a caller may not: the kind of user, whose record it is, or that the password has to be given again. */
function forbidden({ callers, own, isSensitive }: Endpoint): Named {
  const owner = own?.others === 403 ? own.by : undefined;
  const reasons = [
    ...(callers === 'user' ? [] : [`The caller is no ${callers}.`]),
    ...(owner ? [`The record lets in ${OWNERS[owner]} alone.`] : []),
    ...(isSensitive
      ? ['The password or a passkey was given too long ago: see `verifyPassword`.']
      : []),
  ];
  const name = [
    callers === 'user' ? '' : `No${capital(callers)}`,
    owner ? 'NotOwner' : '',
    isSensitive ? 'NotVerified' : '',
  ];
  const example = isSensitive
    ? { msg: errorMessages.verificationNeeded, requires: 'password' }
    : { msg: REFUSED[callers] };
  return [name.join(''), { description: reasons.join(' '), content: problemOf(example) }];
}

function missing({ own }: Endpoint): Named {
  const owner = own?.others === 404 ? own.by : undefined;
  const hidden = owner && `, or the caller isn’t ${OWNERS[owner].replace(' and ', ' or ')}`;
  return [
    `NotFound${owner ? `For${capital(owner)}` : ''}`,
    {
      description: `There is no such record${hidden ?? ''}.`,
      content: problemOf({ msg: errorMessages.recordUnknown }),
    },
  ];
}

function limited(endpoint: Endpoint): Named {
  const { limits = [], furtherLimits = [], isCostly } = endpoint;
  const names = [...limits, ...furtherLimits, ...(isCostly ? ['work'] : [])].map(capital);
  return [
    `TooMany${names.join('')}`,
    {
      description: ['Too many calls.', describeLimits(endpoint)].join(' ').trim(),
      headers: RETRY_AFTER,
      content: problemOf({ msg: errorMessages.tooManyRequests }),
    },
  ];
}

/** A refusal's example: placeholders come with their values. */
const conflictOf = (text: ServerMessage): object => {
  if (!text.includes('{')) return { msg: text };
  const values = { max: 100 };
  return { msg: fillIn(text, values), template: text, values };
};

const conflict = (texts: readonly ServerMessage[]): Json => ({
  description: `The state of the record forbids it: ${texts.map((text) => `“${text}”`).join(' ')}`,
  content: {
    'application/json': {
      schema: describe(problemSchema, 'input'),
      examples: Object.fromEntries(
        texts.map((text, index) => [`refusal${index + 1}`, { value: conflictOf(text) }]),
      ),
    },
  },
});

/** The responses that calls share, by name. */
export type SharedResponses = Map<string, Json>;

/** The responses of an endpoint's failures, by status. Adds those that it shares to `shared`. */
export function failuresOf(
  endpoint: Endpoint,
  conflicts: readonly ServerMessage[],
  shared: SharedResponses,
): Json {
  const ofEndpoint: Record<number, (about: Endpoint) => Named> = {
    403: forbidden,
    404: missing,
    429: limited,
  };
  const responseOf = (status: number): Json => {
    const named = COMMON[status] ?? ofEndpoint[status]?.(endpoint);
    if (!named) return conflict(conflicts);
    shared.set(...named);
    return { $ref: `#/components/responses/${named[0]}` };
  };
  const statuses = [...errorStatuses(endpoint), HEADERS_TOO_LARGE];
  return Object.fromEntries(statuses.map((status) => [status, responseOf(status)]));
}

/** `getHealth` and `getReadiness` have their own replies when they say no. */
const ownRefusal = (reply: z.ZodMiniType, example: Json): Json => ({
  description: 'The server isn’t ready.',
  headers: RETRY_AFTER,
  content: jsonOf(describe(reply, 'input'), example),
});

export const notHealthy = (): Json =>
  ownRefusal(endpoints.getHealth.reply, {
    status: 'starting',
    database: 'postgres',
    version: '1.0.0',
  });

export const notReady = (): Json =>
  ownRefusal(endpoints.getReadiness.reply, {
    status: 'not_ready',
    parts: { database: 'unreachable', disk: 'ok', files: 'ok', event_loop: 'ok' },
  });
